import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.Executors;

/**
 * Serves a form at /openings/NUMBER, and writes the number of each form that it receives to a file.
 * Arguments: port, page, file.
 */
class CountedForms {

  private static final String THANKS =
      "<!doctype html><title>Thank you</title><main><h1>Thank you for applying</h1>"
          + "<p>We have received your application.</p></main>";

  void main(String[] arguments) throws IOException {
    var page = Files.readString(Path.of(arguments[1]));
    var received = Path.of(arguments[2]);
    var server =
        HttpServer.create(
            new InetSocketAddress(
                InetAddress.getLoopbackAddress(), Integer.parseInt(arguments[0])),
            0);
    server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    server.createContext("/", exchange -> answer(exchange, page, received));
    server.start();
  }

  private static void answer(HttpExchange exchange, String page, Path received) throws IOException {
    try (exchange) {
      var path = exchange.getRequestURI().getPath();
      exchange.getRequestBody().readAllBytes();
      var isOpening = path.startsWith("/openings/");
      var number = path.replaceAll("\\D+", "");
      var isSent = exchange.getRequestMethod().equals("POST");
      if (isSent && isOpening) {
        Files.writeString(received, number + "\n", StandardOpenOption.APPEND);
      }
      var bytes = (isSent ? THANKS : page.replace("{id}", number)).getBytes(StandardCharsets.UTF_8);
      exchange.getResponseHeaders().set("content-type", "text/html; charset=utf-8");
      exchange.sendResponseHeaders(isOpening ? 200 : 404, bytes.length);
      exchange.getResponseBody().write(bytes);
    }
  }
}
