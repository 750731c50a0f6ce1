package dev.jobtrail;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.guard.ChangeKind;
import dev.jobtrail.testing.Description;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class SpecTest {

  /** Where the linters of {@code .ci/run} read it. */
  private static final Path FILE = Path.of("target", "spec.json");

  private Description description;

  @BeforeEach
  void read() {
    description = Description.read();
  }

  @Test
  void namesTheServiceAndItsLicence() {
    assertThat(description.root().path("openapi").asText()).startsWith("3.1");
    var info = description.root().path("info");
    assertThat(info.path("title").asText()).isEqualTo("Jobtrail");
    assertThat(info.path("version").asText()).isNotBlank();
    assertThat(info.path("description").asText()).isNotBlank();
    assertThat(info.at("/license/identifier").asText()).isEqualTo("Apache-2.0");
  }

  /** Quarkus writes the fields of a description that it has parsed in another order. */
  @ParameterizedTest
  @CsvSource({"/spec.json, JSON", "/spec, YAML"})
  void isServedAsItWasBuilt(String path, String format) throws IOException {
    var file = "META-INF/quarkus-generated-openapi-doc." + format;
    try (var built = Thread.currentThread().getContextClassLoader().getResourceAsStream(file)) {
      assertThat(given().get(path).asByteArray()).isEqualTo(built.readAllBytes());
    }
  }

  @Test
  void isKeptForTheLinters() throws IOException {
    Files.writeString(FILE, description.root().toPrettyString());

    assertThat(FILE).isNotEmptyFile();
  }

  @Test
  void givesEveryOperationAnIdOfItsOwnASummaryADescriptionAndATag() {
    var operations = description.operations();
    assertThat(operations).hasSizeGreaterThan(35);
    assertThat(operations).extracting(Description.Operation::id).doesNotHaveDuplicates();
    assertThat(operations)
        .allSatisfy(
            it -> {
              assertThat(it.id()).matches("[a-z][A-Za-z]+");
              assertThat(it.node().path("summary").asText()).isNotBlank();
              assertThat(it.node().path("description").asText()).isNotBlank();
              assertThat(it.node().path("tags").size()).isOne();
            });
  }

  @Test
  void describesEveryTag() {
    assertThat(description.root().path("tags"))
        .allSatisfy(it -> assertThat(it.path("description").asText()).isNotBlank());
  }

  @Test
  void describesEveryParameter() {
    assertThat(description.operations())
        .allSatisfy(
            operation ->
                assertThat(operation.node().path("parameters"))
                    .allSatisfy(it -> assertThat(it.path("description").asText()).isNotBlank()));
  }

  @Test
  void describesSuccessAndFailureOfEveryOperation() {
    assertThat(description.operations())
        .allSatisfy(
            it -> {
              var statuses = names(it.node().path("responses"));
              assertThat(statuses).anyMatch(status -> status.startsWith("2"));
              assertThat(statuses).contains("500", "503");
              assertThat(it.node().path("responses"))
                  .allSatisfy(
                      response ->
                          assertThat(description.resolve(response).path("description").asText())
                              .isNotBlank());
            });
  }

  @Test
  void givesEveryErrorTheOneBody() {
    for (var operation : description.operations()) {
      for (var response : operation.node().path("responses").properties()) {
        if (response.getKey().compareTo("400") >= 0) {
          assertThat(description.resolve(response.getValue()).findPath("$ref").asText())
              .as("%s %s", operation, response.getKey())
              .isEqualTo("#/components/schemas/Error");
        }
      }
    }
  }

  @Test
  void saysHowToAuthenticate() {
    var schemes = description.root().at("/components/securitySchemes");
    assertThat(schemes.at("/apiKey/name").asText()).isEqualTo("x-api-key");
    assertThat(schemes.at("/session/name").asText()).isEqualTo("jobtrail_session");
    var open =
        description.operations().stream()
            .filter(it -> !it.node().path("responses").has("403"))
            .filter(it -> it.node().path("security").isEmpty())
            .map(Description.Operation::id);
    assertThat(open)
        .containsExactlyInAnyOrder(
            "describeService",
            "listProviders",
            "signUp",
            "signIn",
            "startPasskeySignIn",
            "signInByPasskey",
            "verifyEmail",
            "undoEmailChange",
            "forgotPassword",
            "getAccountDeletion",
            "getCalendar",
            "getMatchAtom",
            "getApproval",
            "decideApproval",
            "downloadApprovalResume",
            "resetPassword",
            "getScreenshot",
            "getSharedResume",
            "downloadSharedResumePdf",
            "countSharedDownload",
            "verifySharedResumePassword");
    assertThat(description.operations()).allMatch(it -> it.node().has("security"));
  }

  @Test
  void takesIdempotencyKeysAtEveryPostButThoseOfSessionsAndThePreview() {
    var posts =
        description.operations().stream()
            .filter(it -> it.verb().equals("post") && !it.node().path("security").isEmpty())
            .toList();
    assertThat(posts)
        .filteredOn(it -> !it.takes("Idempotency-Key"))
        .extracting(Description.Operation::id)
        .containsExactlyInAnyOrder(
            "previewResume", // stores nothing
            "startAttempts", // an application has one run at a time
            "signOut",
            "confirmSession",
            "changePassword",
            "startPasskey",
            "createPasskey",
            "startTwoStep",
            "confirmTwoStep",
            "createRecoveryCodes",
            "showSiteAccountPassword", // works once, and a repetition must not show it again
            // a second import is refused, because the account has records then
            "importAccount");
    assertThat(posts)
        .filteredOn(it -> it.takes("Idempotency-Key"))
        .allSatisfy(
            it ->
                assertThat(names(it.node().path("responses")))
                    .contains("400", "409", "422", "429"));
  }

  @Test
  void takesIfMatchAtEveryChangeOfAResourceWithAnETag() {
    var tagged =
        description.operations().stream()
            .filter(it -> it.verb().equals("get") && it.node().at("/responses").has("304"))
            .map(Description.Operation::path)
            .collect(Collectors.toSet());
    var changes =
        description.operations().stream()
            .filter(it -> Set.of("put", "patch", "delete").contains(it.verb()))
            .filter(it -> tagged.contains(it.path()));
    assertThat(changes)
        .hasSizeGreaterThan(8)
        .allSatisfy(
            it -> {
              assertThat(it.takes("If-Match")).as(it.toString()).isTrue();
              assertThat(names(it.node().path("responses"))).contains("412");
            });
  }

  /** Logs, histories and conversations are in the order of time alone. */
  @Test
  void sortsEveryPagedListTheSameWay() {
    var sorted = description.operations().stream().filter(it -> it.takes("sort")).toList();
    assertThat(sorted).hasSizeGreaterThan(4);
    for (var operation : sorted) {
      assertThat(valuesOf(operation, "direction"))
          .as("%s", operation)
          .containsExactly("asc", "desc");
      assertThat(valuesOf(operation, "sort")).as("%s", operation).hasSizeGreaterThan(1);
    }
    assertThat(description.operations())
        .filteredOn(it -> it.takes("cursor") && !it.takes("sort"))
        .extracting(Description.Operation::id)
        .containsExactlyInAnyOrder(
            "listWebhookDeliveries",
            "listResumeVersions",
            "listRuns",
            "listOpenMatches",
            "listAttempts",
            "listBuilderMessages",
            "listSuggestions",
            "listEmployerMessages",
            "listClientApprovals");
  }

  private List<String> valuesOf(Description.Operation operation, String parameter) {
    return operation
        .node()
        .path("parameters")
        .valueStream()
        .filter(it -> it.path("name").asText().equals(parameter))
        .flatMap(it -> description.resolve(it.path("schema")).path("enum").valueStream())
        .map(JsonNode::asText)
        .toList();
  }

  @Test
  void leavesNoSchemaWithoutContent() {
    assertThat(description.schemas())
        .allSatisfy(
            it -> {
              assertThat(it.getKey())
                  .doesNotContain("JsonN", "Impl", "Uni", "Response", "SseEvent");
              assertSaysSomething(it.getKey(), it.getValue());
            });
  }

  @Test
  void writesEnumsInLowerCase() {
    assertThat(description.schemas())
        .filteredOn(it -> !it.getKey().equals("ErrorCode"))
        .allSatisfy(
            it ->
                assertThat(it.getValue().findValues("enum"))
                    .allSatisfy(
                        values ->
                            assertThat(values)
                                .allMatch(
                                    value -> value.asText().matches("[a-z_]+([.:][a-z_]+)?"))));
  }

  @Test
  void boundsEveryInteger() {
    var integers = new ArrayList<JsonNode>();
    collect(description.root(), integers);
    assertThat(integers).isNotEmpty().allSatisfy(it -> assertThat(names(it)).contains("minimum"));
  }

  /** Ids of others than records, and texts that only end like ids. */
  private static final Set<String> OTHER_IDS =
      Set.of(
          "Match.externalId",
          "MatchSource.externalId",
          "Posting.externalId",
          "ImportedPosting.externalId",
          "PasskeyAssertion.id",
          "PasskeyReference.id",
          "PasskeyRelyingParty.id",
          "PasskeySignInOptions.rpId",
          "PasskeyUser.id",
          "TailoringQuestion.id");

  @Test
  void givesIdsTheirFormat() {
    for (var schema : description.schemas()) {
      for (var property : schema.getValue().path("properties").properties()) {
        var name = schema.getKey() + "." + property.getKey();
        if (property.getKey().matches("id|.*Id") && !OTHER_IDS.contains(name)) {
          assertThat(property.getValue().path("format").asText()).as(name).isEqualTo("uuid");
        } else if (property.getKey().matches("ids|.*Ids")) {
          assertThat(property.getValue().at("/items/format").asText()).as(name).isEqualTo("uuid");
        }
      }
    }
    for (var operation : description.operations()) {
      for (var parameter : operation.node().path("parameters")) {
        if (parameter.path("name").asText().matches("id|(?!question).*Id")) {
          assertThat(parameter.at("/schema/format").asText())
              .as(operation + " " + parameter)
              .isEqualTo("uuid");
        }
      }
    }
  }

  @Test
  void namesTheKindsThatChangesHave() {
    var kinds = Stream.of(ChangeKind.values()).map(ChangeKind::wireName).toList();
    for (var schema : List.of("TailoringChange", "TailoringRefusal")) {
      assertThat(enumOf(schema, "kind")).containsExactlyElementsOf(kinds);
    }
    var events = new ArrayList<>(enumOf("WebhookEvent", null));
    events.add("webhook.test");
    assertThat(enumOf("WebhookDelivery", "type")).containsExactlyElementsOf(events);
    assertThat(enumOf("Notice", "kind")).contains("mail_failed", "webhook_disabled");
  }

  /**
   * The examples are sent by {@link SpecConformanceTest}. Browsers write the bodies of passkeys;
   * the others share a schema with answers, of which linters want every property.
   */
  @Test
  void givesJsonBodiesAnExample() {
    assertThat(description.operations())
        .filteredOn(it -> it.node().at("/requestBody/content").has("application/json"))
        .filteredOn(it -> !it.node().at("/requestBody/content/application~1json").has("example"))
        .extracting(Description.Operation::id)
        .containsExactlyInAnyOrder(
            "createPasskey",
            "signInByPasskey",
            "createTarget",
            "replaceApplyProfile",
            "createSavedView");
  }

  private List<String> enumOf(String schema, String property) {
    var node = description.root().at("/components/schemas/" + schema);
    var values = property == null ? node : node.at("/properties/" + property);
    return values.path("enum").valueStream().map(JsonNode::asText).toList();
  }

  private static void assertSaysSomething(String name, JsonNode schema) {
    assertThat(schema.isEmpty()).as("%s: %s", name, schema).isFalse();
    for (var property : schema.path("properties").properties()) {
      assertSaysSomething(name + "." + property.getKey(), property.getValue());
    }
    if (schema.has("items")) {
      assertSaysSomething(name + "[]", schema.get("items"));
    }
  }

  private static void collect(JsonNode node, List<JsonNode> integers) {
    if (node.path("type").toString().contains("\"integer\"")) {
      integers.add(node);
    }
    node.forEach(child -> collect(child, integers));
  }

  private static List<String> names(JsonNode node) {
    return node.properties().stream().map(Map.Entry::getKey).toList();
  }
}
