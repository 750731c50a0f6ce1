import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.util.ArrayList;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Keeps clients busy, each on a connection that it keeps, ends the program by SIGTERM meanwhile, and
 * prints how many of the requests that were sent got no whole answer.
 *
 * <p>Arguments: URL, API key, clients, process of the program, seconds before the signal. A client
 * ends when it can connect no more.
 */
final class KeepAlive {

  private static final AtomicLong ANSWERED = new AtomicLong();
  private static final AtomicLong CUT = new AtomicLong();
  private static final AtomicLong REFUSED = new AtomicLong();

  public static void main(String... arguments) throws Exception {
    var address = URI.create(arguments[0]);
    var key = arguments[1];
    var clients = Integer.parseInt(arguments[2]);
    var program = ProcessHandle.of(Long.parseLong(arguments[3])).orElseThrow();
    try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
      var running = new ArrayList<Future<Void>>();
      for (var i = 0; i < clients; i++) {
        Callable<Void> client = () -> ask(address, key);
        running.add(executor.submit(client));
      }
      TimeUnit.SECONDS.sleep(Long.parseLong(arguments[4]));
      var before = ANSWERED.get();
      var start = System.nanoTime();
      program.destroy();
      program.onExit().get(120, TimeUnit.SECONDS);
      var seconds = (System.nanoTime() - start) / 1e9;
      for (var client : running) {
        client.get(60, TimeUnit.SECONDS);
      }
      System.out.printf(
          "%d clients: %d requests before the signal, %d after it; %d cut, %d answered with an"
              + " error; exit after %.1f s%n",
          clients, before, ANSWERED.get() - before, CUT.get(), REFUSED.get(), seconds);
    }
  }

  private static Void ask(URI address, String key) throws IOException {
    while (true) {
      try (var connection = new Connection(address, 60_000)) {
        var request = connection.get(address.getRawPath(), key);
        try {
          for (var kept = true; kept; ) {
            var answer = connection.ask(request);
            ANSWERED.incrementAndGet();
            if (answer.status() != 200) {
              REFUSED.incrementAndGet();
            }
            kept = answer.isKept();
          }
        } catch (IOException e) {
          CUT.incrementAndGet();
          System.out.println("cut: " + e);
        }
      } catch (ConnectException _) {
        return null;
      }
    }
  }
}
