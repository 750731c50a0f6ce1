package dev.jobtrail.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.NoBrowser;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.arc.All;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
@TestProfile(NoBrowser.class)
@WithTestResource(PostgresResource.class)
class AccountImportResourceTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int PART = 10_000;
  private static final String FOUND_AT =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'")
          .format(OffsetDateTime.now(ZoneOffset.UTC));

  /** Properties that are not imported: what they say is computed, or would be wrong here. */
  private static final Set<String> COMPUTED =
      Set.of("isPublic", "hasPassword", "counts", "signals", "nextAt", "sentAt", "sendsMail");

  /** Properties that no finished record has. */
  private static final Set<String> ALWAYS_NULL = Set.of("screenshotUrl", "link", "token", "sentAt");

  /** The same, of names that other records have. */
  private static final Set<String> NULL_THERE =
      Set.of("attempts.fields.question", "attempts.fields.answer");

  @Inject @All List<AccountData> sections;

  private Api.TestAccount account;

  @BeforeEach
  void signUp() {
    account = Api.newAccount();
  }

  @Test
  void importsEverySectionThatAnExportHas() {
    upload(account, example(_ -> {})).statusCode(200);
    var first = export(account);
    var other = Api.newAccount();
    upload(other, first.toString()).statusCode(200);

    var imported =
        sections.stream()
            .filter(it -> it.importing().leftOut() == null)
            .map(AccountData::section)
            .toList();
    assertThat(imported).hasSizeGreaterThan(15);
    assertThat(comparable(export(other), imported)).isEqualTo(comparable(first, imported));
    assertThat(comparable(first, imported)).isEqualTo(comparable(tree(example(_ -> {})), imported));
    imported.forEach(it -> assertThat(unknownProperties(first.path(it), it)).isEmpty());
  }

  @Test
  void importsApplicationsWithoutStagesAndResumes() {
    var sections = List.of("stages", "savedViews", "resumes");
    upload(account, example(it -> ((ObjectNode) it).remove(sections)))
        .statusCode(200)
        .body("sections.find { it.section == 'applications' }.imported", equalTo(2));
  }

  @Test
  void reportsWhatWasLeftOutAndChanged() {
    upload(account, example(_ -> {}))
        .statusCode(200)
        .body("sections.find { it.section == 'resumes' }.imported", equalTo(3))
        .body(
            "sections.find { it.section == 'resumes' }.changed[0].reason",
            startsWith("No longer shared"))
        .body("sections.find { it.section == 'resumes' }.changed[0].number", equalTo(1))
        .body("sections.find { it.section == 'apiKeys' }.imported", equalTo(0))
        .body("sections.find { it.section == 'apiKeys' }.leftOut[0].number", equalTo(1))
        .body(
            "sections.find { it.section == 'ofTheFuture' }.leftOut[0].reason",
            equalTo("This version does not know the section."));
    account
        .browser()
        .get("/account/import")
        .then()
        .body("parts", hasSize(0))
        .body("report.sections.find { it.section == 'clients' }.imported", equalTo(2));
    account.request().get("/account").then().body("email", equalTo(account.email()));
    account.browser().get("/api-keys").then().body("name", equalTo(List.of("test")));
  }

  @Test
  void keepsIdsThatAreFree() {
    var id = "018f6b2c-5e3a-7011-8011-" + UUID.randomUUID().toString().substring(24);
    var document = example(it -> ((ObjectNode) it.path("facts").get(0)).put("id", id));
    upload(account, document).statusCode(200);
    account.request().get("/account/export").then().body("facts[0].id", equalTo(id));

    var other = Api.newAccount();
    upload(other, document).statusCode(200);
    var taken = other.request().get("/account/export").then().extract().<String>path("facts[0].id");
    assertThat(taken).isNotEqualTo(id).startsWith(id.substring(0, 18));
  }

  @Test
  void importsNothingIfARecordIsInvalid() {
    var document =
        example(it -> ((ObjectNode) it.path("attempts").get(0)).put("note", "x".repeat(5_001)));
    upload(account, document).statusCode(400).body("details[0].field", equalTo("attempts[0].note"));
    account.request().get("/resumes").then().body("$", hasSize(0));
    account.browser().get("/account/import").then().body("report", nullValue());
  }

  @Test
  void namesARecordOfAnotherForm() {
    upload(
            account,
            example(it -> ((ObjectNode) it.path("applications").get(1)).put("status", "dreaming")))
        .statusCode(400)
        .body("message", startsWith("applications[1] cannot be imported. The property status"));
  }

  @ParameterizedTest
  @CsvSource({"slug, resumes[0].slug", "data, resumes[0]/basics"})
  void namesTheResumeThatIsInvalid(String property, String field) {
    upload(
            account,
            example(
                it ->
                    ((ObjectNode) it.path("resumes").get(0))
                        .set(
                            property,
                            property.equals("slug")
                                ? TextNode.valueOf("pdf")
                                : JSON.createObjectNode().put("basics", 1))))
        .statusCode(400)
        .body("details[0].field", equalTo(field));
  }

  @Test
  void refusesValuesThatTheDatabaseDoesNotStore() {
    upload(
            account,
            example(
                it ->
                    ((ObjectNode) it.path("facts").get(0))
                        .put("createdAt", "+99999-01-01T00:00:00Z")))
        .statusCode(400)
        .body("details[0].field", equalTo("facts[0]"));
  }

  @Test
  void recognizesTheTypesOfAttachmentsAnew() {
    var program = Base64.getEncoder().encodeToString("MZ\0\1".getBytes());
    upload(
            account,
            example(
                it -> {
                  ((ObjectNode) it.path("attachments").get(0)).put("size", 4);
                  ((ObjectNode) it.path("attachmentParts").get(0)).put("content", program);
                }))
        .statusCode(200)
        .body("sections.find { it.section == 'attachmentParts' }.imported", equalTo(1))
        .body("sections.find { it.section == 'attachmentParts' }.leftOut[0].number", equalTo(1));
    account
        .request()
        .get("/account/export")
        .then()
        .body("attachments.name", equalTo(List.of("Notes.txt")));
  }

  @Test
  void refersToNoRecordOfAnotherAccount() {
    var stranger = Applicant.create();
    upload(
            account,
            example(
                it -> {
                  var application = (ObjectNode) it.path("applications").get(1);
                  application.put("resumeId", stranger.resumeId());
                  ((ObjectNode) it.path("facts").get(0)).put("resumeId", stranger.resumeId());
                }))
        .statusCode(200)
        .body("sections.find { it.section == 'facts' }.leftOut[0].number", equalTo(1));
    account.request().get("/applications").then().body("resumeId", equalTo(listOfNull()));
  }

  @Test
  void importsIntoNoAccountWithRecords() {
    account.addResume("Mine");
    upload(account, example(_ -> {}))
        .statusCode(409)
        .body("message", containsString("records already (resumes)"));
  }

  @Test
  void importsOnce() {
    upload(account, example(_ -> {})).statusCode(200);
    upload(account, example(_ -> {})).statusCode(409);
    account.request().get("/resumes").then().body("$", hasSize(2));
  }

  @Test
  void continuesAnUpload() {
    var bytes = example(_ -> {}).getBytes();
    put(account, 0, slice(bytes, 0)).statusCode(204);
    run(account, 2).statusCode(409).body("message", startsWith("Part 1 is missing."));
    account
        .browser()
        .get("/account/import")
        .then()
        .body("parts", equalTo(List.of(Map.of("number", 0, "bytes", PART))));
    upload(account, new String(bytes)).statusCode(200);
  }

  /** Pages and later imports rely on what is stored as one JSON value as on columns. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/applications/0/matchScorecard | updatedAt | \"2200-01-01T00:00:00Z\"",
        "/applications/0/matchScorecard | updatedAt | \"9999-12-31T23:59:59-10:00\"",
        "/applications/0/matchScorecard | dimensions | null",
        "/applications/0/matchScorecard | dimensions | [{\"dimension\": \"skills\", \"score\": 101}]",
        "/applications/0/matchScorecard | strengths | [null]",
        "/applications/0/tailoring | updatedAt | \"1969-12-31T23:59:59Z\"",
        "/applications/0/tailoring | changes | [{\"label\": \"Summary\"}]",
        "/applications/0/tailoring | sourceScore | -1",
        "/applications/0/posting/descriptionParsed | keywords | [null]",
        "/discoveryMatches/0/signals/0 | verdict | null",
        "/builderMessages/0 | refused | [{\"title\": \"Summary\"}]",
        "/attempts/0 | asked | [{\"question\": \"Why us?\", \"several\": false, \"sensitive\": false, \"longText\": false}]"
      })
  void refusesWhatIsInvalidWithinARecord(String place, String property, String value) {
    upload(account, example(it -> ((ObjectNode) it.at(place)).set(property, tree(value))))
        .statusCode(400)
        .body(
            "details[0].field",
            startsWith(
                place.substring(1).replaceAll("/(\\d+)", "[$1]").replace('/', '.')
                    + "."
                    + property));
    account.browser().delete("/account/import").then().statusCode(204);
  }

  @Test
  void refusesAPartOfAnExport() {
    put(account, 0, slice(example(_ -> {}).getBytes(), 0)).statusCode(204);
    run(account, 1)
        .statusCode(400)
        .body("message", containsString("only a part of it was uploaded"));
    account.browser().delete("/account/import").then().statusCode(204);
    account.browser().get("/account/import").then().body("parts", hasSize(0));
  }

  @Test
  void refusesOtherFiles() {
    for (var other : List.of("[]", "{}", "{\"resumes\": 1}", "\"x\"", "{\"resumes\": []} {}")) {
      upload(account, other).statusCode(400);
      account.browser().delete("/account/import").then().statusCode(204);
    }
  }

  @Test
  void needsASession() {
    account.request().get("/account/import").then().statusCode(403);
    account.request().body(Map.of("parts", 1)).post("/account/import").then().statusCode(403);
    account.request().delete("/account/import").then().statusCode(403);
    account
        .request()
        .contentType("application/octet-stream")
        .body(new byte[1])
        .put("/account/import/parts/0")
        .then()
        .statusCode(403);
  }

  private static List<Object> listOfNull() {
    var list = new ArrayList<>();
    list.add(null);
    return list;
  }

  private static String example(Consumer<JsonNode> change) {
    try (var source = AccountImportResourceTest.class.getResourceAsStream("/account/export.json")) {
      var document = JSON.readTree(source);
      findAnew(document.path("discoveryMatches"));
      change.accept(document);
      return document.toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** New matches that were found long ago expire at any time. */
  private static void findAnew(JsonNode matches) {
    for (var match : matches) {
      if (match.path("state").asText().equals("new")) {
        ((ObjectNode) match).put("foundAt", FOUND_AT);
        ((ObjectNode) match.path("sources").path(0)).put("firstSeenAt", FOUND_AT);
      }
    }
  }

  private static JsonNode tree(String text) {
    try {
      return JSON.readTree(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static JsonNode export(Api.TestAccount account) {
    return tree(
        account.request().get("/account/export").then().statusCode(200).extract().asString());
  }

  private static byte[] slice(byte[] bytes, int number) {
    return Arrays.copyOfRange(bytes, number * PART, Math.min(bytes.length, (number + 1) * PART));
  }

  private static ValidatableResponse put(Api.TestAccount account, int number, byte[] part) {
    return account
        .browser()
        .contentType("application/octet-stream")
        .body(part)
        .put("/account/import/parts/" + number)
        .then();
  }

  private static ValidatableResponse run(Api.TestAccount account, int parts) {
    return account.browser().body(Map.of("parts", parts)).post("/account/import").then();
  }

  private static ValidatableResponse upload(Api.TestAccount account, String document) {
    var bytes = document.getBytes();
    var parts = (bytes.length + PART - 1) / PART;
    for (int i = 0; i < parts; i++) {
      put(account, i, slice(bytes, i)).statusCode(204);
    }
    return run(account, parts);
  }

  /** The sections with ids replaced by their order, and without what another account changes. */
  private static String comparable(JsonNode export, List<String> names) {
    var ids = new HashMap<String, String>();
    return names.stream()
        .map(it -> it + " " + comparable(export.path(it), it, ids).toPrettyString())
        .collect(Collectors.joining("\n"));
  }

  private static JsonNode comparable(JsonNode node, String name, Map<String, String> ids) {
    if (node.isTextual() && isId(node.asText())) {
      return JSON.getNodeFactory()
          .textNode(ids.computeIfAbsent(node.asText(), _ -> "id " + ids.size()));
    }
    if (node instanceof ArrayNode array) {
      var copy = JSON.createArrayNode();
      array.forEach(it -> copy.add(comparable(it, name, ids)));
      return copy;
    }
    if (!(node instanceof ObjectNode object)) {
      return node;
    }
    var copy = JSON.createObjectNode();
    var isPart = Set.of("interviews", "contacts").contains(name);
    object
        .properties()
        .forEach(
            it -> {
              var isTime = isPart && it.getKey().endsWith("edAt");
              if (!COMPUTED.contains(it.getKey()) && !isTime && !isUnknown(it.getValue())) {
                copy.set(it.getKey(), comparable(it.getValue(), it.getKey(), ids));
              }
            });
    return copy;
  }

  private static boolean isUnknown(JsonNode value) {
    return value.isNull() || value.isContainerNode() && value.isEmpty();
  }

  private static boolean isId(String text) {
    return text.matches("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");
  }

  /** The properties that no record of the example has: their import is not tested. */
  private static Set<String> unknownProperties(JsonNode records, String path) {
    var known = new HashSet<String>();
    var unknown = new HashSet<String>();
    collect(records, path, known, unknown);
    unknown.removeAll(known);
    unknown.removeIf(it -> ALWAYS_NULL.contains(it.substring(it.lastIndexOf('.') + 1)));
    unknown.removeAll(NULL_THERE);
    unknown.removeIf(it -> it.contains(".data.") || it.contains(".profile."));
    return unknown;
  }

  private static void collect(JsonNode node, String path, Set<String> known, Set<String> unknown) {
    if (node instanceof ArrayNode array) {
      array.forEach(it -> collect(it, path, known, unknown));
      return;
    }
    node.properties()
        .forEach(
            it -> {
              var below = path + "." + it.getKey();
              (isUnknown(it.getValue()) ? unknown : known).add(below);
              collect(it.getValue(), below, known, unknown);
            });
  }
}
