package dev.jobtrail.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServer;
import io.vertx.ext.web.Router;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CrossOriginTest {

  private static final String TOOL = "https://tool.example.com";
  private static final String ALLOWED = "Access-Control-Allow-Origin";

  private final Vertx vertx = Vertx.vertx();
  private final HttpClient client = HttpClient.newHttpClient();

  @AfterEach
  void close() {
    client.close();
    vertx.close().toCompletionStage().toCompletableFuture().join();
  }

  @Test
  void letsAConfiguredOriginCallWithAKey() throws Exception {
    var answer = send(serve(TOOL), request("GET").header("Origin", TOOL).header("x-api-key", "k"));
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.headers().firstValue(ALLOWED)).contains(TOOL);
    assertThat(answer.headers().firstValue("Vary")).contains("Origin");
    assertThat(answer.headers().firstValue("Access-Control-Expose-Headers").orElseThrow())
        .contains("ETag");
  }

  @Test
  void letsAllOriginsCallWithAKey() throws Exception {
    var answer = send(serve("*"), request("GET").header("Origin", TOOL).header("x-api-key", "k"));
    assertThat(answer.headers().firstValue(ALLOWED)).contains("*");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://tool.example.com.evil.example",
        "http://tool.example.com",
        "https://tool.example.com:444",
        "null"
      })
  void hidesAnswersFromOtherOrigins(String origin) throws Exception {
    var answer =
        send(serve(TOOL), request("GET").header("Origin", origin).header("x-api-key", "k"));
    assertThat(answer.headers().firstValue(ALLOWED)).isEmpty();
    var preflight = send(serve(TOOL), preflight(origin, "x-api-key"));
    assertThat(preflight.headers().firstValue(ALLOWED)).isEmpty();
    assertThat(preflight.headers().firstValue("Access-Control-Allow-Headers")).isEmpty();
  }

  @Test
  void answersAPreflightRequest() throws Exception {
    var answer = send(serve(TOOL), preflight(TOOL, "content-type, X-API-Key"));
    assertThat(answer.statusCode()).isEqualTo(204);
    assertThat(answer.headers().firstValue(ALLOWED)).contains(TOOL);
    assertThat(answer.headers().firstValue("Access-Control-Allow-Methods").orElseThrow())
        .contains("PATCH");
    assertThat(answer.headers().firstValue("Access-Control-Allow-Headers").orElseThrow())
        .contains("x-api-key", "If-Match");
  }

  @Test
  void allowsNoSessions() throws Exception {
    var service = serve(TOOL);
    var bySession =
        send(service, request("GET").header("Origin", TOOL).header("Cookie", "jobtrail_session=1"));
    assertThat(bySession.headers().firstValue(ALLOWED)).isEmpty();
    var byKey = send(service, request("GET").header("Origin", TOOL).header("x-api-key", "k"));
    assertThat(byKey.headers().firstValue("Access-Control-Allow-Credentials")).isEmpty();
    assertThat(send(service, preflight(TOOL, "content-type")).headers().firstValue(ALLOWED))
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"tool.example.com", "https://tool.example.com/", "https://*.example.com", "null"})
  void refusesASettingThatIsNoOrigin(String setting) {
    assertThatThrownBy(() -> new CrossOrigin(() -> Optional.of(List.of(setting))))
        .hasMessageContaining("jobtrail.cors.origins");
  }

  private URI serve(String origins) {
    var router = Router.router(vertx);
    var rules = new CrossOrigin(() -> Optional.of(List.of(origins)));
    router.route().handler(rules::pass);
    router.route().handler(it -> it.response().end("answer"));
    HttpServer server =
        vertx
            .createHttpServer()
            .requestHandler(router)
            .listen(0, "localhost")
            .toCompletionStage()
            .toCompletableFuture()
            .join();
    return URI.create("http://localhost:" + server.actualPort() + "/resumes");
  }

  private static HttpRequest.Builder request(String method) {
    return HttpRequest.newBuilder().method(method, HttpRequest.BodyPublishers.noBody());
  }

  private static HttpRequest.Builder preflight(String origin, String headers) {
    return request("OPTIONS")
        .header("Origin", origin)
        .header("Access-Control-Request-Method", "POST")
        .header("Access-Control-Request-Headers", headers);
  }

  private HttpResponse<String> send(URI service, HttpRequest.Builder request)
      throws IOException, InterruptedException {
    return client.send(request.uri(service).build(), BodyHandlers.ofString());
  }
}
