import java.net.URI;
import java.util.ArrayList;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Asks for one address over several connections and prints the requests per second.
 *
 * <p>Arguments: URL, API key, connections, either a time such as {@code 10s} or a number of
 * requests, and for a POST its body of JSON. An answer that is no success ends it.
 */
final class Load {

  public static void main(String... arguments) throws Exception {
    var address = URI.create(arguments[0]);
    var key = arguments[1];
    var connections = Integer.parseInt(arguments[2]);
    var timed = arguments[3].endsWith("s");
    var amount = Long.parseLong(arguments[3].replace("s", ""));

    var body = arguments.length > 4 ? arguments[4] : "";

    var done = new AtomicLong();
    var wanted = new AtomicLong(timed ? Long.MAX_VALUE : amount);
    var start = System.nanoTime();
    var end = timed ? start + amount * 1_000_000_000L : Long.MAX_VALUE;
    Callable<Void> asking =
        () -> {
          try (var connection = new Connection(address)) {
            var method = body.isEmpty() ? "GET" : "POST";
            var request = connection.request(method, address.getRawPath(), key, body);
            while (System.nanoTime() < end && wanted.getAndDecrement() > 0) {
              connection.exchange(request);
              done.incrementAndGet();
            }
          }
          return null;
        };
    try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
      var tasks = new ArrayList<Callable<Void>>();
      for (var i = 0; i < connections; i++) {
        tasks.add(asking);
      }
      for (var task : executor.invokeAll(tasks)) {
        task.get();
      }
    }
    System.out.printf("Requests/sec: %.1f%n", done.get() * 1e9 / (System.nanoTime() - start));
  }
}
