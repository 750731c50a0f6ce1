package dev.jobtrail.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Description;
import dev.jobtrail.testing.Description.Operation;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.RawHttp;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import jakarta.ws.rs.core.MediaType;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every operation that is described is sent bodies that are not JSON. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
class JsonBodiesTest {

  private static final String ID = "0199aaaa-0000-7000-8000-000000000000";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Content-Type: text/plain\r\n",
        "Content-Type: text/*\r\n",
        "Content-Type: */*\r\n",
        "Content-Type: text/plain;charset=nope\r\n",
        "Content-Type: application/json, application/json\r\n",
        "Content-Type: application/json\r\nContent-Type: text/plain\r\n",
        "Content-Type: application/json;charset=nope\r\n",
        "Content-Type: application/x-www-form-urlencoded\r\n",
        ""
      })
  void refusesWhatIsNotJson(String header) {
    assertAll(header, 415, "UNSUPPORTED_MEDIA_TYPE");
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "a/b/c", ";;", "application/json;=", "\""})
  void refusesWhatIsNoMediaType(String type) {
    assertAll("Content-Type: " + type + "\r\n", 400, "BAD_REQUEST");
  }

  @Test
  void knowsTheOperations() {
    assertThat(operations()).hasSizeGreaterThan(40);
    assertThat(operations().stream().map(Operation::path))
        .contains(
            "/auth/password/forgot",
            "/auth/verify-email",
            "/resumes/{username}/{slug}/password/verify",
            "/agent/builder/resumes/{resumeId}/messages");
  }

  private static void assertAll(String header, int status, String code) {
    var key = Api.newAccount().key();
    var softly = new SoftAssertions();
    for (var operation : operations()) {
      var answer = send(operation, key, header);
      softly.assertThat(answer.status()).as(operation + " " + answer.body()).isEqualTo(status);
      softly.assertThat(answer.body()).as("%s", operation).contains("\"code\":\"" + code + "\"");
    }
    softly.assertAll();
  }

  private static List<Operation> operations() {
    return Description.read().operations().stream()
        .filter(it -> !it.verb().equals("get"))
        .filter(it -> !it.node().at("/requestBody/content").has(MediaType.APPLICATION_OCTET_STREAM))
        .toList();
  }

  private static RawHttp.Answer send(Operation operation, String key, String header) {
    var request =
        operation.verb().toUpperCase(Locale.ROOT)
            + " "
            + operation.path().replaceAll("\\{[^}]*}", ID)
            + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nx-api-key: "
            + key
            + "\r\n"
            + header
            + "Content-Length: 14\r\n\r\n{\"text\":\"abc\"}";
    return RawHttp.send(RestAssured.port, request.getBytes(StandardCharsets.UTF_8));
  }
}
