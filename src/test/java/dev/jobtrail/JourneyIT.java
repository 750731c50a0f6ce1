package dev.jobtrail;

import static dev.jobtrail.testing.Waiting.await;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.startsWith;

import com.sun.net.httpserver.HttpServer;
import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Api.TestAccount;
import dev.jobtrail.testing.Assistant;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.PrivateAddressesResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusIntegrationTest;
import io.restassured.RestAssured;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a person does with the packaged program, from signing up to deleting the account. */
@QuarkusIntegrationTest
@WithTestResource(PostgresResource.class)
@WithTestResource(PrivateAddressesResource.class)
@Tag("smoke")
class JourneyIT {

  private static final String SCRIPTS = "Řezníčková Παπαδόπουλος Щербаков";

  private TestAccount account;

  @BeforeEach
  void signUp() {
    account = Api.newAccount();
  }

  @Test
  void importsJsonResume() {
    var imported = importResume("json_resume", "/resume/json-resume-sample.json");

    account
        .request()
        .get("/resumes/" + imported)
        .then()
        .statusCode(200)
        .body("data.basics.name", equalTo("Richard Hendriks"))
        .body("data.work[0].name", equalTo("Pied Piper"));
  }

  @Test
  void importsReactiveResume() {
    var imported = importResume("reactive_resume", "/resume/reactive-resume-v5.json");

    account
        .request()
        .get("/resumes/" + imported)
        .then()
        .statusCode(200)
        .body("data.basics.name", equalTo("Marta Řezníčková"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"sidebar-es.pdf", "canvas-de.pdf", "cells-fr.docx"})
  void importsFilesOfOtherPrograms(String name) throws IOException {
    try (var source = getClass().getResourceAsStream("/resume/files/" + name)) {
      var file = Base64.getEncoder().encodeToString(source.readAllBytes());
      account
          .request()
          .body("{\"file\":\"" + file + "\"}")
          .post("/resumes/import/file")
          .then()
          .statusCode(201)
          .body("resume.data.work.size()", equalTo(2))
          .body("resume.data.work[1].endDate", startsWith("20"));
    }
  }

  @Test
  void restoresAResumeFromItsOwnPdf() {
    var path = "/resumes/" + importResume("auto", "/resume/json-resume-sample.json");
    var pdf = account.request().get(path + "/pdf").asByteArray();
    account
        .request()
        .body("{\"file\":\"" + Base64.getEncoder().encodeToString(pdf) + "\"}")
        .post("/resumes/import/file")
        .then()
        .statusCode(201)
        .body("report.format", equalTo("jobtrail_pdf"))
        .body("resume.data.work[0].name", equalTo("Pied Piper"));
    account
        .request()
        .accept("text/markdown")
        .get(path + "/export")
        .then()
        .statusCode(200)
        .body(startsWith("# Richard Hendriks"));
  }

  @Test
  void changesAResumeAndTakesAChangeBack() {
    var path = "/resumes/" + importResume("auto", "/resume/json-resume-sample.json");
    account
        .request()
        .body("{\"name\":\"Renamed\",\"tags\":[\"backend\"],\"template\":\"modern\"}")
        .put(path)
        .then()
        .statusCode(200)
        .body("template", equalTo("modern"));
    account
        .request()
        .body(
            "{\"operations\":[{\"op\":\"replace\",\"path\":\"/basics/name\",\"value\":\"Erlich\"}]}")
        .patch(path)
        .then()
        .statusCode(200)
        .body("data.basics.name", equalTo("Erlich"));
    account.request().body("{\"isLocked\":true}").post(path + "/lock").then().statusCode(200);
    account.request().delete(path).then().statusCode(409).body("code", equalTo("RESUME_LOCKED"));
    account.request().body("{\"isLocked\":false}").post(path + "/lock").then().statusCode(200);
    var patched =
        account.request().get(path + "/versions").<List<Map<String, Object>>>path("$").stream()
            .filter(it -> "patch".equals(it.get("mutation")))
            .findFirst()
            .orElseThrow();

    account
        .request()
        .post(path + "/versions/" + patched.get("id") + "/restore")
        .then()
        .statusCode(200)
        .body("data.basics.name", equalTo("Richard Hendriks"))
        .body("name", equalTo("Renamed"));
    account.request().post(path + "/duplicate").then().statusCode(201).body("slug", notNullValue());
    account.request().delete(path).then().statusCode(204);
    account.request().get(path).then().statusCode(404);
  }

  @Test
  void answersAnUnchangedResumeWithItsTagAlone() {
    var path = "/resumes/" + newResume();
    var tag = account.request().get(path).header("ETag");

    account.request().header("If-None-Match", tag).get(path).then().statusCode(304);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "classic",
        "modern",
        "compact",
        "sidebar",
        "banner",
        "timeline",
        "academic",
        "plain"
      })
  void printsAnyScript(String template) throws IOException {
    var resume =
        account
            .request()
            .body(
                Map.of(
                    "name",
                    SCRIPTS,
                    "template",
                    template,
                    "data",
                    Map.of(
                        "basics",
                        Map.of("name", SCRIPTS, "label", "Engineer", "email", "a@example.com"))))
            .post("/resumes")
            .then()
            .statusCode(201)
            .extract()
            .<String>path("id");

    var answer = account.request().get("/resumes/" + resume + "/pdf");

    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.contentType()).isEqualTo("application/pdf");
    assertThat(answer.header("Content-Disposition")).startsWith("attachment").contains("filename*");
    try (var document = Loader.loadPDF(answer.asByteArray())) {
      assertThat(new PDFTextStripper().getText(document)).containsIgnoringWhitespaces(SCRIPTS);
      assertThat(document.getDocumentCatalog().getMarkInfo().isMarked()).isTrue();
      assertThat(fontsEmbedded(document)).isNotEmpty().doesNotContain(false);
    }
  }

  @Test
  void followsAnApplication() {
    var path = "/applications/" + track("Staff Engineer", "Acme");
    for (var status : List.of("ready", "submitted", "interview")) {
      account
          .request()
          .body(Map.of("status", status, "note", "to " + status))
          .post(path + "/status")
          .then()
          .statusCode(200)
          .body("status", equalTo(status));
    }

    account
        .request()
        .body("{\"notes\":\"call back\"}")
        .patch(path)
        .then()
        .statusCode(200)
        .body("notes", equalTo("call back"))
        .body("submittedVia", equalTo("manual"));
    account
        .request()
        .get(path + "/history")
        .then()
        .statusCode(200)
        .body("to", hasItem("interview"))
        .body("by", hasItem("owner"));
    account
        .request()
        .body("{\"status\":\"tailoring\"}")
        .post(path + "/status")
        .then()
        .statusCode(409)
        .body("code", equalTo("INVALID_TRANSITION"));
  }

  @Test
  void readsAPostingFromItsPage() throws IOException {
    var page =
        """
        <html><head><script type="application/ld+json">
        {"@context":"https://schema.org","@type":"JobPosting","title":"Platform Engineer",
         "hiringOrganization":{"@type":"Organization","name":"Ωmega Labs"},
         "employmentType":"FULL_TIME","description":"<p>Keep it running.</p>",
         "datePosted":"2026-10-01"}
        </script></head><body></body></html>
        """;
    var server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          var bytes = page.getBytes(StandardCharsets.UTF_8);
          exchange.getResponseHeaders().add("Content-Type", "text/html; charset=utf-8");
          exchange.sendResponseHeaders(200, bytes.length);
          exchange.getResponseBody().write(bytes);
          exchange.close();
        });
    server.start();
    try {
      var url = "http://127.0.0.1:" + server.getAddress().getPort() + "/jobs/412";
      var body = Map.of("resumeId", newResume(), "url", url);

      account
          .request()
          .body(body)
          .post("/applications")
          .then()
          .statusCode(201)
          .body("posting.title", equalTo("Platform Engineer"))
          .body("posting.company", equalTo("Ωmega Labs"))
          .body("posting.employmentType", equalTo("full_time"))
          .body("posting.source", equalTo("url"));
      account
          .request()
          .body(body)
          .post("/applications")
          .then()
          .statusCode(409)
          .body("code", equalTo("ALREADY_EXISTS"))
          .body("existingId", notNullValue());
    } finally {
      server.stop(0);
    }
  }

  @Test
  void leadsThroughPagesByLinks() {
    for (int i = 0; i < 5; i++) {
      track("Engineer " + i, i < 3 ? "Acme" : "Other");
    }
    var titles = new ArrayList<String>();
    var next = "/applications?company=acme&limit=2";
    while (next != null) {
      var page = account.request().urlEncodingEnabled(false).get(next);
      assertThat(page.statusCode()).isEqualTo(200);
      titles.addAll(page.<List<String>>path("posting.title"));
      var link = page.header("Link");
      next = link == null ? null : link.substring(1, link.indexOf('>'));
    }

    assertThat(titles).containsExactly("Engineer 2", "Engineer 1", "Engineer 0");
    assertThat(account.request().get("/applications?q=engineer 4").<List<?>>path("$")).hasSize(1);
    assertThat(account.request().get("/applications?status=offer").<List<?>>path("$")).isEmpty();
  }

  @Test
  void carriesApplicationsOutAndIn() {
    track("Engineer", "Acme");
    var exported = account.request().accept("application/json").get("/applications/export");
    assertThat(exported.<List<String>>path("posting.title")).containsExactly("Engineer");
    var csv = account.request().accept("text/csv").get("/applications/export");
    assertThat(csv.contentType()).startsWith("text/csv");
    assertThat(csv.asString()).contains("Engineer", "Acme");
    account.request().delete("/applications/" + exported.path("[0].id")).then().statusCode(204);

    account
        .request()
        .body("{\"applications\":" + exported.asString() + "}")
        .post("/applications/import")
        .then()
        .statusCode(200)
        .body("created.size()", equalTo(1));
    account
        .request()
        .get("/applications/stats")
        .then()
        .statusCode(200)
        .body("total", equalTo(1))
        .body("byStatus.saved", equalTo(1));
  }

  @Test
  void tellsOfAChange() throws Exception {
    var path = "/resumes/" + newResume();
    var lines = new CopyOnWriteArrayList<String>();
    try (var client = HttpClient.newHttpClient()) {
      var request =
          HttpRequest.newBuilder(
                  URI.create("http://localhost:" + RestAssured.port + path + "/updates"))
              .header("x-api-key", account.key())
              .header("Accept", "text/event-stream")
              .build();
      var events = client.send(request, BodyHandlers.ofLines()).body();
      Thread.startVirtualThread(
          () -> {
            try {
              events.forEach(lines::add);
            } catch (UncheckedIOException _) {
              lines.add("closed");
            }
          });
      await().until(() -> has(lines, "sync"));

      account.request().body("{\"name\":\"m\"}").put(path).then().statusCode(200);

      await().until(() -> has(lines, "update"));
      client.shutdownNow();
    }
  }

  @Test
  void limitsAKeyToItsScopes() {
    var reader = account.withKey(Map.of("scopes", List.of("resumes:read")));
    reader.get().get("/resumes").then().statusCode(200);
    reader.get().body(Map.of("name", "x")).post("/resumes").then().statusCode(403);
    reader.get().get("/applications").then().statusCode(403);
    reader.get().get("/app/resumes").then().statusCode(403);
    var filler = account.withKey(Map.of("scopes", List.of("apply"), "addresses", List.of("::1/0")));
    filler.get().get("/apply/profile").then().statusCode(401);
  }

  @Test
  void servesAnAssistant() {
    var application = track("Engineer", "Acme");
    var notes = Map.<String, Object>of("applicationId", application, "notes", "Called.");
    var reader = account.limitedKey(Map.of("scopes", List.of("applications:read")));
    try (var assistant = Assistant.connect(account.key());
        var limited = Assistant.connect(reader)) {
      assistant.call("set_application_notes", notes);
      assertThat(assistant.call("read_application", Map.of("applicationId", application)))
          .asString()
          .contains("Called.");
      assertThat(assistant.client().listResourceTemplates().resourceTemplates()).hasSize(2);
      assertThat(assistant.client().listPrompts().prompts()).hasSize(3);
      assertThat(limited.client().listTools().tools())
          .hasSizeLessThan(assistant.client().listTools().tools().size());
      assertThat(limited.refusal("set_application_notes", notes))
          .asString()
          .contains("INSUFFICIENT_SCOPE");
    }
  }

  @Test
  void tellsACalendarOfInterviews() {
    var interviews = "/applications/" + track("Engineer", "Acme") + "/interviews";
    var interview =
        Map.of("startsAt", "2030-05-06T09:30:00Z", "timeZone", "Europe/Berlin", "kind", "video");
    account.request().body(interview).post(interviews).then().statusCode(201);

    String feed = account.request().post("/calendar-feed").then().extract().path("url");

    given()
        .get(URI.create(feed).getPath())
        .then()
        .statusCode(200)
        .body(containsString("DTSTART:20300506T093000Z"))
        .body(containsString("Acme"));
  }

  @Test
  void takesItsDataAlongAndLeaves() {
    track("Engineer", "Acme");
    account
        .request()
        .get("/account/usage")
        .then()
        .statusCode(200)
        .body("plan", equalTo("unlimited"))
        .body("ai.used", equalTo(0));
    account
        .request()
        .get("/account/export")
        .then()
        .statusCode(200)
        .body("account.username", equalTo(account.username()))
        .body("resumes.size()", equalTo(1))
        .body("applications.size()", equalTo(1));

    account.delete().then().statusCode(202);

    account.request().get("/resumes").then().statusCode(401);
    account.browser().get("/account").then().statusCode(401);
  }

  private static boolean has(List<String> lines, String mutation) {
    return lines.stream().anyMatch(it -> it.contains("\"mutation\":\"" + mutation + "\""));
  }

  private static List<Boolean> fontsEmbedded(PDDocument document) throws IOException {
    var embedded = new ArrayList<Boolean>();
    for (var page : document.getPages()) {
      for (var name : page.getResources().getFontNames()) {
        embedded.add(page.getResources().getFont(name).isEmbedded());
      }
    }
    return embedded;
  }

  private String importResume(String format, String sample) {
    return account
        .request()
        .body("{\"format\":\"" + format + "\",\"data\":" + read(sample) + "}")
        .post("/resumes/import")
        .then()
        .statusCode(201)
        .extract()
        .path("id");
  }

  private String newResume() {
    return account
        .request()
        .body("{\"name\":\"n\"}")
        .post("/resumes")
        .then()
        .statusCode(201)
        .extract()
        .path("id");
  }

  private String track(String title, String company) {
    var posting = Map.of("title", title, "company", company, "descriptionRaw", "Work.");
    return account
        .request()
        .body(Map.of("resumeId", newResume(), "posting", posting))
        .post("/applications")
        .then()
        .statusCode(201)
        .extract()
        .path("id");
  }

  private static String read(String resource) {
    try (var in = JourneyIT.class.getResourceAsStream(resource)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
