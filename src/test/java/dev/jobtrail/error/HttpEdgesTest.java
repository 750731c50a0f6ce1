package dev.jobtrail.error;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Api.TestAccount;
import dev.jobtrail.testing.BoardsResource;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.RawHttp;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What HTTP allows and clients seldom do; HttpEdgesIT asks the packaged program. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(BoardsResource.class)
@Timeout(value = 180, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
public class HttpEdgesTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final String MISSING = "0199aaaa-0000-7000-8000-000000000000";
  private static final String HOST = "Host: localhost\r\n";
  private static final String ANSWERED = "HTTP/1.1 ";

  private static TestAccount account;

  /** RFC 9110, section 15.5.6: a 405 must say which methods there are. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "DELETE /resumes|GET, HEAD, OPTIONS, POST",
        "BREW /resumes|GET, HEAD, OPTIONS, POST",
        "POST /resumes/{id}|DELETE, GET, HEAD, OPTIONS, PATCH, PUT",
        "DELETE /resumes/{id}/pdf|GET, HEAD, OPTIONS",
        "PUT /resumes/{id}/lock|OPTIONS, POST",
        "POST /resumes/{id}/updates|GET, HEAD, OPTIONS",
        "GET /auth/sign-in|OPTIONS, POST",
        "DELETE /auth/providers|GET, HEAD, OPTIONS",
        "POST /applications/{id}|DELETE, GET, HEAD, OPTIONS, PATCH",
        "PUT /api-keys|GET, HEAD, OPTIONS, POST",
        "POST /|GET, HEAD, OPTIONS"
      })
  void namesTheMethodsOfAPathWhereTheMethodIsWrong(String request, String methods) {
    var answer = send(request.replace("{id}", MISSING), key(), "");

    assertThat(answer.status()).as(answer.body()).isEqualTo(405);
    assertError(answer, "METHOD_NOT_ALLOWED");
    assertThat(sorted(answer.headers().get("Allow"))).isEqualTo(methods);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/resumes|GET, HEAD, OPTIONS, POST",
        "/resumes/{id}|DELETE, GET, HEAD, OPTIONS, PATCH, PUT",
        "/resumes/{id}/pdf|GET, HEAD, OPTIONS",
        "/applications/stats|GET, HEAD, OPTIONS",
        "/auth/sign-in|OPTIONS, POST"
      })
  void namesTheMethodsOfAPathToWhoAsks(String path, String methods) {
    var answer = send("OPTIONS " + path.replace("{id}", MISSING), "", "");

    assertThat(answer.status()).isIn(200, 204);
    assertThat(sorted(answer.headers().get("Allow"))).isEqualTo(methods);
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "application", "application/", "/json", "a/b/c", ";;", "\""})
  void refusesABodyWhoseMediaTypeCannotBeRead(String type) {
    var answer =
        send("POST /resumes", key() + "Content-Type: " + type + "\r\n", "{\"name\":\"a\"}");

    assertThat(answer.status()).as(answer.body()).isEqualTo(400);
    assertError(answer, "BAD_REQUEST");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Content-Type: text/plain\r\n",
        "Content-Type: application/xml\r\n",
        "Content-Type: application/x-www-form-urlencoded\r\n",
        "Content-Type: multipart/form-data; boundary=x\r\n"
      })
  void refusesABodyThatIsNotSaidToBeJson(String type) {
    var answer = send("POST /resumes", key() + type, "{\"name\":\"a\"}");

    assertThat(answer.status()).as(answer.body()).isEqualTo(415);
    assertError(answer, "UNSUPPORTED_MEDIA_TYPE");
  }

  @ParameterizedTest
  @ValueSource(strings = {"gzip", "br", "identity, gzip", "nonsense"})
  void saysThatABodyMustNotBeCompressed(String encoding) {
    var headers = "Content-Type: application/json\r\nContent-Encoding: " + encoding + "\r\n";

    var answer = send("POST /resumes", key() + headers, "{\"name\":\"a\"}");

    assertThat(answer.status()).as(answer.body()).isEqualTo(415);
    assertThat(answer.body()).contains("without Content-Encoding");
  }

  @Test
  void takesABodyThatIsSaidNotToBeCompressed() {
    var headers = "Content-Type: application/json\r\nContent-Encoding: identity\r\n";

    assertThat(send("POST /resumes", key() + headers, "{\"name\":\"a\"}").status()).isEqualTo(201);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "POST /resumes",
        "PATCH /account",
        "POST /discovery/matches/0199aaaa-0000-7000-8000-000000000000/dismiss"
      })
  void asksForNoContentTypeWhereThereIsNoBody(String operation) {
    var answer = send(operation, key(), "");

    assertThat(answer.status()).as(answer.body()).isIn(400, 404);
  }

  @ParameterizedTest
  @ValueSource(strings = {"iso-8859-1", "\"UTF-16\"", "windows-1252", "nonsense"})
  void saysThatJsonMustBeInUtf8(String charset) {
    var type = "Content-Type: application/json; charset=" + charset + "\r\n";

    var answer = send("POST /resumes", key() + type, "{\"name\":\"a\"}");

    assertThat(answer.status()).as(answer.body()).isEqualTo(415);
    assertThat(answer.body())
        .contains("must be in UTF-8, not in " + charset.replace("\"", "") + ": encode it in UTF-8");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "application/json; charset=utf-8",
        "APPLICATION/JSON",
        "application/json;q=1 ; charset=\"utf-8\""
      })
  void takesJsonHoweverItIsSaid(String type) {
    var answer =
        send("POST /resumes", key() + "Content-Type: " + type + "\r\n", "{\"name\":\"a\"}");

    assertThat(answer.status()).as(answer.body()).isEqualTo(201);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"name\":\"a\",\"data\":{\"meta\":{\"a\":1,\"a\":2}}}",
        "{\"name\":\"a\",\"data\":{\"work\":[{\"name\":\"a\",\"name\":\"b\"}]}}",
        "{\"name\":\"a\",\"data\":{\"meta\":{\"x\":1e999999999}}}",
        "{\"name\":\"a\",\"data\":{\"meta\":{\"x\":-1E-999999999}}}",
        "{\"name\":\"a\",\"data\":{\"meta\":{\"x\":1e99999999999999999999}}}",
        "{\"name\":\"a\",\"data\":{\"meta\":{\"x\":NaN}}}",
        "{\"name\":\"a\",\"data\":{\"meta\":{\"x\":1e9999}}}",
        "{\"name\":\"a\",\"tags\":[1e999999999]}"
      })
  void refusesJsonThatMeansTwoThingsOrNothing(String body) {
    var answer = json("POST /resumes", body);

    assertThat(answer.status()).as(answer.body()).isEqualTo(400);
    assertError(answer);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1e999999999", "-1e999999999", "1e-999999999", "2147483648", "1.5"})
  void refusesASalaryThatIsNone(String salary) {
    var posting =
        "{\"title\":\"a\",\"company\":\"b\",\"descriptionRaw\":\"c\",\"salaryMin\":" + salary + "}";

    var answer =
        json(
            "POST /applications", "{\"resumeId\":\"" + MISSING + "\",\"posting\":" + posting + "}");

    assertThat(answer.status()).as(answer.body()).isEqualTo(400);
    assertError(answer);
  }

  @ParameterizedTest
  @CsvSource({"[,]", "{\"a\":,}"})
  void refusesNestingOfTenThousand(String open, String close) {
    var nested = open.repeat(10_000) + "1" + close.repeat(10_000);

    for (var request :
        new String[][] {
          {"POST /resumes", "{\"name\":\"a\",\"data\":{\"meta\":" + nested + "}}"},
          {"POST /resumes/import", "{\"format\":\"auto\",\"data\":" + nested + "}"},
          {
            "PATCH /resumes/" + MISSING,
            "{\"operations\":[{\"op\":\"add\",\"path\":\"/meta\",\"value\":" + nested + "}]}"
          },
          {"POST /auth/sign-in", open.repeat(1_500) + "1" + close.repeat(1_500)}
        }) {
      var answer = json(request[0], request[1]);
      assertThat(answer.status()).as(request[0] + answer.body()).isEqualTo(400);
      assertError(answer);
    }
  }

  @Test
  void answersAQueryOfAThousandParameters() {
    var query =
        IntStream.range(0, 1_000).mapToObj(it -> "a" + it + "=1").collect(Collectors.joining("&"));

    assertThat(send("GET /resumes?" + query.substring(0, 3_900), key(), "").status())
        .isEqualTo(400);
    var repeated = "limit=1&".repeat(400);
    assertThat(send("GET /resumes?" + repeated, key(), "").status()).isEqualTo(200);
  }

  /** RFC 9112, section 6.3: another server could take the rest for a request of its own. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "HTTP/1.1\r\nContent-Length: 4\r\nTransfer-Encoding: chunked",
        "HTTP/1.1\r\nTransfer-Encoding: chunked\r\nContent-Length: 4",
        "HTTP/1.1\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked",
        "HTTP/1.1\r\nTransfer-Encoding: chunked, chunked",
        "HTTP/1.1\r\nTransfer-Encoding: chunked\r\nConnection: Upgrade, HTTP2-Settings"
            + "\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA",
        "HTTP/1.0\r\nTransfer-Encoding: chunked"
      })
  void refusesAndClosesWhereTheEndOfABodyIsNotClear(String framing) {
    var smuggled = "GET /auth/providers HTTP/1.1\r\n" + HOST + "\r\n";

    var answer =
        raw(
            "POST /auth/sign-in "
                + framing
                + "\r\n"
                + HOST
                + "Content-Type: application/json\r\n\r\n2\r\n{}\r\n0\r\n\r\n"
                + smuggled);

    assertThat(answer.status()).as(answer.body()).isEqualTo(400);
    assertError(answer, "BAD_REQUEST");
    assertThat(answer.headers().get("Connection")).isEqualTo("close");
    assertThat(answer.body()).doesNotContain(ANSWERED);
  }

  @Test
  void refusesChunksThatAreNone() {
    var answer =
        raw(
            "POST /auth/sign-in HTTP/1.1\r\n"
                + HOST
                + "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n");

    assertThat(answer.status()).as(answer.body()).isEqualTo(400);
    assertError(answer, "BAD_REQUEST");
  }

  /** Heads that two servers in a row could read differently. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Content-Length: 2\r\nContent-Length: 3\r\n",
        "Content-Length: -1\r\n",
        "Content-Length: +2\r\n",
        "Content-Length: 0x2\r\n",
        "Content-Length: 99999999999999999999\r\n",
        "Transfer-Encoding: gzip\r\n",
        "Transfer-Encoding: chunked, gzip\r\n",
        "Transfer-Encoding: xchunked\r\n",
        "Broken Name: 1\r\n",
        "No-Colon\r\n"
      })
  void refusesAHeadThatCanBeReadInTwoWays(String header) {
    var answer =
        raw(
            "POST /resumes HTTP/1.1\r\n"
                + HOST
                + key()
                + "Connection: close\r\nContent-Type: application/json\r\n"
                + header
                + "\r\n{}");

    assertThat(answer.status()).as(answer.body()).isEqualTo(400);
    assertError(answer, "BAD_REQUEST");
    assertThat(answer.body()).doesNotContain(ANSWERED);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "GET /resumes HTTP/1.1|X: 1|400",
        "GET /resumes HTTP/1.1|Host: a b|400",
        "GET /resumes HTTP/1.1|Host: %n%s|400",
        "GET /resumes HTTP/1.1|Host: localhost:x|400",
        "GET /resumes HTTP/1.1|Host: localhost:65536|400",
        "GET /resumes HTTP/1.1|Host: a@b|400",
        "GET /resumes HTTP/1.1|Host: a/b|400",
        "GET /resumes HTTP/1.1|Host: [::1|400",
        "GET /app/sign-in HTTP/1.1|Host: a b|400",
        "GET /q/health/live HTTP/1.1|Host: a b|400",
        "GET /auth/providers HTTP/1.1|Host: [::1]:8080|200",
        "GET http://localhost/auth/providers HTTP/1.1|Host: localhost|200",
        "GET /auth/providers HTTP/1.0|X: 1|200",
        "get /resumes HTTP/1.1|Host: localhost|405",
        "OPTIONS * HTTP/1.1|Host: localhost|404",
        "TRACE /resumes HTTP/1.1|Host: localhost|405",
        "CONNECT localhost:80 HTTP/1.1|Host: localhost|404"
      })
  void answersOddRequestLinesAndHosts(String line, String header, int status) {
    var answer = raw(line + "\r\n" + header + "\r\nConnection: close\r\n\r\n");

    assertThat(answer.status()).as(answer.body()).isEqualTo(status);
    if (status >= 400) {
      assertError(answer);
      assertThat(answer.body()).doesNotContain("details", "stack");
    }
  }

  @Test
  void refusesTwoHosts() {
    var answer = raw("GET /auth/providers HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n");

    assertThat(answer.status()).isEqualTo(400);
    assertError(answer, "BAD_REQUEST");
  }

  @Test
  void readsChunksOfWhichThereAreNone() {
    var answer =
        raw(
            "POST /resumes HTTP/1.1\r\n"
                + HOST
                + key()
                + "Connection: close\r\nContent-Type: application/json\r\n"
                + "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n");

    assertThat(answer.status()).as(answer.body()).isEqualTo(400);
    assertError(answer, "VALIDATION_FAILED");
  }

  /** curl asks so before it sends a large body, and waits a second where nobody answers. */
  @Test
  void asksForTheBodyOfAClientThatWaitsToBeAsked() throws IOException {
    var body = "{\"name\":\"a\"}";
    try (var socket = new Socket("localhost", RestAssured.port)) {
      socket.setSoTimeout(60_000);
      var out = socket.getOutputStream();
      out.write(
          ascii(
              "POST /resumes HTTP/1.1\r\n"
                  + HOST
                  + key()
                  + "Connection: close\r\nContent-Type: application/json\r\nContent-Length: "
                  + body.length()
                  + "\r\nExpect: 100-continue\r\n\r\n"));
      assertThat(new String(socket.getInputStream().readNBytes(21), StandardCharsets.US_ASCII))
          .isEqualTo("HTTP/1.1 100 Continue");
      out.write(ascii(body));
      assertThat(new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
          .contains("HTTP/1.1 201");
    }
  }

  @Test
  void asksForNoBodyThatIsTooLarge() {
    var answer =
        raw(
            "POST /resumes HTTP/1.1\r\n"
                + HOST
                + key()
                + "Connection: close\r\nContent-Type: application/json\r\n"
                + "Content-Length: 99999999\r\nExpect: 100-continue\r\n\r\n");

    assertThat(answer.status()).isEqualTo(413);
    assertError(answer, "PAYLOAD_TOO_LARGE");
  }

  @Test
  void tellsAPersonTheLimitOfABodyOnAPage() {
    var answer =
        raw(
            "POST /app/call/clients HTTP/1.1\r\n"
                + HOST
                + key()
                + "Accept: text/html,application/xhtml+xml\r\nAccept-Language: de\r\n"
                + "Referer: http://localhost/app/clients\r\n"
                + "Connection: close\r\nContent-Type: application/x-www-form-urlencoded\r\n"
                + "Content-Length: 99999999\r\n\r\n");

    assertThat(answer.status()).isEqualTo(413);
    assertThat(answer.body())
        .contains("<html lang=\"de\">", "darf 2 MB haben", "href=\"/app/clients\"");
  }

  /** Others must be served while many wait for bodies that never end. */
  @Test
  void servesOthersWhileBodiesDoNotEnd() throws IOException {
    var slow = "x-api-key: " + Api.newAccount().key() + "\r\n";
    var open = new Socket[300];
    try {
      for (int i = 0; i < open.length; i++) {
        open[i] = new Socket("localhost", RestAssured.port);
        open[i]
            .getOutputStream()
            .write(
                ascii(
                    "POST /resumes HTTP/1.1\r\n"
                        + HOST
                        + slow
                        + "Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{\"name\":"));
      }
      account().request().get("/resumes").then().statusCode(200);
      account().request().body(Map.of("name", "b")).post("/resumes").then().statusCode(201);
      open[0].setSoTimeout(100);
      assertThat(isSilent(open[0])).isTrue();
    } finally {
      for (var socket : open) {
        if (socket != null) {
          socket.close();
        }
      }
    }
  }

  @Test
  void forgetsABodyThatBreaksOff() throws IOException {
    var before = account().request().get("/resumes").jsonPath().getList("$").size();
    try (var socket = new Socket("localhost", RestAssured.port)) {
      socket
          .getOutputStream()
          .write(
              ascii(
                  "POST /resumes HTTP/1.1\r\n"
                      + HOST
                      + key()
                      + "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{\"name\":\"a\"}"));
    }
    assertThat(account().request().get("/resumes").jsonPath().getList("$")).hasSize(before);
    given().get("/auth/providers").then().statusCode(200);
  }

  private static boolean isSilent(Socket socket) throws IOException {
    try {
      return socket.getInputStream().read() < 0;
    } catch (SocketTimeoutException _) {
      return true;
    }
  }

  private static RawHttp.Answer json(String request, String body) {
    return send(request, key() + "Content-Type: application/json\r\n", body);
  }

  private static RawHttp.Answer send(String request, String headers, String body) {
    var length =
        body.isEmpty()
            ? ""
            : "Content-Length: " + body.getBytes(StandardCharsets.UTF_8).length + "\r\n";
    return raw(
        request
            + " HTTP/1.1\r\n"
            + HOST
            + "Connection: close\r\n"
            + headers
            + length
            + "\r\n"
            + body);
  }

  private static RawHttp.Answer raw(String request) {
    return RawHttp.send(RestAssured.port, request.getBytes(StandardCharsets.UTF_8));
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  private static String sorted(String methods) {
    return methods == null
        ? null
        : java.util.Arrays.stream(methods.split(","))
            .map(String::strip)
            .sorted()
            .distinct()
            .collect(Collectors.joining(", "));
  }

  private static void assertError(RawHttp.Answer answer, String code) {
    assertError(answer);
    assertThat(answer.body()).contains("\"code\":\"" + code + "\"");
  }

  private static void assertError(RawHttp.Answer answer) {
    try {
      assertThat(MAPPER.readTree(answer.body()).path("message").asText())
          .isNotBlank()
          .doesNotContain("Exception", "jobtrail", "java.", "org.", "com.");
    } catch (JsonProcessingException e) {
      throw new AssertionError("not JSON: " + answer.body(), e);
    }
    assertThat(answer.headers().get("Content-Type")).startsWith("application/json");
    assertThat(answer.headers().get("X-Request-Id")).isNotBlank();
  }

  private static String key() {
    return "x-api-key: " + account().key() + "\r\n";
  }

  private static TestAccount account() {
    if (account == null) {
      account = Api.newAccount();
    }
    return account;
  }
}
