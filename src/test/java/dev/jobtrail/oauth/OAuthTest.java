package dev.jobtrail.oauth;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.startsWith;

import com.nimbusds.oauth2.sdk.pkce.CodeChallenge;
import com.nimbusds.oauth2.sdk.pkce.CodeChallengeMethod;
import com.nimbusds.oauth2.sdk.pkce.CodeVerifier;
import dev.jobtrail.platform.Secrets;
import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Assistant;
import dev.jobtrail.testing.Operator;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.hibernate.Session;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The way of an assistant from its registration to its calls, and its end. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
class OAuthTest {

  private static final String CALLBACK = "https://assistant.example/callback?kept=1";
  private static final Pattern ANSWER = Pattern.compile("content=\"0; url=([^\"]+)\"");
  private static final Map<String, Object> LIST_TOOLS =
      Map.of("jsonrpc", "2.0", "id", 1, "method", "tools/list");

  @Inject Session session;
  @Inject TokenSweep sweep;

  private final CodeVerifier verifier = new CodeVerifier();
  private Api.TestAccount account;
  private String client;

  @BeforeEach
  void registerClient() {
    account = Api.newAccount();
    client = register(Map.of("client_name", "Helper", "redirect_uris", List.of(CALLBACK)));
  }

  private static String register(Map<String, Object> metadata) {
    return given()
        .contentType(ContentType.JSON)
        .body(metadata)
        .post("/oauth/register")
        .then()
        .log()
        .ifValidationFails()
        .statusCode(201)
        .header("Cache-Control", "no-store")
        .extract()
        .path("client_id");
  }

  private static String base() {
    return given().get("/.well-known/oauth-authorization-server").path("issuer");
  }

  private Map<String, String> query() {
    var query = new HashMap<String, String>();
    query.put("response_type", "code");
    query.put("client_id", client);
    query.put("redirect_uri", CALLBACK);
    query.put("state", "state of the client & more");
    query.put("scope", "applications:read applications:write apply:submit");
    query.put("resource", base() + "/mcp");
    query.put(
        "code_challenge", CodeChallenge.compute(CodeChallengeMethod.S256, verifier).getValue());
    query.put("code_challenge_method", "S256");
    return query;
  }

  private RequestSpecification page(Map<String, String> query) {
    return given()
        .redirects()
        .follow(false)
        .cookie("jobtrail_session", account.session())
        .header("Sec-Fetch-Site", "same-origin")
        .queryParams(query);
  }

  private Response decide(Map<String, String> query, String decision, String... scopes) {
    return page(query)
        .contentType(ContentType.URLENC)
        .formParam("decision", decision)
        .formParam("scope", (Object[]) scopes)
        .post("/app/oauth/authorize");
  }

  /** The parameters that the browser takes to the client. */
  private static Map<String, String> answer(String address) {
    assertThat(address).startsWith("https://assistant.example/callback?");
    return Arrays.stream(URI.create(address).getRawQuery().split("&"))
        .map(it -> it.split("=", 2))
        .collect(
            Collectors.toMap(it -> it[0], it -> URLDecoder.decode(it[1], StandardCharsets.UTF_8)));
  }

  private static Map<String, String> answer(Response page) {
    var found = ANSWER.matcher(page.then().statusCode(200).extract().asString());
    assertThat(found.find()).isTrue();
    return answer(found.group(1).replace("&amp;", "&"));
  }

  private String code(String... scopes) {
    return answer(decide(query(), "allow", scopes)).get("code");
  }

  private Map<String, String> redemption(String code) {
    var form = new HashMap<String, String>();
    form.put("grant_type", "authorization_code");
    form.put("client_id", client);
    form.put("code", code);
    form.put("redirect_uri", CALLBACK);
    form.put("code_verifier", verifier.getValue());
    form.put("resource", base() + "/mcp");
    return form;
  }

  private Response refresh(String token) {
    return exchange(
        Map.of("grant_type", "refresh_token", "client_id", client, "refresh_token", token));
  }

  private static Response exchange(Map<String, String> form) {
    return given().contentType(ContentType.URLENC).formParams(form).post("/oauth/token");
  }

  private static ValidatableResponse refused(Response response, String error) {
    return response.then().statusCode(400).body("error", equalTo(error));
  }

  private static ValidatableResponse call(String token) {
    return given()
        .contentType(ContentType.JSON)
        .header("Accept", "application/json, text/event-stream")
        .header("Authorization", "Bearer " + token)
        .body(LIST_TOOLS)
        .post("/mcp")
        .then();
  }

  private Response tokens(String... scopes) {
    return exchange(redemption(code(scopes))).then().statusCode(200).extract().response();
  }

  private void age(String secret, String column, String interval) {
    QuarkusTransaction.requiringNew()
        .run(
            () ->
                session
                    .createNativeMutationQuery(
                        "update oauth_token set %1$s = %1$s - interval '%2$s' where token_hash = :hash"
                            .formatted(column, interval))
                    .setParameter("hash", Secrets.hash(secret))
                    .executeUpdate());
  }

  private List<Map<String, Object>> assistants() {
    return account.browser().get("/api-keys").jsonPath().getList("findAll { it.assistant }");
  }

  @Test
  void tellsAssistantsWhereToGo() {
    given()
        .contentType(ContentType.JSON)
        .body(LIST_TOOLS)
        .post("/mcp")
        .then()
        .statusCode(401)
        .header(
            "WWW-Authenticate",
            containsString(
                "resource_metadata=\"%s/.well-known/oauth-protected-resource/mcp\""
                    .formatted(base())));
    for (var path : List.of("", "/mcp")) {
      given()
          .get("/.well-known/oauth-protected-resource" + path)
          .then()
          .statusCode(200)
          .body("resource", equalTo(base() + "/mcp"))
          .body("authorization_servers", equalTo(List.of(base())))
          .body("scopes_supported", hasItems("applications:read", "apply:submit"));
    }
    given().get("/.well-known/oauth-protected-resource/other").then().statusCode(404);
    given()
        .get("/.well-known/oauth-authorization-server")
        .then()
        .statusCode(200)
        .body("authorization_endpoint", equalTo(base() + "/app/oauth/authorize"))
        .body("token_endpoint", equalTo(base() + "/oauth/token"))
        .body("registration_endpoint", equalTo(base() + "/oauth/register"))
        .body("revocation_endpoint", equalTo(base() + "/oauth/revoke"))
        .body("response_types_supported", equalTo(List.of("code")))
        .body("code_challenge_methods_supported", equalTo(List.of("S256")))
        .body("token_endpoint_auth_methods_supported", equalTo(List.of("none")))
        .body("authorization_response_iss_parameter_supported", is(true));
  }

  @Test
  void registersClientsWithoutASecret() {
    given()
        .contentType(ContentType.JSON)
        .body(
            Map.of(
                "client_name",
                "Helper",
                "redirect_uris",
                List.of(CALLBACK),
                "token_endpoint_auth_method",
                "client_secret_post",
                "unknown",
                "ignored"))
        .post("/oauth/register")
        .then()
        .statusCode(201)
        .body("client_id", startsWith(client.substring(0, 8)))
        .body("client_name", equalTo("Helper"))
        .body("redirect_uris", equalTo(List.of(CALLBACK)))
        .body("token_endpoint_auth_method", equalTo("none"))
        .body("grant_types", hasItems("authorization_code", "refresh_token"));
    for (var body :
        List.of(
            "{\"redirect_uris\": [\"http://example.com/callback\"]}",
            "{\"redirect_uris\": [\"javascript:alert(1)\"]}",
            "{\"redirect_uris\": []}",
            "{\"redirect_uris\": 7}",
            "{}",
            "[]",
            "null",
            "no JSON")) {
      given()
          .contentType(ContentType.JSON)
          .body(body)
          .post("/oauth/register")
          .then()
          .statusCode(400)
          .body("error", startsWith("invalid_"));
    }
  }

  @Test
  void asksTheOwnerAndGivesNoMoreThanSheTicked() {
    page(query())
        .get("/app/oauth/authorize")
        .then()
        .statusCode(200)
        .header("Cache-Control", "no-store")
        .body(containsString("Helper"))
        .body(containsString("assistant.example"))
        .body(containsString("value=\"applications:read\" checked"))
        .body(containsString("value=\"apply:submit\">"))
        .body(not(containsString("value=\"account\"")));
    var answer = answer(decide(query(), "allow", "applications:read"));
    assertThat(answer)
        .containsEntry("state", "state of the client & more")
        .containsEntry("iss", base())
        .containsEntry("kept", "1");
    var tokens = exchange(redemption(answer.get("code")));
    tokens
        .then()
        .statusCode(200)
        .header("Cache-Control", "no-store")
        .body("token_type", equalTo("Bearer"))
        .body("expires_in", equalTo(3_600))
        .body("scope", equalTo("applications:read"));
    call(tokens.path("access_token"))
        .statusCode(200)
        .body("result.tools.name", hasItem("list_applications"))
        .body("result.tools.name", not(hasItem("create_application")));
    assertThat(assistants()).hasSize(1);
    assertThat(assistants().getFirst())
        .containsEntry("name", "Helper")
        .containsEntry("scopes", List.of("applications:read"));
  }

  /** A name that is missing, and the words for an installed program, are the page's. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "de|Ein Assistent ohne Namen|das Programm auf diesem Gerät, das Adressen mit com.example.helper",
        "fr|Un assistant sans nom|l’application de cet appareil qui ouvre les adresses com.example.helper",
        "es|Un asistente sin nombre|que abre las direcciones com.example.helper"
      })
  void namesTheUnnamedInTheLanguageOfThePage(String language, String name, String program) {
    var redirect = "com.example.helper:/answer";
    var nameless = new HashMap<>(query());
    nameless.put("client_id", register(Map.of("redirect_uris", List.of(redirect))));
    nameless.put("redirect_uri", redirect);
    page(nameless)
        .header("Accept-Language", language)
        .get("/app/oauth/authorize")
        .then()
        .statusCode(200)
        .body(containsString(name), containsString(program));
  }

  @Test
  void acceptsAccessTokensAtTheConnectorOnly() {
    String token = tokens("applications:read").path("access_token");
    for (var path : List.of("/applications", "/account", "/api-keys")) {
      given().header("x-api-key", token).get(path).then().statusCode(401);
      given().header("Authorization", "Bearer " + token).get(path).then().statusCode(401);
    }
    call(token).statusCode(200);
  }

  @Test
  void asksWhetherTheOwnerConfirmsSubmissions() {
    page(query())
        .get("/app/oauth/authorize")
        .then()
        .body(containsString("name=\"confirm\" value=\"true\" checked"));
    for (var confirms : List.of(true, false)) {
      var form =
          page(query())
              .contentType(ContentType.URLENC)
              .formParam("decision", "allow")
              .formParam("scope", "apply:submit");
      (confirms ? form.formParam("confirm", "true") : form)
          .post("/app/oauth/authorize")
          .then()
          .statusCode(200);
      assertThat(assistants().getFirst()).containsEntry("confirmsSubmission", confirms);
    }
    var query = query();
    query.put("scope", "apply");
    page(query)
        .get("/app/oauth/authorize")
        .then()
        .statusCode(200)
        .body(not(containsString("name=\"confirm\"")));
  }

  @Test
  void limitsTheAccessToTheChosenClient() {
    var chosen = new Operator(account).client("Jana");
    page(query())
        .get("/app/oauth/authorize")
        .then()
        .body(containsString("Only Jana"))
        .body(containsString("All of the account"));
    var form =
        page(query())
            .contentType(ContentType.URLENC)
            .formParam("decision", "allow")
            .formParam("scope", "applications:read")
            .formParam("clientId", chosen);
    var code = answer(form.post("/app/oauth/authorize")).get("code");
    assertThat(assistants().getFirst()).containsEntry("clientId", chosen);
    String token = exchange(redemption(code)).path("access_token");
    call(token).statusCode(200);
    new Operator(account).post("/clients/" + chosen + "/archive").statusCode(200);
    try (var assistant = Assistant.connect(token)) {
      assertThat(assistant.refusal("list_applications", Map.of()).path("message").asText())
          .contains("archived");
    }
    tokens("applications:read");
    assertThat(assistants().getFirst()).containsEntry("clientId", null);
  }

  @Test
  void declines() {
    assertThat(answer(decide(query(), "decline")))
        .containsEntry("error", "access_denied")
        .containsEntry("iss", base())
        .doesNotContainKey("code");
    assertThat(assistants()).isEmpty();
  }

  @Test
  void refusesScopesThatWereNotAskedForAndNone() {
    decide(query(), "allow", "applications:read", "account").then().statusCode(400);
    decide(query(), "allow").then().statusCode(400);
    decide(query(), "allow", "everything").then().statusCode(400);
    assertThat(assistants()).isEmpty();
  }

  @Test
  void needsTheOwnerAtTheBrowser() {
    given()
        .redirects()
        .follow(false)
        .queryParams(query())
        .get("/app/oauth/authorize")
        .then()
        .statusCode(303)
        .header("Location", startsWith("/app/sign-in?next=%2Fapp%2Foauth%2Fauthorize%3F"));
    given()
        .header("x-api-key", account.key())
        .queryParams(query())
        .get("/app/oauth/authorize")
        .then()
        .statusCode(403);
    page(query())
        .header("Sec-Fetch-Site", "cross-site")
        .contentType(ContentType.URLENC)
        .formParam("decision", "allow")
        .formParam("scope", "applications:read")
        .post("/app/oauth/authorize")
        .then()
        .statusCode(403);
    QuarkusTransaction.requiringNew()
        .run(
            () ->
                session
                    .createNativeMutationQuery(
                        "update account_session set confirmed_at = now() - interval '11 minutes'"
                            + " where token_hash = :hash")
                    .setParameter("hash", Secrets.hash(account.session()))
                    .executeUpdate());
    page(query())
        .get("/app/oauth/authorize")
        .then()
        .statusCode(200)
        .body(containsString("Confirm that it is you"))
        .body(not(containsString("value=\"allow\"")));
    decide(query(), "allow", "applications:read").then().statusCode(403);
    assertThat(assistants()).isEmpty();
  }

  @Test
  void leadsNobodyToAddressesThatAreNotRegistered() {
    for (var wrong :
        List.of(
            Map.of("redirect_uri", "https://evil.example/callback"),
            Map.of("redirect_uri", "https://assistant.example/callback"),
            Map.of("redirect_uri", ""),
            Map.of("client_id", "unknown"))) {
      var query = query();
      query.putAll(wrong);
      page(query).get("/app/oauth/authorize").then().statusCode(400);
      decide(query, "allow", "applications:read").then().statusCode(400);
    }
    assertThat(assistants()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "response_type, token, unsupported_response_type",
    "code_challenge, , invalid_request",
    "code_challenge_method, plain, invalid_request",
    "scope, everything, invalid_scope",
    "resource, https://other.example/mcp, invalid_target",
    "request, eyJhbGciOiJub25lIn0.e30., invalid_request_object|request_not_supported|invalid_request"
  })
  void tellsTheClientWhatIsWrong(String name, String value, String error) {
    var query = query();
    if (value == null) {
      query.remove(name);
    } else {
      query.put(name, value);
    }
    var location =
        page(query).get("/app/oauth/authorize").then().statusCode(303).extract().header("Location");
    assertThat(answer(location).get("error")).matches(error);
    assertThat(answer(location)).containsEntry("iss", base());
    assertThat(decide(query, "allow", "applications:read").statusCode()).isEqualTo(303);
    assertThat(assistants()).isEmpty();
  }

  @Test
  void redeemsACodeOnceAndEndsTheAccessIfItWasCopied() {
    var code = code("applications:read");
    String access =
        exchange(redemption(code)).then().statusCode(200).extract().path("access_token");
    call(access).statusCode(200);
    refused(exchange(redemption(code)), "invalid_grant");
    call(access).statusCode(401);
    assertThat(assistants()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "code, other, invalid_grant",
    "code_verifier, an-other-verifier-of-sufficient-length-for-the-rule, invalid_grant",
    "code_verifier, short, invalid_grant",
    "redirect_uri, https://assistant.example/other, invalid_grant",
    "client_id, other, invalid_grant",
    "resource, https://other.example/mcp, invalid_target",
    "grant_type, password, unsupported_grant_type",
    "code_verifier, , invalid_request",
    "client_id, , invalid_request"
  })
  void refusesCodesOfOthers(String name, String value, String error) {
    var form = redemption(code("applications:read"));
    if (value == null) {
      form.remove(name);
    } else {
      form.put(name, value);
    }
    refused(exchange(form), error);
  }

  @Test
  void refusesExpiredCodes() {
    var code = code("applications:read");
    age(code, "expires_at", "3 minutes");
    refused(exchange(redemption(code)), "invalid_grant");
  }

  @Test
  void refreshesTokensAndEndsTheAccessIfOneWasCopied() {
    var first = tokens("applications:read");
    String refreshToken = first.path("refresh_token");
    var second = refresh(refreshToken);
    second.then().statusCode(200).body("scope", equalTo("applications:read"));
    String access = second.path("access_token");
    call(first.path("access_token")).statusCode(200);
    call(access).statusCode(200);
    // an answer was lost
    refresh(refreshToken).then().statusCode(200);
    // a thief, or the client after a theft
    age(refreshToken, "used_at", "2 minutes");
    refused(refresh(refreshToken), "invalid_grant");
    call(access).statusCode(401);
    refused(refresh(second.path("refresh_token")), "invalid_grant");
    assertThat(assistants()).isEmpty();
  }

  @Test
  void keepsAccessTokensAndRefreshTokensApart() {
    var tokens = tokens("applications:read");
    refused(refresh(tokens.path("access_token")), "invalid_grant");
    call(tokens.path("refresh_token")).statusCode(401);
    exchange(
            Map.of(
                "grant_type",
                "refresh_token",
                "client_id",
                "other",
                "refresh_token",
                tokens.path("refresh_token")))
        .then()
        .statusCode(400);
    call(tokens.path("access_token")).statusCode(200);
  }

  @Test
  void takesOneOfManyExchangesOfACode() throws Exception {
    var code = code("applications:read");
    try (var threads = Executors.newFixedThreadPool(6)) {
      var exchanges =
          threads.invokeAll(
              IntStream.range(0, 6)
                  .<Callable<Integer>>mapToObj(_ -> () -> exchange(redemption(code)).statusCode())
                  .toList());
      var succeeded = 0;
      for (var it : exchanges) {
        succeeded += it.get() == 200 ? 1 : 0;
      }
      assertThat(succeeded).isLessThanOrEqualTo(1);
    }
    assertThat(assistants()).isEmpty();
  }

  @Test
  void refusesExpiredAccessTokens() {
    String access = tokens("applications:read").path("access_token");
    age(access, "expires_at", "61 minutes");
    call(access).statusCode(401);
  }

  @Test
  void endsTheAccessForTheAssistantAndForTheOwner() {
    var byAssistant = tokens("applications:read");
    call(byAssistant.path("access_token")).statusCode(200);
    var revocation = Map.of("client_id", client, "token", byAssistant.path("refresh_token"));
    for (var form :
        List.of(Map.of("client_id", "other", "token", revocation.get("token")), revocation)) {
      given()
          .contentType(ContentType.URLENC)
          .formParams(form)
          .post("/oauth/revoke")
          .then()
          .statusCode(200);
    }
    call(byAssistant.path("access_token")).statusCode(401);

    var byOwner = tokens("applications:read");
    call(byOwner.path("access_token")).statusCode(200);
    account
        .browser()
        .delete("/api-keys/" + assistants().getFirst().get("id"))
        .then()
        .statusCode(204);
    call(byOwner.path("access_token")).statusCode(401);
    refused(refresh(byOwner.path("refresh_token")), "invalid_grant");
  }

  @Test
  void sweepsAccessThatNobodyCanUse() {
    var code = code("applications:read");
    String kept = tokens("applications:read").path("access_token");
    assertThat(assistants()).hasSize(2);
    age(code, "expires_at", "3 minutes");
    sweep.runDue();
    assertThat(assistants()).hasSize(1);
    call(kept).statusCode(200);
    account.browser().get("/api-keys").then().body("findAll { !it.assistant }", hasSize(1));
  }

  @Test
  void goesWithTheAccount() {
    var tokens = tokens("applications:read");
    account.deleteWholly();
    call(tokens.path("access_token")).statusCode(401);
    refused(refresh(tokens.path("refresh_token")), "invalid_grant");
    var left =
        QuarkusTransaction.requiringNew()
            .call(
                () ->
                    session
                        .createNativeQuery(
                            "select count(*) from oauth_token where token_hash = :hash", Long.class)
                        .setParameter("hash", Secrets.hash(tokens.path("access_token")))
                        .getSingleResult());
    assertThat(left).isZero();
  }

  @Test
  void showsAssistantsInTheSettings() {
    tokens("applications:read");
    given()
        .cookie("jobtrail_session", account.session())
        .get("/app/settings/api-keys")
        .then()
        .statusCode(200)
        .body(containsString("Assistant, at the connector only"))
        .body(containsString("/mcp</code>"));
    account.browser().get("/api-keys").then().body("assistant", everyItem(not(equalTo(null))));
  }
}
