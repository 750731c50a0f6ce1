package dev.jobtrail.inbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.BoardsResource;
import dev.jobtrail.testing.ImapServer;
import dev.jobtrail.testing.Operator;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(BoardsResource.class)
class MailboxResourceTest {

  private static final String REJECTION =
      "Unfortunately, we have decided to move forward with other candidates.";

  private static final ImapServer SERVER = new ImapServer();

  @Inject MailboxStore store;
  @Inject MailboxReadings readings;
  @Inject EntityManager entities;

  private Applicant applicant;
  private ImapServer.Box mailbox;

  @AfterAll
  static void stop() {
    SERVER.close();
  }

  @BeforeEach
  void connect() {
    applicant = Applicant.create();
    mailbox = SERVER.open();
    set(Map.of()).statusCode(200);
  }

  @Test
  void proposesTheStatusThatAMailStatesAndSetsItWhenConfirmed() {
    var application = applicant.track();
    applicant.move(application, "submitted");
    mailbox.deliver(
        "<1@x>", "Northwind <no-reply@greenhouse-mail.io>", "Your application", REJECTION);
    read().body("problem", nullValue()).body("readAt", notNullValue());
    var message =
        messages("open")
            .body("applicationId", contains(application))
            .body("kind", contains("rejected"))
            .body("proposedStatus", contains("rejected"))
            .body("sender", contains("Northwind <no-reply@greenhouse-mail.io>"))
            .body("subject", contains("Your application"))
            .body("evidence", contains(REJECTION))
            .extract()
            .<String>path("[0].id");
    applicant.get("/agenda").body("employerMessages.id", contains(message));
    applicant.application(application).body("status", equalTo("submitted"));

    post(message, "confirm").statusCode(200).body("state", equalTo("confirmed"));
    applicant.application(application).body("status", equalTo("rejected"));
    applicant
        .get("/applications/" + application + "/history")
        .body("note", hasItem(REJECTION))
        .body("by", hasItem("owner"));
    post(message, "confirm").statusCode(409);
    post(message, "dismiss").statusCode(409);
    applicant.get("/agenda").body("employerMessages", empty());
  }

  @Test
  void storesAMailOnceHoweverOftenItIsRead() {
    applicant.track();
    mailbox.deliver("<1@x>", "Northwind <a@b.example>", "Your application", REJECTION);
    mailbox.deliver("<1@x>", "Northwind <a@b.example>", "Your application", REJECTION);
    read();
    forgetPosition();
    read();
    messages("open").body("", hasSize(1));
  }

  @Test
  void goesOnAfterAProcessThatEndedInBetween() {
    applicant.track();
    mailbox.deliver("<1@x>", "Northwind <a@b.example>", "Your application", REJECTION);
    var lease = store.claim(id()).orElseThrow();
    assertThat(store.claim(id())).isEmpty();
    assertThat(store.claim()).noneMatch(it -> it.accountId().equals(id()));
    applicant.post("/mailbox/read").statusCode(409);

    execute("update mailbox set reading_until = now() - interval '1 second' where account_id = ?1");
    var next = store.claim(id()).orElseThrow();
    readings.read(lease);
    messages("open").body("", empty());
    readings.read(next);
    messages("open").body("", hasSize(1));
    applicant.get("/mailbox").body("problem", nullValue());
  }

  @Test
  void letsOneOfSeveralProcessesReadAMailbox() throws InterruptedException {
    execute("update mailbox set next_read_at = '2000-01-01' where account_id = ?1");
    var claims = Parallel.run(4, () -> store.claim());
    assertThat(claims)
        .flatExtracting(it -> it)
        .filteredOn(it -> it.accountId().equals(id()))
        .hasSize(1);
  }

  @Test
  void matchesRepliesByTheirThread() {
    var application = applicant.track();
    mailbox.deliver(
        "<1@x>", "Northwind <a@b.example>", "Hello", "We have received your application.");
    read();
    mailbox.deliver("<2@x>", "Eva <eva@other.example>", "Re: Hello", REJECTION, "<mine@x> <1@x>");
    mailbox.deliver("<3@x>", "Eva <eva@other.example>", "Re: Hello", REJECTION, "<mine@x> <9@x>");
    read();
    messages("open").body("applicationId", contains(null, application, application));
  }

  @Test
  void leavesItToTheOwnerWhichOfTwoApplicationsIsMeant() {
    var first = applicant.track();
    applicant.track();
    mailbox.deliver("<1@x>", "Northwind <a@b.example>", "Your application", REJECTION);
    read();
    var message =
        messages("open")
            .body("applicationId", contains(nullValue()))
            .body("proposedStatus", contains(nullValue()))
            .extract()
            .<String>path("[0].id");
    post(message, "confirm").statusCode(409).body("message", containsString("application"));
    choose(message, UUID.randomUUID().toString()).statusCode(404);
    choose(message, first)
        .statusCode(200)
        .body("proposedStatus", equalTo("rejected"))
        .body("title", equalTo("Senior Backend Engineer"));
    post(message, "confirm").statusCode(200);
    choose(message, first).statusCode(409);
    applicant.application(first).body("status", equalTo("rejected"));
  }

  @Test
  void asksForNothingWhereNothingChanges() {
    var application = applicant.track();
    applicant.move(application, "interview");
    mailbox.deliver(
        "<1@x>", "Northwind <a@b.example>", "Hello", "We have received your application.");
    read();
    messages("open").body("", empty());
    messages("unchanged").body("applicationId", contains(application));
  }

  @Test
  void setsWhenItWasSubmittedByTheReceipt() {
    var application = applicant.track();
    mailbox.deliver(
        "<1@x>", "Northwind <a@b.example>", "Hello", "We have received your application.");
    read();
    var message = messages("open").extract().path("[0]");
    post((String) ((Map<?, ?>) message).get("id"), "confirm").statusCode(200);
    applicant
        .application(application)
        .body("status", equalTo("submitted"))
        .body("submittedAt", equalTo(((Map<?, ?>) message).get("receivedAt")));
  }

  @Test
  void dismissesWithoutAChange() {
    var application = applicant.track();
    mailbox.deliver("<1@x>", "Northwind <a@b.example>", "Your application", REJECTION);
    read();
    String message = messages("open").extract().path("[0].id");
    post(message, "dismiss").statusCode(200).body("state", equalTo("dismissed"));
    post(message, "dismiss").statusCode(200);
    applicant.application(application).body("status", equalTo("saved"));
    messages("dismissed").body("id", contains(message));
    applicant.request().get("/mailbox/messages?state=other").then().statusCode(400);
  }

  @Test
  void statesWhyAMailboxCannotBeRead() {
    set(Map.of("password", "wrong")).statusCode(200);
    read().body("problem", equalTo("password_refused")).body("readAt", nullValue());
    applicant
        .get("/account/notices")
        .body("kind", contains("mailbox_failing"))
        .body("[0].message", containsString("password was refused"))
        .body("[0].message", not(containsString("wrong")));
    read();
    applicant.get("/account/notices").body("", hasSize(1));
    assertThat(store.claim()).noneMatch(it -> it.accountId().equals(id()));
    set(Map.of()).statusCode(200).body("problem", nullValue());
    read().body("problem", nullValue()).body("readAt", notNullValue());
  }

  @Test
  void needsThePasswordForAnotherServerOrUser() {
    var same = new HashMap<String, Object>();
    same.put("password", null);
    set(same).statusCode(200);
    same.put("username", "other");
    set(same).statusCode(400).body("details.field", contains("password"));
    same.put("username", mailbox.username());
    same.put("host", "localhost");
    set(same).statusCode(400).body("details.field", contains("password"));
    applicant.get("/mailbox").body("host", equalTo("127.0.0.1"));
  }

  @Test
  void readsNothingWhileItIsOff() {
    set(Map.of("isEnabled", false)).statusCode(200).body("nextReadAt", nullValue());
    applicant.post("/mailbox/read").statusCode(409);
    assertThat(store.claim()).noneMatch(it -> it.accountId().equals(id()));
  }

  @Test
  void tellsThePasswordToNobodyAndDeletesAll() {
    applicant.track();
    mailbox.deliver("<1@x>", "Northwind <a@b.example>", "Your application", REJECTION);
    read();
    var export = applicant.request().get("/account/export").then().statusCode(200);
    export
        .body("mailbox.username", contains(mailbox.username()))
        .body("employerMessages.evidence", contains(REJECTION));
    assertThat(export.extract().asString()).doesNotContain(ImapServer.PASSWORD, "password\"");
    assertThat(applicant.get("/mailbox").extract().asString()).doesNotContain("assword");
    var stored =
        (byte[])
            entities
                .createNativeQuery("select password from mailbox where account_id = ?1")
                .setParameter(1, id())
                .getSingleResult();
    assertThat(new String(stored, StandardCharsets.ISO_8859_1)).doesNotContain(ImapServer.PASSWORD);

    applicant.request().delete("/mailbox").then().statusCode(204);
    applicant.get("/mailbox").statusCode(404);
    messages("open").body("", empty());
  }

  @Test
  void showsMessagesToTheirOwnerAlone() {
    applicant.track();
    mailbox.deliver("<1@x>", "Northwind <a@b.example>", "Your application", REJECTION);
    read();
    String message = messages("open").extract().path("[0].id");
    var other = Api.newAccount();
    other.request().get("/mailbox/messages").then().body("", empty());
    other.request().get("/mailbox").then().statusCode(404);
    for (var verb : List.of("confirm", "dismiss")) {
      other.request().post("/mailbox/messages/" + message + "/" + verb).then().statusCode(404);
    }
  }

  @Test
  void leavesApplicationsOfArchivedClientsAlone() {
    var operator = new Operator(applicant.account());
    var client = operator.client("Mark Bell");
    var application = operator.application(client, operator.resume(client));
    var company = applicant.application(application).extract().<String>path("posting.company");
    mailbox.deliver("<1@x>", company + " <a@b.example>", "Your application", REJECTION);
    read();
    String message = messages("open").body("clientId", contains(client)).extract().path("[0].id");
    operator.post("/clients/" + client + "/archive").statusCode(200);
    post(message, "confirm").statusCode(409).body("code", equalTo("CLIENT_ARCHIVED"));
    applicant.get("/agenda").body("employerMessages", empty());
    mailbox.deliver("<2@x>", company + " <a@b.example>", "Your application", REJECTION);
    read();
    messages("open").body("applicationId", contains(null, application));
  }

  @Test
  void showsRepliesOnThePagesAndTakesDecisionsThere() {
    var application = applicant.track();
    applicant.move(application, "submitted");
    mailbox.deliver("<1@x>", "Northwind <a@b.example>", "Your application", REJECTION);
    mailbox.deliver("<2@x>", "Other <a@other.example>", "Application", REJECTION);
    submit(page("/app/settings/mailbox"), "Read now");
    var settings = page("/app/settings/mailbox");
    assertThat(settings.select("#username").val()).isEqualTo(mailbox.username());
    assertThat(settings.html()).doesNotContain(ImapServer.PASSWORD);

    var messages = page("/app/messages");
    assertThat(messages.select("blockquote").eachText()).containsExactly(REJECTION, REJECTION);
    assertThat(messages.select("main select option").eachText())
        .containsExactly("Senior Backend Engineer, Northwind");
    submit(page("/app/today"), "Set to Rejected: the reply “Your application”");
    applicant.application(application).body("status", equalTo("rejected"));
    submit(page("/app/messages"), "Dismiss: the reply “Application”");
    messages("open").body("", empty());
    assertThat(page("/app/messages").select("#decided ~ ul .badge").eachText())
        .contains("confirmed", "dismissed");
  }

  private Document page(String path) {
    var page = applicant.account().browser().get(path).then().statusCode(200).extract();
    return Jsoup.parse(page.asString());
  }

  /** Posts the form of a button without scripts. */
  private void submit(Document page, String button) {
    var form =
        page.select("form").stream()
            .filter(it -> it.select("button").text().equals(button))
            .findFirst()
            .orElseThrow();
    var call = applicant.account().browser().contentType(ContentType.URLENC.withCharset("UTF-8"));
    form.select("input[type=hidden]").forEach(it -> call.formParam(it.attr("name"), it.val()));
    call.redirects().follow(false).post(form.attr("action")).then().statusCode(303);
  }

  private UUID id() {
    return UUID.fromString(applicant.get("/account").extract().path("id"));
  }

  private void forgetPosition() {
    execute("update mailbox set last_uid = 0, uid_validity = 0 where account_id = ?1");
  }

  private void execute(String sql) {
    var id = id();
    QuarkusTransaction.requiringNew()
        .run(() -> entities.createNativeQuery(sql).setParameter(1, id).executeUpdate());
  }

  private ValidatableResponse set(Map<String, ?> changes) {
    var body = mailbox.settings();
    body.putAll(changes);
    return applicant.request().body(body).put("/mailbox").then();
  }

  /** Reads the mailbox now. */
  private ValidatableResponse read() {
    return applicant.post("/mailbox/read").statusCode(200);
  }

  private ValidatableResponse messages(String state) {
    return applicant.get("/mailbox/messages?state=" + state).statusCode(200);
  }

  private ValidatableResponse post(String message, String verb) {
    return applicant.post("/mailbox/messages/" + message + "/" + verb);
  }

  private ValidatableResponse choose(String message, String application) {
    return applicant
        .request()
        .body(Map.of("applicationId", application))
        .put("/mailbox/messages/" + message + "/application")
        .then();
  }
}
