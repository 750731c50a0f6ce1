package dev.jobtrail;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;

import dev.jobtrail.testing.MailResource;
import dev.jobtrail.testing.Mailbox;
import dev.jobtrail.testing.Operator;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusIntegrationTest;
import io.restassured.response.ValidatableResponse;
import java.io.IOException;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Pattern;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What an operator, a client and a stranger do with the packaged program in a day. */
@QuarkusIntegrationTest
@WithTestResource(PostgresResource.class)
@WithTestResource(MailResource.class)
class OperatorIT {

  private static final Pattern VERSION = Pattern.compile("name=\"version\" value=\"(\\w+)\"");

  Mailbox mailbox;

  private Operator operator;
  private String email;
  private String eva;

  @BeforeEach
  void begin() {
    operator = Operator.create();
    email = "c" + UUID.randomUUID().toString().substring(0, 18) + "@example.org";
    eva = operator.client(Map.of("name", "Eva Dvořáková", "email", email, "requireApproval", true));
  }

  @Test
  void sendsForOneClientAtOnceAndForTheOtherOnceApproved() throws IOException {
    var jana = operator.client(Map.of("name", "Jana", "phone", "1"));
    operator.move(operator.application(jana, operator.resume(jana)), "submitted").statusCode(200);
    operator
        .patch("/clients/" + jana, "{\"phone\":null,\"notes\":\"Called.\"}")
        .statusCode(200)
        .body("notes", equalTo("Called."));
    var application = operator.application(eva, operator.resume(eva));
    operator
        .move(application, "submitted")
        .statusCode(409)
        .body("code", equalTo("APPROVAL_REQUIRED"));
    operator
        .get("/clients")
        .body("counts.submitted", contains(1, 0))
        .body("counts.pendingApprovals", contains(0, 1));

    var token = mailbox.newestToken(email);
    var page = page(token).statusCode(200).extract().asString();
    assertThat(page).contains("Staff Engineer, Acme", "Jana Novak (PDF)").doesNotContain("<script");
    var pdf = given().get("/approvals/" + token + "/resume.pdf").then().statusCode(200).extract();
    try (var document = Loader.loadPDF(pdf.asByteArray())) {
      assertThat(new PDFTextStripper().getText(document)).contains("Jana Novak");
    }
    approve(token, page).statusCode(200).body(containsString("Thank you"));

    operator
        .get("/clients/" + eva + "/approvals")
        .body("state", contains("approved"))
        .body("comment", contains("Hodně štěstí"));
    operator
        .post("/clients/" + eva + "/decisions/seen")
        .statusCode(200)
        .body("counts.unseenDecisions", equalTo(0));
    operator.move(application, "submitted").statusCode(200).body("clientId", equalTo(eva));
    operator
        .get("/applications/" + application + "/history")
        .body("by", contains("owner", "client", "owner"));
    operator
        .get("/account/export")
        .statusCode(200)
        .body("clients.name", hasItems("Jana", "Eva Dvořáková"))
        .body("approvals.state", contains("approved"));
  }

  @Test
  void handsTheLinkOnWhereThereIsNoAddress() {
    var petr = operator.client(Map.of("name", "Petr", "requireApproval", true));
    var application = operator.application(petr, operator.resume(petr));
    operator.move(application, "submitted").statusCode(409);
    var link =
        operator
            .get("/clients/" + petr + "/approvals?state=pending")
            .body("link", contains(notNullValue()))
            .extract()
            .<String>path("[0].link");
    given()
        .contentType("application/json")
        .body(Map.of("decision", "decline", "comment", "Not this one."))
        .post("/approvals/" + link.substring(link.lastIndexOf('/') + 1))
        .then()
        .statusCode(200)
        .body("state", equalTo("declined"));
    operator.move(application, "submitted").statusCode(409);
  }

  @Test
  void letsAStrangerGuessAndReplayInVain() {
    var application = operator.application(eva, operator.resume(eva));
    operator.move(application, "submitted").statusCode(409);
    var token = mailbox.newestToken(email);
    approve(token, page(token).extract().asString()).statusCode(200);

    page(token.substring(1) + "A").statusCode(404).body(not(containsString("Staff Engineer")));
    page(token)
        .statusCode(200)
        .body(containsString("You approved this application"))
        .body(not(containsString("<form")));
    given().get("/approvals/" + token).then().statusCode(404).body("code", equalTo("NOT_FOUND"));
    Operator.create().get("/clients/" + eva).statusCode(404);
  }

  @Test
  void archivesAndRestoresAClient() {
    var resume = operator.resume(eva);
    operator.post("/clients/" + eva + "/archive").statusCode(200);
    operator.track(eva, resume).statusCode(409).body("code", equalTo("CLIENT_ARCHIVED"));
    operator.get("/resumes?clientId=" + eva).body("id", contains(resume));
    operator.get("/clients?status=archived&q=eva").body("id", contains(eva));
    operator.post("/clients/" + eva + "/restore").statusCode(200);
    operator.application(eva, resume);
    operator.account().delete().then().statusCode(202);
  }

  private static ValidatableResponse page(String token) {
    return given().accept("text/html").get("/approve/" + token).then();
  }

  private static ValidatableResponse approve(String token, String page) {
    var version = VERSION.matcher(page);
    assertThat(version.find()).isTrue();
    return given()
        .contentType("application/x-www-form-urlencoded; charset=UTF-8")
        .formParam("decision", "approve")
        .formParam("comment", "Hodně štěstí")
        .formParam("version", version.group(1))
        .post("/approve/" + token)
        .then();
  }
}
