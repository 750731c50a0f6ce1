package dev.jobtrail;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.PrivateAddressesResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusIntegrationTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the packaged program writes down of requests, good and bad. */
@QuarkusIntegrationTest
@WithTestResource(PostgresResource.class)
@WithTestResource(PrivateAddressesResource.class)
class LogsIT {

  /** Where Quarkus has the program under test write what else goes to the console. */
  private static final Path LOG = Path.of(System.getProperty("quarkus.log.file.path"));

  private static final String SECRET = "planted-secret-7391";

  @Test
  void keepsSecretsAndTextsOut() throws IOException {
    var account = Api.newAccount();
    var resume =
        account
            .request()
            .body(Map.of("name", SECRET, "data", Map.of("basics", Map.of("summary", SECRET))))
            .post("/resumes")
            .then()
            .statusCode(201)
            .extract()
            .<String>path("id");
    var posting = Map.of("title", SECRET, "company", SECRET, "descriptionRaw", SECRET);
    account
        .request()
        .body(Map.of("resumeId", resume, "notes", SECRET, "posting", posting))
        .post("/applications")
        .then()
        .statusCode(201);
    account.request().get("/resumes/" + resume + "/pdf").then().statusCode(200);
    refused(account, resume);

    assertThat(Files.readString(LOG))
        .isNotEmpty()
        .doesNotContain(SECRET, Api.PASSWORD, account.key(), account.session());
  }

  /** Requests that fail in as many layers as there are. */
  private static void refused(Api.TestAccount account, String resume) {
    Api.browser(SECRET).get("/account").then().statusCode(401);
    given().header("x-api-key", SECRET).get("/resumes").then().statusCode(401);
    account
        .request()
        .body(Map.of("login", account.email(), "password", SECRET))
        .post("/auth/sign-in")
        .then()
        .statusCode(401);
    account.request().body("{\"name\":\"" + SECRET).post("/resumes").then().statusCode(400);
    account.request().body(Map.of(SECRET, SECRET)).post("/resumes").then().statusCode(400);
    account.request().get("/resumes?limit=" + SECRET).then().statusCode(400);
    account
        .request()
        .body(Map.of("data", Map.of("basics", Map.of("email", SECRET + " "))))
        .put("/resumes/" + resume)
        .then()
        .statusCode(400);
  }

  @Test
  void writesOneJsonObjectALine() throws IOException {
    var mapper = new ObjectMapper();
    for (var line : Files.readAllLines(LOG)) {
      var entry = mapper.readTree(line);
      assertThat(entry.path("level").asText()).isNotEmpty();
      assertThat(entry.path("timestamp").asText()).isNotEmpty();
      assertThat(entry.has("message")).isTrue();
    }
  }
}
