package dev.jobtrail.resume;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class ResumeResourceTest {

  private static final String DOCUMENT =
      "{\"meta\":{\"z\":1.5,\"a\":12345678901234567890},\"basics\":{\"name\":\"Jana\",\"x-mood\":[]}}";

  private Api.TestAccount account;

  @BeforeEach
  void signUp() {
    account = Api.newAccount();
  }

  @Test
  void answersEveryFieldOfANewResume() {
    request()
        .body("{\"name\":\"Backend engineer\",\"tags\":[\"a\",\"b\"],\"data\":" + DOCUMENT + "}")
        .post("/resumes")
        .then()
        .statusCode(201)
        .header("Location", notNullValue())
        .body(
            "keySet()",
            equalTo(
                Set.of(
                    "id",
                    "clientId",
                    "name",
                    "slug",
                    "tags",
                    "isPublic",
                    "isIndexed",
                    "hidesContact",
                    "isLocked",
                    "hasPassword",
                    "applicationId",
                    "template",
                    "data",
                    "createdAt",
                    "updatedAt")))
        .body("clientId", nullValue())
        .body("slug", equalTo("backend-engineer"))
        .body("tags", contains("a", "b"))
        .body("isPublic", equalTo(false))
        .body("isIndexed", equalTo(false))
        .body("hidesContact", equalTo(false))
        .body("isLocked", equalTo(false))
        .body("hasPassword", equalTo(false))
        .body("template", equalTo("classic"));
  }

  @Test
  void givesTheDocumentBackAsItWas() {
    var id = create("{\"name\":\"n\",\"data\":" + DOCUMENT + "}");

    var body = request().get("/resumes/" + id).then().statusCode(200).extract().asString();

    assertThat(body).contains("\"data\":" + DOCUMENT + ",");
  }

  @Test
  void answersAnEntityTag() {
    var id = create("{\"name\":\"n\"}");
    var tag = request().get("/resumes/" + id).then().statusCode(200).extract().header("ETag");

    request().header("If-None-Match", tag).get("/resumes/" + id).then().statusCode(304);
  }

  @Test
  void numbersSlugsThatAreTaken() {
    create("{\"name\":\"Same name\"}");

    request()
        .body("{\"name\":\"Same name\"}")
        .post("/resumes")
        .then()
        .body("slug", equalTo("same-name-2"));
    request()
        .body("{\"name\":\"Same name\"}")
        .post("/resumes")
        .then()
        .body("slug", equalTo("same-name-3"));
  }

  @Test
  void refusesASlugThatIsTaken() {
    var id = create("{\"name\":\"n\",\"slug\":\"mine\"}");

    request()
        .body("{\"name\":\"m\",\"slug\":\"mine\"}")
        .post("/resumes")
        .then()
        .statusCode(409)
        .body("code", equalTo("ALREADY_EXISTS"))
        .body("existingId", equalTo(id));
    var other = create("{\"name\":\"m\"}");
    put(other, "{\"slug\":\"mine\"}").statusCode(409).body("existingId", equalTo(id));
    put(id, "{\"slug\":\"mine\"}").statusCode(200);
    Api.newAccount()
        .request()
        .body("{\"name\":\"n\",\"slug\":\"mine\"}")
        .post("/resumes")
        .then()
        .statusCode(201);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {}                                        | VALIDATION_FAILED | name
          {"name":null}                             | VALIDATION_FAILED | name
          {"name":" "}                              | VALIDATION_FAILED | name
          {"name":"n","slug":"Not A Slug"}          | VALIDATION_FAILED | slug
          {"name":"n","slug":"pdf"}                 | VALIDATION_FAILED | slug
          {"name":"n","slug":"updates"}             | VALIDATION_FAILED | slug
          {"name":"n","slug":""}                    | VALIDATION_FAILED | slug
          {"name":"n","tags":[""]}                  | VALIDATION_FAILED | tags[0]
          {"name":"n","data":null}                  | VALIDATION_FAILED | data
          {"name":"n","data":[]}                    | VALIDATION_FAILED | data
          {"name":"n","data":{"cv":1}}              | VALIDATION_FAILED | /cv
          {"name":"n","data":{"basics":{"email":"x"}}} | VALIDATION_FAILED | /basics/email
          {"name":"n","template":"fancy"}           | BAD_REQUEST       |
          {"name":1}                                | BAD_REQUEST       |
          {"name":"n","isPublic":true}              | BAD_REQUEST       |
          {"name":"n","data":{"basics":{"name":"\\u0000"}}} | BAD_REQUEST |
          []                                        | BAD_REQUEST       |
          nonsense                                  | BAD_REQUEST       |
          """)
  void refusesBadInput(String body, String code, String field) {
    var response =
        request().body(body).post("/resumes").then().statusCode(400).body("code", equalTo(code));
    if (field != null) {
      response.body("details.field", hasItem(field));
    }
    request().get("/resumes").then().body("$", hasSize(0));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"name", "slug", "tags", "isPublic", "template", "data", "expectedUpdatedAt"})
  void refusesNullInAnUpdate(String field) {
    var id = create("{\"name\":\"n\"}");

    put(id, "{\"" + field + "\":null}").statusCode(400).body("details.field", hasItem(field));
  }

  @ParameterizedTest
  @ValueSource(strings = {"tags", "isPublic", "isIndexed", "template", "data", "expectedUpdatedAt"})
  void refusesABlankTextForAnotherType(String field) {
    var id = create("{\"name\":\"n\"}");
    var before = updatedAt(id);

    put(id, "{\"name\":\"m\",\"" + field + "\":\"\"}").statusCode(400);
    assertThat(updatedAt(id)).isEqualTo(before);
  }

  @Test
  void comparesVersionsEvenWithABlankOne() {
    var id = create("{\"name\":\"n\"}");

    put(id, "{\"name\":\"m\",\"expectedUpdatedAt\":\"\"}")
        .statusCode(400)
        .body("code", equalTo("BAD_REQUEST"))
        .body("message", containsString("expectedUpdatedAt must be a time"));
    patch(id, "{\"op\":\"add\",\"path\":\"/basics\",\"value\":{}}", "  ").statusCode(400);
    request().get("/resumes/" + id).then().body("name", equalTo("n"));
  }

  @Test
  void updatesWhatIsGivenAndLeavesTheRest() {
    var id = create("{\"name\":\"n\",\"tags\":[\"t\"],\"data\":" + DOCUMENT + "}");
    var before = updatedAt(id);

    put(id, "{\"name\":\"new\",\"slug\":\"other\",\"template\":\"modern\"}")
        .statusCode(200)
        .body("name", equalTo("new"))
        .body("slug", equalTo("other"))
        .body("template", equalTo("modern"))
        .body("tags", contains("t"))
        .body("data.basics.name", equalTo("Jana"))
        .body("updatedAt", greaterThan(before));
    put(id, "{\"tags\":[],\"isPublic\":false,\"data\":{}}")
        .statusCode(200)
        .body("tags", hasSize(0))
        .body("data", equalTo(java.util.Map.of()));
  }

  @Test
  void patchesTheDocument() {
    var id = create("{\"name\":\"n\",\"data\":" + DOCUMENT + "}");

    patch(id, "{\"op\":\"replace\",\"path\":\"/basics/name\",\"value\":\"Eva\"}", null)
        .statusCode(200)
        .body("data.basics.name", equalTo("Eva"));
  }

  @Test
  void keepsNothingOfAPatchThatFails() {
    var id = create("{\"name\":\"n\",\"data\":" + DOCUMENT + "}");
    var before = updatedAt(id);
    var fine = "{\"op\":\"remove\",\"path\":\"/basics\"}";

    patch(id, fine + ",{\"op\":\"remove\",\"path\":\"/basics\"}", null)
        .statusCode(400)
        .body("details[0].field", equalTo("operations/1"));
    patch(id, fine + ",{\"op\":\"add\",\"path\":\"/cv\",\"value\":1}", null)
        .statusCode(400)
        .body("details[0].field", equalTo("/cv"));
    request()
        .get("/resumes/" + id)
        .then()
        .body("data.basics.name", equalTo("Jana"))
        .body("updatedAt", equalTo(before));
    request().get("/resumes/" + id + "/versions").then().body("$", hasSize(0));
  }

  @Test
  void refusesAnOldVersion() {
    var id = create("{\"name\":\"n\"}");
    var old = updatedAt(id);
    put(id, "{\"name\":\"m\",\"expectedUpdatedAt\":\"" + old + "\"}").statusCode(200);
    var now = updatedAt(id);

    put(id, "{\"name\":\"o\",\"expectedUpdatedAt\":\"" + old + "\"}")
        .statusCode(409)
        .body("code", equalTo("RESUME_VERSION_CONFLICT"))
        .body("updatedAt", equalTo(now));
    patch(id, "{\"op\":\"add\",\"path\":\"/basics\",\"value\":{}}", old)
        .statusCode(409)
        .body("updatedAt", equalTo(now));
  }

  @Test
  void refusesChangesWhileLocked() {
    var id = create("{\"name\":\"n\"}");
    put(id, "{\"name\":\"m\"}");
    var version = request().get("/resumes/" + id + "/versions").jsonPath().getString("[0].id");
    var before = updatedAt(id);

    lock(id, true)
        .statusCode(200)
        .body("isLocked", equalTo(true))
        .body("updatedAt", greaterThan(before));

    put(id, "{\"name\":\"x\"}").statusCode(409).body("code", equalTo("RESUME_LOCKED"));
    patch(id, "{\"op\":\"add\",\"path\":\"/basics\",\"value\":{}}", null).statusCode(409);
    request()
        .delete("/resumes/" + id)
        .then()
        .statusCode(409)
        .body("code", equalTo("RESUME_LOCKED"));
    request().post("/resumes/" + id + "/versions/" + version + "/restore").then().statusCode(409);
    request()
        .post("/resumes/" + id + "/duplicate")
        .then()
        .statusCode(201)
        .body("isLocked", equalTo(false));
    request().get("/resumes/" + id).then().statusCode(200);
    lock(id, false).statusCode(200).body("isLocked", equalTo(false));
    request().delete("/resumes/" + id).then().statusCode(204);
    request().get("/resumes/" + id).then().statusCode(404);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"{}", "{\"isLocked\":null}", "{\"isLocked\":\"yes\"}", "{\"locked\":true}", ""})
  void needsTheLockFlag(String body) {
    var id = create("{\"name\":\"n\"}");

    request().body(body).post("/resumes/" + id + "/lock").then().statusCode(400);
  }

  @Test
  void keepsAndRestoresVersions() {
    var id = create("{\"name\":\"first\",\"tags\":[\"t\"],\"data\":" + DOCUMENT + "}");
    put(id, "{\"name\":\"second\",\"slug\":\"moved\",\"tags\":[],\"data\":{}}");
    patch(id, "{\"op\":\"add\",\"path\":\"/basics\",\"value\":{}}", null);

    var versions =
        request()
            .get("/resumes/" + id + "/versions")
            .then()
            .statusCode(200)
            .body("name", contains("second", "first"))
            .body("mutation", contains("patch", "update"))
            .extract()
            .jsonPath();
    var first = versions.getString("[1].id");
    request()
        .get("/resumes/" + id + "/versions/" + first + "/document")
        .then()
        .statusCode(200)
        .body("data.basics.name", equalTo("Jana"));
    request()
        .post("/resumes/" + id + "/versions/" + first + "/restore")
        .then()
        .statusCode(200)
        .body("name", equalTo("first"))
        .body("slug", equalTo("moved"))
        .body("tags", contains("t"))
        .body("data.basics.name", equalTo("Jana"));
    request()
        .get("/resumes/" + id + "/versions")
        .then()
        .body("mutation", contains("restore", "patch", "update"));
  }

  @Test
  void exportsVersionsWithTheAccount() {
    var id = create("{\"name\":\"first\",\"data\":" + DOCUMENT + "}");
    put(id, "{\"data\":{}}");

    var versions = request().get("/account/export").then().statusCode(200).extract().jsonPath();

    assertThat(versions.getString("resumeVersions.find { it.resumeId == '" + id + "' }.data"))
        .contains("Jana");
  }

  @Test
  void listsInPagesWithoutDocuments() {
    for (var name : new String[] {"Alpha one", "Beta", "alpha two"}) {
      create("{\"name\":\"" + name + "\",\"tags\":[\"" + name.charAt(0) + "\"]}");
    }

    request()
        .get("/resumes")
        .then()
        .statusCode(200)
        .body("name", contains("alpha two", "Beta", "Alpha one"))
        .body("[0].keySet()", not(hasItem("data")));
    var link =
        request().get("/resumes?limit=2").then().body("$", hasSize(2)).extract().header("Link");
    var cursor = link.replaceFirst(".*cursor=([^&>]+).*", "$1");
    request().get("/resumes?limit=2&cursor=" + cursor).then().body("name", contains("Alpha one"));
    request().get("/resumes?q=ALPHA").then().body("$", hasSize(2));
    request().get("/resumes?q=%25").then().body("$", hasSize(0));
    request().get("/resumes?tag=B").then().body("name", contains("Beta"));
    request().get("/resumes?clientId=x").then().statusCode(404);
  }

  @Test
  void hidesResumesOfOthers() {
    var id = create("{\"name\":\"n\"}");
    var stranger = Api.newAccount();

    for (var path : new String[] {id, "nonsense", "00000000-0000-7000-8000-000000000000"}) {
      stranger
          .request()
          .get("/resumes/" + path)
          .then()
          .statusCode(404)
          .body("code", equalTo("NOT_FOUND"));
      stranger.request().body("{}").put("/resumes/" + path).then().statusCode(404);
      stranger
          .request()
          .body("{\"operations\":[]}")
          .patch("/resumes/" + path)
          .then()
          .statusCode(404);
      stranger.request().delete("/resumes/" + path).then().statusCode(404);
      stranger
          .request()
          .body("{\"isLocked\":true}")
          .post("/resumes/" + path + "/lock")
          .then()
          .statusCode(404);
      stranger.request().post("/resumes/" + path + "/duplicate").then().statusCode(404);
      stranger.request().get("/resumes/" + path + "/versions").then().statusCode(404);
      stranger
          .request()
          .get("/resumes/" + path + "/versions/" + id + "/document")
          .then()
          .statusCode(404);
      stranger
          .request()
          .accept("text/event-stream")
          .get("/resumes/" + path + "/updates")
          .then()
          .statusCode(404)
          .contentType("application/json")
          .body("code", equalTo("NOT_FOUND"));
    }
    stranger.request().get("/resumes").then().body("$", hasSize(0));
  }

  @Test
  void importsBothFormats() throws IOException {
    imported("auto", resource("json-resume-sample.json"))
        .statusCode(201)
        .body("name", equalTo("Richard Hendriks"))
        .body("data.projects[0].url", equalTo("https://missdirection.example.com"));
    imported("auto", resource("reactive-resume-v5.json"))
        .statusCode(201)
        .body("slug", equalTo("marta-reznickova"))
        .body("data.work[0].name", equalTo("Acme"));
    imported("reactive_resume", resource("json-resume-sample.json")).statusCode(400);
    imported("json_resume", "{\"basics\":{\"email\":\"nobody\"}}")
        .statusCode(400)
        .body("details[0].field", equalTo("/basics/email"));
    imported("pdf", "{}").statusCode(400);
  }

  @Test
  void importsFilesAndExportsThem() throws IOException {
    var resume = importedFile("table-de.docx").statusCode(201);
    resume
        .header("Location", containsString("/resumes/"))
        .body("report.format", equalTo("docx"))
        .body("report.taken.message", hasItem("Work: 2 entries"))
        .body("resume.name", equalTo("Jonas Krüger"))
        .body("resume.data.work[0].name", equalTo("Spreewerk GmbH"));
    var path = "/resumes/" + resume.extract().path("resume.id");

    request()
        .accept("text/markdown")
        .get(path + "/export")
        .then()
        .statusCode(200)
        .header("Content-Type", equalTo("text/markdown;charset=UTF-8"))
        .header("Content-Disposition", containsString("Jonas-Kruger.md"))
        .body(containsString("## Experience"));
    request()
        .queryParam("format", "text")
        .get(path + "/export")
        .then()
        .header("Content-Disposition", containsString("Jonas-Kruger.txt"))
        .body(containsString("EXPERIENCE"));
    request().get(path + "/export").then().body("basics.name", equalTo("Jonas Krüger"));
    Api.newAccount().request().get(path + "/export").then().statusCode(404);

    var pdf = request().get(path + "/pdf").asByteArray();
    importedFile(pdf)
        .statusCode(201)
        .body("report.format", equalTo("jobtrail_pdf"))
        .body("resume.data.work[1].name", equalTo("Hansedata AG"));
  }

  @Test
  void printsADocumentThatIsNotStored() {
    var document = "{\"template\":\"modern\",\"data\":" + DOCUMENT + "}";

    var pdf = request().body(document).post("/resumes/preview").then().statusCode(200).extract();

    assertThat(pdf.contentType()).isEqualTo("application/pdf");
    assertThat(new String(pdf.asByteArray(), StandardCharsets.ISO_8859_1)).startsWith("%PDF-");
    request().get("/resumes").then().body("$", hasSize(0));
    request()
        .body("{\"data\":{\"work\":7}}")
        .post("/resumes/preview")
        .then()
        .statusCode(400)
        .body("details[0].field", equalTo("/work"));
    request().body("{}").post("/resumes/preview").then().statusCode(400);
  }

  @Test
  void exportsAWordDocument() {
    var id = create("{\"name\":\"first\",\"data\":" + DOCUMENT + "}");

    var file =
        request()
            .get("/resumes/" + id + "/export?format=docx")
            .then()
            .statusCode(200)
            .header("Content-Disposition", containsString("Jana.docx"))
            .extract()
            .asByteArray();

    importedFile(file).statusCode(201).body("report.format", equalTo("docx"));
    request()
        .get("/resumes/" + id + "/export?format=rtf")
        .then()
        .statusCode(400)
        .body("details[0].message", equalTo("must be json, markdown, text, docx or pdf"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ?format=pdf | */*
          ?format=pdf | application/json
          | application/pdf
          | application/pdf, text/plain;q=0.5
          | text/html, application/pdf;q=0.9, text/plain;q=0.5
          """)
  void exportsThePdf(String query, String accept) {
    var path = "/resumes/" + create("{\"name\":\"first\",\"data\":" + DOCUMENT + "}");

    var exported =
        request()
            .accept(accept)
            .get(path + "/export" + Objects.requireNonNullElse(query, ""))
            .then()
            .statusCode(200)
            .header("Content-Type", equalTo("application/pdf"))
            .header("Content-Disposition", containsString("Jana.pdf"))
            .extract()
            .asByteArray();

    assertThat(exported).isEqualTo(request().get(path + "/pdf").asByteArray());
  }

  @Test
  void countsExportsAsPdfTowardsTheirLimitOnly() {
    var path = "/resumes/" + create("{\"name\":\"first\",\"data\":" + DOCUMENT + "}") + "/export";
    for (var i = 0; i < 12; i++) {
      request()
          .accept("*/*")
          .get(path)
          .then()
          .statusCode(200)
          .header("Content-Type", containsString("json"));
    }

    var statuses =
        IntStream.range(0, 12)
            .mapToObj(_ -> request().get(path + "?format=pdf").then().extract().response())
            .toList();

    assertThat(statuses).extracting(it -> it.statusCode()).contains(200, 429);
    assertThat(statuses.getLast().header("Retry-After")).isNotNull();
    request().get(path + "?format=text").then().statusCode(200);
  }

  @ParameterizedTest
  @CsvSource({"pdf,%PDF-", "docx,PK", "markdown,# Jana", "text,Jana", "json,{"})
  void exportsAllResumesAsAnArchive(String format, String beginning) throws IOException {
    var data = ",\"data\":" + DOCUMENT + "}";
    create("{\"name\":\"For Acme/2\"" + data);
    create("{\"name\":\"Both\"" + data);
    create("{\"name\":\"Both\"" + data);

    var answer = request().get("/resumes/export?format=" + format).then().statusCode(200);

    var names = new ArrayList<String>();
    answer.header("Content-Type", equalTo("application/zip"));
    try (var zip = new ZipInputStream(new ByteArrayInputStream(answer.extract().asByteArray()))) {
      for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        names.add(entry.getName().replaceFirst("\\.\\w+$", ""));
        assertThat(new String(zip.readAllBytes(), StandardCharsets.ISO_8859_1))
            .startsWith(beginning);
      }
    }
    assertThat(names).containsExactly("Both/Jana", "Both/Jana (2)", "For Acme 2/Jana");
    request()
        .get("/resumes/export?format=rtf")
        .then()
        .statusCode(400)
        .body("details[0].message", equalTo("must be pdf, docx, markdown, text or json"));
    request().get("/resumes/export?clientId=" + UUID.randomUUID()).then().statusCode(404);
  }

  @Test
  void refusesFilesThatCannotBeRead() {
    importedFile(new byte[200]).statusCode(400).body("details[0].field", equalTo("file"));
    request().body("{\"file\":\"no base64!\"}").post("/resumes/import/file").then().statusCode(400);
  }

  private ValidatableResponse importedFile(String name) throws IOException {
    try (var source = getClass().getResourceAsStream("/resume/files/" + name)) {
      return importedFile(source.readAllBytes());
    }
  }

  private ValidatableResponse importedFile(byte[] content) {
    return request()
        .body("{\"file\":\"" + Base64.getEncoder().encodeToString(content) + "\"}")
        .post("/resumes/import/file")
        .then();
  }

  @Test
  void duplicatesUnderItsOwnNameAndSlug() {
    var id =
        create(
            "{\"name\":\"Cv\",\"tags\":[\"t\"],\"template\":\"compact\",\"data\":"
                + DOCUMENT
                + "}");

    request()
        .post("/resumes/" + id + "/duplicate")
        .then()
        .statusCode(201)
        .body("id", not(equalTo(id)))
        .body("name", equalTo("Cv (copy)"))
        .body("slug", equalTo("cv-copy"))
        .body("template", equalTo("compact"))
        .body("tags", contains("t"))
        .body("data.basics.name", equalTo("Jana"));
  }

  @Test
  void letsExactlyOneOfTwoWritersOfTheSameVersionWin() throws Exception {
    for (int round = 0; round < 10; round++) {
      var id = create("{\"name\":\"n\"}");
      var version = updatedAt(id);
      var statuses =
          atOnce(
              4,
              i ->
                  put(id, "{\"name\":\"w" + i + "\",\"expectedUpdatedAt\":\"" + version + "\"}")
                      .extract()
                      .statusCode());
      assertThat(statuses).containsExactlyInAnyOrder(200, 409, 409, 409);
      request().get("/resumes/" + id + "/versions").then().body("$", hasSize(1));
    }
  }

  @Test
  void losesNoPatchOfAStorm() throws Exception {
    var id = create("{\"name\":\"n\",\"data\":{\"meta\":{}}}");

    atOnce(
        4,
        i -> {
          for (int n = 0; n < 3; n++) {
            var operation = "{\"op\":\"add\",\"path\":\"/meta/w" + i + "n" + n + "\",\"value\":1}";
            while (patch(id, operation, updatedAt(id)).extract().statusCode() != 200) {
              Thread.onSpinWait();
            }
            patch(id, operation.replace("/w", "/u"), null).statusCode(200);
          }
          return 0;
        });

    request().get("/resumes/" + id).then().body("data.meta.size()", equalTo(24));
    var times =
        request().get("/resumes/" + id + "/versions?limit=100").jsonPath().getList("createdAt");
    assertThat(times).hasSize(24);
  }

  @Test
  void keepsTheNewestHundredVersions() {
    var owner = Api.newAccount();
    var path = "/resumes/" + owner.request().body("{\"name\":\"n0\"}").post("/resumes").path("id");
    var versions = path + "/versions";
    for (int n = 1; n <= 100; n++) {
      owner.request().body("{\"name\":\"n" + n + "\"}").put(path).then().statusCode(200);
    }
    var full = owner.request().get(versions + "?limit=100").jsonPath();
    assertThat(full.getList("name")).hasSize(100).startsWith("n99").endsWith("n0");
    var oldest = versions + "/" + full.getString("[99].id");
    owner.request().get(oldest + "/document").then().statusCode(200);

    owner.request().body("{\"name\":\"n101\"}").put(path).then().statusCode(200);

    var kept = owner.request().get(versions + "?limit=100");
    kept.then().header("Link", nullValue());
    assertThat(kept.jsonPath().getList("name")).hasSize(100).startsWith("n100").endsWith("n1");
    owner.request().get(oldest + "/document").then().statusCode(404);
    owner.request().post(oldest + "/restore").then().statusCode(404);
    var next = versions + "/" + kept.jsonPath().getString("[99].id");
    owner.request().post(next + "/restore").then().statusCode(200).body("name", equalTo("n1"));
    assertThat(owner.request().get(versions + "?limit=100").jsonPath().getList("name"))
        .hasSize(100)
        .startsWith("n101")
        .endsWith("n2");
  }

  @Test
  void neverUpdatesWhatIsLockedOrGone() throws Exception {
    for (int round = 0; round < 5; round++) {
      var id = create("{\"name\":\"n\"}");
      var statuses =
          atOnce(
              3,
              i ->
                  switch (i) {
                    case 0 -> request().delete("/resumes/" + id).then().extract().statusCode();
                    case 1 -> put(id, "{\"name\":\"x\"}").extract().statusCode();
                    default -> lock(id, true).extract().statusCode();
                  });
      assertThat(statuses.get(0)).isIn(204, 409);
      assertThat(statuses.get(1)).isIn(200, 404, 409);
      assertThat(statuses.get(2)).isIn(200, 404);
    }
  }

  @Test
  void givesEveryConcurrentNewcomerASlugOfItsOwn() throws Exception {
    var statuses =
        atOnce(
            8,
            i ->
                request()
                    .body("{\"name\":\"Twin\"}")
                    .post("/resumes")
                    .then()
                    .extract()
                    .statusCode());

    assertThat(statuses).containsOnly(201);
    assertThat(Set.copyOf(request().get("/resumes").jsonPath().getList("slug"))).hasSize(8);
  }

  private interface Work {
    int of(int index) throws Exception;
  }

  private static java.util.List<Integer> atOnce(int count, Work work)
      throws InterruptedException, ExecutionException {
    try (var threads = Executors.newFixedThreadPool(count)) {
      var results = new ArrayList<Integer>();
      for (var future :
          threads.invokeAll(
              IntStream.range(0, count)
                  .<Callable<Integer>>mapToObj(i -> () -> work.of(i))
                  .toList())) {
        results.add(future.get());
      }
      return results;
    }
  }

  private RequestSpecification request() {
    return account.request();
  }

  private String create(String body) {
    return request().body(body).post("/resumes").then().statusCode(201).extract().path("id");
  }

  private String updatedAt(String id) {
    return request().get("/resumes/" + id).jsonPath().getString("updatedAt");
  }

  private ValidatableResponse put(String id, String body) {
    return request().body(body).put("/resumes/" + id).then();
  }

  private ValidatableResponse patch(String id, String operations, String expected) {
    var version = expected == null ? "" : ",\"expectedUpdatedAt\":\"" + expected + "\"";
    return request()
        .body("{\"operations\":[" + operations + "]" + version + "}")
        .patch("/resumes/" + id)
        .then();
  }

  private ValidatableResponse lock(String id, boolean locked) {
    return request().body("{\"isLocked\":" + locked + "}").post("/resumes/" + id + "/lock").then();
  }

  private ValidatableResponse imported(String format, String data) {
    return request()
        .body("{\"format\":\"" + format + "\",\"data\":" + data + "}")
        .post("/resumes/import")
        .then();
  }

  private String resource(String name) throws IOException {
    try (var source = getClass().getResourceAsStream("/resume/" + name)) {
      return new String(source.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
