package dev.jobtrail.http;

import static dev.jobtrail.testing.Waiting.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.jobtrail.testing.Ports;
import dev.jobtrail.testing.WrittenLog;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.vertx.http.HttpServerStart;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.ext.web.Router;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** GuardedServerTest asks the service itself for metrics on both ports. */
class ManagementServerTest {

  private static final String HOST = "127.0.0.1";
  private static final int MAIN_PORT = 8080;
  private static final HttpServerStart MAIN = new HttpServerStart(new HttpServerOptions());

  private record Settings(OptionalInt port, String host) implements ManagementSettings {}

  private final Vertx vertx = Vertx.vertx();
  private final HttpClient client = HttpClient.newHttpClient();

  @AfterEach
  void close() {
    client.close();
    vertx.close().toCompletionStage().toCompletableFuture().join();
  }

  @Test
  void listensOnceAnotherProcessHasLeftThePort() throws IOException {
    int port;
    try (var other = new ServerSocket(0, 1, InetAddress.getByName(HOST));
        var log = new WrittenLog(ManagementServer.class)) {
      port = other.getLocalPort();
      server(port).start(MAIN);
      await().until(() -> !log.warnings().isEmpty());
    }

    await().until(() -> responds(port));
  }

  @Test
  void leavesThePortWhenItStops() {
    var port = Ports.free();
    var server = server(port);
    server.start(MAIN);
    await().until(() -> responds(port));

    server.stop(new ShutdownEvent());

    await().until(() -> !responds(port));
  }

  @Test
  void listensNowhereWithoutAPort() {
    var server = new ManagementServer(vertx, new Settings(OptionalInt.empty(), HOST), MAIN_PORT);

    server.start(MAIN);
    server.stop(new ShutdownEvent());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 65_536, MAIN_PORT})
  void refusesAPortThatCannotBeItsOwn(int port) {
    assertThatIllegalStateException()
        .isThrownBy(() -> server(port))
        .withMessageContaining("jobtrail.management.port is " + port);
  }

  private ManagementServer server(int port) {
    var server = new ManagementServer(vertx, new Settings(OptionalInt.of(port), HOST), MAIN_PORT);
    var router = Router.router(vertx);
    router.get("/q/metrics").handler(it -> it.end("metrics"));
    server.route(router);
    return server;
  }

  private boolean responds(int port) throws InterruptedException {
    var address = URI.create("http://%s:%d/q/metrics".formatted(HOST, port));
    try {
      var response = client.send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString());
      assertThat(response.body()).isEqualTo("metrics");
      return true;
    } catch (IOException _) {
      return false; // nothing listens
    }
  }
}
