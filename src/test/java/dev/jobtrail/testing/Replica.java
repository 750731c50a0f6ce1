package dev.jobtrail.testing;

import static dev.jobtrail.testing.Waiting.await;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.TimeUnit;

/**
 * The packaged program, jar or executable, in a process of the test's own, for tests that need more
 * than one of it or that kill it.
 */
public final class Replica implements AutoCloseable {

  private static final Path BUILD = Path.of("target");

  /** The first start of an embedded database takes long on a busy machine. */
  private static final Duration PATIENCE = Duration.ofMinutes(4);

  /** A replica that accepts a request and never answers it is asked again. */
  private static final Duration ANSWER_WAIT = Duration.ofSeconds(10);

  private static final HttpClient HTTP =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .connectTimeout(ANSWER_WAIT)
          .build();

  private final Process process;
  private final int port;
  private volatile String readiness = "not asked";

  private Replica(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  /**
   * Starts the program and waits until it is ready.
   *
   * @param settings properties of the service, which it gets as environment variables
   */
  public static Replica start(Map<String, String> settings) throws IOException {
    return start(command(), settings);
  }

  /** Starts another program than the packaged one, such as that of an earlier release. */
  public static Replica startJar(Path jar, Map<String, String> settings) throws IOException {
    return start(List.of(java(), "-jar", jar.toString()), settings);
  }

  /** What a command of the program has printed, and its exit code. */
  public record Ended(int exitCode, String output) {}

  /** Runs a command of the packaged program to its end. */
  public static Ended execute(Map<String, String> settings, String... arguments)
      throws IOException {
    var command = new ArrayList<>(command());
    command.addAll(List.of(arguments));
    var builder = new ProcessBuilder(command).redirectErrorStream(true);
    settings.forEach((name, value) -> builder.environment().put(variable(name), value));
    var process = builder.start();
    try {
      var output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return new Ended(process.waitFor(), output);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    } finally {
      process.destroyForcibly();
    }
  }

  private static Replica start(List<String> command, Map<String, String> settings)
      throws IOException {
    var port = Ports.free();
    var builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.redirectOutput(log(port));
    settings.forEach((name, value) -> builder.environment().put(variable(name), value));
    builder.environment().put("QUARKUS_HTTP_HOST", "127.0.0.1");
    builder.environment().put("QUARKUS_HTTP_PORT", String.valueOf(port));
    var replica = new Replica(builder.start(), port);
    try {
      await().atMost(PATIENCE).until(replica::isReady);
    } catch (RuntimeException e) {
      replica.kill();
      throw new IllegalStateException(
          "Not ready: %s; console:%n%s".formatted(replica.readiness, replica.console()), e);
    }
    return replica;
  }

  public int port() {
    return port;
  }

  /** The address of a path on this replica. */
  public URI address(String path) {
    return URI.create("http://127.0.0.1:" + port + path);
  }

  /** What it has started, browsers and their driver. */
  public BrowserProcesses processes() {
    return BrowserProcesses.below(process.toHandle());
  }

  /** Ends it as kill -9 does, without a chance to tidy up. */
  public void kill() {
    process.destroyForcibly();
    awaitEnd();
  }

  /** Asks it to end, by SIGTERM, and does not wait. */
  public void beginToStop() {
    process.destroy();
  }

  /** Whether its process is gone. */
  public boolean hasEnded() {
    return !process.isAlive();
  }

  /** What it has written to the console. */
  public String console() throws IOException {
    return Files.readString(log(port).toPath());
  }

  /** Stalls it, as a machine does that is short of memory; its browsers go on. */
  public void pause() {
    Signals.send("STOP", process.pid());
  }

  /** Lets it go on where it was paused. */
  public void resume() {
    Signals.send("CONT", process.pid());
  }

  /** Ends it as a platform does, by SIGTERM. */
  @Override
  public void close() {
    process.destroy();
    awaitEnd();
  }

  private void awaitEnd() {
    try {
      if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
        process.destroyForcibly();
        throw new AssertionError("A replica did not end");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private boolean isReady() {
    if (!process.isAlive()) {
      throw new IllegalStateException("The program ended at its start");
    }
    try {
      var request = HttpRequest.newBuilder(address("/q/health/ready")).timeout(ANSWER_WAIT).build();
      var answer = HTTP.send(request, BodyHandlers.ofString());
      readiness = answer.statusCode() + " " + answer.body();
      return answer.statusCode() == 200;
    } catch (IOException e) {
      readiness = e.toString(); // not listening yet
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** The build says what it made and where. */
  private static List<String> command() throws IOException {
    var artifact = new Properties();
    try (var text = Files.newBufferedReader(BUILD.resolve("quarkus-artifact.properties"))) {
      artifact.load(text);
    }
    var path = BUILD.resolve(artifact.getProperty("path")).toString();
    return switch (artifact.getProperty("type")) {
      case "jar" -> List.of(java(), "-jar", path);
      case "native" -> List.of(path);
      case String other -> throw new IllegalStateException("No way to start a " + other);
    };
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  private static String variable(String property) {
    return property.toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]", "_");
  }

  private static File log(int port) {
    return BUILD.resolve("replica-" + port + ".log").toFile();
  }
}
