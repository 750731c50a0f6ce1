package dev.jobtrail.apikey;

import static dev.jobtrail.testing.Waiting.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.greaterThanOrEqualTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.platform.Scope;
import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.Description;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What limited keys may do, and what they may not. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
class ApiKeyLimitsTest {

  private static final String NOBODYS = "01890000-0000-7000-8000-000000000000";

  @Test
  void letsEachScopeDoExactlyItsOperations() {
    var byKey =
        Description.read().operations().stream().filter(ApiKeyLimitsTest::takesAKey).toList();
    var account = Api.newAccount();
    var wrong = new ArrayList<String>();
    for (var scope : Scope.values()) {
      var with = account.withKey(Map.of("scopes", List.of(scope)));
      var without = account.withKey(Map.of("scopes", EnumSet.complementOf(EnumSet.of(scope))));
      for (var operation : byKey) {
        if (scopeOf(operation).equals(scope.wireName())) {
          var done = call(with, operation);
          if (done.statusCode() == 403 || isTurnedAway(done)) {
            wrong.add(operation + " " + done.asString());
          }
          call(without, operation)
              .then()
              .statusCode(403)
              .body("code", equalTo("INSUFFICIENT_SCOPE"))
              .body("message", containsString(scope.wireName()))
              .header(
                  "WWW-Authenticate",
                  "ApiKey error=\"insufficient_scope\", scope=\"" + scope.wireName() + "\"");
        }
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(byKey).hasSizeGreaterThan(80);
  }

  /** Neither permitted nor refused for a scope, so that the answer would say nothing about it. */
  private static boolean isTurnedAway(Response response) {
    var status = response.statusCode();
    return List.of(401, 405, 406, 415, 429).contains(status) || status >= 500;
  }

  @Test
  void givesAnAccountABoundedNumberOfKeys() {
    var account = Api.newAccount();
    QuarkusTransaction.requiringNew()
        .run(
            () ->
                ApiKey.getEntityManager()
                    .createNativeQuery(
                        "insert into api_key (id, account_id, name, key_hash, prefix, created_at)"
                            + " select gen_random_uuid(), account_id, 'n', key_hash || n, prefix, now()"
                            + " from api_key cross join generate_series(1, 998) n"
                            + " where account_id = (select id from account where username = :owner)")
                    .setParameter("owner", account.username())
                    .executeUpdate());
    var one = Map.of("name", "last");

    account.browser().body(one).post("/api-keys").then().statusCode(201);
    account
        .browser()
        .body(one)
        .post("/api-keys")
        .then()
        .statusCode(409)
        .body("code", equalTo("INVALID_TRANSITION"))
        .body("message", equalTo("An account can have 1000 API keys. Revoke one first."));
  }

  @Test
  void letsAKeyWithoutScopesDoAllOperations() {
    var account = Api.newAccount();
    var key = account.withKey(Map.of());
    assertThat(Description.read().operations().stream().filter(ApiKeyLimitsTest::takesAKey))
        .hasSizeGreaterThan(80)
        .filteredOn(
            it -> {
              var response = call(key, it);
              return response.statusCode() == 403 || isTurnedAway(response);
            })
        .isEmpty();
  }

  @Test
  void closesEverythingElseToALimitedKey() {
    var all = Scope.values();
    var key = Api.newAccount().withKey(Map.of("scopes", List.of(all)));
    var description = Description.read();
    var bySession =
        description.operations().stream()
            .filter(it -> !it.node().path("security").isEmpty() && !takesAKey(it))
            .toList();
    assertThat(bySession)
        .isNotEmpty()
        .allSatisfy(
            it ->
                assertThat(call(key, it).<String>path("code"))
                    .as("%s", it)
                    .isEqualTo("SESSION_REQUIRED"));
    for (var page : List.of("/app/pipeline", "/app/resumes", "/app/settings", "/app/discovery")) {
      key.get().get(page).then().statusCode(403);
    }
  }

  @Test
  void refusesAKeyFromElsewhere() {
    var account = Api.newAccount();
    account
        .withKey(Map.of("addresses", List.of("203.0.113.0/24", "2001:db8::1")))
        .get()
        .get("/account")
        .then()
        .statusCode(401)
        .body("code", equalTo("UNAUTHORIZED"));
    account
        .withKey(Map.of("addresses", List.of("127.0.0.0/8", "::1")))
        .get()
        .get("/account")
        .then()
        .statusCode(200);
  }

  @Test
  void takesNoMoreUnitsADayThanAKeyMay() {
    var applicant = Applicant.create();
    var application = applicant.track();
    var key = applicant.account().withKey(Map.of("aiPerDay", 1));
    var path = "/applications/" + application + "/review";
    applicant.awaitEnd(key.get().post(path).then());
    key.get()
        .post(path)
        .then()
        .statusCode(402)
        .body("code", equalTo("AI_LIMIT_REACHED"))
        .body("message", containsString("This API key may take 1 of ai a day"));
    applicant.get("/account/usage").body("ai.used", equalTo(1));
    applicant.review(application);
  }

  @Test
  void showsWhatAKeyIsLimitedToAndHowItIsUsed() {
    var account = Api.newAccount();
    var limits = new HashMap<String, Object>();
    limits.put("scopes", List.of("resumes:write", "resumes:read", "resumes:read"));
    limits.put("addresses", List.of("127.0.0.1", "::1", "10.1.2.3/8"));
    limits.put("applyPerDay", 3);
    account.withKey(limits).get().get("/resumes").then().statusCode(200);
    await()
        .untilAsserted(
            () ->
                account
                    .browser()
                    .get("/api-keys")
                    .then()
                    .body("[0].scopes", contains("resumes:read", "resumes:write"))
                    .body("[0].addresses", hasItem("127.0.0.1/32"))
                    .body("[0].applyPerDay", equalTo(3))
                    .body("[0].aiPerDay", nullValue())
                    .body("[0].calls", greaterThanOrEqualTo(1))
                    .body("[0].lastUsedFrom", equalTo("127.0.0.1"))
                    .body("[1].scopes", nullValue())
                    .body("[1].addresses", equalTo(List.of())));
    account
        .browser()
        .get("/app/settings/api-keys")
        .then()
        .statusCode(200)
        .body(containsString("<code>resumes:write</code>"))
        .body(containsString("3 runs a day"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'expiresAt': '2001-01-01T00:00:00Z'}",
        "{'expiresAt': '2200-01-01T00:00:00Z'}",
        "{'expiresAt': 1798000000000}",
        "{'expiresAt': '1798000000'}",
        "{'scopes': []}",
        "{'scopes': ['everything']}",
        "{'scopes': [null]}",
        "{'addresses': ['example.com']}",
        "{'addresses': ['10.0.0.0/33']}",
        "{'addresses': ['']}",
        "{'aiPerDay': -1}",
        "{'applyPerDay': 1000001}"
      })
  void refusesLimitsThatCannotBe(String limits) {
    var account = Api.newAccount();
    account
        .browser()
        .body(limits.replace('\'', '"').replaceFirst("\\{", "{\"name\": \"x\", "))
        .post("/api-keys")
        .then()
        .statusCode(400);
    account.browser().get("/api-keys").then().body("name", contains("test"));
  }

  @ParameterizedTest
  @CsvSource({
    "limited, true, scopes",
    "addresses, nowhere, addresses",
    "aiPerDay, many, aiPerDay",
    "applyPerDay, -1, applyPerDay"
  })
  void refusesAFormThatTheApiWouldRefuse(String field, String value, String named) {
    form(Api.newAccount(), Map.of("name", "x", field, value))
        .then()
        .statusCode(400)
        .body(containsString(named));
  }

  @Test
  void limitsAKeyByTheForm() {
    var account = Api.newAccount();
    form(
            account,
            Map.of(
                "name",
                "x",
                "limited",
                "true",
                "scope",
                List.of("ai", "apply"),
                "addresses",
                "10.0.0.1\r\n\r\n10.0.0.2 ",
                "aiPerDay",
                "5"))
        .then()
        .statusCode(200);
    account
        .browser()
        .get("/api-keys")
        .then()
        .body("[0].scopes", contains("ai", "apply"))
        .body("[0].addresses", contains("10.0.0.1/32", "10.0.0.2/32"))
        .body("[0].aiPerDay", equalTo(5));
  }

  @Test
  void limitsAKeyToTheScopesThatAreTickedAlone() {
    var account = Api.newAccount();
    form(account, Map.of("name", "ticked", "scope", "resumes:read")).then().statusCode(200);
    form(account, Map.of("name", "nothing ticked")).then().statusCode(200);
    account
        .browser()
        .get("/api-keys")
        .then()
        .body("find { it.name == 'ticked' }.scopes", contains("resumes:read"))
        .body("find { it.name == 'nothing ticked' }.scopes", nullValue());
  }

  private static Response form(Api.TestAccount account, Map<String, ?> fields) {
    return account
        .browser()
        .contentType(ContentType.URLENC)
        .formParams(fields)
        .post("/app/settings/api-keys");
  }

  private static boolean takesAKey(Description.Operation operation) {
    return operation.node().path("security").valueStream().anyMatch(it -> it.has("apiKey"));
  }

  /** The only scope that the description names; each operation by key must name one. */
  private static String scopeOf(Description.Operation operation) {
    var scopes =
        operation
            .node()
            .path("security")
            .valueStream()
            .filter(it -> it.has("apiKey"))
            .flatMap(it -> it.path("apiKey").valueStream())
            .toList();
    assertThat(scopes).as("scopes of %s", operation).hasSize(1);
    return scopes.getFirst().asText();
  }

  /** Calls an operation on a record that is nobody's, with an empty body. */
  private static Response call(
      Supplier<RequestSpecification> key, Description.Operation operation) {
    var types = operation.node().at("/requestBody/content").fieldNames();
    var request = key.get().accept(ContentType.ANY);
    var isBinary = types.hasNext() && types.next().equals("application/octet-stream");
    return (isBinary
            ? request.contentType(ContentType.BINARY).body(new byte[] {1})
            : request.body("{}"))
        .request(operation.verb(), operation.path().replaceAll("\\{[^}]+}", NOBODYS));
  }
}
