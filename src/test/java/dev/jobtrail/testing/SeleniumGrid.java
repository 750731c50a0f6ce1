package dev.jobtrail.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A Selenium Grid of one machine for one browser at a time, in a process and classpath of its own.
 */
public final class SeleniumGrid implements AutoCloseable {

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final Path CLASSPATH = Path.of("target", "selenium-grid.classpath");
  private static final File LOG = new File("target/selenium-grid.log");

  private final HttpClient http = HttpClient.newHttpClient();
  private final Process process;
  private final URI address;

  private SeleniumGrid(Process process, URI address) {
    this.process = process;
    this.address = address;
  }

  /** Starts one, and waits until it takes sessions. */
  public static SeleniumGrid start() {
    try {
      run(
          "./mvnw",
          "-q",
          "-B",
          "-f",
          "src/test/grid/pom.xml",
          "dependency:build-classpath",
          "-Dmdep.outputFile=" + CLASSPATH.toAbsolutePath());
      var port = Ports.free();
      var process =
          new ProcessBuilder(
                  ProcessHandle.current().info().command().orElseThrow(),
                  "-Dwebdriver.chrome.driver=" + chromedriver(),
                  "-cp",
                  Files.readString(CLASSPATH).strip(),
                  "org.openqa.selenium.grid.Main",
                  "standalone",
                  "--host",
                  "127.0.0.1",
                  "--port",
                  String.valueOf(port),
                  "--max-sessions",
                  "1",
                  "--selenium-manager",
                  "false")
              .redirectErrorStream(true)
              .redirectOutput(LOG)
              .start();
      var grid = new SeleniumGrid(process, URI.create("http://127.0.0.1:" + port));
      Waiting.await().until(grid::isReady);
      return grid;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void run(String... command) throws IOException {
    var process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(LOG).start();
    Waiting.await().until(() -> !process.isAlive());
    if (process.exitValue() != 0) {
      throw new IllegalStateException("No classpath: " + Files.readString(LOG.toPath()));
    }
  }

  private static String chromedriver() {
    return List.of(System.getenv("PATH").split(File.pathSeparator)).stream()
        .map(it -> Path.of(it, "chromedriver"))
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow()
        .toString();
  }

  public URI address() {
    return address;
  }

  private boolean isReady() {
    return process.isAlive() && get("/status").path("value").path("ready").asBoolean();
  }

  /** How many sessions wait for a free browser. */
  public int queued() {
    return get("/se/grid/newsessionqueue/queue").path("value").size();
  }

  /** Ends all sessions as a node does whose browsers have died. */
  public void killSessions() {
    for (var node : get("/status").path("value").path("nodes")) {
      for (var slot : node.path("slots")) {
        var session = slot.path("session").path("sessionId").asText();
        if (!session.isEmpty()) {
          send(HttpRequest.newBuilder(address.resolve("/session/" + session)).DELETE());
        }
      }
    }
  }

  private JsonNode get(String path) {
    return send(HttpRequest.newBuilder(address.resolve(path)));
  }

  /** A missing node where it does not answer. */
  private JsonNode send(HttpRequest.Builder request) {
    try {
      return MAPPER.readTree(http.send(request.build(), BodyHandlers.ofString()).body());
    } catch (IOException _) {
      return MAPPER.missingNode();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    http.shutdownNow();
  }
}
