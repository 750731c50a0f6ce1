package dev.jobtrail.client;

import static dev.jobtrail.testing.Waiting.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;

import dev.jobtrail.testing.Description;
import dev.jobtrail.testing.FoundMatches;
import dev.jobtrail.testing.Operator;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.StoredAttempts;
import dev.jobtrail.testing.StoredMessages;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class ArchivedClientTest {

  /** Operations that change something, but nothing that belongs to a client. */
  private static final Set<String> NOT_FOR_CLIENTS =
      Set.of(
          "signUp",
          "signIn",
          "signOut",
          "verifyEmail",
          "resendVerification",
          "forgotPassword",
          "resetPassword",
          "updateAccount",
          "deleteAccount",
          "uploadAccountImportPart",
          "discardAccountImport",
          "importAccount",
          "addSampleData",
          "deleteSampleData",
          "createSavedView",
          "updateSavedView",
          "deleteSavedView",
          "createStage",
          "updateStage",
          "deleteStage",
          "previewResume",
          "confirmSession",
          "deleteNotice",
          "startPasskey",
          "createPasskey",
          "updatePasskey",
          "deletePasskey",
          "startPasskeySignIn",
          "signInByPasskey",
          "startTwoStep",
          "confirmTwoStep",
          "disableTwoStep",
          "createRecoveryCodes",
          "changePassword",
          "undoEmailChange",
          "unlinkProvider",
          "endSession",
          "endOtherSessions",
          "createApiKey",
          "updateWebhook",
          "deleteWebhook",
          "rotateWebhookSecret",
          "enableWebhook",
          "testWebhook",
          "replayWebhookDelivery",
          "deleteApiKey",
          "findCompanies",
          "setMatchAlerts",
          "setReminders",
          "setMailbox",
          "deleteMailbox",
          "readMailbox",
          "createMatchFeed",
          "deleteMatchFeed",
          "createCalendarFeed",
          "deleteCalendarFeed");

  /** Operations that an archived client does not stop: deleting, and what is about the client. */
  private static final Set<String> ALLOWED =
      Set.of(
          "deleteResume",
          "deleteApplication",
          "deleteInterview",
          "deleteContact",
          "deleteAttachment",
          "removeFact",
          "rejectSuggestion",
          "dismissEmployerMessage",
          "deleteTarget",
          "cancelRun",
          "abandonAttempt",
          "deleteSiteAccount",
          "showSiteAccountPassword",
          "createClient",
          "updateClient",
          "archiveClient",
          "restoreClient",
          "markDecisionsSeen",
          // refuse each record by itself
          "changeApplications",
          "startAttempts",
          "createWebhook",
          "decideApproval",
          "verifySharedResumePassword",
          "countSharedDownload");

  private static final Map<String, Object> INTERVIEW =
      Map.of("startsAt", "2026-12-01T09:30:00Z", "timeZone", "Europe/Berlin", "kind", "video");

  private static final Map<String, Object> OFFER = Map.of("salary", 90_000, "currency", "EUR");

  private static final Map<String, Object> CONTACT = Map.of("name", "Eva");

  private static final Map<String, Object> ATTACHMENT = Map.of("name", "offer.txt", "size", 5);

  @Inject FoundMatches found;

  @Inject StoredAttempts attempts;

  @Inject StoredMessages messages;

  private Operator operator;
  private String client;
  private String resume;
  private String version;
  private String application;
  private String suggestion;
  private String target;
  private String match;
  private String attempt;
  private String interview;
  private String contact;
  private String attachment;
  private UUID message;

  @BeforeEach
  void archive() {
    operator = Operator.create();
    client = operator.client("Jana");
    resume = operator.resume(client);
    var skills = List.of(Map.of("name", "Java"), Map.of("name", "java"));
    operator
        .put("/resumes/" + resume, Map.of("name", "Other", "data", Map.of("skills", skills)))
        .statusCode(200);
    suggestion = suggestion();
    target =
        operator
            .post("/discovery/resumes/" + resume + "/targets", Map.of("title", "Engineer"))
            .statusCode(201)
            .extract()
            .path("id");
    match = found.add(UUID.fromString(resume), "https://jobs.example.com/found").toString();
    version = operator.get("/resumes/" + resume + "/versions").extract().path("[0].id");
    application = operator.application(client, resume);
    attempt = attempts.asking(application);
    interview = part("interviews", INTERVIEW);
    contact = part("contacts", CONTACT);
    attachment = part("attachments", ATTACHMENT);
    message = messages.add(UUID.fromString(application));
    operator.post("/clients/" + client + "/archive").statusCode(200);
  }

  private String part(String kind, Object body) {
    var path = "/applications/" + application + "/" + kind;
    return operator.post(path, body).statusCode(201).extract().path("id");
  }

  /** One that the builder agent makes while the client is active. */
  private String suggestion() {
    var path = "/agent/builder/resumes/" + resume;
    operator.post(path + "/messages", Map.of("text", "Tidy it up.")).statusCode(202);
    await().until(() -> !operator.get(path + "/suggestions").extract().<List<?>>path("").isEmpty());
    return operator.get(path + "/suggestions").extract().path("[0].id");
  }

  /** One way to work for the client, with a body that is sound. */
  private record Work(String operation, String verb, String path, Object body) {}

  private List<Work> work() {
    var posting = Map.of("title", "t", "company", "c", "descriptionRaw", "d");
    var track = Map.of("resumeId", resume, "clientId", client, "posting", posting);
    var entry = Map.of("resumeId", resume, "clientId", client, "posting", posting);
    var ofResume = "/resumes/" + resume;
    var ofApplication = "/applications/" + application;
    var stage = Collections.singletonMap("stageId", null);
    var change = Map.of("change", 0, "expectedUpdatedAt", "2026-01-01T00:00:00Z");
    return List.of(
        new Work("createResume", "post", "/resumes", Map.of("name", "n", "clientId", client)),
        new Work(
            "importResume",
            "post",
            "/resumes/import",
            Map.of("data", Map.of(), "clientId", client)),
        new Work(
            "importResumeFile",
            "post",
            "/resumes/import/file",
            Map.of("file", "e30=", "clientId", client)),
        new Work("updateResume", "put", ofResume, Map.of("name", "n")),
        new Work("patchResume", "patch", ofResume, Map.of("operations", List.of())),
        new Work("duplicateResume", "post", ofResume + "/duplicate", null),
        new Work(
            "setResumePassword", "put", ofResume + "/password", Map.of("password", "open sesame")),
        new Work("removeResumePassword", "delete", ofResume + "/password", null),
        new Work("setResumeLock", "post", ofResume + "/lock", Map.of("isLocked", true)),
        new Work(
            "restoreResumeVersion", "post", ofResume + "/versions/" + version + "/restore", null),
        new Work("createApplication", "post", "/applications", track),
        new Work(
            "createApplication",
            "post",
            "/applications",
            Map.of("resumeId", resume, "clientId", client, "url", "https://jobs.example.com/1")),
        new Work(
            "importApplications",
            "post",
            "/applications/import",
            Map.of("applications", List.of(entry))),
        new Work(
            "importApplicationTable",
            "post",
            "/applications/import/table",
            Map.of("resumeId", resume, "clientId", client, "csv", "Title\nNurse\n")),
        new Work("addFact", "post", ofResume + "/facts", Map.of("text", "t")),
        new Work(
            "sendBuilderMessage",
            "post",
            "/agent/builder/resumes/" + resume + "/messages",
            Map.of("text", "t")),
        new Work(
            "acceptSuggestion",
            "post",
            "/agent/builder/suggestions/" + suggestion + "/accept",
            Map.of("force", true)),
        new Work(
            "acceptSuggestions",
            "post",
            "/agent/builder" + ofResume + "/suggestions/accept",
            Map.of("ids", List.of(suggestion), "force", true)),
        new Work(
            "undoSuggestion",
            "post",
            "/agent/builder/suggestions/" + suggestion + "/undo",
            Map.of("force", true)),
        new Work("createTarget", "post", "/discovery/resumes/" + resume + "/targets", Map.of()),
        new Work("updateTarget", "patch", "/discovery/targets/" + target, Map.of()),
        new Work("startRun", "post", "/discovery/resumes/" + resume + "/runs", null),
        new Work("addMatch", "post", "/discovery/matches/" + match + "/add", null),
        new Work("dismissMatch", "post", "/discovery/matches/" + match + "/dismiss", null),
        new Work("undoMatch", "post", "/discovery/matches/" + match + "/undo", null),
        new Work(
            "addMatches",
            "post",
            "/discovery/resumes/" + resume + "/matches/add",
            Map.of("ids", List.of(match))),
        new Work(
            "dismissMatches",
            "post",
            "/discovery/resumes/" + resume + "/matches/dismiss",
            Map.of("ids", List.of(match))),
        new Work(
            "undoMatches",
            "post",
            "/discovery/resumes/" + resume + "/matches/undo",
            Map.of("ids", List.of(match))),
        new Work(
            "excludeCompanyOfMatch",
            "post",
            "/discovery/matches/" + match + "/exclude-company",
            null),
        new Work(
            "explainBestMatches",
            "post",
            "/discovery/resumes/" + resume + "/matches/reasons",
            null),
        new Work("explainMatch", "post", "/discovery/matches/" + match + "/reasons", null),
        new Work("replaceApplyProfile", "put", "/apply/profile?clientId=" + client, Map.of()),
        new Work("startAttempt", "post", ofApplication + "/attempts", null),
        new Work(
            "answerAttempt",
            "post",
            "/attempts/" + attempt + "/answers",
            Map.of("answers", List.of(Map.of("question", "Why us?", "value", "t")))),
        new Work(
            "giveAccount", "post", "/attempts/" + attempt + "/account", Map.of("action", "retry")),
        new Work("submitAttempt", "post", "/attempts/" + attempt + "/submit", null),
        new Work("reviewApplication", "post", ofApplication + "/review", null),
        new Work("tailorResume", "post", ofApplication + "/tailor", null),
        new Work("confirmRewordedChange", "post", ofApplication + "/tailoring/confirm", change),
        new Work("declineRewordedChange", "post", ofApplication + "/tailoring/decline", change),
        new Work(
            "answerTailoringQuestion",
            "post",
            ofApplication + "/tailoring/questions/1",
            Map.of("answer", "no")),
        new Work("writeCoverLetter", "post", ofApplication + "/cover-letter", Map.of()),
        new Work("updateApplication", "patch", ofApplication, Map.of("notes", "n")),
        new Work("updatePosting", "put", ofApplication + "/posting", Map.of("title", "Another")),
        new Work("checkPosting", "post", ofApplication + "/posting/check", null),
        new Work("chooseResume", "put", ofApplication + "/resume", Map.of("resumeId", resume)),
        new Work("setApplicationTags", "put", ofApplication + "/tags", Map.of("tags", List.of())),
        new Work(
            "setFollowUp", "put", ofApplication + "/follow-up", Map.of("followUpOn", "2026-12-01")),
        new Work("setStage", "put", ofApplication + "/stage", stage),
        new Work("setOffer", "put", ofApplication + "/offer", OFFER),
        new Work("deleteOffer", "delete", ofApplication + "/offer", null),
        new Work("archiveApplication", "post", ofApplication + "/archive", null),
        new Work("restoreApplication", "post", ofApplication + "/restore", null),
        new Work("addInterview", "post", ofApplication + "/interviews", INTERVIEW),
        new Work("updateInterview", "put", ofApplication + "/interviews/" + interview, INTERVIEW),
        new Work("addContact", "post", ofApplication + "/contacts", CONTACT),
        new Work("updateContact", "put", ofApplication + "/contacts/" + contact, CONTACT),
        new Work("addAttachment", "post", ofApplication + "/attachments", ATTACHMENT),
        new Work(
            "uploadAttachmentPart",
            "put",
            ofApplication + "/attachments/" + attachment + "/parts/0",
            "Hello".getBytes(StandardCharsets.UTF_8)),
        new Work(
            "setApplySource",
            "put",
            ofApplication + "/apply-source",
            Map.of("applySource", "original")),
        new Work(
            "setCoverLetter", "put", ofApplication + "/cover-letter", Map.of("coverLetter", "c")),
        new Work(
            "confirmEmployerMessage", "post", "/mailbox/messages/" + message + "/confirm", null),
        new Work(
            "setEmployerMessageApplication",
            "put",
            "/mailbox/messages/" + message + "/application",
            Map.of("applicationId", application)),
        new Work(
            "setApplicationStatus",
            "post",
            ofApplication + "/status",
            Map.of("status", "withdrawn")));
  }

  @Test
  void refusesAllNewWork() {
    for (var work : work()) {
      var request = operator.request();
      switch (work.body()) {
        case null -> {}
        case byte[] bytes -> request.contentType(ContentType.BINARY).body(bytes);
        default -> request.body(work.body());
      }
      var answer = request.request(work.verb(), work.path());
      assertThat(answer.statusCode()).as("%s: %s", work, answer.asString()).isEqualTo(409);
      assertThat(answer.<String>path("code")).as("%s", work).isEqualTo("CLIENT_ARCHIVED");
    }
    operator.get("/resumes?clientId=" + client).body("name", contains("Other"));
    operator.get("/applications?clientId=" + client).body("size()", equalTo(1));
  }

  @Test
  void knowsEveryOperationThatChangesSomething() {
    var tried = new ArrayList<>(work().stream().map(Work::operation).toList());
    tried.addAll(NOT_FOR_CLIENTS);
    tried.addAll(ALLOWED);
    assertThat(Description.read().operations())
        .filteredOn(it -> !it.verb().equals("get"))
        .extracting(Description.Operation::id)
        .isSubsetOf(tried);
  }

  @Test
  void letsEverythingBeRead() {
    for (var path :
        List.of(
            "/clients/" + client,
            "/resumes/" + resume,
            "/resumes/" + resume + "/pdf",
            "/resumes/" + resume + "/versions",
            "/resumes/" + resume + "/versions/" + version + "/document",
            "/resumes?clientId=" + client,
            "/applications/" + application,
            "/applications/" + application + "/history",
            "/applications/" + application + "/interviews",
            "/applications/" + application + "/contacts",
            "/applications/" + application + "/attachments",
            "/applications?clientId=" + client,
            "/applications/stats?clientId=" + client,
            "/applications/export?clientId=" + client,
            "/applications/" + application + "/attempts",
            "/attempts/" + attempt,
            "/apply/profile?clientId=" + client)) {
      operator.get(path).statusCode(200);
    }
  }

  @Test
  void letsTheClientItselfBeChanged() {
    operator
        .patch("/clients/" + client, Map.of("notes", "Found a job."))
        .statusCode(200)
        .body("status", equalTo("archived"))
        .body("notes", equalTo("Found a job."));
  }

  @Test
  void letsRecordsBeDeleted() {
    operator.delete("/applications/" + application + "/interviews/" + interview).statusCode(204);
    operator.delete("/applications/" + application + "/contacts/" + contact).statusCode(204);
    operator.delete("/applications/" + application + "/attachments/" + attachment).statusCode(204);
    operator.delete("/applications/" + application).statusCode(204);
    operator.delete("/resumes/" + resume).statusCode(204);
    operator.get("/clients/" + client).body("counts.applications", equalTo(0));
  }

  @Test
  void leavesTheWorkForOthersAlone() {
    operator.put("/resumes/" + operator.resume(null), Map.of("name", "n")).statusCode(200);
    var other = operator.client("Eva");
    operator.application(other, operator.resume(other));
  }

  @Test
  void takesUpWorkAgainOnceRestored() {
    operator.post("/clients/" + client + "/restore").statusCode(200);
    operator.put("/resumes/" + resume, Map.of("name", "n")).statusCode(200);
    operator.move(application, "submitted").statusCode(200);
  }

  @Test
  void looksForTheRecordBeforeItLooksForTheClientsState() {
    var stranger = Operator.create();
    stranger.put("/resumes/" + resume, Map.of("name", "n")).statusCode(404);
    stranger.move(application, "submitted").statusCode(404);
    operator.track(client, stranger.resume(null)).statusCode(404);
  }

  @Test
  void importsNothingWhereOneOfTheClientsIsArchived() {
    var active = operator.client("Eva");
    var posting = Map.of("title", "t", "company", "c");
    operator
        .post(
            "/applications/import",
            Map.of(
                "applications",
                List.of(
                    Map.of(
                        "resumeId",
                        operator.resume(active),
                        "clientId",
                        active,
                        "posting",
                        posting),
                    Map.of("resumeId", resume, "clientId", client, "posting", posting))))
        .statusCode(409)
        .body("code", equalTo("CLIENT_ARCHIVED"));
    operator.get("/applications?clientId=" + active).body("size()", equalTo(0));
  }

  @Test
  void takesInNothingOnceTheArchivingIsAnswered() throws Exception {
    operator.post("/clients/" + client + "/restore").statusCode(200);
    var turn = new AtomicInteger();
    var countWhenArchived = new AtomicInteger(-1);
    Parallel.run(
        8,
        () -> {
          if (turn.getAndIncrement() == 0) {
            Thread.sleep(30);
            operator.post("/clients/" + client + "/archive").statusCode(200);
            countWhenArchived.set(
                operator.get("/applications/stats?clientId=" + client).extract().path("total"));
          } else {
            for (int i = 0; i < 10; i++) {
              var status = operator.track(client, resume).extract().statusCode();
              assertThat(status).isIn(201, 409);
            }
          }
          return null;
        });
    operator
        .get("/applications/stats?clientId=" + client)
        .body("total", equalTo(countWhenArchived.get()));
  }
}
