package dev.jobtrail.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.notNullValue;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.jobtrail.testing.BoardsResource;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(BoardsResource.class)
class ApplicationFromUrlTest {

  private static final String PAGE =
      """
      <!doctype html><title>Jobs</title>
      <script type="application/ld+json">
      {"@context": "https://schema.org", "@type": "JobPosting", "title": "%s",
       "hiringOrganization": {"@type": "Organization", "name": "Acme"},
       "employmentType": "FULL_TIME", "datePosted": "2026-11-01",
       "description": "<p>Build things.</p>"}
      </script>
      """;

  private final AtomicInteger read = new AtomicInteger();
  private HttpServer board;
  private Tracker tracker;

  @BeforeEach
  void openABoard() throws IOException {
    board = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    answer("/job", PAGE.formatted("Staff Engineer"));
    answer("/long", PAGE.formatted("x".repeat(1_000)));
    answer("/nothing", "<p>No job here</p>");
    board.start();
    tracker = Tracker.create();
  }

  @AfterEach
  void closeTheBoard() {
    board.stop(0);
  }

  @Test
  void tracksTheJobThatAPageDescribes() {
    track("/job")
        .statusCode(201)
        .body("posting.source", equalTo("url"))
        .body("posting.title", equalTo("Staff Engineer"))
        .body("posting.company", equalTo("Acme"))
        .body("posting.employmentType", equalTo("full_time"))
        .body("posting.postedAt", equalTo("2026-11-01T00:00:00.000Z"))
        .body("posting.fetchedAt", notNullValue())
        .body("notes", equalTo("by url"));
  }

  @Test
  void readsNoPageForAJobThatIsTracked() {
    var id = track("/job").statusCode(201).extract().<String>path("id");
    var before = read.get();
    track("/job?utm_source=mail#apply")
        .statusCode(409)
        .body("code", equalTo("ALREADY_EXISTS"))
        .body("existingId", equalTo(id));
    assertThat(read.get()).isEqualTo(before);
  }

  @Test
  void cutsATitleThatIsTooLong() {
    var title = track("/long").statusCode(201).extract().<String>path("posting.title");
    assertThat(title).hasSizeLessThanOrEqualTo(300).startsWith("xxx");
  }

  @Test
  void refusesAPageWithoutAJob() {
    track("/nothing").statusCode(400).body("code", equalTo("VALIDATION_FAILED"));
    tracker.get("/applications").body("size()", equalTo(0));
  }

  @ParameterizedTest
  @CsvSource({
    "404, 400, VALIDATION_FAILED",
    "410, 400, VALIDATION_FAILED",
    "302, 400, VALIDATION_FAILED",
    "403, 502, UPSTREAM_FAILED",
    "418, 502, UPSTREAM_FAILED"
  })
  void saysWhoseFaultItIsThatAPageCannotBeRead(int answer, int status, String code) {
    board.createContext(
        "/broken",
        exchange -> {
          try (exchange) {
            exchange.sendResponseHeaders(answer, -1);
          }
        });
    track("/broken").statusCode(status).body("code", equalTo(code));
    tracker.get("/applications").body("size()", equalTo(0));
  }

  @Test
  void blamesTheBoardThatBreaksOff() {
    board.createContext("/broken", HttpExchange::close);
    track("/broken").statusCode(502).body("code", equalTo("UPSTREAM_FAILED"));
  }

  @Test
  void followsARedirectAndKeepsTheAddressGiven() {
    board.createContext(
        "/moved",
        exchange -> {
          try (exchange) {
            exchange.getResponseHeaders().set("Location", "/job");
            exchange.sendResponseHeaders(301, -1);
          }
        });
    track("/moved?ref=mail").statusCode(201).body("posting.url", endsWith("/moved"));
  }

  private ValidatableResponse track(String path) {
    var body = new HashMap<String, Object>();
    body.put("resumeId", tracker.resumeId());
    body.put("url", "http://127.0.0.1:" + board.getAddress().getPort() + path);
    body.put("notes", "by url");
    return tracker.request().body(body).post("/applications").then();
  }

  private void answer(String path, String page) {
    board.createContext(
        path,
        exchange -> {
          try (exchange) {
            read.incrementAndGet();
            var body = page.getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", "text/html; charset=utf-8");
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
          }
        });
  }
}
