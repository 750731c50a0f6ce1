import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.LongAdder;

/**
 * Tries wrong passwords at a shared resume, several at a time, and prints how often each status was
 * answered.
 *
 * <p>Arguments: the URL of password/verify, how many at a time, seconds.
 */
final class PasswordTries {

  public static void main(String... arguments) throws Exception {
    var request =
        HttpRequest.newBuilder(URI.create(arguments[0]))
            .header("content-type", "application/json")
            .POST(BodyPublishers.ofString("{\"password\":\"not this one\"}"))
            .build();
    var end = System.nanoTime() + Long.parseLong(arguments[2]) * 1_000_000_000L;
    var statuses = new ConcurrentHashMap<Integer, LongAdder>();
    try (var http = HttpClient.newHttpClient();
        var executor = Executors.newVirtualThreadPerTaskExecutor()) {
      for (var i = 0; i < Integer.parseInt(arguments[1]); i++) {
        executor.submit(
            () -> {
              while (System.nanoTime() < end) {
                var status = http.send(request, BodyHandlers.discarding()).statusCode();
                statuses.computeIfAbsent(status, _ -> new LongAdder()).increment();
              }
              return null;
            });
      }
    }
    System.out.println(statuses);
  }
}
