package dev.jobtrail.error;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Api.TestAccount;
import dev.jobtrail.testing.BoardsResource;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.RawHttp;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every way to an error leads to the documented body; ErrorsIT asks the packaged program. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(BoardsResource.class)
public class ErrorsTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final String MISSING = "0199aaaa-0000-7000-8000-000000000000";
  private static final int MORE_THAN_A_BODY = 2 * 1024 * 1024 + 1;

  private static TestAccount account;

  /** A request and the error it must be answered with. */
  record Case(
      String name,
      int status,
      String code,
      String line,
      Map<String, String> headers,
      byte[] body,
      boolean chunked) {

    Case(String name, int status, String code, String line) {
      this(name, status, code, line, Map.of(), null, false);
    }

    Case body(String text) {
      return body(text.getBytes(StandardCharsets.UTF_8));
    }

    Case body(byte[] bytes) {
      return new Case(name, status, code, line, headers, bytes, false)
          .header("Content-Type", headers.getOrDefault("Content-Type", "application/json"));
    }

    Case inChunks() {
      return new Case(name, status, code, line, headers, body, true);
    }

    Case header(String header, String value) {
      var all = new LinkedHashMap<>(headers);
      all.put(header, value);
      return new Case(name, status, code, line, all, body, chunked);
    }

    byte[] bytes(String key) {
      var all = new LinkedHashMap<String, String>();
      all.put("Host", "localhost");
      all.put("Connection", "close");
      all.put("x-api-key", key);
      if (body != null) {
        all.put(
            chunked ? "Transfer-Encoding" : "Content-Length",
            chunked ? "chunked" : "" + body.length);
      }
      all.putAll(headers);
      var head = new StringBuilder(line).append(" HTTP/1.1\r\n");
      all.forEach((name, value) -> head.append(name).append(": ").append(value).append("\r\n"));
      var out = new ByteArrayOutputStream();
      try {
        out.write(head.append("\r\n").toString().getBytes(StandardCharsets.UTF_8));
        if (chunked) {
          out.write((Integer.toHexString(body.length) + "\r\n").getBytes(StandardCharsets.UTF_8));
        }
        if (body != null) {
          out.write(body);
        }
        if (chunked) {
          out.write("\r\n0\r\n\r\n".getBytes(StandardCharsets.UTF_8));
        }
      } catch (IOException e) {
        throw new AssertionError(e);
      }
      return out.toByteArray();
    }

    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Case> cases() {
    return Stream.of(routes(), bodies(), texts(), parameters(), keys()).flatMap(it -> it);
  }

  private static Stream<Case> routes() {
    return Stream.of(
        new Case("unknown route", 404, "NOT_FOUND", "GET /nope"),
        new Case("unknown route below a known one", 404, "NOT_FOUND", "GET /resumes/a/b/c/d/e"),
        new Case("unknown route for JSON rather than HTML", 404, "NOT_FOUND", "GET /nope")
            .header("Accept", "application/json, text/html;q=0.5"),
        new Case("error for a browser", 404, "NOT_FOUND", "GET /resumes/" + MISSING)
            .header("Accept", "text/html, application/json;q=0.5"),
        new Case("wrong method", 405, "METHOD_NOT_ALLOWED", "DELETE /resumes"),
        new Case("unknown method", 405, "METHOD_NOT_ALLOWED", "BREW /resumes"),
        new Case("wrong media type", 415, "UNSUPPORTED_MEDIA_TYPE", "POST /resumes")
            .header("Content-Type", "text/plain")
            .body("{\"name\":\"a\"}"),
        new Case("broken media type", 400, "BAD_REQUEST", "POST /resumes")
            .header("Content-Type", "json")
            .body("{\"name\":\"a\"}"),
        new Case("not acceptable", 406, "NOT_ACCEPTABLE", "GET /resumes")
            .header("Accept", "image/png"),
        new Case("very long path", 404, "NOT_FOUND", "GET /resumes/" + "a".repeat(3_500)),
        new Case("path id that is no UUID", 404, "NOT_FOUND", "GET /resumes/17"),
        new Case("escape in the path that is no UTF-8", 404, "NOT_FOUND", "GET /resumes/%ff"),
        new Case("NUL in the path", 404, "NOT_FOUND", "GET /resumes/%00"),
        new Case("NUL behind an id", 404, "NOT_FOUND", "GET /resumes/" + MISSING + "%00"));
  }

  private static Stream<Case> bodies() {
    return Stream.of(
        new Case("malformed JSON", 400, "BAD_REQUEST", "POST /resumes").body("{\"name\":"),
        new Case("empty body", 400, "VALIDATION_FAILED", "POST /resumes").body(""),
        new Case("JSON null", 400, "VALIDATION_FAILED", "POST /resumes").body("null"),
        new Case("JSON array", 400, "BAD_REQUEST", "POST /resumes").body("[]"),
        new Case("JSON text", 400, "BAD_REQUEST", "POST /resumes").body("\"a\""),
        new Case("number for a text", 400, "BAD_REQUEST", "POST /resumes").body("{\"name\":1}"),
        new Case("object for a text", 400, "BAD_REQUEST", "POST /resumes").body("{\"name\":{}}"),
        new Case("text for a flag", 400, "BAD_REQUEST", "POST /resumes/" + MISSING + "/lock")
            .body("{\"isLocked\":\"true\"}"),
        new Case("unknown property", 400, "BAD_REQUEST", "POST /resumes")
            .body("{\"name\":\"a\",\"nome\":\"b\"}"),
        new Case("duplicate key", 400, "BAD_REQUEST", "POST /resumes")
            .body("{\"name\":\"a\",\"name\":\"b\"}"),
        new Case("trailing tokens", 400, "BAD_REQUEST", "POST /resumes")
            .body("{\"name\":\"a\"} {}"),
        new Case("broken bound", 400, "VALIDATION_FAILED", "POST /resumes").body("{\"name\":\"\"}"),
        new Case("deep nesting", 400, "BAD_REQUEST", "POST /resumes")
            .body("{\"name\":\"a\",\"data\":" + "[".repeat(5_000) + "]".repeat(5_000) + "}"),
        new Case("huge number", 400, "BAD_REQUEST", "POST /resumes")
            .body("{\"name\":\"a\",\"data\":{\"x\":" + "9".repeat(5_000) + "}}"),
        new Case("body with a length too large", 413, "PAYLOAD_TOO_LARGE", "POST /resumes")
            .body(" ".repeat(MORE_THAN_A_BODY)),
        new Case("body in chunks too large", 413, "PAYLOAD_TOO_LARGE", "POST /resumes")
            .body(" ".repeat(MORE_THAN_A_BODY))
            .inChunks());
  }

  private static Stream<Case> texts() {
    return Stream.of(
        new Case("broken UTF-8", 400, "BAD_REQUEST", "POST /resumes")
            .body("{\"name\":\"\u00e9\"}".getBytes(StandardCharsets.ISO_8859_1)),
        new Case("NUL in a text", 400, "BAD_REQUEST", "POST /resumes")
            .body("{\"name\":\"a\\u0000b\"}"),
        new Case("NUL in a document", 400, "BAD_REQUEST", "POST /resumes")
            .body("{\"name\":\"a\",\"data\":{\"basics\":{\"name\":\"\\u0000\"}}}"),
        new Case("NUL in a document's key", 400, "BAD_REQUEST", "POST /resumes")
            .body("{\"name\":\"a\",\"data\":{\"\\u0000\":1}}"),
        new Case("NUL that is not escaped", 400, "BAD_REQUEST", "POST /resumes")
            .body("{\"name\":\"a\0b\"}"),
        new Case("lone high surrogate", 400, "BAD_REQUEST", "POST /resumes")
            .body("{\"name\":\"\\ud83d\"}"),
        new Case("lone low surrogate", 400, "BAD_REQUEST", "POST /resumes")
            .body("{\"name\":\"\\ude00a\"}"),
        new Case("NUL in a login", 400, "BAD_REQUEST", "POST /auth/sign-in")
            .body("{\"login\":\"a\\u0000\",\"password\":\"a\"}"));
  }

  private static Stream<Case> parameters() {
    return Stream.of(
        new Case("NUL in a query", 400, "BAD_REQUEST", "GET /resumes?q=a%00b"),
        new Case("NUL in a query of applications", 400, "BAD_REQUEST", "GET /applications?q=%00"),
        new Case("NUL in another query", 400, "BAD_REQUEST", "GET /applications?company=a%00"),
        new Case("NUL in a repeated query", 400, "BAD_REQUEST", "GET /resumes?q=a&q=%00"),
        new Case("NUL in a query that is not known", 400, "BAD_REQUEST", "GET /resumes?x=%00"),
        new Case("NUL in a query's name", 400, "BAD_REQUEST", "GET /resumes?%00=x"),
        new Case("escape in a query that is no UTF-8", 400, "BAD_REQUEST", "GET /resumes?q=%ff"),
        new Case(
            "half a surrogate pair in a query", 400, "BAD_REQUEST", "GET /resumes?q=%ed%a0%80"),
        new Case("cursor of nobody", 400, "BAD_REQUEST", "GET /resumes?cursor=abc"),
        new Case("cursor that is no base64", 400, "BAD_REQUEST", "GET /applications?cursor=%21"),
        new Case("limit of none", 400, "VALIDATION_FAILED", "GET /resumes?limit=0"),
        new Case("limit too large", 400, "VALIDATION_FAILED", "GET /applications?limit=101"),
        new Case("limit that is no number", 400, "BAD_REQUEST", "GET /resumes?limit=abc"),
        new Case(
            "limit larger than a number", 400, "BAD_REQUEST", "GET /resumes?limit=99999999999"),
        new Case("unknown client", 404, "NOT_FOUND", "GET /resumes?clientId=" + MISSING),
        new Case("client id that is no UUID", 404, "NOT_FOUND", "GET /applications?clientId=x"),
        new Case("empty client id", 400, "VALIDATION_FAILED", "GET /resumes?clientId="),
        new Case("unknown status", 400, "VALIDATION_FAILED", "GET /applications?status=done"),
        new Case(
            "time that is none", 400, "VALIDATION_FAILED", "GET /applications?updatedSince=now"));
  }

  private static Stream<Case> keys() {
    return Stream.of(
        new Case("wrong key", 401, "UNAUTHORIZED", "GET /resumes").header("x-api-key", "jt_wrong"),
        new Case("empty key", 401, "UNAUTHORIZED", "GET /resumes").header("x-api-key", ""),
        new Case("key that no key can be", 401, "UNAUTHORIZED", "GET /resumes")
            .header("x-api-key", "é".repeat(2_000)),
        new Case("key checked before the body", 401, "UNAUTHORIZED", "POST /resumes")
            .header("x-api-key", "jt_wrong")
            .body("{"));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void answersWithTheErrorBody(Case error) {
    var answer = RawHttp.send(RestAssured.port, error.bytes(account().key()));

    assertThat(answer.status()).as(answer.body()).isEqualTo(error.status());
    assertIsError(answer, error.code());
  }

  @Test
  void answersAMissingKeyAsAWrongOne() {
    var missing = given().get("/resumes");
    var wrong = given().header("x-api-key", "jt_wrong").get("/resumes");

    assertThat(missing.statusCode()).isEqualTo(401);
    assertThat(missing.asString()).isEqualTo(wrong.asString());
  }

  @Test
  void answersAnExpiredKeyAsAMissingOne() throws InterruptedException {
    var expiring =
        account()
            .browser()
            .body(Map.of("name", "brief", "expiresAt", Instant.now().plusMillis(1_500).toString()))
            .post("/api-keys")
            .<String>path("key");
    Thread.sleep(1_700);

    var expired = given().header("x-api-key", expiring).get("/resumes");

    assertThat(expired.statusCode()).isEqualTo(401);
    assertThat(expired.asString()).isEqualTo(given().get("/resumes").asString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "/pdf", "/versions", "/updates"})
  void answersAForeignIdAsAMissingOne(String below) {
    var foreign =
        Api.newAccount().request().body(Map.of("name", "mine")).post("/resumes").<String>path("id");

    var known = account().request().get("/resumes/" + foreign + below);
    var unknown = account().request().get("/resumes/" + UUID.randomUUID() + below);

    assertThat(known.statusCode()).isEqualTo(404);
    assertThat(known.asString()).isEqualTo(unknown.asString()).contains("NOT_FOUND");
  }

  @Test
  void showsABrowserAPageWhereNothingIs() {
    var browser = given().accept("text/html,application/xhtml+xml,*/*;q=0.8");

    var page = browser.header("Accept-Language", "fr").get("/nothing/here");

    assertThat(page.statusCode()).isEqualTo(404);
    assertThat(page.contentType()).startsWith("text/html");
    assertThat(page.asString()).contains("<html lang=\"fr\">", "Page introuvable");
    assertThat(page.header("Content-Security-Policy")).contains("style-src 'self'");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "/resumes?limit=1&q=a%00b q must_not_contain_the_character_U+0000",
        "/resumes?a%00=b query must_not_contain_the_character_U+0000",
        "/resumes?q=%ff q must_be_UTF-8_text_in_percent-encoding",
        "/resumes?limit=1&q=50% q must_have_two_hexadecimal_digits_behind_each_percent_sign;"
            + "_write_%25_for_the_sign_itself",
        "/resumes?q=%zz&limit=1 q must_have_two_hexadecimal_digits_behind_each_percent_sign;"
            + "_write_%25_for_the_sign_itself",
        "/resumes?q=a|b q must_not_contain_the_character_|_itself;_write_it_as_%7C",
        "/res|umes path must_not_contain_the_character_|_itself;_write_it_as_%7C"
      })
  void saysWhichPartOfAUrlCannotBeReadAndWhy(String target, String part, String fault)
      throws IOException {
    var request = "GET " + target + " HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";

    var answer = RawHttp.send(RestAssured.port, request.getBytes(StandardCharsets.UTF_8));

    var body = MAPPER.readTree(answer.body());
    var text = fault.replace('_', ' ');
    assertThat(answer.status()).isEqualTo(400);
    assertThat(body.path("message").asText()).isEqualTo(part + " " + text);
    assertThat(body.path("details").findValuesAsText("field")).containsExactly(part);
    assertThat(body.path("details").findValuesAsText("message")).containsExactly(text);
  }

  /** Whether the head is refused as it is read, or the address behind it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/resumes?q=%ff | q doit être un texte UTF-8 encodé avec des signes pour cent",
        "/resumes?q=%zz | q doit avoir deux chiffres hexadécimaux derrière chaque signe pour cent"
      })
  void saysSoInTheLanguageThatTheRequestAccepts(String target, String message) throws IOException {
    var request = "GET %s HTTP/1.1\r\nHost: a\r\nAccept-Language: fr\r\nConnection: close\r\n\r\n";

    var answer =
        RawHttp.send(RestAssured.port, request.formatted(target).getBytes(StandardCharsets.UTF_8));

    assertThat(MAPPER.readTree(answer.body()).path("message").asText()).startsWith(message);
  }

  @Test
  void saysWhatIsWrongWithAnId() {
    assertThat(
            account()
                .request()
                .urlEncodingEnabled(false)
                .get("/resumes/a%00b")
                .<String>path("message"))
        .isEqualTo(
            "The resource was not found: \"a%00b\" in its path must not contain the character U+0000.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"limit=0", "limit=abc"})
  void namesTheParameterAtFault(String query) {
    assertThat(account().request().get("/resumes?" + query).<String>path("message"))
        .contains("limit");
  }

  @Test
  void namesTheUnknownProperty() {
    assertThat(
            account().request().body(Map.of("nome", "a")).post("/resumes").<String>path("message"))
        .contains("nome");
  }

  @Test
  void answersHeadWithoutABody() {
    var found = account().request().head("/resumes");
    var missing = account().request().head("/resumes/" + MISSING);

    assertThat(found.statusCode()).isEqualTo(200);
    assertThat(missing.statusCode()).isEqualTo(404);
    assertThat(missing.asString()).isEmpty();
  }

  @Test
  void tellsTheMethodsOfAPath() {
    var options = account().request().options("/resumes");

    assertThat(options.statusCode()).isIn(200, 204);
    assertThat(options.header("Allow")).contains("GET", "POST");
  }

  @ParameterizedTest
  @CsvSource({
    "GET /LONG HTTP/1.1,414",
    "GET / HTTP/1.1|X-Large: LONG,431",
    "GET /,400",
    "GET /resumes/%zz HTTP/1.1|Host: a,400",
    "GET /resumes?q=%4 HTTP/1.1|Host: a,400",
    "GET /res|umes HTTP/1.1,400",
    "GET /resumes HTTP/1.1|Host: a|Content-Length : 0,400",
    "GET /resumes HTTP/1.1|Host: a|No-Colon,400",
    "NOTHING,400"
  })
  void refusesWhatIsNoRequest(String head, int status) {
    var text = head.replace("|", "\r\n").replace("LONG", "a".repeat(20_000)) + "\r\n\r\n";

    var answer = RawHttp.send(RestAssured.port, text.getBytes(StandardCharsets.UTF_8));

    assertThat(answer.status()).isEqualTo(status);
    assertIsError(answer, "BAD_REQUEST");
    assertThat(answer.headers().get("Connection")).isEqualTo("close");
    assertThat(answer.headers().get("Cache-Control")).isEqualTo("no-store");
    assertThat(answer.headers().get("X-Content-Type-Options")).isEqualTo("nosniff");
  }

  @Test
  void keepsTheRequestIdOfWhatIsRefusedEarly() {
    var request = "GET / HTTP/1.1\r\nHost: a b\r\nX-Request-Id: mine-2\r\n\r\n";

    var answer = RawHttp.send(RestAssured.port, request.getBytes(StandardCharsets.UTF_8));

    assertThat(answer.headers().get("X-Request-Id")).isEqualTo("mine-2");
  }

  @Test
  void takesARequestIdThatIsGiven() {
    assertThat(given().header("X-Request-Id", "mine-1").get("/resumes").header("X-Request-Id"))
        .isEqualTo("mine-1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"has space", "<script>", "a,b"})
  void replacesARequestIdThatIsNone(String id) {
    assertThat(given().header("X-Request-Id", id).get("/resumes").header("X-Request-Id"))
        .isNotEqualTo(id)
        .isNotBlank();
  }

  private static void assertIsError(RawHttp.Answer answer, String code) {
    JsonNode body;
    try {
      body = MAPPER.readTree(answer.body());
    } catch (IOException e) {
      throw new AssertionError("not JSON: " + answer.body(), e);
    }
    assertThat(body.path("code").asText()).isEqualTo(code);
    assertThat(body.path("message").asText())
        .isNotBlank()
        .doesNotContain("Exception", "jobtrail", "java.", "org.", "com.");
    assertThat(answer.headers().get("Content-Type")).startsWith("application/json");
    assertThat(answer.headers().get("X-Request-Id")).matches("[A-Za-z0-9._-]{1,64}");
  }

  private static TestAccount account() {
    if (account == null) {
      account = Api.newAccount();
    }
    return account;
  }
}
