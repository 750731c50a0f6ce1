import java.net.URI;
import java.util.ArrayList;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;

/**
 * Asks for one address over several connections and prints the median and the 95th percentile of the
 * times in milliseconds, and the requests per second.
 *
 * <p>Arguments: URL, API key or {@code none}, connections, seconds. An
 * answer that is no success ends it.
 */
final class Latencies {

  public static void main(String... arguments) throws Exception {
    var address = URI.create(arguments[0]);
    var key = arguments[1].equals("none") ? null : arguments[1];
    var connections = Integer.parseInt(arguments[2]);
    var nanoseconds = Long.parseLong(arguments[3]) * 1_000_000_000L;
    var start = System.nanoTime();
    Callable<ArrayList<Long>> asking =
        () -> {
          var times = new ArrayList<Long>();
          try (var connection = new Connection(address)) {
            var request = connection.get(address.getRawPath(), key);
            for (var before = System.nanoTime(); before - start < nanoseconds; ) {
              connection.exchange(request);
              var after = System.nanoTime();
              times.add(after - before);
              before = after;
            }
          }
          return times;
        };
    var all = new ArrayList<Long>();
    try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
      var tasks = new ArrayList<Callable<ArrayList<Long>>>();
      for (var i = 0; i < connections; i++) {
        tasks.add(asking);
      }
      for (var task : executor.invokeAll(tasks)) {
        all.addAll(task.get());
      }
    }
    all.sort(null);
    System.out.printf(
        "%.3f %.3f %.1f%n",
        all.get(all.size() / 2) / 1e6,
        all.get(all.size() * 95 / 100) / 1e6,
        all.size() * 1e9 / (System.nanoTime() - start));
  }
}
