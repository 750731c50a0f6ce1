package dev.jobtrail;

import static dev.jobtrail.testing.Waiting.await;
import static io.restassured.RestAssured.given;
import static java.util.Map.entry;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.account.Notices;
import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.AuthenticatorCodes;
import dev.jobtrail.testing.Description;
import dev.jobtrail.testing.DescriptionFilter;
import dev.jobtrail.testing.ExampleBody;
import dev.jobtrail.testing.FoundMatches;
import dev.jobtrail.testing.HeadersFilter;
import dev.jobtrail.testing.MailResource;
import dev.jobtrail.testing.Mailbox;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.RetryFilter;
import dev.jobtrail.testing.SoftwareAuthenticator;
import dev.jobtrail.testing.StoredAttempts;
import dev.jobtrail.testing.StoredMessages;
import dev.jobtrail.testing.StoredTailoring;
import dev.jobtrail.text.Message;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Supplier;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Calls every operation that is described, and holds each answer against its description. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(MailResource.class)
class SpecConformanceTest {

  private static final String NOBODYS = UUID.randomUUID().toString();

  private static final Map<String, String> CONFIRMATION = Map.of("currentPassword", Api.PASSWORD);

  private static final String INTERVIEW =
      """
      {"startsAt":"2198-12-01T09:30:00Z","endsAt":"2198-12-01T10:30:00Z",
      "timeZone":"Europe/Berlin","kind":"video","link":"https://meet.example.com/abc"}\
      """;

  private static final String OFFER =
      """
      {"salary": 6000, "currency": "EUR", "period": "month", "bonus": 5000, "equity": "none",
       "startDate": "2027-01-01", "deadline": "2026-12-01", "notes": "By phone."}
      """;

  private static final String CONTACT =
      """
      {"name":"Eva Lind","email":"eva@example.com"}\
      """;

  private final SoftAssertions softly = new SoftAssertions();

  @Inject FoundMatches found;

  @Inject StoredAttempts attempts;

  @Inject StoredMessages messages;

  @Inject EntityManager entities;

  @Inject Notices notices;

  Mailbox mailbox;

  @TestHTTPResource("/")
  URI base;

  private Description description;
  private DescriptionFilter seen;
  private HeadersFilter headers;
  private RetryFilter retries;
  private Api.TestAccount account;

  @BeforeEach
  void readTheDescription() {
    description = Description.read();
    seen = new DescriptionFilter(description);
    headers = new HeadersFilter();
    retries = new RetryFilter(description);
    account = Api.newAccount();
  }

  @Test
  void everyOperationAnswersAsItIsDescribed() throws Exception {
    callTheOpenOnes();
    callAccountAndKeys();
    callSecondFactors();
    callWebhooks();
    var resume = callResumes();
    callApplications(resume);
    callEngine();
    exportFiles();
    callDiscovery(resume);
    callAssistedApply();
    callAttempts(resume);
    callClients();
    callSharing(resume);
    listenToUpdates(resume);
    deleteThings(resume);
    refuseBadBodies();
    refuseUnknownIds();
    refuseStrangers();

    softly.assertThat(seen.faults()).isEmpty();
    softly.assertThat(headers.faults()).isEmpty();
    softly.assertThat(retries.faults()).isEmpty();
    requireThatExamplesRan();
    softly.assertThat(retries.replayed()).containsExactlyInAnyOrderElementsOf(idempotent());
    var all = description.operations().stream().map(Description.Operation::id).toList();
    softly.assertThat(seen.succeeded()).containsExactlyInAnyOrderElementsOf(all);
    var refusing =
        description.operations().stream()
            .filter(it -> it.node().has("requestBody") || it.node().path("security").size() > 0)
            .map(Description.Operation::id)
            .toList();
    softly.assertThat(seen.refused()).containsAll(refusing);
    softly.assertAll();
  }

  private List<String> idempotent() {
    return description.operations().stream()
        .filter(it -> it.takes("Idempotency-Key"))
        .map(Description.Operation::id)
        .toList();
  }

  private void callTheOpenOnes() {
    expect(200, open().get("/"));
    expect(200, open().get("/auth/providers"));
    var username = "u" + UUID.randomUUID().toString().substring(0, 18);
    var email = username + "@example.com";
    Supplier<Response> signUp =
        () ->
            open()
                .body(
                    Map.of(
                        "email",
                        email,
                        "username",
                        username,
                        "name",
                        "Jane Doe",
                        "password",
                        Api.PASSWORD))
                .post("/auth/sign-up");
    expect(201, signUp.get());
    expect(
        204, open().body(Map.of("token", mailbox.newestToken(email))).post("/auth/verify-email"));
    expect(202, open().body(Map.of("email", email)).post("/auth/password/forgot"));
    expect(401, open().body(signIn(email, "not the password")).post("/auth/sign-in"));
    expect(200, open().body(signIn(email, Api.PASSWORD)).post("/auth/sign-in"));
    var token = newToken(email);
    expect(
        204,
        open().body(Map.of("token", token, "password", Api.PASSWORD)).post("/auth/password/reset"));
    undoAChangeOfAddress(email);
  }

  private void undoAChangeOfAddress(String email) {
    var moved = "moved-" + email;
    Api.browser(Api.signIn(email, Api.PASSWORD))
        .body(Map.of("email", moved, "currentPassword", Api.PASSWORD))
        .patch("/account")
        .then()
        .statusCode(200);
    expect(
        204, open().body(Map.of("token", mailbox.newestToken(moved))).post("/auth/verify-email"));
    await()
        .until(
            () -> mailbox.bodies(email).stream().anyMatch(it -> it.contains("undo-email-change")));
    var undo = Map.of("token", mailbox.newestToken(email));
    expect(204, open().body(undo).post("/auth/email-change/undo"));
    expect(400, open().body(undo).post("/auth/email-change/undo"));
  }

  private String newToken(String email) {
    await().until(() -> mailbox.bodies(email).size() > 1);
    return mailbox.newestToken(email);
  }

  private void callAccountAndKeys() {
    var tag = expect(200, byKey().get("/account")).header("ETag");
    expect(304, byKey().header("If-None-Match", tag).get("/account"));
    expect(200, byKey().body(Map.of("name", "Jane Doe")).patch("/account"));
    expect(200, byKey().get("/account/export"));
    expect(200, byKey().get("/account/usage"));
    expect(200, byKey().get("/account/notices"));
    expect(204, byKey().delete("/account/notices/" + notice()));
    expect(202, byKey().post("/auth/verify-email/resend"));
    callSecurity();
    expect(403, byKey().get("/api-keys"));
    var wanted =
        Map.of(
            "name", "my laptop",
            "scopes", List.of("applications:read", "applications:write"),
            "expiresAt", "2199-11-21T02:34:56.789Z");
    var key = expect(201, bySession().body(wanted).post("/api-keys")).path("id");
    expect(200, bySession().queryParam("limit", 1).get("/api-keys"));
    expect(200, bySession().queryParam("sort", "last_used").get("/api-keys"));
    expect(400, bySession().queryParam("limit", 0).get("/api-keys"));
    expect(204, bySession().body(CONFIRMATION).delete("/api-keys/" + key));
    expect(403, byKey().post("/auth/sign-out"));
  }

  private void callSecurity() {
    expect(403, byKey().body(Map.of("email", "new@example.com")).patch("/account"));
    expect(403, byKey().delete("/account"));
    expect(403, byKey().get("/account/sessions"));
    expect(204, bySession().body(CONFIRMATION).post("/account/confirmation"));
    expect(403, bySession().body(Map.of("currentPassword", "wrong")).post("/account/confirmation"));
    var another = Api.signIn(account.username(), Api.PASSWORD);
    String session =
        expect(200, Api.browser(another).filter(seen).get("/account/sessions")).path("[0].id");
    expect(204, bySession().body(CONFIRMATION).delete("/account/sessions/" + session));
    expect(204, bySession().body(CONFIRMATION).delete("/account/sessions"));
    expect(
        400,
        bySession()
            .body(Map.of("currentPassword", Api.PASSWORD, "newPassword", "password1234"))
            .post("/account/password"));
    expect(
        204,
        bySession()
            .body(Map.of("currentPassword", Api.PASSWORD, "newPassword", Api.PASSWORD))
            .post("/account/password"));
    expect(404, bySession().body(CONFIRMATION).delete("/account/providers/github"));
    linkGitHub();
    expect(204, bySession().body(CONFIRMATION).delete("/account/providers/github"));
  }

  private void linkGitHub() {
    String id = byKey().get("/account").path("id");
    QuarkusTransaction.requiringNew()
        .run(
            () ->
                entities
                    .createNativeQuery(
                        """
                        insert into account_provider
                          (id, account_id, provider, issuer, subject, email, created_at)
                        values (?1, ?2, 'github', 'https://github.com', ?3, 'a@example.com', now())\
                        """)
                    .setParameter(1, UUID.randomUUID())
                    .setParameter(2, UUID.fromString(id))
                    .setParameter(3, id)
                    .executeUpdate());
  }

  private void callSecondFactors() {
    expect(200, bySession().get("/account/second-factors"));
    var options = expect(200, bySession().body(CONFIRMATION).post("/account/passkeys/options"));
    var passkey = new SoftwareAuthenticator("http://localhost:" + base.getPort());
    var made = passkey.register("mine", options.path("challenge"));
    String id = expect(201, bySession().body(made).post("/account/passkeys")).path("id");
    expect(400, bySession().body(made).post("/account/passkeys"));
    String challenge = expect(200, bySession().post("/account/passkeys/options")).path("challenge");
    var again = passkey.register("again", challenge);
    expect(409, bySession().body(again).post("/account/passkeys"));
    expect(200, bySession().get("/account/passkeys"));
    expect(200, bySession().body("{\"name\":\"my phone\"}").patch("/account/passkeys/" + id));

    var start = expect(200, open().post("/auth/passkeys/options"));
    var signed = passkey.signIn(options.path("user.id"), start.path("challenge"));
    var browser = start.cookie("jobtrail_passkey");
    expect(401, open().body(signed).post("/auth/passkeys/sign-in"));
    expect(
        200,
        open().cookie("jobtrail_passkey", browser).body(signed).post("/auth/passkeys/sign-in"));
    expect(204, bySession().body(CONFIRMATION).delete("/account/passkeys/" + id));

    expect(404, bySession().delete("/account/totp"));
    expect(404, bySession().post("/account/recovery-codes"));
    String secret =
        expect(200, bySession().body(CONFIRMATION).post("/account/totp")).path("secret");
    expect(400, bySession().body("{\"code\":\"1\"}").post("/account/totp/confirm"));
    var code = Map.of("code", new AuthenticatorCodes(secret).at(Instant.now()));
    expect(200, bySession().body(code).post("/account/totp/confirm"));
    expect(409, bySession().post("/account/totp"));
    expect(401, open().body(signIn(account.username(), Api.PASSWORD)).post("/auth/sign-in"));
    expect(200, bySession().body(CONFIRMATION).post("/account/recovery-codes"));
    expect(204, bySession().body(CONFIRMATION).delete("/account/totp"));
    expect(403, byKey().get("/account/passkeys"));
  }

  /** To an address of the public internet that nobody has. */
  private void callWebhooks() {
    var body = Map.of("url", "https://[3ffe::1]/hook", "eventTypes", List.of("match.found"));
    String id = expect(201, byKey().body(body).post("/webhooks")).path("webhook.id");
    var path = "/webhooks/" + id;
    expect(400, byKey().body(Map.of("url", "http://10.0.0.1/")).post("/webhooks"));
    expect(200, byKey().get("/webhooks"));
    expect(200, byKey().get(path));
    expect(200, byKey().body(Map.of("description", "For the team chat")).patch(path));
    expect(200, byKey().post(path + "/secret"));
    expect(200, byKey().post(path + "/enable"));
    String delivery = expect(202, byKey().post(path + "/test")).path("id");
    expect(200, byKey().queryParam("limit", 1).get(path + "/deliveries"));
    await()
        .until(
            () ->
                expect(200, byKey().get(path + "/deliveries")).<Integer>path("[0].attemptCount")
                    > 0);
    finish(delivery); // between two attempts, none of which can queue it again
    expect(202, byKey().post(path + "/deliveries/" + delivery + "/replay"));
    expect(204, byKey().delete(path));
  }

  private void finish(String delivery) {
    QuarkusTransaction.requiringNew()
        .run(
            () ->
                entities
                    .createNativeQuery(
                        "update webhook_delivery set state = 'FAILED', finished_at = now()"
                            + " where id = ?1")
                    .setParameter(1, UUID.fromString(delivery))
                    .executeUpdate());
  }

  private String notice() {
    QuarkusTransaction.requiringNew()
        .run(
            () ->
                notices.add(
                    UUID.fromString(byKey().get("/account").path("id")),
                    "mail_failed",
                    Message.verbatim("A test.")));
    return expect(200, byKey().get("/account/notices")).path("[0].id");
  }

  private String callResumes() {
    var document = Map.of("basics", Map.of("name", "Jana Novak"));
    String id =
        expect(
                201,
                byKey().body(Map.of("name", "Backend engineer", "data", document)).post("/resumes"))
            .path("id");
    var path = "/resumes/" + id;
    expect(201, byKey().body(Map.of("data", document)).post("/resumes/import"));
    expect(
        201, byKey().body(Map.of("file", base64("{\"work\": null}"))).post("/resumes/import/file"));
    expect(200, byKey().get(path + "/export"));
    expect(200, byKey().accept("text/markdown").get(path + "/export"));
    expect(400, byKey().queryParam("format", "rtf").get(path + "/export"));
    expect(200, byKey().queryParam("format", "docx").get("/resumes/export"));
    expect(400, byKey().queryParam("format", "rtf").get("/resumes/export"));
    expect(200, byKey().body(Map.of("data", document)).post("/resumes/preview"));
    expect(201, byKey().post(path + "/duplicate"));
    expect(200, byKey().queryParam("limit", 2).get("/resumes"));
    expect(200, byKey().queryParams("sort", "name", "direction", "desc").get("/resumes"));
    expect(400, byKey().queryParam("sort", "colour").get("/resumes"));
    expect(400, byKey().queryParam("cursor", "none").get("/resumes"));
    var read = expect(200, byKey().get(path));
    expect(304, byKey().header("If-None-Match", read.header("ETag")).get(path));
    expect(406, byKey().accept("image/png").get(path));
    expect(200, byKey().body(Map.of("name", "Staff engineer")).put(path));
    expect(
        409,
        byKey()
            .body(Map.of("name", "Third", "expectedUpdatedAt", read.<String>path("updatedAt")))
            .put(path));
    expect(200, byKey().body(patch("replace", "/basics/name")).patch(path));
    expect(400, byKey().body(patch("replace", "/nowhere/at/all")).patch(path));
    String version = expect(200, byKey().get(path + "/versions")).path("[0].id");
    expect(200, byKey().get(path + "/versions/" + version + "/document"));
    expect(200, byKey().post(path + "/versions/" + version + "/restore"));
    expect(200, byKey().body(Map.of("isLocked", true)).post(path + "/lock"));
    expect(409, byKey().body(Map.of("name", "Fourth")).put(path));
    expect(409, byKey().post(path + "/versions/" + version + "/restore"));
    expect(409, byKey().delete(path));
    expect(200, byKey().body(Map.of("isLocked", false)).post(path + "/lock"));
    expect(200, byKey().get(path + "/pdf"));
    expect(200, byKey().get(path + "/pdf/check"));
    expect(200, byKey().get(path + "/pdf/reading"));
    expect(200, byKey().get(path + "/advice"));
    expect(403, byKey().body(Map.of("isPublic", true)).put(path));
    return id;
  }

  private void callSharing(String resume) {
    var path = "/resumes/" + resume;
    var shared = expect(200, byKey().body(Map.of("isPublic", true)).put(path));
    var address = "/resumes/" + account.username() + "/" + shared.path("slug");
    var read = expect(200, open().get(address));
    expect(304, open().header("If-None-Match", read.header("ETag")).get(address));
    expect(406, open().accept("image/png").get(address));
    expect(200, open().get(address + "/pdf"));
    expect(200, open().post(address + "/download"));
    expect(200, byKey().body(Map.of("password", "open sesame")).put(path + "/password"));
    expect(401, open().get(address));
    expect(401, open().get(address + "/pdf"));
    expect(401, open().post(address + "/download"));
    var verify = address + "/password/verify";
    expect(204, open().body(Map.of("password", "open sesame")).post(verify));
    for (int i = 0; i < 5; i++) {
      expect(401, open().body(Map.of("password", "wrong")).post(verify));
    }
    expect(429, open().body(Map.of("password", "wrong")).post(verify));
    expect(429, open().header("x-resume-password", "wrong").get(address));
    expect(200, byKey().body(Map.of("isLocked", true)).post(path + "/lock"));
    expect(409, byKey().delete(path + "/password"));
    expect(200, byKey().body(Map.of("isLocked", false)).post(path + "/lock"));
    expect(200, byKey().delete(path + "/password"));
    expect(200, byKey().get(path + "/statistics"));
    expect(200, byKey().queryParam("days", 2).get(path + "/statistics/daily"));
    expect(400, byKey().queryParam("days", 0).get(path + "/statistics/daily"));
    expect(200, byKey().get("/account/export"));
  }

  private void callApplications(String resume) {
    var posting =
        Map.of(
            "title", "Staff Engineer",
            "company", "Acme",
            "location", "Berlin",
            "url", "https://jobs.example.com/1",
            "salaryMin", 80_000,
            "salaryCurrency", "EUR",
            "descriptionRaw", "We look for an engineer who knows Java.");
    var body = Map.of("resumeId", resume, "notes", "Eva told me of it.", "posting", posting);
    String id = expect(201, byKey().body(body).post("/applications")).path("id");
    expect(409, byKey().body(body).post("/applications"));
    expect(
        404, byKey().body(Map.of("resumeId", NOBODYS, "posting", posting)).post("/applications"));
    var path = "/applications/" + id;
    expect(200, byKey().queryParam("status", "saved").get("/applications"));
    expect(400, byKey().queryParam("status", "lost").get("/applications"));
    expect(200, byKey().get(path));
    expect(200, byKey().body(Map.of("notes", "Called back on Monday.")).patch(path));
    expect(200, byKey().body(Map.of("applySource", "original")).put(path + "/apply-source"));
    expect(200, byKey().get(path + "/posting/check"));
    expect(200, byKey().post(path + "/posting/check"));
    var job =
        Map.of(
            "title", "Staff Engineer",
            "descriptionRaw", "We look for an engineer who knows Java.");
    expect(200, byKey().body(job).put(path + "/posting"));
    expect(409, byKey().post(path + "/posting/check"));
    expect(400, byKey().body(Map.of("title", " ")).put(path + "/posting"));
    expect(200, byKey().body(Map.of("resumeId", resume)).put(path + "/resume"));
    expect(404, byKey().body(Map.of("resumeId", NOBODYS)).put(path + "/resume"));
    expect(200, byKey().body(Map.of("tags", List.of("remote", "referral"))).put(path + "/tags"));
    expect(200, byKey().body("{\"followUpOn\":\"2026-12-01\"}").put(path + "/follow-up"));
    expect(400, byKey().body("{}").put(path + "/follow-up"));
    expect(200, byKey().post(path + "/archive"));
    expect(200, byKey().post(path + "/restore"));
    expect(
        200,
        byKey().body(Map.of("ids", List.of(id), "action", "archive")).post("/applications/bulk"));
    expect(
        200,
        byKey()
            .body(Map.of("ids", List.of(id, NOBODYS), "action", "restore"))
            .post("/applications/bulk"));
    expect(400, byKey().body(Map.of("ids", List.of(id))).post("/applications/bulk"));
    expect(200, byKey().queryParam("sort", "score").get("/applications"));
    callMailbox(id);
    callViews();
    callStages(path);
    expect(200, byKey().body(OFFER).put(path + "/offer"));
    expect(400, byKey().body("{}").put(path + "/offer"));
    expect(200, byKey().get("/offers"));
    expect(400, byKey().queryParam("currency", "eu").get("/offers"));
    expect(204, byKey().delete(path + "/offer"));
    expect(200, byKey().body(OFFER).put(path + "/offer"));
    expect(200, byKey().get("/sample-data"));
    expect(200, byKey().post("/sample-data"));
    expect(204, byKey().delete("/sample-data"));
    callParts(path + "/interviews", INTERVIEW);
    callParts(path + "/contacts", CONTACT);
    callAttachments(path + "/attachments");
    callFeed("/calendar-feed");
    callFeed("/match-feed");
    expect(200, byKey().get("/match-alerts"));
    expect(200, byKey().body(Map.of("frequency", "daily")).put("/match-alerts"));
    expect(400, byKey().body("{}").put("/match-alerts"));
    expect(200, byKey().get("/reminders"));
    expect(200, byKey().body(Map.of("isEnabled", true)).put("/reminders"));
    expect(400, byKey().body("{}").put("/reminders"));
    expect(200, byKey().queryParam("until", "2198-12-24").get("/agenda"));
    expect(200, byKey().queryParam("q", "e").get("/search"));
    expect(400, byKey().get("/search"));
    expect(404, byKey().queryParam("q", "e").queryParam("clientId", NOBODYS).get("/search"));
    expect(400, byKey().queryParam("until", "soon").get("/agenda"));
    expect(
        200,
        byKey()
            .body(Map.of("coverLetter", "Dear Acme team, ...", "tone", "warm"))
            .put(path + "/cover-letter"));
    var sent = Map.of("status", "submitted", "note", "On their page.");
    expect(200, byKey().body(sent).post(path + "/status"));
    expect(409, byKey().body(Map.of("status", "applying")).post(path + "/status"));
    expect(200, byKey().get(path + "/history"));
    expect(200, byKey().get("/applications/stats"));
    expect(404, byKey().queryParam("clientId", NOBODYS).get("/applications/stats"));
    expect(200, byKey().accept("text/csv").get("/applications/export"));
    var export = expect(200, byKey().accept(ContentType.JSON).get("/applications/export"));
    expect(
        200,
        byKey().body("{\"applications\":" + export.asString() + "}").post("/applications/import"));
    var other = Map.of("title", "Cook", "company", "Harbour Inn", "descriptionRaw", "We cook.");
    var imported = Map.of("resumeId", resume, "status", "submitted", "posting", other);
    expect(
        200, byKey().body(Map.of("applications", List.of(imported))).post("/applications/import"));
    var table = Map.of("resumeId", resume, "csv", "Title,Status\nNurse,Applied\n", "dryRun", true);
    expect(200, byKey().body(table).post("/applications/import/table"));
    expect(
        400,
        byKey().body(Map.of("resumeId", resume, "csv", "-")).post("/applications/import/table"));
    expect(200, byKey().get("/account/export"));
  }

  private void callStages(String application) {
    var stage = Map.of("name", "Task", "colour", "teal");
    String id = expect(201, byKey().body(stage).post("/stages")).path("id");
    expect(409, byKey().body(stage).post("/stages"));
    expect(200, byKey().get("/stages"));
    expect(200, byKey().body(stage).put("/stages/" + id));
    expect(200, byKey().body(Map.of("stageId", id)).put(application + "/stage"));
    expect(404, byKey().body(Map.of("stageId", NOBODYS)).put(application + "/stage"));
    expect(204, byKey().delete("/stages/" + id));
    expect(201, byKey().body(stage).post("/stages"));
  }

  /** At an address of the public internet that nobody has. */
  private void callMailbox(String application) {
    var body = Map.of("host", "[3ffe::1]", "username", "jana", "password", "secret");
    expect(404, byKey().get("/mailbox"));
    expect(404, byKey().post("/mailbox/read"));
    expect(400, byKey().body(Map.of("host", "10.0.0.1", "username", "j")).put("/mailbox"));
    expect(200, byKey().body(body).put("/mailbox"));
    expect(200, byKey().get("/mailbox"));
    expect(200, byKey().post("/mailbox/read"));
    expect(204, byKey().delete("/mailbox"));
    expect(404, byKey().delete("/mailbox"));
    var path = "/mailbox/messages/" + messages.add(UUID.fromString(application));
    expect(200, byKey().queryParam("state", "open").get("/mailbox/messages"));
    expect(200, byKey().body(Map.of("applicationId", application)).put(path + "/application"));
    expect(404, byKey().body(Map.of("applicationId", NOBODYS)).put(path + "/application"));
    expect(200, byKey().post(path + "/confirm"));
    expect(409, byKey().post(path + "/dismiss"));
    var other = messages.add(UUID.fromString(application));
    expect(200, byKey().post("/mailbox/messages/" + other + "/dismiss"));
  }

  private void callViews() {
    var view = Map.of("name", "Best", "filter", Map.of("sort", "score"));
    String id = expect(201, byKey().body(view).post("/saved-views")).path("id");
    expect(409, byKey().body(view).post("/saved-views"));
    expect(200, byKey().get("/saved-views"));
    expect(200, byKey().body(Map.of("name", "Best")).put("/saved-views/" + id));
    expect(404, byKey().body(view).put("/saved-views/" + NOBODYS));
    expect(204, byKey().delete("/saved-views/" + id));
    expect(201, byKey().body(view).post("/saved-views"));
  }

  /** The last one stays, so that the agenda and the export have one. */
  private void callParts(String path, String body) {
    String id = expect(201, byKey().body(body).post(path)).path("id");
    expect(200, byKey().body(body).put(path + "/" + id));
    expect(400, byKey().body("{}").put(path + "/" + id));
    expect(204, byKey().delete(path + "/" + id));
    expect(201, byKey().body(body).post(path));
    expect(200, byKey().get(path));
  }

  private void callAttachments(String path) {
    var body = Map.of("name", "offer.txt", "size", 5);
    var added = path + "/" + expect(201, byKey().body(body).post(path)).path("id");
    var bytes = "Hello".getBytes(StandardCharsets.UTF_8);
    expect(409, byKey().get(added + "/content"));
    expect(200, byKey().contentType(ContentType.BINARY).body(bytes).put(added + "/parts/0"));
    expect(200, byKey().get(path));
    expect(200, byKey().get(added + "/content"));
    expect(200, byKey().get("/account/export"));
    expect(204, byKey().delete(added));
  }

  private void callFeed(String feed) {
    expect(200, byKey().get(feed));
    String url = expect(201, byKey().post(feed)).path("url");
    var tag = expect(200, open().get(URI.create(url).getPath())).header("ETag");
    expect(304, open().header("If-None-Match", tag).get(URI.create(url).getPath()));
    expect(204, byKey().delete(feed));
  }

  /** By an account of its own, as one account prints little in a minute. */
  private void exportFiles() {
    var usual = account;
    account = Api.newAccount();
    var data = Map.of("basics", Map.of("name", "Jana Novak"));
    String resume =
        expect(201, byKey().body(Map.of("name", "Main", "data", data)).post("/resumes")).path("id");
    var posting = Map.of("title", "Engineer", "company", "Acme", "descriptionRaw", "Java, please.");
    var body = Map.of("resumeId", resume, "posting", posting);
    var path = "/applications/" + expect(201, byKey().body(body).post("/applications")).path("id");
    var export = path + "/cover-letter/export";
    expect(404, byKey().get(export));
    expect(200, byKey().body(Map.of("coverLetter", "Dear you")).put(path + "/cover-letter"));
    expect(200, byKey().accept("text/plain").get(export));
    expect(400, byKey().queryParam("format", "rtf").get(export));
    expect(200, byKey().get(path + "/files"));
    account = usual;
  }

  private void callEngine() throws Exception {
    var untidy = Map.of("name", "Untidy", "data", untidyResume());
    String resume = expect(201, byKey().body(untidy).post("/resumes")).path("id");
    var facts = "/resumes/" + resume + "/facts";
    String fact =
        expect(201, byKey().body(Map.of("text", "I speak Czech.")).post(facts)).path("id");
    expect(200, byKey().get(facts));
    expect(204, byKey().delete("/facts/" + fact));

    var posting = Map.of("title", "Engineer", "company", "Acme", "descriptionRaw", "Java, please.");
    var body = Map.of("resumeId", resume, "posting", posting);
    String id = expect(201, byKey().body(body).post("/applications")).path("id");
    var path = "/applications/" + id;
    expect(409, byKey().post(path + "/tailor"));
    awaitEnd(expect(202, byKey().post(path + "/review")));
    awaitEnd(expect(202, byKey().post(path + "/tailor")));
    decideOnTailoring(id);
    expect(200, byKey().body(Map.of("coverLetter", "Dear all")).put(path + "/cover-letter"));
    awaitEnd(expect(202, byKey().body(Map.of("tone", "warm")).post(path + "/cover-letter")));
    expect(200, byKey().body(Map.of("coverLetter", "Dear you")).put(path + "/cover-letter"));
    expect(200, byKey().get(path + "/cover-letters"));
    expect(200, byKey().get(path));

    expect(200, byKey().get("/agent/builder/status"));
    var messages = "/agent/builder/resumes/" + resume + "/messages";
    var message =
        expect(202, byKey().body(Map.of("text", "Please review my resume.")).post(messages));
    awaitEnd(message);
    listenTo("/agent/builder/messages/" + message.path("id") + "/events");
    expect(200, byKey().get(messages));
    var suggestions = "/agent/builder/resumes/" + resume + "/suggestions";
    expect(400, byKey().queryParam("state", "lost").get(suggestions));
    List<String> staged = expect(200, byKey().get(suggestions)).path("id");
    var accepted = "/agent/builder/suggestions/" + staged.getFirst();
    expect(200, byKey().body(version(resume)).post(accepted + "/accept"));
    expect(409, byKey().body("{}").post(accepted + "/accept"));
    expect(409, byKey().post(accepted + "/reject"));
    expect(200, byKey().body(version(resume)).post(accepted + "/undo"));
    expect(409, byKey().body("{}").post(accepted + "/undo"));
    var several = Map.of("ids", List.of(staged.getFirst()));
    expect(200, byKey().body(several).post(suggestions + "/accept"));
    expect(400, byKey().body(Map.of("ids", List.of())).post(suggestions + "/accept"));
    expect(200, byKey().post("/agent/builder/suggestions/" + staged.getLast() + "/reject"));
    expect(200, byKey().get("/account/export"));
  }

  private Map<String, String> version(String resume) {
    return Map.of("expectedUpdatedAt", byKey().get("/resumes/" + resume).path("updatedAt"));
  }

  private void decideOnTailoring(String application) {
    var confirmed = StoredTailoring.addReworded(application, "/skills/-", null, "Kotlin");
    var declined = StoredTailoring.addReworded(application, "/skills/-", null, "Scala");
    StoredTailoring.addQuestion(application, "terraform");
    var path = "/applications/" + application;
    String version = expect(200, byKey().get(path)).path("tailoring.updatedAt");
    path += "/tailoring";
    expect(200, byKey().get(path + "/review"));
    var confirmation = Map.of("change", confirmed, "expectedUpdatedAt", version);
    version =
        expect(200, byKey().body(confirmation).post(path + "/confirm")).path("tailoring.updatedAt");
    expect(409, byKey().body(confirmation).post(path + "/confirm"));
    var refusal = Map.of("change", declined, "expectedUpdatedAt", version);
    expect(200, byKey().body(refusal).post(path + "/decline"));
    expect(409, byKey().body(refusal).post(path + "/decline"));
    var question = path + "/questions/terraform";
    expect(400, byKey().body("{\"answer\":\"perhaps\"}").post(question));
    expect(200, byKey().body("{\"answer\":\"no\"}").post(question));
    expect(409, byKey().body("{\"answer\":\"yes\",\"text\":\"I did.\"}").post(question));
  }

  private void callDiscovery(String resume) throws Exception {
    expect(200, byKey().get("/discovery/boards"));
    expect(200, byKey().queryParam("q", "a").get("/discovery/companies"));
    expect(400, byKey().queryParam("board", "monster").get("/discovery/companies"));
    expect(200, byKey().body(Map.of("text", "Nobody")).post("/discovery/companies/find"));
    var path = "/discovery/resumes/" + resume;
    expect(403, byKey().post(path + "/runs"));
    var token = mailbox.newestToken(account.email());
    expect(204, open().body(Map.of("token", token)).post("/auth/verify-email"));
    expect(409, byKey().post(path + "/runs"));
    var unknown = Map.of("companies", List.of(Map.of("board", "lever", "slug", "nobody")));
    String target = expect(201, byKey().body(unknown).post(path + "/targets")).path("id");
    expect(400, byKey().body("{\"boards\":[\"indeed\"]}").post(path + "/targets"));
    expect(200, byKey().get(path + "/targets"));
    expect(200, byKey().body("{\"daily\":false}").patch("/discovery/targets/" + target));
    var run = expect(202, byKey().post(path + "/runs"));
    var runPath = "/discovery/runs/" + run.path("id");
    expect(200, byKey().post(runPath + "/cancel"));
    expect(200, byKey().get(runPath));
    listenTo(runPath + "/events");
    expect(200, byKey().get(path + "/runs"));
    expect(204, byKey().delete("/discovery/targets/" + target));

    String match = found.add(UUID.fromString(resume), "https://jobs.example.com/found").toString();
    expect(200, byKey().get(path + "/open-matches"));
    expect(200, byKey().queryParam("limit", 1).get(path + "/open-matches"));
    expect(200, byKey().queryParam("sort", "newest").get(path + "/matches"));
    expect(400, byKey().queryParam("sort", "colour").get(path + "/matches"));
    expect(200, byKey().queryParam("place", "Berlin").get(path + "/matches/counts"));
    expect(400, byKey().queryParam("minScore", 101).get(path + "/matches/counts"));
    var matchPath = "/discovery/matches/" + match;
    expect(200, byKey().get(matchPath));
    awaitEnd(expect(202, byKey().post(matchPath + "/reasons")));
    expect(202, byKey().body(Map.of("runId", run.path("id"))).post(path + "/matches/reasons"));
    expect(200, byKey().body(Map.of("reason", "wrong_place")).post(matchPath + "/dismiss"));
    expect(409, byKey().post(matchPath + "/add"));
    expect(200, byKey().post(matchPath + "/undo"));
    var several = "{\"ids\":[\"%s\"]}".formatted(match);
    expect(200, byKey().body(several).post(path + "/matches/dismiss"));
    expect(200, byKey().body(several).post(path + "/matches/undo"));
    expect(200, byKey().post(matchPath + "/exclude-company"));
    expect(200, byKey().post(matchPath + "/undo"));
    expect(200, byKey().body(several).post(path + "/matches/add"));
    expect(200, byKey().post(matchPath + "/add"));
    expect(409, byKey().post(matchPath + "/undo"));
    expect(409, byKey().post(matchPath + "/dismiss"));
    expect(200, byKey().get(matchPath));
    expect(200, byKey().get("/account/export"));
  }

  private void callAssistedApply() {
    var path = "/apply/profile";
    expect(200, byKey().get(path));
    var body =
        """
        {"firstName": "Jana", "email": "jana@example.org", "address": {"country": "CZ"},
         "links": {"github": "https://github.com/jana"},
         "workAuthorization": [{"country": "CZ", "authorized": true, "needsSponsorship": false}],
         "salaryExpectation": {"amount": 65000.5, "currency": "EUR", "period": "year"},
         "consents": {"dataProcessing": true}, "submitMode": "hybrid",
         "startDate": "2027-02-01", "skillYears": [{"skill": "Java", "years": 8}],
         "demographicsUnanswered": "decline",
         "answers": [{"question": "Do you travel?", "answer": "Yes"}]}\
        """;
    var written = expect(200, byKey().body(body).put(path));
    expect(400, byKey().body("{\"submitMode\":\"never\"}").put(path));
    expect(404, byKey().queryParam("clientId", NOBODYS).body("{}").put(path));
    var read = expect(200, byKey().get(path));
    softly.assertThat(read.asString()).isEqualTo(written.asString());
    expect(304, byKey().header("If-None-Match", read.header("ETag")).get(path));
    expect(404, byKey().queryParam("clientId", NOBODYS).get(path));
    expect(200, byKey().get("/account/export"));
  }

  private void callAttempts(String resume) throws Exception {
    var posting =
        Map.of(
            "title", "Engineer",
            "company", "Acme",
            "url", "https://jobs.example.com/apply",
            "descriptionRaw", "Work.");
    var body = Map.of("resumeId", resume, "posting", posting);
    String application = expect(201, byKey().body(body).post("/applications")).path("id");
    var ofApplication = "/applications/" + application + "/attempts";
    var started = expect(201, byKey().post(ofApplication));
    expect(409, byKey().post(ofApplication));
    var several = Map.of("applicationIds", List.of(application, NOBODYS));
    expect(200, byKey().body(several).post("/attempts"));
    expect(200, byKey().post("/attempts/" + started.path("id") + "/abandon"));
    expect(409, byKey().post("/attempts/" + started.path("id") + "/abandon"));

    var id = attempts.asking(application);
    var path = "/attempts/" + id;
    var read = expect(200, byKey().get(path));
    expect(304, byKey().header("If-None-Match", read.header("ETag")).get(path));
    expect(200, byKey().get(path + "/sheet"));
    attempts.photograph(id);
    var link = URI.create(expect(200, byKey().get(path)).path("screenshotUrl"));
    var screenshot = link.getPath() + "?" + link.getQuery();
    expect(200, given().filter(seen).urlEncodingEnabled(false).get(screenshot));
    expect(400, open().get(path + "/screenshot"));
    expect(409, byKey().post(path + "/submit"));
    var answers = path + "/answers";
    expect(400, byKey().body(answer("Do you travel?", "Maybe")).post(answers));
    expect(202, byKey().body(answer("Do you travel?", "Yes")).post(answers));
    expect(400, byKey().header("Last-Event-ID", "-1").get(path + "/events"));
    expect(200, byKey().get(ofApplication));
    expect(200, byKey().queryParam("limit", 1).get(ofApplication));
    expect(400, byKey().queryParam("limit", 0).get(ofApplication));
    expect(200, byKey().post(path + "/abandon"));
    listenTo(path + "/events");

    giveAccount("/attempts/" + attempts.askingForAccount(application));

    var ready = attempts.ready(application);
    expect(202, byKey().post("/attempts/" + ready + "/submit"));
    expect(409, byKey().post("/attempts/" + ready + "/submit"));
    expect(200, byKey().get("/account/export"));
  }

  private void giveAccount(String path) {
    var create = Map.of("action", "create", "email", "jana@example.com");
    expect(400, byKey().body(Map.of("action", "sign_in")).post(path + "/account"));
    expect(202, byKey().body(create).post(path + "/account"));
    expect(409, byKey().body(create).post(path + "/account"));
    String id = expect(200, byKey().get("/site-accounts")).path("[0].id");
    expect(200, byKey().post("/site-accounts/" + id + "/password"));
    expect(409, byKey().post("/site-accounts/" + id + "/password"));
    expect(204, byKey().delete("/site-accounts/" + id));
    expect(200, byKey().post(path + "/abandon"));
  }

  private static String answer(String question, String value) {
    return """
    {"answers": [{"question": "%s", "value": "%s"}]}\
    """
        .formatted(question, value);
  }

  /** One that the builder agent has something to say to. */
  private static JsonNode untidyResume() {
    var document = (ObjectNode) Applicant.resume();
    ((ArrayNode) document.get("work")).add(document.get("work").get(0)).remove(0);
    ((ArrayNode) document.at("/skills/1/keywords")).add("java");
    return document;
  }

  private void awaitEnd(Response takenUp) {
    var path = URI.create(takenUp.header("Location")).getPath();
    await()
        .until(
            () ->
                !List.of("queued", "running")
                    .contains(expect(200, byKey().get(path)).path("state")));
  }

  private void callClients() {
    var email = "c" + UUID.randomUUID().toString().substring(0, 18) + "@example.org";
    var description = Map.of("name", "Jana Novak", "email", email, "requireApproval", true);
    String id = expect(201, byKey().body(description).post("/clients")).path("id");
    var path = "/clients/" + id;
    expect(200, byKey().queryParam("status", "active").get("/clients"));
    expect(200, byKey().queryParam("sort", "updated").get("/clients"));
    expect(400, byKey().queryParam("status", "lost").get("/clients"));
    var tag = expect(200, byKey().get(path)).header("ETag");
    expect(304, byKey().header("If-None-Match", tag).get(path));
    expect(200, byKey().body("{\"phone\":null}").patch(path));
    askForApproval(id);
    var token = mailbox.newestToken(email);
    expect(200, open().get("/approvals/" + token));
    expect(200, open().get("/approvals/" + token + "/resume.pdf"));
    expect(
        409,
        open()
            .body(Map.of("decision", "approve", "version", "another"))
            .post("/approvals/" + token));
    expect(200, byKey().queryParam("state", "pending").get(path + "/approvals"));
    expect(200, open().body(Map.of("decision", "approve")).post("/approvals/" + token));
    expect(200, byKey().get(path + "/approvals"));
    expect(200, byKey().post(path + "/decisions/seen"));
    expect(200, byKey().post(path + "/archive"));
    expect(409, byKey().body(Map.of("name", "n", "clientId", id)).post("/resumes"));
    expect(200, byKey().post(path + "/restore"));
  }

  private void askForApproval(String client) {
    String resume =
        expect(201, byKey().body(Map.of("name", "n", "clientId", client)).post("/resumes"))
            .path("id");
    var posting = Map.of("title", "Engineer", "company", "Acme", "descriptionRaw", "Work.");
    var body = Map.of("resumeId", resume, "clientId", client, "posting", posting);
    String id = expect(201, byKey().body(body).post("/applications")).path("id");
    var path = "/applications/" + id + "/status";
    expect(409, byKey().body(Map.of("status", "submitted")).post(path));
  }

  private void listenToUpdates(String resume) throws Exception {
    listenTo("/resumes/" + resume + "/updates");
  }

  private void listenTo(String path) throws Exception {
    var request =
        HttpRequest.newBuilder(base.resolve(path)).header("x-api-key", account.key()).build();
    try (var client = HttpClient.newHttpClient()) {
      var response = client.send(request, BodyHandlers.ofLines());
      var type = response.headers().firstValue("Content-Type").orElse(null);
      seen.note("GET", path, response.statusCode(), type, "");
      client.shutdownNow();
    }
  }

  private void deleteThings(String resume) {
    String application = expect(200, byKey().get("/applications")).path("[0].id");
    expect(204, byKey().delete("/applications/" + application));
    expect(204, byKey().delete("/resumes/" + resume));
    expect(204, bySession().post("/auth/sign-out"));
    var another = Api.newAccount();
    callImport(another);
    var deletion =
        expect(202, another.browser().filter(seen).body(CONFIRMATION).delete("/account"));
    expect(200, given().filter(seen).get(URI.create(deletion.header("Location")).getPath()));
  }

  private void callImport(Api.TestAccount another) {
    var path = "/account/import";
    var bytes = "{\"facts\": []}".getBytes(StandardCharsets.UTF_8);
    Supplier<RequestSpecification> owner = () -> another.browser().filter(seen);
    expect(
        204,
        owner.get().contentType("application/octet-stream").body(bytes).put(path + "/parts/0"));
    expect(409, owner.get().body("{\"parts\": 2}").post(path));
    expect(200, owner.get().get(path));
    expect(200, owner.get().body("{\"parts\": 1}").post(path));
    expect(204, owner.get().delete(path));
  }

  /** Each operation with a body, with one that is none of its. */
  private static String base64(String text) {
    return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }

  private void refuseBadBodies() {
    account = Api.newAccount();
    for (var operation : description.operations()) {
      if (operation.node().has("requestBody")) {
        var path = operation.path().replaceAll("\\{[^}]+}", NOBODYS);
        var status = takesBytes(operation) ? 415 : 400;
        expect(status, bySession().body("{").request(operation.verb(), path));
        expect(status, bySession().body("{\"no such\":1}").request(operation.verb(), path));
        expect(
            415,
            bySession().contentType(ContentType.XML).body("<a/>").request(operation.verb(), path));
      }
    }
  }

  /** Each operation that names a record, with one that does not exist. */
  private void refuseUnknownIds() {
    var change = "{\"change\":0,\"expectedUpdatedAt\":\"2026-01-01T00:00:00Z\"}";
    var someIds = "{\"ids\":[\"%s\"]}".formatted(UUID.randomUUID());
    var bodies =
        Map.ofEntries(
            entry("answerAttempt", answer("Why?", "Why not?")),
            entry("giveAccount", "{\"action\":\"retry\"}"),
            entry("explainBestMatches", "{}"),
            entry("createTarget", "{}"),
            entry("updateTarget", "{}"),
            entry("addMatches", someIds),
            entry("dismissMatch", "{}"),
            entry("dismissMatches", someIds),
            entry("undoMatches", someIds),
            entry("endSession", "{}"),
            entry("deleteApiKey", "{}"),
            entry("unlinkProvider", "{\"currentPassword\":\"%s\"}".formatted(Api.PASSWORD)),
            entry("updatePasskey", "{\"name\":\"n\"}"),
            entry("deletePasskey", "{}"),
            entry("addFact", "{\"text\":\"t\"}"),
            entry("writeCoverLetter", "{}"),
            entry("sendBuilderMessage", "{\"text\":\"t\"}"),
            entry("acceptSuggestion", "{}"),
            entry("acceptSuggestions", someIds),
            entry("undoSuggestion", "{}"),
            entry("confirmRewordedChange", change),
            entry("declineRewordedChange", change),
            entry("answerTailoringQuestion", "{\"answer\":\"no\"}"),
            entry("updateResume", "{\"name\":\"n\"}"),
            entry("patchResume", "{\"operations\":[]}"),
            entry("setResumeLock", "{\"isLocked\":true}"),
            entry("updateClient", "{\"name\":\"n\"}"),
            entry("updateWebhook", "{}"),
            entry("decideApproval", "{\"decision\":\"approve\"}"),
            entry("setResumePassword", "{\"password\":\"open sesame\"}"),
            entry("verifySharedResumePassword", "{\"password\":\"open sesame\"}"),
            entry("updateApplication", "{\"notes\":\"n\"}"),
            entry("updatePosting", "{\"title\":\"t\"}"),
            entry("chooseResume", "{\"resumeId\":\"%s\"}".formatted(UUID.randomUUID())),
            entry("setApplicationTags", "{\"tags\":[]}"),
            entry("setFollowUp", "{\"followUpOn\":null}"),
            entry("setStage", "{\"stageId\":null}"),
            entry("setOffer", OFFER),
            entry("updateStage", "{\"name\":\"n\",\"colour\":\"teal\"}"),
            entry("updateSavedView", "{\"name\":\"n\"}"),
            entry("addInterview", INTERVIEW),
            entry("updateInterview", INTERVIEW),
            entry("addContact", CONTACT),
            entry("updateContact", CONTACT),
            entry("addAttachment", "{\"name\":\"offer.txt\",\"size\":5}"),
            entry(
                "setEmployerMessageApplication",
                "{\"applicationId\":\"%s\"}".formatted(UUID.randomUUID())),
            entry("setApplySource", "{\"applySource\":\"original\"}"),
            entry("setCoverLetter", "{\"coverLetter\":\"c\"}"),
            entry("setApplicationStatus", "{\"status\":\"saved\"}"));
    for (var operation : description.operations()) {
      if (operation.path().contains("{")) {
        var request = bySession();
        if (takesBytes(operation)) {
          request.contentType(ContentType.BINARY).body(new byte[] {1});
        } else if (operation.node().has("requestBody")) {
          request.body(bodies.get(operation.id()));
        }
        if (operation.id().equals("getScreenshot")) {
          request.queryParam("expires", 1).queryParam("signature", "none");
        }
        var path = operation.path().replaceAll("\\{[^}]+}", NOBODYS);
        // a part of an upload is named by its number
        expect(takesBytes(operation) ? 400 : 404, request.request(operation.verb(), path));
      }
    }
  }

  private static boolean takesBytes(Description.Operation operation) {
    return operation.node().at("/requestBody/content").has("application/octet-stream");
  }

  /** Each operation that needs a key, without one. */
  private void refuseStrangers() {
    for (var operation : description.operations()) {
      if (operation.node().path("security").size() > 0) {
        var path = operation.path().replaceAll("\\{[^}]+}", NOBODYS);
        var request = open();
        if (takesBytes(operation)) {
          request.contentType(ContentType.BINARY).body(new byte[] {1});
        } else {
          request.body("{}");
        }
        expect(401, request.request(operation.verb(), path));
      }
    }
  }

  private void requireThatExamplesRan() {
    for (var operation : description.operations()) {
      var example = operation.node().at("/requestBody/content/application~1json/example");
      if (!example.isMissingNode()) {
        var sent = seen.sent().getOrDefault(operation.id(), List.of());
        softly
            .assertThat(sent.stream().map(ExampleBody::of))
            .as("successful requests of %s", operation.id())
            .contains(ExampleBody.of(example));
      }
    }
  }

  private RequestSpecification open() {
    return given().filter(seen).filter(headers).contentType(ContentType.JSON);
  }

  private RequestSpecification byKey() {
    return account.request().filter(seen).filter(headers).filter(retries);
  }

  private RequestSpecification bySession() {
    return account.browser().filter(seen).filter(headers).filter(retries);
  }

  private Response expect(int status, Response response) {
    softly.assertThat(response.statusCode()).as(response.asString()).isEqualTo(status);
    return response;
  }

  private static Map<String, String> signIn(String login, String password) {
    return Map.of("login", login, "password", password);
  }

  private static String patch(String operation, String path) {
    return """
    {"operations":[{"op":"%s","path":"%s","value":"Jana Novakova"}]}\
    """
        .formatted(operation, path);
  }
}
