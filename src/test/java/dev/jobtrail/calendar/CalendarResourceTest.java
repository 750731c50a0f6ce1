package dev.jobtrail.calendar;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Operator;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class CalendarResourceTest {

  @Inject EntityManager entities;

  private Operator operator;
  private String client;
  private String application;

  @BeforeEach
  void plan() {
    operator = Operator.create();
    client = operator.client("Jana");
    application = operator.application(client, operator.resume(client));
    interview(Instant.now().plus(Duration.ofDays(2)), "Pier 7");
  }

  private void interview(Instant start, String place) {
    operator
        .post(
            "/applications/" + application + "/interviews",
            Map.of(
                "startsAt", start.toString(),
                "timeZone", "Europe/Berlin",
                "kind", "video",
                "place", place,
                "people", "Eva Lind",
                "link", "https://meet.example.com/abc",
                "notes", "secret note"))
        .statusCode(201);
  }

  private String create() {
    String url = operator.post("/calendar-feed").statusCode(201).extract().path("url");
    assertThat(url).matches("https?://[^/]+/calendar/[A-Za-z0-9_-]{43}[.]ics");
    return URI.create(url).getPath();
  }

  private static ValidatableResponse read(String path) {
    return given().get(path).then();
  }

  @Test
  void holdsInterviewsAndFollowUpsOfAllActiveClients() {
    var own = operator.application(null, operator.resume(null));
    var day = LocalDate.now(ZoneOffset.UTC).plusDays(3).toString();
    operator.put("/applications/" + own + "/follow-up", Map.of("followUpOn", day));
    interview(Instant.now().minus(Duration.ofDays(100)), "Long ago");

    var feed = create();
    var text =
        read(feed)
            .statusCode(200)
            .header("Content-Type", startsWith("text/calendar"))
            .header("Cache-Control", equalTo("private, no-cache"))
            .header("X-Robots-Tag", equalTo("noindex"))
            .extract()
            .asString();
    assertThat(text)
        .contains("Interview: Staff Engineer\\, Acme (Jana)", "LOCATION:Pier 7")
        .contains("Follow up: Staff Engineer\\, Acme", "VALUE=DATE:" + day.replace("-", ""))
        .doesNotContain("Eva Lind", "meet.example.com", "secret note", "Long ago");

    operator.post("/clients/" + client + "/archive").statusCode(200);
    assertThat(read(feed).extract().asString()).doesNotContain("Jana").contains("Follow up");
  }

  @Test
  void holdsNothingOfOthersAndOfApplicationsThatEnded() {
    var stranger = Operator.create();
    String url = stranger.post("/calendar-feed").extract().path("url");
    assertThat(read(URI.create(url).getPath()).extract().asString()).doesNotContain("VEVENT");

    var feed = create();
    operator.move(application, "rejected").statusCode(200);
    assertThat(read(feed).extract().asString()).doesNotContain("VEVENT");
  }

  @Test
  void answersThatNothingHasChanged() {
    var feed = create();
    var tag = read(feed).extract().header("ETag");
    given().header("If-None-Match", tag).get(feed).then().statusCode(304);
    interview(Instant.now().plus(Duration.ofDays(4)), "Pier 8");
    given().header("If-None-Match", tag).get(feed).then().statusCode(200);
  }

  @Test
  void replacesAndTurnsOffTheAddress() {
    operator.get("/calendar-feed").body("isEnabled", equalTo(false));
    var first = create();
    operator.get("/calendar-feed").body("isEnabled", equalTo(true)).body("url", nullValue());
    var second = create();
    read(first).statusCode(404);
    read(second).statusCode(200);
    operator.delete("/calendar-feed").statusCode(204);
    operator.delete("/calendar-feed").statusCode(204);
    read(second).statusCode(404);
    operator.get("/calendar-feed").body("createdAt", nullValue());
  }

  @Test
  void storesNoTokenAndCannotBeWrittenTo() {
    var feed = create();
    var token = feed.substring("/calendar/".length(), feed.length() - ".ics".length());
    assertThat(
            entities
                .createNativeQuery(
                    "select count(*) from calendar_feed f where cast(f as text) like '%' || :token || '%'")
                .setParameter("token", token)
                .getSingleResult())
        .isEqualTo(0L);
    given().post(feed).then().statusCode(405);
    assertThat(operator.get("/account/export").extract().asString())
        .contains("calendarFeed")
        .doesNotContain(token);
  }

  @Test
  void endsWithTheAccount() {
    var feed = create();
    operator
        .account()
        .browser()
        .body(Map.of("currentPassword", Api.PASSWORD))
        .delete("/account")
        .then()
        .statusCode(202);
    read(feed).statusCode(404);
  }
}
