package dev.jobtrail.attempt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import dev.jobtrail.testing.BoardsResource;
import dev.jobtrail.testing.LocalServer;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Forms that refuse what was submitted, and are still open for corrections. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(BoardsResource.class)
class RefusedFormTest {

  private static final String FORM =
      """
      <!doctype html><html lang=en><meta charset=utf-8><title>Engineer</title><h1>Engineer</h1>%s
      <form method=post><p><label>Full name * <input name=full_name required></label></p>
      <p><label>E-mail * <input type=email name=mail required></label></p>
      <p><label>Team <input name=team%s></label></p>
      <p><button>Submit application</button></p></form>
      """;

  private static final String THANKS =
      "<!doctype html><meta charset=utf-8><h1>Thank you for applying!</h1>";

  private final AtomicInteger posts = new AtomicInteger();
  private LocalServer server;
  private String refusal;

  @BeforeEach
  void serve() {
    server = new LocalServer();
    server.on(
        "/",
        exchange -> {
          var isPost = exchange.getRequestMethod().equals("POST");
          var body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
          var isAccepted = isPost && body.contains("team=Harbour");
          posts.addAndGet(isPost ? 1 : 0);
          var page = isAccepted ? THANKS : isPost ? refusal : FORM.formatted("", "");
          var bytes = page.getBytes(StandardCharsets.UTF_8);
          exchange.getResponseHeaders().set("Content-Type", "text/html; charset=utf-8");
          exchange.sendResponseHeaders(200, bytes.length);
          exchange.getResponseBody().write(bytes);
        });
  }

  @AfterEach
  void close() {
    server.close();
  }

  @Test
  void asksForWhatTheFormMissesAndSubmitsAgain() {
    refusal =
        FORM.formatted("", " aria-invalid=true aria-describedby=m><span id=m>Name a team</span");
    var applying = Applying.create("auto");
    var application = applying.track(server.base() + "/openings/1");
    var attempt = applying.start(application);

    applying
        .awaitRest(attempt)
        .body("state", equalTo("asking"))
        .body("questions", contains("Team"))
        .body("note", containsString("Name a team"));
    assertThat(posts).hasValue(1);

    applying.answer(attempt, Map.of("Team", "Harbour"), false).statusCode(202);

    applying.awaitRest(attempt).body("outcome", equalTo("submitted"));
    assertThat(posts).hasValue(2);
  }

  @Test
  void mayBeTriedAgainWhereNothingWasAccepted() {
    refusal = FORM.formatted("<p role=alert>We cannot submit this today.</p>", "");
    var applying = Applying.create("auto");
    var application = applying.track(server.base() + "/openings/2");

    applying.awaitRest(applying.start(application)).body("outcome", equalTo("blocked"));
    applying.awaitRest(applying.start(application)).body("outcome", equalTo("blocked"));

    assertThat(posts).hasValue(2);
  }
}
