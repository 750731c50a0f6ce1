package dev.jobtrail.client;

import static dev.jobtrail.testing.Waiting.await;
import static io.restassured.RestAssured.given;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.platform.Scope;
import dev.jobtrail.testing.Assistant;
import dev.jobtrail.testing.Description;
import dev.jobtrail.testing.FoundMatches;
import dev.jobtrail.testing.Operator;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.StoredAttempts;
import dev.jobtrail.testing.StoredMessages;
import dev.jobtrail.testing.StoredTailoring;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.hibernate.Session;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What an API key that is limited to one client may do, and what it may not. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
class ClientKeyTest {

  private static final String NOBODYS = "01890000-0000-7000-8000-000000000000";

  private static final Map<String, Object> INTERVIEW =
      Map.of("startsAt", "2026-12-01T09:30:00Z", "timeZone", "Europe/Berlin", "kind", "video");

  /** Tables that requests change whomever they are about. */
  private static final List<String> BOOKKEEPING =
      List.of(
          "api_key",
          "account_session",
          "idempotent_answer",
          "allowance_usage",
          "application_figure");

  /** Those that succeed here; the state of the records may be in the way of others. */
  private static final Set<String> EFFECTIVE =
      Set.of(
          "listApplications",
          "getApplication",
          "createApplication",
          "updateApplication",
          "setApplicationStatus",
          "setCoverLetter",
          "addInterview",
          "updateInterview",
          "addContact",
          "updateContact",
          "addAttachment",
          "downloadAttachment",
          "exportApplications",
          "listResumes",
          "getResume",
          "patchResume",
          "downloadResumePdf",
          "listMatches",
          "getMatch",
          "addMatch",
          "createTarget",
          "getAttempt",
          "streamAttempt",
          "streamRun",
          "duplicateResume",
          "restoreResumeVersion",
          "getBuilderStatus",
          "sendBuilderMessage",
          "listBuilderMessages",
          "getBuilderMessage",
          "streamBuilderMessage",
          "listSuggestions",
          "acceptSuggestions",
          "getApplyProfile",
          "replaceApplyProfile",
          "searchRecords",
          "getWork",
          "deleteInterview",
          "deleteApplication");

  /** There is no reworded change, and no posting to check. */
  private static final Set<String> MAY_NOT_APPLY =
      Set.of("confirmRewordedChange", "declineRewordedChange", "getPostingCheck", "checkPosting");

  @Inject FoundMatches found;
  @Inject StoredAttempts attempts;
  @Inject StoredMessages messages;
  @Inject Session session;

  private Operator operator;
  private Records own;
  private Records others;
  private Records accounts;
  private String secret;
  private Supplier<RequestSpecification> key;

  /**
   * A record of each kind, of one applicant.
   *
   * @param mark a word in all of them, and in none of others
   * @param ids by the path that leads to them
   */
  private record Records(String mark, String client, Map<String, String> ids) {

    String resume() {
      return ids.get("/resumes/");
    }

    String application() {
      return ids.get("/applications/");
    }

    /** A path of the description with these ids in place of its parameters. */
    String in(String path) {
      var filled = path;
      while (filled.contains("{")) {
        var start = filled.indexOf('{');
        var id =
            ids.getOrDefault(filled.substring(0, start).replaceAll("[0-9a-f-]{36}", "*"), NOBODYS);
        filled = filled.substring(0, start) + id + filled.substring(filled.indexOf('}') + 1);
      }
      return filled;
    }

    /** What no answer to another applicant contains. */
    Stream<String> traces() {
      var texts = ids.values().stream().filter(it -> it.length() == NOBODYS.length());
      return Stream.concat(Stream.of(mark), texts.filter(it -> !it.equals(NOBODYS)));
    }
  }

  @BeforeEach
  void create() {
    operator = Operator.create();
    own = records("Albatross", operator.client(Map.of("name", "Albatross", "notes", "Albatross")));
    others = records("Bullfinch", operator.client(Map.of("name", "Bullfinch")));
    accounts = records("Cormorant", null);
    secret = operator.account().limitedKey(Map.of("clientId", own.client()));
    key = () -> given().header("x-api-key", secret).contentType(ContentType.JSON);
  }

  private Records records(String mark, String client) {
    var ids = new HashMap<String, String>();
    var resume = operator.resume(client);
    ids.put("/resumes/", resume);
    operator
        .put(
            "/resumes/" + resume,
            Map.of("name", mark, "data", Map.of("basics", Map.of("name", mark))))
        .statusCode(200);
    ids.put(
        "/resumes/*/versions/",
        operator.get("/resumes/" + resume + "/versions").extract().path("[0].id"));
    var application = application(mark, client, resume);
    ids.put("/applications/", application);
    ids.put("/applications/*/interviews/", part(application, "interviews", interview(mark)));
    ids.put("/applications/*/contacts/", part(application, "contacts", Map.of("name", mark)));
    var file = Map.<String, Object>of("name", mark + ".txt", "size", 5);
    var attachment = part(application, "attachments", file);
    ids.put("/applications/*/attachments/", attachment);
    ids.put("/applications/*/attachments/*/parts/", "0");
    ids.put("/applications/*/tailoring/questions/", "q1");
    operator
        .request()
        .contentType(ContentType.BINARY)
        .body("Hello".getBytes(UTF_8))
        .put("/applications/" + application + "/attachments/" + attachment + "/parts/0")
        .then()
        .statusCode(200);
    ids.put("/attempts/", attempts.asking(application(mark, client, resume)));
    ids.put(
        "/discovery/matches/",
        found
            .add(
                UUID.fromString(resume),
                "https://jobs.example.com/" + mark,
                mark,
                80,
                Instant.now())
            .toString());
    ids.put("/discovery/resumes/", resume);
    ids.put("/agent/builder/resumes/", resume);
    ids.put(
        "/discovery/targets/",
        operator
            .post("/discovery/resumes/" + resume + "/targets", Map.of("title", mark))
            .statusCode(201)
            .extract()
            .path("id"));
    ids.put("/discovery/runs/", run(ids.get("/discovery/targets/")));
    ids.put("/mailbox/messages/", messages.add(UUID.fromString(application)).toString());
    if (client != null) {
      ids.put("/clients/", client);
    }
    return new Records(mark, client, ids);
  }

  private void addAllWork() {
    Stream.of(own, others, accounts).forEach(this::addWork);
  }

  /** Adds a review, a tailoring with a question and a message to the builder agent. */
  private void addWork(Records records) {
    var application = records.application();
    ended("/applications/" + application + "/review");
    records.ids().put("/work/", ended("/applications/" + application + "/tailor"));
    StoredTailoring.addQuestion(application, "q1");
    operator
        .put("/applications/" + application + "/cover-letter", Map.of("coverLetter", "Dear you"))
        .statusCode(200);
    converse(records.resume(), records.ids());
  }

  /** A message to the builder agent, whose suggestion is to clear the name. */
  private void converse(String resume, Map<String, String> ids) {
    var message =
        operator
            .post("/agent/builder/resumes/" + resume + "/messages", Map.of("text", "Hello"))
            .statusCode(202)
            .extract()
            .<String>path("id");
    var path = "/agent/builder/messages/" + message;
    await().until(() -> !operator.get(path).extract().path("state").equals("working"));
    var suggestion = UUID.randomUUID();
    QuarkusTransaction.requiringNew()
        .run(
            () ->
                session
                    .createNativeMutationQuery(
                        """
                        insert into builder_suggestion (id, account_id, client_id, resume_id, message_id,
                          state, title, reason, operations, base_updated_at, created_at, updated_at)
                        select :id, m.account_id, m.client_id, m.resume_id, m.id, 'STAGED', r.name, r.name,
                          '[{"op": "remove", "path": "/basics/name"}]', r.updated_at, now(), now()
                        from builder_message m join resume r on r.id = m.resume_id where m.id = :message
                        """)
                    .setParameter("id", suggestion)
                    .setParameter("message", UUID.fromString(message))
                    .executeUpdate());
    ids.put("/agent/builder/messages/", message);
    ids.put("/agent/builder/suggestions/", suggestion.toString());
  }

  /** A finished run, as one of the boards would need the network. */
  private String run(String target) {
    var id = UUID.randomUUID();
    QuarkusTransaction.requiringNew()
        .run(
            () ->
                session
                    .createNativeMutationQuery(
                        """
                        insert into discovery_run (id, account_id, client_id, resume_id, state,
                          is_scheduled, created_at, updated_at, finished_at)
                        select :id, account_id, client_id, resume_id, 'DONE', false, now(), now(), now()
                        from discovery_target where id = :target
                        """)
                    .setParameter("id", id)
                    .setParameter("target", UUID.fromString(target))
                    .executeUpdate());
    return id.toString();
  }

  /** Begins work; returns its id once it is over. */
  private String ended(String path) {
    var location = operator.post(path).statusCode(202).extract().header("Location");
    var id = location.substring(location.lastIndexOf('/') + 1);
    await()
        .until(
            () ->
                !List.of("queued", "running")
                    .contains(operator.get("/work/" + id).extract().<String>path("state")));
    return id;
  }

  private String application(String mark, String client, String resume) {
    return operator
        .post("/applications", wanted(mark, client, resume))
        .statusCode(201)
        .extract()
        .path("id");
  }

  private static Map<String, Object> wanted(String mark, String client, String resume) {
    var body = new HashMap<String, Object>();
    body.put("resumeId", resume);
    body.put("clientId", client);
    body.put("notes", mark);
    body.put(
        "posting",
        Map.of("title", mark, "company", mark, "descriptionRaw", "Java, SQL and " + mark));
    return body;
  }

  private static Map<String, Object> interview(String mark) {
    var body = new HashMap<>(INTERVIEW);
    body.put("people", mark);
    return body;
  }

  private String part(String application, String kind, Map<String, Object> body) {
    var path = "/applications/" + application + "/" + kind;
    return operator.post(path, body).statusCode(201).extract().path("id");
  }

  private static boolean isOpen(Description.Operation operation) {
    return operation.node().path("x-for-one-client").asBoolean();
  }

  private static boolean isPublic(Description.Operation operation) {
    return operation.node().path("security").isEmpty();
  }

  /** The status and the text of an answer; of a stream the status only. */
  private record Answer(int status, String text) {

    String code() {
      return status < 400 ? "" : Assistant.json(text).path("code").asText();
    }

    String message() {
      return status < 400 ? "" : Assistant.json(text).path("message").asText();
    }
  }

  private Answer call(Description.Operation operation, Records records, Object body) {
    var path = records.in(operation.path());
    if (operation.id().startsWith("stream")) {
      return open(path);
    }
    var request = key.get().accept(ContentType.ANY);
    if (operation.takes("clientId") && records.client() != null) {
      request.queryParam("clientId", records.client());
    }
    if (operation.takes("q")) {
      request.queryParam("q", records.mark());
    }
    var types = operation.node().at("/requestBody/content").fieldNames();
    if (types.hasNext() && types.next().equals("application/octet-stream")) {
      request.contentType(ContentType.BINARY).body("Hello".getBytes(UTF_8));
    } else if (!operation.verb().equals("get")) {
      request.body(body);
    }
    var response = request.request(operation.verb(), path);
    return new Answer(response.statusCode(), response.asString());
  }

  private Answer open(String path) {
    var request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + RestAssured.port + path))
            .header("x-api-key", secret)
            .build();
    try (var client = HttpClient.newHttpClient()) {
      var response = client.send(request, HttpResponse.BodyHandlers.ofInputStream());
      try (var body = response.body()) {
        var text = response.statusCode() < 400 ? "" : new String(body.readAllBytes(), UTF_8);
        return new Answer(response.statusCode(), text);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void opensNoRecordOfOthersByAnyOperation() {
    addAllWork();
    var before = state();
    var wrong = new ArrayList<String>();
    int calls = 0;
    for (var operation : Description.read().operations()) {
      for (var foreign : List.of(others, accounts)) {
        var answer = call(operation, foreign, "{}");
        calls++;
        if (Stream.of(others, accounts)
            .flatMap(Records::traces)
            .anyMatch(answer.text()::contains)) {
          wrong.add(operation + " tells of others: " + answer);
        }
        if (!isAsExpected(operation, foreign, answer)) {
          wrong.add(operation + " of " + foreign.mark() + ": " + answer);
        }
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(calls).isGreaterThan(300);
    assertThat(state()).isEqualTo(before);
  }

  private static boolean isAsExpected(
      Description.Operation operation, Records foreign, Answer answer) {
    if (isPublic(operation)) {
      return answer.status() >= 400 || !operation.path().contains("{");
    }
    if (!isOpen(operation)) {
      return answer.status() == 403
          && answer.code().equals("INSUFFICIENT_SCOPE")
          && answer.message().contains("limited to one client");
    }
    if (operation.path().contains("{")
        || (operation.takes("clientId") && foreign.client() != null)) {
      return answer.status() == 404 && answer.code().equals("NOT_FOUND");
    }
    return answer.status() == 200 || !operation.verb().equals("get");
  }

  @Test
  void doesForItsClientWhatIsOpen() {
    addWork(own);
    var before = state();
    var bodies = bodies();
    var open =
        Description.read().operations().stream()
            .filter(ClientKeyTest::isOpen)
            .sorted(Comparator.comparing(ClientKeyTest::place))
            .toList();
    assertThat(open).hasSizeGreaterThan(70);
    var wrong = new ArrayList<String>();
    for (var operation : open) {
      var answer = call(operation, own, bodies.getOrDefault(operation.id(), Map.of()));
      var isDone = answer.status() < 300;
      var isLetIn =
          !List.of(401, 403, 404, 405, 415).contains(answer.status()) && answer.status() < 500;
      if (MAY_NOT_APPLY.contains(operation.id())
          ? answer.status() == 403
          : EFFECTIVE.contains(operation.id()) ? !isDone : !isLetIn) {
        wrong.add(operation.id() + " " + answer);
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(state()).isEqualTo(before);
  }

  /** Reading comes first, and deleting last, the parts before the whole. */
  private static int place(Description.Operation operation) {
    return switch (operation.verb()) {
      case "get" -> 0;
      case "delete" -> 1000 - operation.path().length();
      default -> 1;
    };
  }

  private Map<String, Object> bodies() {
    var match = Map.of("ids", List.of(own.ids().get("/discovery/matches/")));
    var change = Map.of("change", 0, "expectedUpdatedAt", "2026-01-01T00:00:00Z");
    var answer = Map.of("question", "Why us?", "value", "It suits me.");
    return Map.ofEntries(
        entry("createApplication", wanted("Avocet", null, own.resume())),
        entry("sendBuilderMessage", Map.of("text", "What is missing?")),
        entry(
            "acceptSuggestions",
            Map.of("ids", List.of(own.ids().get("/agent/builder/suggestions/")), "force", true)),
        entry("updateApplication", Map.of("notes", "n")),
        entry("updatePosting", Map.of("title", "Albatross")),
        entry("chooseResume", Map.of("resumeId", own.resume())),
        entry("setApplicationTags", Map.of("tags", List.of("remote"))),
        entry("setFollowUp", Map.of("followUpOn", "2026-12-01")),
        entry("setOffer", Map.of("salary", 90_000, "currency", "EUR")),
        entry("setApplySource", Map.of("applySource", "original")),
        entry("setCoverLetter", Map.of("coverLetter", "c")),
        entry("setApplicationStatus", Map.of("status", "withdrawn")),
        entry("addContact", Map.of("name", "Eva")),
        entry("updateContact", Map.of("name", "Eva")),
        entry("addInterview", INTERVIEW),
        entry("updateInterview", INTERVIEW),
        entry("addAttachment", Map.of("name", "offer.txt", "size", 5)),
        entry("answerAttempt", Map.of("answers", List.of(answer))),
        entry("giveAccount", Map.of("action", "retry")),
        entry("confirmRewordedChange", change),
        entry("declineRewordedChange", change),
        entry("answerTailoringQuestion", Map.of("answer", "no")),
        entry("createTarget", Map.of("title", "Albatross")),
        entry("addMatches", match),
        entry("dismissMatches", match),
        entry("undoMatches", match),
        entry("patchResume", Map.of("operations", List.of())));
  }

  @Test
  void acceptsNoSuggestionForAnotherResume() {
    addWork(others);
    var body = Map.of("ids", List.of(others.ids().get("/agent/builder/suggestions/")));
    var before = state();
    key.get()
        .body(body)
        .post("/agent/builder/resumes/" + own.resume() + "/suggestions/accept")
        .then()
        .statusCode(404);
    assertThat(state()).isEqualTo(before);
  }

  @Test
  void listsAndCountsItsClientsRecordsOnly() {
    addAllWork();
    for (var query : List.of("", "?clientId=" + own.client())) {
      key.get().get("/applications" + query).then().body("size()", equalTo(2));
      key.get().get("/resumes" + query).then().body("size()", equalTo(2));
      key.get().get("/applications/stats" + query).then().body("total", equalTo(2));
    }
    for (var foreign : List.of(others, accounts)) {
      key.get().get("/search?q=" + foreign.mark()).then().statusCode(200).body("", empty());
    }
    key.get()
        .get("/search?q=" + own.mark())
        .then()
        .body("kind", hasItems("application", "contact", "interview", "resume", "match"))
        .body("kind", not(hasItem("client")));
    for (var path : List.of("/applications/export", "/resumes?limit=1", "/applications?limit=1")) {
      var text = key.get().accept(ContentType.ANY).get(path).asString();
      assertThat(text).contains(own.mark()).doesNotContain(others.mark(), accounts.mark());
    }
  }

  @Test
  void addsApplicationsForItsClientOnly() {
    key.get()
        .body(wanted("Avocet", null, own.resume()))
        .post("/applications")
        .then()
        .statusCode(201)
        .body("clientId", equalTo(own.client()));
    var before = state();
    for (var foreign : List.of(others, accounts)) {
      for (var client : Stream.of(own.client(), foreign.client(), null).toList()) {
        refuses(wanted("Avocet", client, foreign.resume()));
      }
    }
    refuses(wanted("Avocet", others.client(), own.resume()));
    assertThat(state()).isEqualTo(before);
  }

  private void refuses(Map<String, Object> application) {
    key.get()
        .body(application)
        .post("/applications")
        .then()
        .statusCode(404)
        .body("code", equalTo("NOT_FOUND"));
  }

  @Test
  void refusesRecordsOfOthersInBodies() {
    var before = state();
    for (var foreign : List.of(others, accounts)) {
      key.get()
          .body(Map.of("resumeId", foreign.resume()))
          .put("/applications/" + own.application() + "/resume")
          .then()
          .statusCode(404);
      var ids = List.of(foreign.ids().get("/discovery/matches/"));
      for (var decision : List.of("add", "dismiss", "undo")) {
        key.get()
            .body(Map.of("ids", ids))
            .post("/discovery/resumes/" + own.resume() + "/matches/" + decision)
            .then()
            .body(not(containsString(foreign.mark())));
      }
      for (var part : List.of("interviews", "contacts", "attachments")) {
        var id = foreign.ids().get("/applications/*/" + part + "/");
        key.get()
            .delete("/applications/" + own.application() + "/" + part + "/" + id)
            .then()
            .statusCode(404);
      }
    }
    assertThat(state()).isEqualTo(before);
  }

  @Test
  void replaysNoAnswersToOthers() {
    for (var foreign : List.of(others, accounts)) {
      var body = wanted("Dunlin", foreign.client(), foreign.resume());
      var retried = UUID.randomUUID().toString();
      operator
          .request()
          .header("Idempotency-Key", retried)
          .body(body)
          .post("/applications")
          .then()
          .statusCode(201);
      key.get()
          .header("Idempotency-Key", retried)
          .body(body)
          .post("/applications")
          .then()
          .statusCode(404);
    }
    var body = wanted("Dunlin", null, own.resume());
    var first = retried(body).statusCode(201).extract().<String>path("id");
    retried(body).statusCode(201).body("id", equalTo(first));
  }

  private ValidatableResponse retried(Map<String, Object> body) {
    return key.get()
        .header("Idempotency-Key", own.client())
        .body(body)
        .post("/applications")
        .then();
  }

  @Test
  void isRefusedWhileItsClientIsArchived() {
    operator.post("/clients/" + own.client() + "/archive").statusCode(200);
    for (var path : List.of("/applications", "/applications/" + own.application())) {
      key.get()
          .get(path)
          .then()
          .statusCode(403)
          .body("code", equalTo("FORBIDDEN"))
          .body("message", containsString("archived"));
    }
    try (var assistant = Assistant.connect(secret)) {
      var refusal = assistant.refusal("list_applications", Map.of());
      assertThat(refusal.path("code").asText()).isEqualTo("FORBIDDEN");
    }
    operator.post("/clients/" + own.client() + "/restore").statusCode(200);
    key.get().get("/applications").then().statusCode(200);
    archiveElsewhere();
    key.get().get("/applications").then().statusCode(403);
  }

  /** As another replica does, of which this one is not told. */
  private void archiveElsewhere() {
    QuarkusTransaction.requiringNew()
        .run(
            () ->
                session
                    .createNativeMutationQuery(
                        "update client set status = 'ARCHIVED', archived_at = now() where id = :id")
                    .setParameter("id", UUID.fromString(own.client()))
                    .executeUpdate());
  }

  @Test
  void endsItsStreamsWhenItsClientIsArchived() throws Exception {
    var request =
        HttpRequest.newBuilder(
                URI.create(
                    "http://localhost:"
                        + RestAssured.port
                        + "/resumes/"
                        + own.resume()
                        + "/updates"))
            .header("x-api-key", secret)
            .build();
    try (var client = HttpClient.newHttpClient()) {
      var stream = client.send(request, HttpResponse.BodyHandlers.ofInputStream());
      assertThat(stream.statusCode()).isEqualTo(200);
      operator.post("/clients/" + own.client() + "/archive").statusCode(200);
      var end = CompletableFuture.supplyAsync(() -> rest(stream.body()));
      assertThat(end.get(20, TimeUnit.SECONDS)).contains("resume.updated");
    }
  }

  private static String rest(InputStream body) {
    try (body) {
      return new String(body.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void endsWithItsClient() {
    QuarkusTransaction.requiringNew()
        .run(
            () ->
                session
                    .createNativeMutationQuery("delete from client where id = :id")
                    .setParameter("id", UUID.fromString(own.client()))
                    .executeUpdate());
    key.get().get("/applications").then().statusCode(401);
  }

  @Test
  void needsItsScopesToo() {
    var limits = Map.of("clientId", own.client(), "scopes", List.of(Scope.APPLICATIONS_READ));
    var reader = operator.account().withKey(limits);
    reader.get().get("/applications/" + own.application()).then().statusCode(200);
    reader.get().get("/applications/" + others.application()).then().statusCode(404);
    reader
        .get()
        .body(Map.of("notes", "n"))
        .patch("/applications/" + own.application())
        .then()
        .statusCode(403)
        .body("message", containsString("applications:write"));
  }

  @Test
  void seesSharedPagesAsEverybodyDoes() {
    var resume = "/resumes/" + own.resume();
    operator.put(resume, Map.of("isPublic", true)).statusCode(200);
    operator.put(resume + "/password", Map.of("password", "open sesame"));
    var slug = operator.get(resume).extract().<String>path("slug");
    var page = "/resumes/" + operator.account().username() + "/" + slug;
    operator.get(page).statusCode(200);
    key.get().get(page).then().body("code", equalTo("NEED_PASSWORD"));
  }

  @Test
  void isMadeForAnActiveClientOfTheAccount() {
    for (var client : List.of(NOBODYS, "x", Operator.create().client("Jana"))) {
      make(client).statusCode(404);
    }
    operator.post("/clients/" + others.client() + "/archive").statusCode(200);
    make(others.client()).statusCode(409).body("code", equalTo("CLIENT_ARCHIVED"));
    make(own.client()).statusCode(201).body("clientId", equalTo(own.client()));
    operator
        .account()
        .browser()
        .get("/api-keys")
        .then()
        .body("clientId", contains(equalTo(own.client()), equalTo(own.client()), nullValue()));
  }

  private ValidatableResponse make(String client) {
    return operator
        .account()
        .browser()
        .body(Map.of("name", "x", "clientId", client))
        .post("/api-keys")
        .then();
  }

  @Test
  void isOfferedInTheConsole() {
    var browser = operator.account().browser();
    browser
        .get("/app/settings/api-keys")
        .then()
        .body(containsString("Only Bullfinch"))
        .body(containsString("; only for Albatross"));
    operator
        .account()
        .browser()
        .contentType(ContentType.URLENC)
        .formParams(Map.of("name", "of the form", "clientId", others.client()))
        .post("/app/settings/api-keys")
        .then()
        .statusCode(200);
    operator
        .account()
        .browser()
        .get("/api-keys")
        .then()
        .body("[0].clientId", equalTo(others.client()));
  }

  @Test
  void letsAnAssistantUseTheRecordsOfItsClientOnly() {
    addAllWork();
    var before = state();
    try (var assistant = Assistant.connect(secret)) {
      var tools = assistant.client().listTools().tools();
      assertThat(tools).hasSizeGreaterThan(20);
      for (var tool : tools) {
        for (var foreign : List.of(others, accounts)) {
          var answer = answer(assistant, tool.name(), arguments(tool, foreign));
          assertThat(answer)
              .as("%s %s", tool.name(), foreign.mark())
              .doesNotContain(foreign.traces().toList());
          if (!tool.name().matches("list_(resumes|applications)|read_pipeline")
              || foreign.client() != null) {
            assertThat(answer).as("%s %s", tool.name(), foreign.mark()).contains("NOT_FOUND");
          }
        }
      }
      for (var name : List.of("list_resumes", "list_applications", "read_pipeline")) {
        assertThat(answer(assistant, name, Map.of())).contains(own.mark());
      }
      for (var foreign : List.of(others, accounts)) {
        for (var path :
            List.of("resumes/" + foreign.resume(), "applications/" + foreign.application())) {
          assertThat(resource("jobtrail://" + path)).contains("NOT_FOUND");
        }
      }
      assertThat(resource("jobtrail://applications/" + own.application())).contains(own.mark());
      assertThat(resource("jobtrail://pipeline"))
          .contains(own.mark())
          .doesNotContain(others.mark(), accounts.mark());
      assertThat(state()).isEqualTo(before);
      for (var tool : tools) {
        assertThat(answer(assistant, tool.name(), arguments(tool, own)))
            .as(tool.name())
            .doesNotContain("NOT_FOUND", "INSUFFICIENT_SCOPE", "INTERNAL_ERROR");
      }
      assertThat(state()).isEqualTo(before);
    }
  }

  private String resource(String uri) {
    var read =
        Map.of("jsonrpc", "2.0", "id", 1, "method", "resources/read", "params", Map.of("uri", uri));
    return key.get()
        .header("Accept", "application/json, text/event-stream")
        .body(read)
        .post("/mcp")
        .asString();
  }

  private static String answer(Assistant assistant, String tool, Map<String, Object> arguments) {
    try {
      return assistant.call(tool, arguments).toString();
    } catch (AssertionError refused) {
      return refused.getMessage();
    }
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> arguments(Tool tool, Records records) {
    var arguments = new HashMap<String, Object>();
    var properties =
        (Map<String, Map<String, Object>>) tool.inputSchema().getOrDefault("properties", Map.of());
    var required = (List<String>) tool.inputSchema().getOrDefault("required", List.of());
    for (var name : properties.keySet()) {
      var value =
          switch (name) {
            case "resumeId" -> records.resume();
            case "applicationId" -> records.application();
            case "clientId" -> records.client();
            case "matchId" -> records.ids().get("/discovery/matches/");
            case "searchId" -> records.ids().get("/discovery/runs/");
            case "runId" -> records.ids().get("/attempts/");
            case "workId" -> records.ids().get("/work/");
            case "interviewId" -> records.ids().get("/applications/*/interviews/");
            case "status" -> "withdrawn";
            case "tone" -> "warm";
            case "answers" -> List.of(Map.of("question", "Why us?", "value", "t"));
            case "operations" -> List.of();
            case "expectedUpdatedAt" -> "2026-01-01T00:00:00Z";
            case "title", "company", "description" ->
                tool.name().equals("create_application") ? "Avocet" : null;
            default -> required.contains(name) ? "x" : null;
          };
      if (value != null) {
        arguments.put(name, value);
      }
    }
    return arguments;
  }

  /** All of the account but what is its client's, in short. */
  private Map<String, String> state() {
    return QuarkusTransaction.requiringNew().call(this::readState);
  }

  private Map<String, String> readState() {
    var state = new HashMap<String, String>();
    for (var table : tables("account_id")) {
      if (!BOOKKEEPING.contains(table)) {
        var limit = ofOthers(table);
        state.put(table, digest(table, "account_id = :account" + limit, !limit.isEmpty()));
      }
    }
    state.put("account", digest("account", "id = :account", false));
    state.put("client", digest("client", "account_id = :account", false));
    assertThat(state).hasSizeGreaterThan(25);
    return state;
  }

  /** The condition that leaves out what is the client's, or a part of what is. */
  private String ofOthers(String table) {
    if (tables("client_id").contains(table)) {
      return " and client_id is distinct from :client";
    }
    for (var whole : List.of("application", "resume")) {
      if (tables(whole + "_id").contains(table)) {
        return (" and (%1$s_id is null or %1$s_id in"
                + " (select id from %1$s where client_id is distinct from :client))")
            .formatted(whole);
      }
    }
    return "";
  }

  private List<String> tables(String column) {
    return session
        .createNativeQuery(
            """
            select c.table_name from information_schema.columns c join information_schema.tables t
              using (table_schema, table_name)
            where c.table_schema = current_schema() and c.column_name = :column
              and t.table_type = 'BASE TABLE'
            """,
            String.class)
        .setParameter("column", column)
        .getResultList();
  }

  private String digest(String table, String condition, boolean ofClients) {
    var query =
        session
            .createNativeQuery(
                "select count(*) || ' ' || md5(coalesce(string_agg(md5(t.*\\:\\:text), '' order by"
                    + " md5(t.*\\:\\:text)), '')) from "
                    + table
                    + " t where "
                    + condition,
                String.class)
            .setParameter("account", operator.id());
    return (ofClients ? query.setParameter("client", UUID.fromString(own.client())) : query)
        .getSingleResult();
  }
}
