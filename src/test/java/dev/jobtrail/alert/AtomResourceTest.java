package dev.jobtrail.alert;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import com.rometools.rome.feed.synd.SyndFeed;
import com.rometools.rome.io.FeedException;
import com.rometools.rome.io.SyndFeedInput;
import dev.jobtrail.testing.FoundMatches;
import dev.jobtrail.testing.NoBrowser;
import dev.jobtrail.testing.Operator;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.io.StringReader;
import java.net.URI;
import java.time.Instant;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@TestProfile(NoBrowser.class)
@WithTestResource(PostgresResource.class)
class AtomResourceTest {

  private static final Instant FOUND = Instant.parse("2026-03-04T10:00:00Z");

  @Inject FoundMatches found;

  @Inject EntityManager entities;

  private Operator operator;
  private String resume;

  @BeforeEach
  void signUp() {
    operator = Operator.create();
    resume = operator.resume(null);
  }

  private UUID find(String resumeId, String title, Instant at) {
    var url = "https://jobs.example.com/%s?a=1&b=\"2\"".formatted(UUID.randomUUID());
    return found.add(UUID.fromString(resumeId), url, title, 70, at);
  }

  private String create() {
    String url = operator.post("/match-feed").statusCode(201).extract().path("url");
    assertThat(url).matches("https?://[^/]+/matches/[A-Za-z0-9_-]{43}[.]atom");
    return URI.create(url).getPath();
  }

  private static ValidatableResponse read(String path) {
    return given().get(path).then();
  }

  private static SyndFeed parsed(ValidatableResponse answer) throws FeedException {
    return new SyndFeedInput().build(new StringReader(answer.extract().asString()));
  }

  @Test
  void speaksTheLanguageOfTheAccount() throws FeedException {
    operator.patch("/account", Map.of("language", "fr"));
    find(resume, "Florist", FOUND);

    var feed = parsed(read(create()));

    assertThat(feed.getTitle()).isEqualTo("Nouvelles correspondances");
    assertThat(feed.getEntries().getFirst().getDescription().getValue())
        .contains("Adéquation 70 sur 100.");
  }

  @Test
  void listsTheNewestMatchesForFeedReaders() throws FeedException {
    var client = operator.client("Jana & Söhne");
    var older = find(resume, "C++ <Engineer>\u0001 & \uD83D\uDE80 \u0007", FOUND);
    var newer = find(operator.resume(client), "Florist", FOUND.plusSeconds(60));
    var archived = operator.client("Gone");
    find(operator.resume(archived), "Fisher", FOUND.plusSeconds(90));
    operator.post("/clients/" + archived + "/archive").statusCode(200);
    operator.post("/discovery/matches/" + find(resume, "Cook", FOUND) + "/dismiss").statusCode(200);

    var answer =
        read(create())
            .statusCode(200)
            .header("Content-Type", startsWith("application/atom+xml"))
            .header("Cache-Control", equalTo("private, no-cache"))
            .header("X-Robots-Tag", equalTo("noindex"));
    var feed = parsed(answer);
    assertThat(feed.getFeedType()).isEqualTo("atom_1.0");
    assertThat(feed.getUri()).startsWith("urn:uuid:");
    assertThat(feed.getLink()).endsWith("/app/discovery");
    assertThat(feed.getAuthors()).hasSize(1);
    assertThat(feed.getPublishedDate()).isEqualTo(FOUND.plusSeconds(60));
    assertThat(feed.getEntries())
        .extracting(it -> it.getUri() + " " + it.getTitle())
        .containsExactly(
            "urn:uuid:" + newer + " Florist, Acme (Jana & Söhne)",
            "urn:uuid:" + older + " C++ <Engineer> & \uD83D\uDE80 , Acme");
    var entry = feed.getEntries().getLast();
    assertThat(entry.getUpdatedDate()).isEqualTo(FOUND);
    assertThat(entry.getLink()).startsWith("https://jobs.example.com/").endsWith("?a=1&b=\"2\"");
    assertThat(entry.getDescription().getValue()).contains("Fit 70 of 100.");
  }

  @Test
  void isValidWithoutMatchesAndHasAtMostFifty() throws FeedException {
    var path = create();
    var feed = parsed(read(path));
    assertThat(feed.getEntries()).isEmpty();
    assertThat(feed.getPublishedDate()).isNotNull();

    for (int i = 0; i < 51; i++) {
      find(resume, "Gardener " + i, FOUND.plusSeconds(i));
    }
    var titles = parsed(read(path)).getEntries();
    assertThat(titles).hasSize(50).first().extracting("title").isEqualTo("Gardener 50, Acme");
  }

  @Test
  void answersThatNothingHasChanged() {
    var match = find(resume, "Gardener", FOUND);
    var path = create();
    var tag = read(path).extract().header("ETag");
    given().header("If-None-Match", tag).get(path).then().statusCode(304);
    operator.post("/discovery/matches/" + match + "/dismiss").statusCode(200);
    given().header("If-None-Match", tag).get(path).then().statusCode(200);
  }

  @Test
  void hasNothingOfOthers() throws FeedException {
    find(resume, "Gardener", FOUND);
    String url = Operator.create().post("/match-feed").extract().path("url");
    assertThat(parsed(read(URI.create(url).getPath())).getEntries()).isEmpty();
  }

  @Test
  void replacesAndTurnsOffTheAddress() {
    operator.get("/match-feed").body("isEnabled", equalTo(false)).body("createdAt", nullValue());
    var first = create();
    operator.get("/match-feed").body("isEnabled", equalTo(true)).body("url", nullValue());
    var second = create();
    read(first).statusCode(404);
    read(second).statusCode(200);
    read(second.replace("/matches/", "/calendar/").replace(".atom", ".ics")).statusCode(404);
    given().post(second).then().statusCode(405);
    operator.delete("/match-feed").statusCode(204);
    operator.delete("/match-feed").statusCode(204);
    read(second).statusCode(404);
  }

  @Test
  void storesNoTokenAndEndsWithTheAccount() {
    var path = create();
    var token = path.substring("/matches/".length(), path.length() - ".atom".length());
    assertThat(
            entities
                .createNativeQuery(
                    "select count(*) from match_feed f where cast(f as text) like '%' || :token || '%'")
                .setParameter("token", token)
                .getSingleResult())
        .isEqualTo(0L);
    assertThat(operator.get("/account/export").extract().asString()).doesNotContain(token);
    operator.account().delete().then().statusCode(202);
    read(path).statusCode(404);
  }
}
