import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;

/**
 * Changes one resume over many connections at once and prints how often each status came.
 *
 * <p>Arguments: URL of the resume, API key, connections, seconds.
 */
final class OneResume {

  public static void main(String... arguments) throws Exception {
    var address = URI.create(arguments[0]);
    var key = arguments[1];
    var connections = Integer.parseInt(arguments[2]);
    var end = System.nanoTime() + Long.parseLong(arguments[3]) * 1_000_000_000L;
    var statuses = new TreeMap<Integer, Long>();
    try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
      var tasks = new ArrayList<Callable<Void>>();
      for (var i = 0; i < connections; i++) {
        var number = i;
        tasks.add(
            () -> {
              write(address, key, number, end, statuses);
              return null;
            });
      }
      for (var task : executor.invokeAll(tasks)) {
        task.get();
      }
    }
    System.out.println(connections + " connections, answers by status: " + statuses);
    if (statuses.keySet().stream().anyMatch(it -> it != 200 && it != 503)) {
      System.exit(1);
    }
  }

  private static void write(
      URI address, String key, int number, long end, TreeMap<Integer, Long> statuses)
      throws IOException {
    try (var connection = new Connection(address, 60_000)) {
      for (var count = 0; System.nanoTime() < end; count++) {
        var json = "{\"name\":\"" + number + " " + count + "\"}";
        var answer = connection.ask(connection.request("PUT", address.getRawPath(), key, json));
        synchronized (statuses) {
          statuses.merge(answer.status(), 1L, Long::sum);
        }
      }
    }
  }
}
