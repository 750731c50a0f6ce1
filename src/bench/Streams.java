import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Opens update streams, changes their resumes, and prints what the streams cost in memory and how
 * long their events took from the sending of the change.
 *
 * <p>Arguments: base address, API key, process id of the program, streams, rounds of changes, and
 * the ids of the resumes, among which the streams are shared out evenly.
 */
final class Streams {

  private static final String EVENT = "\"mutation\":\"update\"";
  private static final int OPENED_AT_ONCE = 50;
  private static final int MOST_SECONDS = 60;

  /** What is awaited in one round of changes. */
  private record Round(long[] sentAt, long[] receivedAt, CountDownLatch missing) {

    Round(int resumes, int streams) {
      this(new long[resumes], new long[streams], new CountDownLatch(streams));
    }
  }

  private final AtomicReference<Round> round = new AtomicReference<>();
  private final AtomicReference<IOException> broken = new AtomicReference<>();
  private final List<Connection> connections = new ArrayList<>();
  private final URI base;
  private final String key;
  private final int count;
  private final List<String> resumes;

  private Streams(URI base, String key, int count, List<String> resumes) {
    this.base = base;
    this.key = key;
    this.count = count;
    this.resumes = resumes;
  }

  public static void main(String... arguments) throws Exception {
    var streams =
        new Streams(
            URI.create(arguments[0]),
            arguments[1],
            Integer.parseInt(arguments[3]),
            List.of(arguments).subList(5, arguments.length));
    var memory = Path.of("/proc", arguments[2], "status");
    var rounds = Integer.parseInt(arguments[4]);

    streams.warmUp();
    var before = resident(memory);
    streams.openAll();
    Thread.sleep(2_000);
    var open = resident(memory);
    var times = new ArrayList<long[]>();
    for (var i = 0; i < rounds; i++) {
      times.add(streams.change(i));
    }
    var after = resident(memory);
    var all = times.stream().flatMapToLong(Arrays::stream).sorted().toArray();
    System.out.printf(
        "%d streams on %d resume(s), %d rounds of changes%n",
        streams.count, streams.resumes.size(), rounds);
    System.out.printf(
        "  resident MiB: %.1f before, %.1f with the streams open (%+.1f; target <= 30), %.1f after"
            + " the changes (%+.1f)%n",
        before, open, open - before, after, after - before);
    System.out.printf(
        "  ms from change to event: median %.1f, p99 %.1f, max %.1f (target <= 1000)%n",
        all[all.length / 2] / 1e6, all[all.length * 99 / 100] / 1e6, all[all.length - 1] / 1e6);
    System.exit(0); // the readers wait for more
  }

  /** What a first stream and a first change load does not count as the streams' memory. */
  private void warmUp() throws Exception {
    try (var connection = new Connection(base);
        var stream = new Connection(base)) {
      stream.open(stream.get("/resumes/" + resumes.getFirst() + "/updates", key));
      for (var i = 0; i < 100; i++) {
        connection.exchange(connection.get("/resumes/" + resumes.getFirst(), key));
      }
      connection.exchange(rename(connection, resumes.getFirst(), "warm-up"));
    }
    Thread.sleep(1_000);
  }

  private void openAll() throws Exception {
    var synced = new CountDownLatch(count);
    var turn = new Semaphore(OPENED_AT_ONCE);
    for (var i = 0; i < count; i++) {
      var number = i;
      turn.acquire();
      Thread.ofVirtual().start(() -> follow(number, synced, turn));
    }
    await(synced, "the streams to open");
  }

  /** Reads one stream for ever. */
  private void follow(int number, CountDownLatch synced, Semaphore turn) {
    try {
      var connection = new Connection(base);
      synchronized (connections) {
        connections.add(connection); // or it would be closed as garbage
      }
      var resume = resumes.get(number % resumes.size());
      connection.open(connection.get("/resumes/" + resume + "/updates", key));
      while (!connection.readLine().contains("\"mutation\":\"sync\"")) {}
      turn.release();
      synced.countDown();
      while (true) {
        if (connection.readLine().contains(EVENT)) {
          var current = round.get();
          current.receivedAt[number] = System.nanoTime();
          current.missing.countDown();
        }
      }
    } catch (IOException e) {
      broken.compareAndSet(null, e);
      turn.release();
    }
  }

  /** Changes each resume once; returns each stream's nanoseconds from the change to its event. */
  private long[] change(int number) throws Exception {
    var current = new Round(resumes.size(), count);
    round.set(current);
    try (var connection = new Connection(base)) {
      for (var i = 0; i < resumes.size(); i++) {
        var request = rename(connection, resumes.get(i), "Round " + number);
        current.sentAt[i] = System.nanoTime();
        connection.exchange(request);
      }
    }
    await(current.missing, "the events");
    var times = new long[count];
    for (var i = 0; i < count; i++) {
      times[i] = current.receivedAt[i] - current.sentAt[i % resumes.size()];
    }
    return times;
  }

  private void await(CountDownLatch latch, String what) throws Exception {
    for (var i = 0; i < MOST_SECONDS && broken.get() == null; i++) {
      if (latch.await(1, TimeUnit.SECONDS)) {
        return;
      }
    }
    System.err.println(latch.getCount() + " streams are missing, waiting for " + what + ".");
    if (broken.get() != null) {
      System.err.println(broken.get().getMessage());
    }
    System.exit(1);
  }

  private byte[] rename(Connection connection, String resume, String name) {
    return connection.request("PUT", "/resumes/" + resume, key, "{\"name\":\"" + name + "\"}");
  }

  private static double resident(Path status) throws IOException {
    try (var lines = Files.lines(status)) {
      var line = lines.filter(it -> it.startsWith("VmRSS:")).findFirst().orElseThrow();
      return Long.parseLong(line.replaceAll("\\D", "")) / 1024.0;
    }
  }
}
