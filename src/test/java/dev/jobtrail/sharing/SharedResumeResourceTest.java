package dev.jobtrail.sharing;

import static dev.jobtrail.sharing.Shared.PASSWORD;
import static dev.jobtrail.sharing.Shared.stranger;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.startsWith;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.RawHttp;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.nio.charset.Charset;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class SharedResumeResourceTest {

  /** What a visitor can ask for under one set of rules. */
  enum Request {
    READ {
      @Override
      Response send(RequestSpecification visitor, Shared shared) {
        return visitor.get(shared.path());
      }
    },
    PDF {
      @Override
      Response send(RequestSpecification visitor, Shared shared) {
        return visitor.get(shared.path() + "/pdf");
      }
    },
    DOWNLOAD {
      @Override
      Response send(RequestSpecification visitor, Shared shared) {
        return visitor.post(shared.path() + "/download");
      }
    };

    abstract Response send(RequestSpecification visitor, Shared shared);
  }

  @Test
  void answersEveryFieldOfTheSharedResume() {
    var shared = Shared.resume();

    stranger()
        .get(shared.path())
        .then()
        .statusCode(200)
        .header("ETag", notNullValue())
        .body(
            "keySet()",
            equalTo(Set.of("username", "slug", "name", "template", "data", "updatedAt")))
        .body("username", equalTo(shared.owner().username()))
        .body("slug", equalTo("back-end"))
        .body("name", equalTo("Jana Novak - Engineer"))
        .body("template", equalTo("classic"))
        .body("data.basics.name", equalTo("Jana Novak"));
  }

  @Test
  void leavesOutHiddenSections() {
    var shared =
        Shared.resume(
            """
            {"basics":{"name":"Jana","summary":"secret"},"references":[{"name":"secret"}],
             "meta":{"jobtrail":{"design":{"hiddenSections":["references","summary"]}}}}
            """);

    for (var path : List.of(shared.path(), shared.path().replace("/resumes/", "/r/"))) {
      assertThat(stranger().get(path).then().statusCode(200).extract().asString())
          .contains("Jana")
          .doesNotContain("secret");
    }
  }

  @Test
  void leavesOutWhatTheSchemaDoesNotName() {
    var shared =
        Shared.resume(
            """
            {"basics":{"name":"Jana","x-salary":"secret","profiles":[{"network":"n","note":"secret"}]},
             "work":[{"name":"Acme","boss":{"name":"secret"},"highlights":["a"]}],
             "meta":{"version":"v1.0.0","jobtrail":{"notes":"secret"},"other":"secret"}}
            """);

    var body = stranger().get(shared.path()).then().statusCode(200).extract();

    assertThat(body.asString()).doesNotContain("secret", "jobtrail");
    assertThat(body.<Object>path("data"))
        .isEqualTo(
            Map.of(
                "basics", Map.of("name", "Jana", "profiles", List.of(Map.of("network", "n"))),
                "work", List.of(Map.of("name", "Acme", "highlights", List.of("a"))),
                "meta", Map.of("version", "v1.0.0")));
  }

  @Test
  void showsTheSectionsThatTheOwnerDefined() {
    var shared =
        Shared.resume(
            """
            {"basics":{"name":"Jana"},
             "meta":{"jobtrail":{"notes":"secret","design":{"hiddenSections":["own-2"]},"sections":[
               {"name":"own-1","title":"Patents","note":"secret","entries":[{"title":"Valve"}]},
               {"name":"own-2","title":"Hidden","entries":[{"title":"secret"}]},
               {"name":"own-3","title":"Talks"}]}}}
            """);

    var body = stranger().get(shared.path()).then().statusCode(200).extract();

    assertThat(body.asString()).doesNotContain("secret", "design");
    assertThat(body.<Object>path("data.meta.jobtrail.sections"))
        .isEqualTo(
            List.of(
                Map.of(
                    "name", "own-1",
                    "title", "Patents",
                    "entries", List.of(Map.of("title", "Valve"))),
                Map.of("name", "own-3", "title", "Talks", "entries", List.of())));
  }

  @Test
  void showsAChangeAtOnce() {
    var shared = Shared.resume();
    stranger().get(shared.path()).then().body("data.basics.name", equalTo("Jana Novak"));

    shared
        .owner()
        .request()
        .body("{\"data\":{\"basics\":{\"name\":\"Eva\"}}}")
        .put("/resumes/" + shared.id());

    stranger().get(shared.path()).then().body("data.basics.name", equalTo("Eva"));
  }

  @Test
  void answersNotModifiedToItsEntityTag() {
    var shared = Shared.resume();
    var tag = stranger().get(shared.path()).header("ETag");

    stranger().header("If-None-Match", tag).get(shared.path()).then().statusCode(304);
  }

  @ParameterizedTest
  @EnumSource(Request.class)
  void hidesAPrivateResumeLikeOneThatDoesNotExist(Request request) {
    var hidden = Shared.privateResume("{}");
    hidden.protect(PASSWORD);
    var missing = new Shared(hidden.owner(), hidden.id(), "no-such");
    var nobodys =
        new Shared(
            new Api.TestAccount("nobody-" + UUID.randomUUID(), "", "", ""), "", hidden.slug());

    var answers =
        Stream.of(hidden, missing, nobodys)
            .map(it -> request.send(stranger(PASSWORD), it))
            .map(it -> it.statusCode() + it.asString())
            .distinct();

    assertThat(answers)
        .containsExactly(
            "404" + "{\"code\":\"NOT_FOUND\",\"message\":\"The resource was not found.\"}");
    hidden.verify(PASSWORD).statusCode(404);
    assertThat(request.send(hidden.owner().request(), hidden).statusCode()).isEqualTo(404);
  }

  @Test
  void hidesAResumeThatIsSharedNoLonger() {
    var shared = Shared.resume();
    stranger().get(shared.path()).then().statusCode(200);

    shared.share(false);

    stranger().get(shared.path()).then().statusCode(404);
  }

  @ParameterizedTest
  @EnumSource(Request.class)
  void needsThePasswordOfAProtectedResume(Request request) {
    var shared = Shared.protectedResume();

    request.send(stranger(), shared).then().statusCode(401).body("code", equalTo("NEED_PASSWORD"));
    request
        .send(stranger("wrong"), shared)
        .then()
        .statusCode(401)
        .body("code", equalTo("INVALID_PASSWORD"));
    request.send(stranger(PASSWORD), shared).then().statusCode(200);
  }

  @ParameterizedTest
  @EnumSource(Request.class)
  void takesTheCookieInsteadOfThePassword(Request request) {
    var shared = Shared.protectedResume();
    var pass = shared.pass();

    request.send(stranger().cookie(pass), shared).then().statusCode(200);
  }

  @ParameterizedTest
  @EnumSource(Request.class)
  void asksTheOwnerForNoPassword(Request request) {
    var shared = Shared.protectedResume();

    request.send(shared.owner().request(), shared).then().statusCode(200);
    request.send(shared.owner().browser(), shared).then().statusCode(200);
  }

  @ParameterizedTest
  @EnumSource(Request.class)
  void asksAKeyOfTheOwnerThatMayNotReadResumes(Request request) {
    var shared = Shared.protectedResume();
    var discovery = shared.owner().withKey(Map.of("scopes", List.of("discovery")));
    var reader = shared.owner().withKey(Map.of("scopes", List.of("resumes:read")));

    request.send(discovery.get(), shared).then().statusCode(401);
    request.send(reader.get(), shared).then().statusCode(200);
  }

  @ParameterizedTest
  @EnumSource(Request.class)
  void asksAnotherAccountForThePassword(Request request) {
    var shared = Shared.protectedResume();

    request.send(Api.newAccount().request(), shared).then().statusCode(401);
  }

  @Test
  void takesABadKeyForNone() {
    var shared = Shared.resume();

    stranger().header("x-api-key", "jt_wrong").get(shared.path()).then().statusCode(200);
    stranger().cookie("jobtrail_session", "old").get(shared.path()).then().statusCode(200);
  }

  @Test
  void setsACookieThatOnlyBrowsersSeeForTenMinutes() {
    var pass = Shared.protectedResume().pass();

    assertThat(pass.isHttpOnly()).isTrue();
    assertThat(pass.getMaxAge()).isEqualTo(600);
    assertThat(pass.getSameSite()).isEqualToIgnoringCase("Lax");
    assertThat(pass.getPath()).isEqualTo("/");
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "ISO-8859-1"})
  void readsAPasswordBeyondAsciiFromTheHeader(String charset) {
    var shared = Shared.resume();
    shared.protect("Käsekuchen");
    shared.verify("Käsekuchen").statusCode(204);

    var request =
        "GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n%s: Käsekuchen\r\n\r\n"
            .formatted(shared.path(), Shared.HEADER);
    var answer = RawHttp.send(RestAssured.port, request.getBytes(Charset.forName(charset)));

    assertThat(answer.status()).isEqualTo(200);
  }

  @Test
  void refusesAWrongPasswordWithoutACookie() {
    var answer = Shared.protectedResume().verify("wrong").statusCode(401).extract();

    assertThat(answer.<String>path("code")).isEqualTo("INVALID_PASSWORD");
    assertThat(answer.cookies()).isEmpty();
  }

  @Test
  void needsNoCookieWhereThereIsNoPassword() {
    assertThat(Shared.resume().verify("anything").statusCode(204).extract().cookies()).isEmpty();
  }

  @Test
  void refusesAPassOfAnotherResume() {
    var shared = Shared.protectedResume();
    var other = Shared.protectedResume();
    var name = "jobtrail_share_" + other.id().replace("-", "");

    stranger().cookie(name, shared.pass().getValue()).get(other.path()).then().statusCode(401);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", ".", "1", "9999999999999.AAAA", "99999999999999999999.a", "-1.", "💥"})
  void refusesAPassThatIsNone(String value) {
    var shared = Shared.protectedResume();
    var name = "jobtrail_share_" + shared.id().replace("-", "");

    stranger().cookie(name, value).get(shared.path()).then().statusCode(401);
  }

  @Test
  void refusesAPassWithALaterExpiry() {
    var shared = Shared.protectedResume();
    var pass = shared.pass();
    var later = "9" + pass.getValue().substring(1);

    stranger().cookie(pass.getName(), later).get(shared.path()).then().statusCode(401);
  }

  @Test
  void endsAPassWithThePassword() {
    var shared = Shared.protectedResume();
    var pass = shared.pass();
    shared.protect("another one");
    stranger().cookie(pass).get(shared.path()).then().statusCode(401);

    shared.protect(PASSWORD);

    stranger().cookie(pass).get(shared.path()).then().statusCode(401);
  }

  @Test
  void refusesTheSixthTryWhicheverWayItComes() {
    var shared = Shared.protectedResume();
    shared.verify("wrong 1").statusCode(401);
    shared.verify("wrong 2").statusCode(401);
    stranger("wrong 3").get(shared.path()).then().statusCode(401);
    stranger("wrong 4").post(shared.path() + "/download").then().statusCode(401);
    stranger()
        .formParam("password", "wrong 5")
        .contentType("application/x-www-form-urlencoded")
        .post(shared.page())
        .then()
        .statusCode(401);

    shared
        .verify(PASSWORD)
        .statusCode(429)
        .body("code", equalTo("RATE_LIMITED"))
        .header("Retry-After", notNullValue());
    stranger(PASSWORD)
        .get(shared.path())
        .then()
        .statusCode(429)
        .header("Retry-After", notNullValue());
    stranger(PASSWORD).get(shared.path() + "/pdf").then().statusCode(429);
  }

  @Test
  void countsTriesForEachResumeAlone() {
    var shared = Shared.protectedResume();
    var other = Shared.protectedResume();
    for (int i = 0; i < 6; i++) {
      shared.verify("wrong");
    }

    shared.verify(PASSWORD).statusCode(429);
    other.verify(PASSWORD).statusCode(204);
  }

  @Test
  void doesNotCountRightPasswordsAsTries() {
    var shared = Shared.protectedResume();
    for (int i = 0; i < 8; i++) {
      stranger(PASSWORD).get(shared.path()).then().statusCode(200);
      shared.verify(PASSWORD).statusCode(204);
    }
  }

  @Test
  void keepsAPassGoodAfterTooManyTries() {
    var shared = Shared.protectedResume();
    var pass = shared.pass();
    for (int i = 0; i < 6; i++) {
      shared.verify("wrong");
    }

    stranger().cookie(pass).get(shared.path()).then().statusCode(200);
    shared.owner().request().get(shared.path()).then().statusCode(200);
  }

  @Test
  void admitsFiveOfTwentyTriesAtOnce() throws InterruptedException {
    var shared = Shared.protectedResume();

    var statuses = Parallel.run(20, () -> shared.verify("wrong").extract().statusCode());

    assertThat(statuses).containsOnly(401, 429);
    assertThat(Collections.frequency(statuses, 401)).isEqualTo(5);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {}                         | 400 | VALIDATION_FAILED
          {"password":null}          | 400 | VALIDATION_FAILED
          {"password":""}            | 400 | VALIDATION_FAILED
          {"password":1}             | 400 | BAD_REQUEST
          {"password":"a","more":1}  | 400 | BAD_REQUEST
          nonsense                   | 400 | BAD_REQUEST
          """)
  void refusesBadInputToVerify(String body, int status, String code) {
    stranger()
        .body(body)
        .post(Shared.protectedResume().path() + "/password/verify")
        .then()
        .statusCode(status)
        .body("code", equalTo(code));
  }

  @Test
  void countsAViewOnceForEachVisitor() {
    var shared = Shared.resume();
    for (int i = 0; i < 3; i++) {
      stranger().header("User-Agent", "one").get(shared.path()).then().statusCode(200);
    }
    stranger().header("User-Agent", "another").get(shared.path()).then().statusCode(200);
    stranger().header("User-Agent", "one").get(shared.page()).then().statusCode(200);

    assertThat(shared.views()).isEqualTo(2);
    assertThat(shared.downloads()).isZero();
    assertThat(shared.statistics().getString("lastViewedAt")).isNotNull();
    assertThat(shared.statistics().getString("lastDownloadedAt")).isNull();
  }

  @Test
  void countsNoViewOfOneWhoWasNotLetIn() {
    var shared = Shared.protectedResume();

    stranger().get(shared.path());
    stranger("wrong").get(shared.path());
    stranger().get(shared.page());

    assertThat(shared.views()).isZero();
  }

  @Test
  void countsNoViewWhereNobodyReads() {
    var shared = Shared.resume();

    stranger().head(shared.path());
    stranger().header("Sec-Purpose", "prefetch;prerender").get(shared.page());

    assertThat(shared.views()).isZero();
  }

  @Test
  void neverCountsTheOwner() {
    var shared = Shared.resume();
    shared.owner().request().get(shared.path()).then().statusCode(200);
    shared.owner().browser().get(shared.path()).then().statusCode(200);
    shared.owner().browser().get(shared.page()).then().statusCode(200);
    for (var owner : List.of(shared.owner().request(), shared.owner().browser())) {
      owner
          .post(shared.path() + "/download")
          .then()
          .statusCode(200)
          .body("counted", equalTo(false));
    }

    assertThat(shared.views()).isZero();
    assertThat(shared.downloads()).isZero();
  }

  @Test
  void countsADownloadEachTimeAndNoPdf() {
    var shared = Shared.resume();
    for (int i = 0; i < 3; i++) {
      stranger()
          .post(shared.path() + "/download")
          .then()
          .statusCode(200)
          .body("counted", equalTo(true));
    }
    stranger().get(shared.path() + "/pdf").then().statusCode(200);

    assertThat(shared.downloads()).isEqualTo(3);
    assertThat(shared.views()).isZero();
    assertThat(shared.statistics().getString("lastDownloadedAt")).isNotNull();
  }

  @Test
  void countsAHundredDownloadsAtOnceAsAHundred() throws InterruptedException {
    var shared = Shared.resume();

    var statuses =
        Parallel.run(100, () -> stranger().post(shared.path() + "/download").statusCode());

    assertThat(statuses).containsOnly(200);
    assertThat(shared.downloads()).isEqualTo(100);
  }

  @Test
  void countsViewsAtOnceOnceForEachVisitor() throws InterruptedException {
    var shared = Shared.resume();
    var turn = new AtomicInteger();

    Parallel.run(
        40,
        () ->
            stranger()
                .header("User-Agent", "visitor " + turn.getAndIncrement() % 10)
                .get(shared.path())
                .statusCode());

    assertThat(shared.views()).isEqualTo(10);
  }

  @Test
  void printsTheSharedResume() {
    var shared = Shared.resume();

    var answer =
        stranger()
            .get(shared.path() + "/pdf")
            .then()
            .statusCode(200)
            .contentType("application/pdf")
            .header(
                "Content-Disposition",
                startsWith("attachment; filename=\"Jana-Novak-Engineer.pdf\""))
            .extract()
            .asByteArray();

    var own =
        shared
            .owner()
            .request()
            .get("/resumes/" + shared.id() + "/pdf")
            .then()
            .extract()
            .asByteArray();
    assertThat(answer).isEqualTo(own);
  }

  @Test
  void answersWithoutRegardToTheCaseOfTheUsername() {
    var shared = Shared.resume();

    stranger().get(shared.path().replace("/u", "/U")).then().statusCode(200);
  }

  @Test
  void keepsOtherAddressesOfResumesAsTheyWere() {
    var shared = Shared.resume();
    var own = shared.owner();

    own.request().get("/resumes/" + shared.id() + "/versions").then().statusCode(200);
    own.request().get("/resumes/" + shared.id() + "/pdf").then().statusCode(200);
    own.request().get("/resumes/" + shared.id() + "/lock").then().statusCode(404);
    stranger().get("/resumes/" + shared.id() + "/versions").then().statusCode(401);
    stranger().put(shared.path()).then().statusCode(405);
  }
}
