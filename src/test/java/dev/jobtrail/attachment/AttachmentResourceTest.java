package dev.jobtrail.attachment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class AttachmentResourceTest {

  private static final int PART = 524_288;
  private static final int LARGEST = 10 * 1024 * 1024;

  @Inject EntityManager entities;

  @Inject AttachmentSweep sweep;

  private Applicant applicant;
  private String application;
  private String path;

  @BeforeEach
  void track() {
    applicant = Applicant.create();
    application = applicant.track();
    path = "/applications/" + application + "/attachments";
  }

  @Test
  void downloadsWhatWasUploaded() {
    var content = pdf(2 * PART + 1_000);
    var id = attach("Offer (2026).pdf", content);
    applicant
        .get(path)
        .statusCode(200)
        .body("id", contains(id))
        .body("[0].applicationId", equalTo(application))
        .body("[0].name", equalTo("Offer (2026).pdf"))
        .body("[0].mediaType", equalTo("application/pdf"))
        .body("[0].size", equalTo(content.length))
        .body("[0].uploadedBytes", equalTo(content.length));

    var answer =
        applicant
            .get(path + "/" + id + "/content")
            .statusCode(200)
            .contentType("application/octet-stream")
            .header(
                "Content-Disposition",
                "attachment; filename=\"Offer-2026.pdf\";"
                    + " filename*=UTF-8''Offer%20%282026%29.pdf")
            .header("X-Content-Type-Options", "nosniff")
            .header("Content-Security-Policy", containsString("default-src 'none'"));
    assertThat(answer.extract().asByteArray()).isEqualTo(content);
  }

  @Test
  void takesTheLargestFileAndNoneThatIsLarger() {
    var content = pdf(LARGEST);
    var id = attach("large.pdf", content);
    var answer = applicant.get(path + "/" + id + "/content").statusCode(200);
    assertThat(answer.extract().asByteArray()).isEqualTo(content);
    add("larger.pdf", LARGEST + 1).statusCode(400).body("details[0].field", equalTo("size"));
    add("empty.pdf", 0).statusCode(400);
  }

  @Test
  void continuesAnUpload() {
    var content = pdf(2 * PART);
    String id = add("offer.pdf", content.length).statusCode(201).extract().path("id");
    applicant.get(path).body("[0].mediaType", nullValue()).body("[0].uploadedBytes", equalTo(0));
    put(id, 1, part(content, 1)).statusCode(409).body("message", containsString("part 0 next"));
    put(id, 0, part(content, 0)).statusCode(200).body("uploadedBytes", equalTo(PART));
    applicant.get(path + "/" + id + "/content").statusCode(409);

    put(id, 0, part(content, 0)).statusCode(200).body("uploadedBytes", equalTo(PART));
    put(id, 0, pdf(PART)).statusCode(409).body("message", containsString("another content"));
    put(id, 1, part(content, 1)).statusCode(200).body("uploadedBytes", equalTo(2 * PART));
    put(id, 1, part(content, 1)).statusCode(200);
    var answer = applicant.get(path + "/" + id + "/content").statusCode(200);
    assertThat(answer.extract().asByteArray()).isEqualTo(content);
  }

  @ParameterizedTest
  @CsvSource({"0, 99", "0, 101", "0, 0", "1, 1", "-1, 1"})
  void refusesPartsOfAnotherSizeOrNumber(int number, int size) {
    String id = add("offer.pdf", 100).extract().path("id");
    put(id, number, pdf(200, size)).statusCode(400);
    applicant.get(path).body("[0].uploadedBytes", equalTo(0));
  }

  @Test
  void refusesContentsOfOtherTypesWhateverTheName() {
    var program = "MZ\0\1".getBytes(StandardCharsets.ISO_8859_1);
    String id = add("offer.pdf", program.length).extract().path("id");
    put(id, 0, program).statusCode(415).body("message", containsString("PDF, DOCX"));
    applicant.get(path).body("[0].uploadedBytes", equalTo(0));
  }

  @Test
  void namesAPageThatItCannotBeOpenedAs() {
    var id = attach("task.html", "<script>alert(1)</script>".getBytes(StandardCharsets.UTF_8));
    applicant
        .get(path + "/" + id + "/content")
        .contentType("application/octet-stream")
        .header("Content-Disposition", containsString("filename=\"task.html.txt\""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "../offer.pdf", "a\\b.pdf", "a\r\nSet-Cookie: b.pdf"})
  void refusesNamesThatNoFileHas(String name) {
    add(name, 10).statusCode(400).body("details[0].field", equalTo("name"));
  }

  @Test
  void boundsTheirNumberAndTheirSize() {
    for (int i = 0; i < 10; i++) {
      add("large.pdf", LARGEST).statusCode(201);
    }
    add("more.pdf", 1)
        .statusCode(402)
        .body("code", equalTo("STORAGE_LIMIT_REACHED"))
        .body("message", containsString("100 MB of attachments, and has 100 MB"));
    var first = applicant.get(path).extract().<String>path("[0].id");
    applicant.request().delete(path + "/" + first).then().statusCode(204);
    for (int i = 9; i < 50; i++) {
      add("small.txt", 1).statusCode(201);
    }
    add("small.txt", 1)
        .statusCode(409)
        .body("code", equalTo("INVALID_TRANSITION"))
        .body("message", equalTo("An application can have 50 attachments. Delete one first."));
    path = "/applications/" + applicant.track(another(), null) + "/attachments";
    add("small.txt", 1).statusCode(201);
  }

  @Test
  void hasTheRoomOfThePlan() {
    execute("update account set plan = 'free' where username = ?1", applicant.account().username());
    for (int i = 0; i < 5; i++) {
      add("large.pdf", LARGEST).statusCode(201);
    }
    add("more.pdf", 1).statusCode(402).body("message", containsString("50 MB"));
  }

  @Test
  void isForItsOwnerOnly() {
    var id = attach("offer.pdf", pdf(100));
    var stranger = Applicant.create();
    stranger.get(path).statusCode(404);
    stranger.get(path + "/" + id + "/content").statusCode(404);
    stranger.request().delete(path + "/" + id).then().statusCode(404);
    stranger.post(path, Map.of("name", "a.txt", "size", 1)).statusCode(404);
    put(stranger, id, 0, pdf(100)).statusCode(404);
    var other = "/applications/" + stranger.track() + "/attachments/" + id + "/content";
    stranger.get(other).statusCode(404);
  }

  @Test
  void needsTheScopesOfApplications() {
    var id = attach("offer.pdf", pdf(100));
    var reader = applicant.account().withKey(Map.of("scopes", List.of("applications:read")));
    reader.get().get(path + "/" + id + "/content").then().statusCode(200);
    reader.get().delete(path + "/" + id).then().statusCode(403);
    var other = applicant.account().withKey(Map.of("scopes", List.of("resumes:read")));
    other.get().get(path + "/" + id + "/content").then().statusCode(403);
  }

  @Test
  void isDeletedWithItsContent() {
    var id = attach("offer.pdf", pdf(PART + 1));
    assertThat(parts(id)).isEqualTo(2);
    applicant.request().delete(path + "/" + id).then().statusCode(204);
    applicant.get(path).body("$", hasSize(0));
    assertThat(parts(id)).isZero();

    id = attach("offer.pdf", pdf(100));
    applicant.request().delete("/applications/" + application).then().statusCode(204);
    assertThat(parts(id)).isZero();
  }

  @Test
  void deletesUploadsThatWereNotContinued() {
    String begun = add("begun.pdf", 2 * PART).extract().path("id");
    put(begun, 0, pdf(PART)).statusCode(200);
    var complete = attach("offer.pdf", pdf(100));
    sweep.runDue();
    applicant.get(path).body("id", contains(begun, complete));

    execute(
        "update attachment set updated_at = updated_at - interval '25 hours'"
            + " where application_id = ?1",
        UUID.fromString(application));
    sweep.runDue();
    applicant.get(path).body("id", contains(complete));
    assertThat(parts(begun)).isZero();
  }

  @Test
  void isInTheArchiveOfAllFiles() throws IOException {
    var content = pdf(PART + 10);
    attach("offer.pdf", content);
    attach("offer.pdf", pdf(100));
    add("begun.pdf", 10);
    var answer = applicant.get("/applications/" + application + "/files").statusCode(200);
    var files = unzipped(answer.extract().asByteArray());
    var folder = files.keySet().iterator().next().replaceFirst("/.*", "");
    assertThat(files.keySet())
        .filteredOn(it -> it.contains("/Attachments/"))
        .containsExactlyInAnyOrder(
            folder + "/Attachments/offer.pdf", folder + "/Attachments/offer (2).pdf");
    assertThat(files.get(folder + "/Attachments/offer.pdf")).isEqualTo(content);
  }

  private static Map<String, byte[]> unzipped(byte[] archive) throws IOException {
    var files = new HashMap<String, byte[]>();
    try (var zip = new ZipInputStream(new ByteArrayInputStream(archive))) {
      for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        files.put(entry.getName(), zip.readAllBytes());
      }
    }
    return files;
  }

  private static Map<String, Object> another() {
    var posting = new HashMap<>(Applicant.POSTING);
    posting.put("url", "https://jobs.example.com/another");
    posting.put("title", "Another");
    return posting;
  }

  private String attach(String name, byte[] content) {
    String id = add(name, content.length).statusCode(201).extract().path("id");
    IntStream.range(0, Math.ceilDiv(content.length, PART))
        .forEach(it -> put(id, it, part(content, it)).statusCode(200));
    return id;
  }

  private ValidatableResponse add(String name, int size) {
    return applicant.post(path, Map.of("name", name, "size", size));
  }

  private ValidatableResponse put(String id, int number, byte[] content) {
    return put(applicant, id, number, content);
  }

  private ValidatableResponse put(Applicant caller, String id, int number, byte[] content) {
    return caller
        .request()
        .contentType(ContentType.BINARY)
        .body(content)
        .put(path + "/" + id + "/parts/" + number)
        .then();
  }

  private static byte[] part(byte[] content, int number) {
    return Arrays.copyOfRange(
        content, number * PART, Math.min(content.length, (number + 1) * PART));
  }

  private static byte[] pdf(int seed, int size) {
    var content = new byte[size];
    new Random(seed).nextBytes(content);
    var signature = "%PDF-1.7".getBytes(StandardCharsets.US_ASCII);
    System.arraycopy(signature, 0, content, 0, Math.min(size, signature.length));
    return content;
  }

  private static byte[] pdf(int size) {
    return pdf(size, size);
  }

  private long parts(String id) {
    return QuarkusTransaction.requiringNew()
        .call(
            () ->
                (Long)
                    entities
                        .createNativeQuery(
                            "select count(*) from attachment_part where attachment_id = ?1",
                            Long.class)
                        .setParameter(1, UUID.fromString(id))
                        .getSingleResult());
  }

  private void execute(String sql, Object parameter) {
    QuarkusTransaction.requiringNew()
        .run(() -> entities.createNativeQuery(sql).setParameter(1, parameter).executeUpdate());
  }
}
