package dev.jobtrail.platform;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Api.TestAccount;
import dev.jobtrail.testing.Browser;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import io.vertx.core.MultiMap;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The API's answers are looked at by SpecConformanceTest; these are all the others. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
class AnswerHeadersTest {

  @TestHTTPResource("/")
  URI base;

  private TestAccount account;

  @BeforeEach
  void signUp() {
    account = Api.newAccount();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/app/pipeline",
        "/app/pipeline/list",
        "/app/pipeline/figures",
        "/app/pipeline/add",
        "/app/pipeline/transfer",
        "/app/pipeline/table",
        "/app/search",
        "/app/discovery",
        "/app/clients",
        "/app/resumes",
        "/app/resumes/new",
        "/app/resumes/import",
        "/app/settings",
        "/app/settings/plan",
        "/app/settings/profile",
        "/app/settings/engines",
        "/app/settings/data"
      })
  void keepsPagesPrivate(String path) {
    var page = page(path);

    assertIsSafe(page);
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.header("Cache-Control")).isEqualTo("private, no-cache");
    assertThat(page.header("Vary"))
        .startsWith("Cookie, x-api-key, Accept-Language, HX-Request, Accept-Encoding");
    assertThat(page.header("Content-Security-Policy"))
        .startsWith("default-src 'none'")
        .contains("script-src 'self'", "frame-ancestors 'none'")
        .doesNotContain("unsafe");
    assertThat(page.header("Referrer-Policy")).isEqualTo("same-origin");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/app/sign-in",
        "/app/sign-up",
        "/app/forgot-password",
        "/app/reset-password?token=t",
        "/app/verify-email?token=t",
        "/app/settings/api-keys",
        "/app/pipeline/applications.json"
      })
  void letsNobodyStorePagesWithSecrets(String path) {
    var page = page(path);

    assertIsSafe(page);
    assertThat(page.statusCode()).isLessThan(400);
    assertThat(page.header("Cache-Control")).isEqualTo("no-store");
  }

  @Test
  void letsNobodyStoreTheAnswerWithANewKey() {
    var answer =
        account
            .browser()
            .contentType(ContentType.URLENC)
            .formParam("name", "mine")
            .post("/app/settings/api-keys");

    assertIsSafe(answer);
    assertThat(answer.asString()).contains("jt_");
    assertThat(answer.header("Cache-Control")).isEqualTo("no-store");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/app/console.css",
        "/app/console.js",
        "/app/htmx.min.js",
        "/app/icon.svg",
        "/app/docs.css",
        "/app/docs.js",
        "/app/docs/",
        "/app/docs/swagger-ui.css",
        "/app/docs/swagger-ui-bundle.js",
        "/spec.json"
      })
  void letsEveryoneAskForFilesAgain(String path) {
    var file = given().get(path);

    assertIsSafe(file);
    assertThat(file.statusCode()).isEqualTo(200);
    assertThat(file.header("Cache-Control")).isEqualTo("no-cache");
  }

  @Test
  void tellsThatFilesAreTheSameByTheirDates() {
    var date = given().get("/app/console.css").header("Last-Modified");

    var again = given().header("If-Modified-Since", date).get("/app/console.css");

    assertIsSafe(again);
    assertThat(again.statusCode()).isEqualTo(304);
    assertThat(again.header("Cache-Control")).isEqualTo("no-cache");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/q/health/live",
        "/q/health/ready",
        "/q/health/started",
        "/q/health",
        "/q/metrics"
      })
  void letsNobodyStoreFigures(String path) {
    var answer = given().get(path);

    assertIsSafe(answer);
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.header("Cache-Control")).isEqualTo("no-store");
  }

  @Test
  void letsNobodyStoreErrorsOfTheHttpLayer() {
    var answers =
        List.of(
            given().get("/nothing/here/at/all"),
            given().get("/app/nothing.css"),
            given().get("/q/nothing"),
            given().delete("/auth/providers"),
            account.request().contentType(ContentType.XML).body("<a/>").post("/clients"),
            given().urlEncodingEnabled(false).get("/resumes?q=%ff"),
            account.request().accept("image/png").get("/account"),
            given().get("/account"));
    assertThat(answers)
        .extracting(Response::statusCode)
        .containsExactly(404, 404, 404, 405, 415, 400, 406, 401);
    assertThat(answers)
        .allSatisfy(
            answer -> {
              assertIsSafe(answer);
              assertThat(answer.header("Cache-Control")).isEqualTo("no-store");
            });
  }

  @Test
  void setsTheHeadersOfStreams() throws Exception {
    var resume = newResume(Map.of("name", "Mine"));
    var request =
        HttpRequest.newBuilder(base.resolve("/resumes/" + resume.path("id") + "/updates"))
            .header("x-api-key", account.key())
            .build();
    try (var client = HttpClient.newHttpClient()) {
      var headers = client.send(request, BodyHandlers.ofLines()).headers();
      client.shutdownNow();

      assertThat(headers.firstValue("X-Content-Type-Options")).hasValue("nosniff");
      assertThat(headers.firstValue("Cache-Control")).hasValue("private, no-cache");
    }
  }

  @Test
  void keepsAPictureOfAVersionForGood() {
    var resume = newResume(Map.of("name", "Mine", "data", Map.of("basics", Map.of("name", "A"))));
    var version = Instant.parse(resume.path("updatedAt")).toEpochMilli();
    var path = "/app/resumes/" + resume.path("id") + "/page.png";

    assertThat(page(path + "?v=" + version).header("Cache-Control"))
        .isEqualTo("private, max-age=31536000, immutable");
    assertThat(page(path).header("Cache-Control")).isEqualTo("private, no-cache");
  }

  @Test
  void letsVisitorsKeepOpenResumesAndNobodyProtectedOnes() {
    var resume = newResume(Map.of("name", "Mine"));
    var path = "/resumes/" + resume.path("id");
    Response shared = account.request().body(Map.of("isPublic", true)).put(path);
    assertThat(shared.statusCode()).isEqualTo(200);
    var places =
        List.of(
            "/resumes/" + account.username() + "/" + shared.path("slug"),
            "/r/" + account.username() + "/" + shared.path("slug"));
    for (var place : places) {
      var open = given().get(place);
      assertIsSafe(open);
      assertThat(open.header("Cache-Control")).isEqualTo("private, no-cache");
      assertThat(open.header("Vary"))
          .startsWith("Cookie, x-api-key, Accept-Language, x-resume-password");
    }
    account.request().body(Map.of("password", "open sesame")).put(path + "/password");
    for (var place : places) {
      assertThat(given().get(place).statusCode()).isEqualTo(401);
      assertThat(given().get(place).header("Cache-Control")).isEqualTo("no-store");
      var opened = given().header("x-resume-password", "open sesame").get(place);
      assertThat(opened.header("Cache-Control")).isEqualTo("no-store");
    }
  }

  @Test
  void saysWhereAnExportDependsOnAccept() {
    var export = account.request().accept("text/csv").get("/applications/export");

    assertThat(export.header("Vary")).isEqualTo("Cookie, x-api-key, Accept");
    assertThat(given().accept("text/html").redirects().follow(false).get("/").header("Vary"))
        .contains("Accept");
  }

  @Test
  void demandsHttpsOnlyWhereItIsReachedByIt() {
    assertThat(given().get("/app").header("Strict-Transport-Security")).isNull();
    assertThat(strictTransportSecurity("http://jobs.example.com")).isNull();
    assertThat(strictTransportSecurity("https://jobs.example.com"))
        .isEqualTo("max-age=31536000; includeSubDomains");
  }

  @Test
  void showsTheDocumentationUnderAStrictPolicy() {
    Browser.assumeInstalled();
    try (var browser = Browser.start(base.toString())) {
      browser.open("/app/docs/").awaitText("/resumes/{id}/lock");
      assertThat(browser.accessibilityFaults()).isEmpty();
      browser.element("#operations-Resumes-setResumeLock button").click();
      browser.awaitText("Idempotency-Key").press("Try it out");

      assertThat(browser.consoleErrors()).isEmpty();
    }
    assertThat(given().get("/app/docs/").header("Content-Security-Policy"))
        .contains("script-src 'self';", "style-src 'self';", "frame-ancestors 'none'")
        .doesNotContain("unsafe");
  }

  private static String strictTransportSecurity(String publicUrl) {
    var headers = MultiMap.caseInsensitiveMultiMap();
    new AnswerHeaders(
            new PublicAddress(Optional.of(publicUrl)),
            () -> Optional.of("max-age=31536000; includeSubDomains"),
            List.of())
        .addTo(headers);
    assertThat(headers.get("X-Content-Type-Options")).isEqualTo("nosniff");
    assertThat(headers.get("Cache-Control")).isEqualTo("no-store");
    return headers.get("Strict-Transport-Security");
  }

  private static void assertIsSafe(Response answer) {
    assertThat(answer.headers().getValues("X-Content-Type-Options")).containsExactly("nosniff");
    assertThat(answer.headers().getValues("X-Frame-Options")).containsExactly("DENY");
    assertThat(answer.headers().getValues("Cache-Control")).hasSize(1);
    assertThat(answer.header("Content-Security-Policy"))
        .startsWith("default-src 'none'")
        .contains("frame-ancestors 'none'");
    assertThat(answer.header("Referrer-Policy")).isNotBlank();
  }

  private Response page(String path) {
    return account
        .browser()
        .accept("text/html,image/png,application/json")
        .redirects()
        .follow(false)
        .get(path);
  }

  private Response newResume(Map<String, ?> resume) {
    return account.request().body(resume).post("/resumes");
  }
}
