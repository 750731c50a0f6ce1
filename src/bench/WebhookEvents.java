import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;

/**
 * Moves applications on replicas that come and go, and receives the events of that, failing every
 * third time.
 *
 * <p>Arguments: a file with the replicas' addresses, one a line, which may change at any time; API
 * key; resume; writers; a folder. The writers stop when the folder has a file {@code end}, the
 * receiver when it has {@code over}. Leaves the file {@code received} there: for each accepted event
 * its number, id, application and status, separated by tabs.
 */
final class WebhookEvents {

  private static final List<String> STATUSES =
      List.of("submitted", "screening", "interview", "offer", "rejected");

  private static final Pattern ID = Pattern.compile("\"id\":\"([0-9a-f-]{36})\"");
  private static final Pattern APPLICATION = Pattern.compile("\"applicationId\":\"([^\"]+)\"");
  private static final Pattern STATUS = Pattern.compile("\"status\":\"([^\"]+)\"");

  private final HttpClient client =
      HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(2)).build();
  private final Path addresses;
  private final String key;
  private final String resume;
  private final Path folder;
  private int requests;
  private int accepted;

  private WebhookEvents(String... arguments) {
    addresses = Path.of(arguments[0]);
    key = arguments[1];
    resume = arguments[2];
    folder = Path.of(arguments[4]);
  }

  public static void main(String... arguments) throws Exception {
    var events = new WebhookEvents(arguments);
    var server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    server.createContext("/", events::receive);
    server.start();
    events.subscribe("http://127.0.0.1:" + server.getAddress().getPort() + "/");
    Files.createFile(events.folder.resolve("subscribed"));
    try (var writers = Executors.newVirtualThreadPerTaskExecutor()) {
      for (var i = 0; i < Integer.parseInt(arguments[3]); i++) {
        writers.submit(events::write);
      }
    }
    while (Files.notExists(events.folder.resolve("over"))) {
      Thread.sleep(100);
    }
    server.stop(0);
    System.out.printf("%d requests, %d accepted%n", events.requests, events.accepted);
    System.exit(0);
  }

  private void subscribe(String url) throws IOException, InterruptedException {
    var body =
        "{\"url\":\"%s\",\"eventTypes\":[\"application.created\",\"application.status_changed\"]}"
            .formatted(url);
    if (post("/webhooks", body) == null) {
      throw new IllegalStateException("No webhook was created");
    }
  }

  /** One at a time, so that the file has the order of arrival. */
  private synchronized void receive(HttpExchange exchange) throws IOException {
    try (exchange) {
      var body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
      requests++;
      if (requests % 3 == 0) {
        exchange.sendResponseHeaders(500, -1);
        return;
      }
      accepted++;
      var line =
          "%d\t%s\t%s\t%s%n"
              .formatted(
                  accepted,
                  exchange.getRequestHeaders().getFirst("webhook-id"),
                  first(APPLICATION, body),
                  first(STATUS, body));
      Files.writeString(
          folder.resolve("received"),
          line,
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
      exchange.sendResponseHeaders(204, -1);
    }
  }

  private Void write() throws InterruptedException {
    while (Files.notExists(folder.resolve("end"))) {
      try {
        var answer =
            post(
                "/applications",
                ("{\"resumeId\":\"%s\",\"posting\":{\"title\":\"Engineer\",\"company\":\"Acme\","
                        + "\"descriptionRaw\":\"Work.\"}}")
                    .formatted(resume));
        if (answer != null) {
          move(first(ID, answer));
        }
      } catch (IOException _) {
        Thread.sleep(100); // that replica was killed
      }
      Thread.sleep(ThreadLocalRandom.current().nextInt(1_000));
    }
    return null;
  }

  private void move(String application) throws InterruptedException {
    for (var status : STATUSES) {
      try {
        post("/applications/" + application + "/status", "{\"status\":\"" + status + "\"}");
      } catch (IOException _) {
        Thread.sleep(100); // the database tells whether it was done
      }
    }
  }

  /** The body of a success, or null. */
  private String post(String path, String body) throws IOException, InterruptedException {
    var all = Files.readAllLines(addresses);
    var address = all.get(ThreadLocalRandom.current().nextInt(all.size()));
    var request =
        HttpRequest.newBuilder(URI.create(address + path))
            .header("x-api-key", key)
            .header("content-type", "application/json")
            .timeout(Duration.ofSeconds(30))
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
    var answer = client.send(request, BodyHandlers.ofString());
    if (answer.statusCode() == 400 || answer.statusCode() == 404) {
      System.err.println(answer.body());
      System.exit(1); // nothing would be measured
    }
    return answer.statusCode() < 300 ? answer.body() : null;
  }

  private static String first(Pattern pattern, String text) {
    var matcher = pattern.matcher(text);
    return matcher.find() ? matcher.group(1) : "";
  }
}
