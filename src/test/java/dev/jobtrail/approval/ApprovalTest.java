package dev.jobtrail.approval;

import static dev.jobtrail.testing.Waiting.await;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.platform.Secrets;
import dev.jobtrail.testing.MailResource;
import dev.jobtrail.testing.Mailbox;
import dev.jobtrail.testing.Operator;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.PostgresResource;
import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(MailResource.class)
class ApprovalTest {

  @Inject AgroalDataSource dataSource;

  Mailbox mailbox;

  private Operator operator;
  private String email;
  private String client;
  private String resume;
  private String application;

  @BeforeEach
  void begin() {
    operator = Operator.create();
    email = "c" + UUID.randomUUID().toString().substring(0, 18) + "@example.org";
    client = operator.client(Map.of("name", "Jana", "email", email, "requireApproval", true));
    resume = operator.resume(client);
    application = operator.application(client, resume);
  }

  @Test
  void refusesSubmittedUntilTheClientHasApproved() {
    submit().statusCode(409).body("code", equalTo("APPROVAL_REQUIRED"));
    operator.get("/applications/" + application).body("status", equalTo("saved"));
    operator.get("/applications/" + application + "/history").body("size()", equalTo(1));
    counts(1, 0);
    approvals()
        .body("state", contains("pending"))
        .body("applicationId", contains(application))
        .body("clientId", contains(client))
        .body("sentTo", contains(email))
        .body("link", contains(nullValue()))
        .body("decidedAt", contains(nullValue()))
        .body("posting[0].title", equalTo("Staff Engineer"));

    decide(mailbox.newestToken(email), "approve", "Go ahead!").statusCode(200);

    counts(0, 1);
    submit()
        .statusCode(200)
        .body("status", equalTo("submitted"))
        .body("submittedVia", equalTo("manual"));
    operator
        .get("/applications/" + application + "/history")
        .body("by", contains("owner", "client", "owner"))
        .body("note", hasItem("Approved: Go ahead!"));
    approvals()
        .body("state", contains("approved"))
        .body("comment", contains("Go ahead!"))
        .body("decidedAt", contains(notNullValue()));
  }

  @Test
  void mailsWhatItIsAboutAndWhereToDecide() {
    submit().statusCode(409);
    mailbox.newestToken(email);
    assertThat(mailbox.bodies(email).getLast())
        .contains("Hello Jana", "Staff Engineer, Acme", "/approve/")
        .doesNotContain("Jana Novak");
  }

  @Test
  void asksOnceHoweverOftenItIsTried() {
    submit().statusCode(409);
    submit().statusCode(409);
    var token = mailbox.newestToken(email);
    submit().statusCode(409);
    approvals().body("size()", equalTo(1));
    await().during(Duration.ofMillis(500)).until(() -> mailbox.bodies(email).size() == 1);
    look(token).statusCode(200);
  }

  @Test
  void asksOnceWhenManyTryAtOnce() throws InterruptedException {
    var statuses = Parallel.run(10, () -> submit().extract().statusCode());
    assertThat(statuses).containsOnly(409);
    approvals().body("state", contains("pending"));
    counts(1, 0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ready", "needs_action", "interview", "rejected", "withdrawn"})
  void letsEveryOtherStatusThrough(String status) {
    operator.move(application, status).statusCode(200);
    approvals().body("size()", equalTo(0));
  }

  @Test
  void refusesAnImpossibleTransitionWithoutAsking() {
    operator
        .move(application, "applying")
        .statusCode(409)
        .body("code", equalTo("INVALID_TRANSITION"));
    approvals().body("size()", equalTo(0));
  }

  @Test
  void asksNobodyWhereNoApprovalIsRequired() {
    var other = operator.client(Map.of("name", "Eva", "email", "eva@example.org"));
    operator.move(operator.application(other, operator.resume(other)), "submitted").statusCode(200);
    operator.move(operator.application(null, operator.resume(null)), "submitted").statusCode(200);
  }

  @Test
  void letsThroughOnceTheApprovalIsWaived() {
    var token = asked();
    operator.patch("/clients/" + client, Map.of("requireApproval", false)).statusCode(200);
    counts(0, 0);
    look(token).statusCode(404);
    approvals().body("state", contains("cancelled"));
    submit().statusCode(200);
  }

  @Test
  void asksAgainAfterANo() {
    decide(asked(), "decline", null).statusCode(200);
    submit().statusCode(409).body("code", equalTo("APPROVAL_REQUIRED"));
    approvals().body("state", contains("pending", "declined"));
  }

  @Test
  void lastDecisionCounts() {
    approved();
    letter("Dear all");
    decide(again(), "decline", null).statusCode(200);
    letter(null);
    submit().statusCode(409);
  }

  private enum Change {
    RESUME_DOCUMENT,
    RESUME_NAME,
    RESUME_TEMPLATE,
    COVER_LETTER,
    APPLY_SOURCE,
    RESUME_DELETED,
    POSTING
  }

  private void make(Change change) throws SQLException {
    switch (change) {
      case RESUME_DOCUMENT ->
          operator
              .put(
                  "/resumes/" + resume,
                  Map.of("data", Map.of("basics", Map.of("name", "Somebody Else"))))
              .statusCode(200);
      case RESUME_NAME ->
          operator.put("/resumes/" + resume, Map.of("name", "Other")).statusCode(200);
      case RESUME_TEMPLATE ->
          operator.put("/resumes/" + resume, Map.of("template", "modern")).statusCode(200);
      case POSTING ->
          operator
              .put("/applications/" + application + "/posting", Map.of("title", "Another job"))
              .statusCode(200);
      case COVER_LETTER -> letter("Dear all");
      case APPLY_SOURCE -> {
        sql(
            "update application set tailored_resume_id = '%s' where id = '%s'"
                .formatted(operator.resume(client), application));
        operator
            .put(
                "/applications/" + application + "/apply-source", Map.of("applySource", "tailored"))
            .statusCode(200);
      }
      case RESUME_DELETED -> operator.delete("/resumes/" + resume).statusCode(204);
    }
  }

  @ParameterizedTest
  @EnumSource(Change.class)
  void needsANewYesAfterAChange(Change change) throws SQLException {
    approved();
    make(change);
    decide(again(), "approve", null).statusCode(200);
    submit().statusCode(200);
  }

  @Test
  void needsANewYesAfterAChangeThatFollowedASubmission() {
    approved();
    submit().statusCode(200);
    operator.move(application, "ready").statusCode(200);
    submit().statusCode(200);
    operator.move(application, "ready").statusCode(200);
    letter("Dear all");
    submit().statusCode(409);
  }

  @Test
  void holdsTheYesThroughWhatTheClientDoesNotSee() {
    approved();
    operator.patch("/applications/" + application, Map.of("notes", "n")).statusCode(200);
    operator.post("/resumes/" + resume + "/lock", Map.of("isLocked", true)).statusCode(200);
    operator.post("/resumes/" + resume + "/lock", Map.of("isLocked", false)).statusCode(200);
    operator.put("/resumes/" + resume, Map.of("tags", List.of("x"))).statusCode(200);
    operator.put("/resumes/" + resume, Map.of("name", "Other")).statusCode(200);
    operator.put("/resumes/" + resume, Map.of("name", "Engineer")).statusCode(200);
    submit().statusCode(200);
  }

  @Test
  void refusesAYesToWhatHasChangedSinceItWasSeen() {
    var token = asked();
    var seen = look(token).extract().<String>path("version");
    letter("Dear all");
    decide(token, Map.of("decision", "approve", "version", seen))
        .statusCode(409)
        .body("code", equalTo("INVALID_TRANSITION"));
    var now =
        look(token).body("coverLetter", equalTo("Dear all")).extract().<String>path("version");
    decide(token, Map.of("decision", "approve", "version", now)).statusCode(200);
    submit().statusCode(200);
  }

  @Test
  void takesANoToWhatHasChangedSinceItWasSeen() {
    var token = asked();
    var seen = look(token).extract().<String>path("version");
    letter("Dear all");
    decide(token, Map.of("decision", "decline", "version", seen)).statusCode(200);
  }

  @Test
  void storesNoTokenThatWasMailed() throws SQLException {
    var token = asked();
    assertThat(sqlText("select string_agg(cast(approval as text), ' ') from approval"))
        .contains(Secrets.hash(token))
        .doesNotContain(token);
  }

  @Test
  void handsTheLinkToTheOperatorOfAClientWithoutAnAddress() {
    operator.patch("/clients/" + client, "{\"email\":null}").statusCode(200);
    submit().statusCode(409);
    var link = approvals().body("sentTo", contains(nullValue())).extract().<String>path("[0].link");
    approvals().body("[0].link", equalTo(link));
    assertThat(link).contains("/approve/");
    operator.get("/account/export").body("approvals.link", contains(nullValue()));
    decide(link.substring(link.lastIndexOf('/') + 1), "approve", null).statusCode(200);
    approvals().body("link", contains(nullValue()));
    submit().statusCode(200);
  }

  @Test
  void sendsTheLinkAnewWhereTheAddressHasChanged() {
    var first = asked();
    var other = "other-" + email;
    operator.patch("/clients/" + client, Map.of("email", other)).statusCode(200);
    look(first).statusCode(404);
    var second = mailbox.newestToken(other);
    look(second).statusCode(200);
    approvals().body("sentTo", contains(other));
    operator.patch("/clients/" + client, Map.of("email", other)).statusCode(200);
    look(second).statusCode(200);
    operator.patch("/clients/" + client, "{\"email\":null}").statusCode(200);
    look(second).statusCode(404);
    approvals().body("state", contains("pending")).body("link", contains(notNullValue()));
  }

  @Test
  void answersEveryLinkThatDoesNotWorkAlike() throws SQLException {
    var used = asked();
    decide(used, "approve", null).statusCode(200);
    var expired = asked(operator.application(client, resume));
    expire(expired);
    var cancelled = asked(operator.application(client, resume));
    operator.post("/clients/" + client + "/archive").statusCode(200);
    var forged = Secrets.random();
    var json = new ArrayList<String>();
    var posted = new ArrayList<String>();
    var pdf = new ArrayList<String>();
    var page = new ArrayList<String>();
    var form = new ArrayList<String>();
    for (var token : List.of(used, expired, cancelled, forged, "x", "a%20b", "..%2f..")) {
      json.add(look(token).statusCode(404).extract().asString());
      posted.add(decide(token, "approve", null).statusCode(404).extract().asString());
      pdf.add(
          open()
              .get("/approvals/" + token + "/resume.pdf")
              .then()
              .statusCode(404)
              .extract()
              .asString());
      if (!token.equals(used)) { // whose page shows the decision
        page.add(page(token).statusCode(404).contentType(ContentType.HTML).extract().asString());
        form.add(form(token, "approve", "", "v").statusCode(404).extract().asString());
      }
    }
    assertThat(json).containsOnly(json.getLast()).first().asString().contains("NOT_FOUND");
    assertThat(posted).containsOnly(posted.getLast());
    assertThat(pdf).containsOnly(pdf.getLast());
    assertThat(page)
        .containsOnly(page.getLast())
        .first()
        .asString()
        .doesNotContain("Staff", "Jana");
    assertThat(form).containsOnly(page.getLast());
  }

  @Test
  void asksAnewOnceTheLinkHasRunOut() throws SQLException {
    var first = asked();
    expire(first);
    look(first).statusCode(404);
    counts(0, 0);
    approvals().body("state", contains("expired"));
    var second = again();
    look(second).statusCode(200);
    counts(1, 0);
    approvals().body("state", contains("pending", "expired"));
  }

  @Test
  void letsLinksWorkForFourteenDays() throws SQLException {
    asked();
    assertThat(
            sqlText(
                "select (expires_at - updated_at between '13 days 23:59:59' and '14 days')::text"
                    + " from approval where application_id = '"
                    + application
                    + "'"))
        .isEqualTo("true");
  }

  @Test
  void cancelsWhatIsOpenWhenTheClientIsArchived() {
    var token = asked();
    operator.post("/clients/" + client + "/archive").statusCode(200);
    look(token).statusCode(404);
    counts(0, 0);
    approvals().body("state", contains("cancelled"));
    submit().statusCode(409).body("code", equalTo("CLIENT_ARCHIVED"));
    operator.post("/clients/" + client + "/restore").statusCode(200);
    look(token).statusCode(404);
    look(again()).statusCode(200);
  }

  @Test
  void cancelsWhatIsOpenWhenTheApplicationIsWithdrawn() {
    var token = asked();
    operator.move(application, "withdrawn").statusCode(200);
    look(token).statusCode(404);
    counts(0, 0);
  }

  @Test
  void showsWhatIsToBeDecidedOn() {
    letter("Dear all,\n\nhire me.");
    look(asked())
        .statusCode(200)
        .header("Cache-Control", "no-store")
        .header("Referrer-Policy", "no-referrer")
        .body("state", equalTo("pending"))
        .body("posting.title", equalTo("Staff Engineer"))
        .body("posting.company", equalTo("Acme"))
        .body("posting.description", equalTo("Build things that last."))
        .body("resume.name", equalTo("Jana Novak"))
        .body("resume.pdf", containsString("/resume.pdf"))
        .body("coverLetter", equalTo("Dear all,\n\nhire me."));
  }

  @Test
  void printsTheResumeToDecideOn() throws IOException {
    var token = asked();
    var path = look(token).extract().<String>path("resume.pdf");
    var answer = open().get(path).then().statusCode(200).contentType("application/pdf").extract();
    assertThat(answer.header("Content-Disposition"))
        .startsWith("attachment; filename=\"Jana-Novak.pdf\"");
    assertThat(answer.header("Cache-Control")).isEqualTo("no-store");
    try (var document = Loader.loadPDF(answer.asByteArray())) {
      assertThat(new PDFTextStripper().getText(document)).contains("Jana Novak");
    }
    for (int i = 0; i < 4; i++) {
      open().get(path).then().statusCode(200);
    }
    open().get(path).then().statusCode(429).body("code", equalTo("RATE_LIMITED"));
  }

  @Test
  void showsThatThereIsNoResumeAnyMore() throws SQLException {
    make(Change.RESUME_DELETED);
    var token = asked();
    look(token).statusCode(200).body("resume", nullValue());
    page(token).statusCode(200).body(containsString("No resume will be sent"));
    open().get("/approvals/" + token + "/resume.pdf").then().statusCode(404);
  }

  @Test
  void neverDecidesByLooking() {
    var token = asked();
    for (var path : List.of("/approvals/", "/approve/")) {
      open().get(path + token + "?decision=approve").then().statusCode(200);
      open().head(path + token).then().statusCode(200);
    }
    counts(1, 0);
  }

  @Test
  void takesOneOfManyClicks() throws InterruptedException {
    var token = asked();
    var statuses = Parallel.run(12, () -> decide(token, "approve", null).extract().statusCode());
    assertThat(statuses).containsOnly(200, 404).containsOnlyOnce(200);
    operator
        .get("/applications/" + application + "/history")
        .body("by", contains("owner", "client"));
    counts(0, 1);
  }

  @Test
  void takesEitherAYesOrANo() throws InterruptedException {
    var token = asked();
    var turn = new AtomicInteger();
    var states =
        Parallel.run(
            12,
            () -> {
              var decision = turn.getAndIncrement() % 2 == 0 ? "approve" : "decline";
              var answer = decide(token, decision, null).extract();
              return answer.statusCode() == 200 ? answer.<String>path("state") : "";
            });
    var decided = states.stream().filter(it -> !it.isEmpty()).toList();
    assertThat(decided).hasSize(1);
    approvals().body("state", equalTo(decided));
    submit().statusCode(decided.getFirst().equals("approved") ? 200 : 409);
  }

  @Test
  void takesADecisionOrTheArchivingFirst() throws InterruptedException {
    var token = asked();
    var turn = new AtomicInteger();
    var statuses =
        Parallel.run(
            2,
            () ->
                turn.getAndIncrement() == 0
                    ? operator.post("/clients/" + client + "/archive").extract().statusCode()
                    : decide(token, "approve", null).extract().statusCode());
    assertThat(statuses).contains(200).isSubsetOf(200, 404);
    approvals().body("state[0]", equalTo(statuses.contains(404) ? "cancelled" : "approved"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{\"decision\":\"maybe\"}",
        "{\"decision\":null}",
        "{\"decision\":\"approve\",\"more\":1}"
      })
  void refusesADecisionThatIsNone(String body) {
    var token = asked();
    open().body(body).post("/approvals/" + token).then().statusCode(400);
    counts(1, 0);
  }

  @ParameterizedTest
  @CsvSource({"1000, 200", "1001, 400"})
  void boundsTheComment(int length, int status) {
    decide(asked(), "decline", "c".repeat(length)).statusCode(status);
  }

  @Test
  void exportsAndImportsTheLongestComment() {
    decide(asked(), "decline", "c".repeat(1000)).statusCode(200);
    var exported =
        operator
            .request()
            .accept("application/json")
            .get("/applications/export?clientId=" + client)
            .asString();
    operator.delete("/applications/" + application).statusCode(204);
    operator
        .post("/applications/import", "{\"applications\":" + exported + "}")
        .statusCode(200)
        .body("created.size()", equalTo(1));
  }

  @Test
  void countsDecisionsUntilTheyAreSeen() {
    decide(asked(), "approve", null).statusCode(200);
    decide(asked(operator.application(client, resume)), "decline", " ").statusCode(200);
    counts(0, 2);
    operator.get("/clients").body("counts.unseenDecisions", contains(2));
    operator
        .post("/clients/" + client + "/decisions/seen")
        .statusCode(200)
        .body("id", equalTo(client))
        .body("counts.unseenDecisions", equalTo(0));
    approvals().body("seenAt", not(hasItem(nullValue()))).body("comment", hasItem(nullValue()));
    decide(asked(operator.application(client, resume)), "approve", null).statusCode(200);
    counts(0, 1);
  }

  @Test
  void listsByStateAndInPages() throws SQLException {
    decide(asked(), "approve", null).statusCode(200);
    decide(asked(operator.application(client, resume)), "decline", null).statusCode(200);
    expire(asked(operator.application(client, resume)));
    asked(operator.application(client, resume));
    for (var state : List.of("approved", "declined", "expired", "pending")) {
      operator
          .get("/clients/" + client + "/approvals?state=" + state)
          .body("state", contains(state));
    }
    operator.get("/clients/" + client + "/approvals?state=cancelled").body("size()", equalTo(0));
    operator.get("/clients/" + client + "/approvals?state=lost").statusCode(400);
    var page = operator.get("/clients/" + client + "/approvals?limit=3").extract();
    assertThat(page.<List<String>>path("state")).containsExactly("pending", "expired", "declined");
    var link = page.header("Link");
    operator.get(link.substring(1, link.indexOf('>'))).body("state", contains("approved"));
  }

  @Test
  void showsDecisionsToTheOperatorAlone() {
    asked();
    var stranger = Operator.create();
    stranger.get("/clients/" + client + "/approvals").statusCode(404);
    stranger.post("/clients/" + client + "/decisions/seen").statusCode(404);
  }

  @Test
  void goesWithTheApplication() throws SQLException {
    var token = asked();
    operator.delete("/applications/" + application).statusCode(204);
    look(token).statusCode(404);
    approvals().body("size()", equalTo(0));
    counts(0, 0);
  }

  @Test
  void goesWithTheAccountAndComesWithItsExport() throws SQLException {
    decide(asked(), "approve", "yes").statusCode(200);
    operator
        .get("/account/export")
        .body("approvals.state", contains("approved"))
        .body("approvals.comment", contains("yes"))
        .body("clients.counts.unseenDecisions", contains(1));
    var id = operator.id();
    operator.account().deleteWholly();
    assertThat(sqlText("select count(*)::text from approval where account_id = '" + id + "'"))
        .isEqualTo("0");
  }

  @Test
  void showsThePageAndTakesTheDecisionOfItsForm() {
    letter("Dear all");
    var token = asked();
    var html =
        page(token)
            .statusCode(200)
            .header("Cache-Control", "no-store")
            .header("Referrer-Policy", "no-referrer")
            .header("Content-Security-Policy", containsString("default-src 'none'"))
            .header("X-Robots-Tag", containsString("noindex"))
            .extract()
            .asString();
    assertThat(html)
        .contains("<html lang=\"en\">", "Staff Engineer, Acme", "Dear all", "Jana Novak (PDF)")
        .contains("Build things that last.", "<label for=\"comment\">", "name=\"viewport\"")
        .doesNotContain("<script", "http://localhost");
    var thanks = form(token, "approve", "Sure\r\nthing", version(html));
    thanks.statusCode(200).body(containsString("Thank you"));
    approvals().body("state", contains("approved")).body("comment", contains("Sure\nthing"));
    form(token, "decline", "", version(html))
        .statusCode(200)
        .body(containsString("You approved this application"));
    submit().statusCode(200);
  }

  @Test
  void takesANoByThePage() {
    var token = asked();
    form(token, "decline", "", version(page(token).extract().asString()))
        .statusCode(200)
        .body(containsString("declined"));
    approvals().body("state", contains("declined")).body("comment", contains(nullValue()));
  }

  @Test
  void asksAgainOnThePageWhereSomethingHasChanged() {
    var token = asked();
    var before = version(page(token).extract().asString());
    letter("Dear all");
    var html =
        form(token, "approve", "My comment", before)
            .statusCode(409)
            .body(containsString("role=\"alert\""))
            .body(containsString("My comment"))
            .extract()
            .asString();
    counts(1, 0);
    form(token, "approve", "My comment", version(html)).statusCode(200);
  }

  @ParameterizedTest
  @CsvSource({"'', 0", "maybe, 0", "approve, 1001"})
  void showsThePageAgainWhereTheFormIsNotSound(String decision, int commentLength) {
    var token = asked();
    form(token, decision, "c".repeat(commentLength), "v")
        .statusCode(400)
        .body(containsString("role=\"alert\""));
    counts(1, 0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"c", "ж", "語"})
  void takesTheLongestCommentInEveryScript(String letter) {
    var token = asked();
    var comment = letter.repeat(DecisionMade.LONGEST_COMMENT);
    form(token, "decline", comment, version(page(token).extract().asString())).statusCode(200);
    approvals().body("comment", contains(comment));
  }

  @Test
  void takesNoYesWithoutWhatWasLookedAt() {
    var token = asked();
    open()
        .contentType("application/x-www-form-urlencoded")
        .formParam("decision", "approve")
        .post("/approve/" + token)
        .then()
        .statusCode(409);
    open()
        .contentType("application/x-www-form-urlencoded")
        .formParam("decision", "approve")
        .formParam("comment", "a\u0000b")
        .formParam("version", "v")
        .post("/approve/" + token)
        .then()
        .statusCode(400);
    counts(1, 0);
  }

  @Test
  void showsMarkupOfOthersAsText() {
    var posting =
        Map.of(
            "title", "<script>alert(1)</script>\"'&",
            "company", "<img src=x onerror=alert(1)>",
            "descriptionRaw", "<p>First</p><script>alert(2)</script><ul><li>Second</li></ul>");
    var body =
        new HashMap<String, Object>(
            Map.of("resumeId", resume, "clientId", client, "posting", posting));
    application = operator.post("/applications", body).statusCode(201).extract().path("id");
    letter("</div><b onclick=x>bold</b>");
    var html = page(asked()).statusCode(200).extract().asString();
    assertThat(html)
        .doesNotContain("<script", "<img src=x", "<b onclick", "alert(2)")
        .contains(
            "&lt;script&gt;alert(1)&lt;/script&gt;", "First", "- Second", "&lt;b onclick=x&gt;");
  }

  private ValidatableResponse submit() {
    return operator.move(application, "submitted");
  }

  /** The token of the mail that a first try leads to. */
  private String asked() {
    return asked(application);
  }

  private String asked(String of) {
    var mails = mailbox.bodies(email).size();
    operator.move(of, "submitted").statusCode(409).body("code", equalTo("APPROVAL_REQUIRED"));
    await().atMost(Duration.ofSeconds(60)).until(() -> mailbox.bodies(email).size() > mails);
    return mailbox.newestToken(email);
  }

  private String again() {
    return asked();
  }

  private void approved() {
    decide(asked(), "approve", null).statusCode(200);
  }

  private void letter(String text) {
    var body = new HashMap<String, Object>();
    body.put("coverLetter", text);
    operator.put("/applications/" + application + "/cover-letter", body).statusCode(200);
  }

  private ValidatableResponse approvals() {
    return operator.get("/clients/" + client + "/approvals").statusCode(200);
  }

  private void counts(int pending, int unseen) {
    operator
        .get("/clients/" + client)
        .body("counts.pendingApprovals", equalTo(pending))
        .body("counts.unseenDecisions", equalTo(unseen));
  }

  private static RequestSpecification open() {
    return given().urlEncodingEnabled(false).contentType(ContentType.JSON);
  }

  private static ValidatableResponse look(String token) {
    return open().get("/approvals/" + token).then();
  }

  private static ValidatableResponse page(String token) {
    return given().urlEncodingEnabled(false).accept("text/html").get("/approve/" + token).then();
  }

  private static ValidatableResponse decide(String token, String decision, String comment) {
    var body = new HashMap<String, Object>();
    body.put("decision", decision);
    body.put("comment", comment);
    return decide(token, body);
  }

  private static ValidatableResponse decide(String token, Map<String, Object> body) {
    return open().body(body).post("/approvals/" + token).then();
  }

  private static ValidatableResponse form(
      String token, String decision, String comment, String version) {
    var encoder = StandardCharsets.UTF_8;
    return given()
        .urlEncodingEnabled(false)
        .contentType("application/x-www-form-urlencoded; charset=UTF-8")
        .body(
            "decision=%s&comment=%s&version=%s"
                .formatted(
                    URLEncoder.encode(decision, encoder),
                    URLEncoder.encode(comment, encoder),
                    version))
        .post("/approve/" + token)
        .then();
  }

  private static String version(String html) {
    var matcher = Pattern.compile("name=\"version\" value=\"(\\w+)\"").matcher(html);
    assertThat(matcher.find()).isTrue();
    return matcher.group(1);
  }

  private void expire(String token) throws SQLException {
    sql(
        "update approval set expires_at = now() - interval '1 second' where token_hash = '%s'"
            .formatted(Secrets.hash(token)));
  }

  private void sql(String statement) throws SQLException {
    try (var connection = dataSource.getConnection();
        var open = connection.createStatement()) {
      assertThat(open.executeUpdate(statement)).isOne();
    }
  }

  private String sqlText(String query) throws SQLException {
    try (var connection = dataSource.getConnection();
        var open = connection.createStatement();
        var rows = open.executeQuery(query)) {
      rows.next();
      return rows.getString(1);
    }
  }
}
