import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntPredicate;

/**
 * Stops the database for a while and prints how the program bears it.
 *
 * <p>Arguments: address of the program, API key, resume, a command that stops the database, one that
 * starts it and returns when it takes connections, and seconds of each outage.
 */
final class Outage {

  private static final int PATIENCE_MILLISECONDS = 60_000;

  private final URI base;
  private final String key;
  private final String resume;
  private final AtomicInteger syncs = new AtomicInteger();

  private Outage(String... arguments) {
    base = URI.create(arguments[0]);
    key = arguments[1];
    resume = arguments[2];
  }

  public static void main(String... arguments) throws Exception {
    var outage = new Outage(arguments);
    Thread.ofVirtual().start(outage::readStream);
    for (var seconds : Arrays.copyOfRange(arguments, 5, arguments.length)) {
      outage.run(arguments[3], arguments[4], Integer.parseInt(seconds));
    }
  }

  private void run(String stop, String start, int seconds) throws Exception {
    var syncsBefore = await(syncs::get, it -> it > 0);
    command(stop);
    var stopped = System.nanoTime();
    var slowest = Duration.ZERO;
    var first = Duration.ZERO;
    var count = 0;
    while (System.nanoTime() - stopped < seconds * 1_000_000_000L) {
      var asked = System.nanoTime();
      var status = status("/resumes/" + resume);
      var time = Duration.ofNanos(System.nanoTime() - asked);
      slowest = time.compareTo(slowest) > 0 ? time : slowest;
      if (status != 503) {
        throw new IllegalStateException("Status " + status + " without a database");
      }
      first = count++ == 0 ? Duration.ofNanos(System.nanoTime() - stopped) : first;
      TimeUnit.MILLISECONDS.sleep(20);
    }
    command(start);
    var returned = System.nanoTime();
    await(() -> status("/q/health/ready"), it -> it == 200);
    var ready = Duration.ofNanos(System.nanoTime() - returned);
    await(() -> status("/resumes/" + resume), it -> it == 200);
    var serves = Duration.ofNanos(System.nanoTime() - returned);
    await(syncs::get, it -> it > syncsBefore);
    var synced = Duration.ofNanos(System.nanoTime() - returned);
    System.out.printf(
        "stopped for %d s: first 503 after %d ms, slowest of %d after %d ms; after its return ready"
            + " in %d ms, serves in %d ms, stream told to sync in %d ms%n",
        seconds, first.toMillis(), count, slowest.toMillis(), ready.toMillis(), serves.toMillis(),
        synced.toMillis());
  }

  private interface Reading {

    int read() throws IOException;
  }

  private static int await(Reading reading, IntPredicate done) throws Exception {
    var end = System.nanoTime() + PATIENCE_MILLISECONDS * 1_000_000L;
    while (System.nanoTime() < end) {
      var value = reading.read();
      if (done.test(value)) {
        return value;
      }
      TimeUnit.MILLISECONDS.sleep(10);
    }
    throw new IllegalStateException("Waited for nothing");
  }

  private int status(String path) throws IOException {
    try (var connection = new Connection(base, PATIENCE_MILLISECONDS)) {
      return connection.ask(connection.get(path, key)).status();
    }
  }

  private void readStream() {
    try (var connection = new Connection(base)) {
      connection.open(connection.get("/resumes/" + resume + "/updates", key));
      while (true) {
        if (connection.readLine().contains("\"mutation\":\"sync\"")) {
          syncs.incrementAndGet();
        }
      }
    } catch (IOException e) {
      System.out.println("The stream broke: " + e);
    }
  }

  private static void command(String command) throws Exception {
    var process = new ProcessBuilder(command).inheritIO().start();
    if (process.waitFor() != 0) {
      throw new IllegalStateException(command + " failed");
    }
  }
}
