package dev.jobtrail.sharing;

import static dev.jobtrail.sharing.Shared.HEADER;
import static dev.jobtrail.sharing.Shared.PASSWORD;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.MailResource;
import dev.jobtrail.testing.Mailbox;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusIntegrationTest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;

/** What strangers see of a resume that the packaged program shares. */
@QuarkusIntegrationTest
@WithTestResource(PostgresResource.class)
@WithTestResource(MailResource.class)
class SharedResumeIT {

  private static final int DOWNLOADS = 100;
  private static final String DOCUMENT = "{\"basics\":{\"name\":\"Jana Novak\"}}";

  Mailbox mailbox;

  @Test
  void isThereForPeopleProgramsAndPrinters() throws IOException {
    var shared = shared(sample());
    var address = shared.path();

    given()
        .get(address)
        .then()
        .statusCode(200)
        .body("data.basics.name", equalTo("Richard Hendriks"));
    given()
        .get(shared.page())
        .then()
        .statusCode(200)
        .body(containsString("Richard Hendriks"))
        .body(containsString("og:title"))
        .body(not(containsString("<script")));
    var pdf = given().get(address + "/pdf").then().statusCode(200).extract().asByteArray();
    try (var document = Loader.loadPDF(pdf)) {
      assertThat(new PDFTextStripper().getText(document)).contains("Richard Hendriks");
    }
    shared.share(false);
    given().get(address).then().statusCode(404);
    given().get(shared.page()).then().statusCode(404);
  }

  @Test
  void countsEveryDownload() throws InterruptedException {
    var shared = shared(DOCUMENT);
    var address = shared.path() + "/download";

    var counted =
        Parallel.run(
            DOWNLOADS, () -> given().post(address).then().extract().<Boolean>path("counted"));

    assertThat(counted).containsOnly(true);
    assertThat(shared.downloads()).isEqualTo(DOWNLOADS);
    shared
        .owner()
        .request()
        .get("/resumes/" + shared.id() + "/statistics/daily?days=7")
        .then()
        .statusCode(200)
        .body("$", hasSize(7))
        .body("[6].downloads", equalTo(DOWNLOADS));
  }

  @Test
  void opensByThePasswordAlone() {
    var shared = shared(DOCUMENT);
    shared.protect(PASSWORD);
    var address = shared.path();

    given().get(address).then().statusCode(401).body("code", equalTo("NEED_PASSWORD"));
    given().header(HEADER, PASSWORD).get(address).then().statusCode(200);
    given().cookie(shared.pass()).get(address).then().statusCode(200);
    for (int i = 0; i < 5; i++) {
      given().header(HEADER, "wrong").get(address).then().statusCode(401);
    }
    given().header(HEADER, PASSWORD).get(address).then().statusCode(429);
  }

  /** A shared resume, imported by an account whose address is verified. */
  private Shared shared(String document) {
    var owner = Api.newAccount();
    var token = mailbox.newestToken(owner.email());
    Shared.stranger().body(Map.of("token", token)).post("/auth/verify-email");
    return Shared.imported(owner, document);
  }

  private String sample() throws IOException {
    try (var source = getClass().getResourceAsStream("/resume/json-resume-sample.json")) {
      return new String(source.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
