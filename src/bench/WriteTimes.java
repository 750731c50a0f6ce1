import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;

/**
 * Times changes of a resume and new applications over one connection, and prints the median and the 99th
 * percentile in milliseconds.
 *
 * <p>Arguments: base address, API key, a resume's id, how many seconds at most, and the address of a
 * deletion at whose end the writing ends, or a dash.
 */
final class WriteTimes {

  public static void main(String... arguments) throws Exception {
    var base = URI.create(arguments[0]);
    var key = arguments[1];
    var resume = arguments[2];
    var end = System.nanoTime() + Duration.ofSeconds(Long.parseLong(arguments[3])).toNanos();
    var times = new ArrayList<Long>();
    try (var client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
      for (var i = 0; System.nanoTime() < end && !isOver(client, arguments[4], i); i++) {
        var change =
            HttpRequest.newBuilder(base.resolve("/resumes/" + resume))
                .PUT(BodyPublishers.ofString("{\"name\":\"Engineer " + i + "\"}"));
        var application =
            HttpRequest.newBuilder(base.resolve("/applications"))
                .POST(
                    BodyPublishers.ofString(
                        "{\"resumeId\":\"" + resume + "\",\"posting\":{\"title\":\"Engineer\","
                            + "\"company\":\"Acme\",\"descriptionRaw\":\"Java\"}}"));
        for (var request : new HttpRequest.Builder[] {change, application}) {
          request.header("x-api-key", key).header("content-type", "application/json");
          var start = System.nanoTime();
          var status = client.send(request.build(), BodyHandlers.ofString()).statusCode();
          times.add(System.nanoTime() - start);
          if (status / 100 != 2) {
            throw new IOException("A write was answered " + status);
          }
        }
        Thread.sleep(5);
      }
    }
    Collections.sort(times);
    System.out.printf(
        "%.1f %.1f (%d writes)%n",
        times.get(times.size() / 2) / 1e6, times.get(times.size() * 99 / 100) / 1e6, times.size());
  }

  /** Asked now and then only. */
  private static boolean isOver(HttpClient client, String progress, int round) throws Exception {
    if (progress.equals("-") || round % 50 != 49) {
      return false;
    }
    var answer = client.send(HttpRequest.newBuilder(URI.create(progress)).build(), BodyHandlers.ofString());
    return answer.body().contains("\"state\":\"done\"");
  }
}
