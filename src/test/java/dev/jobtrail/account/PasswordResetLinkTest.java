package dev.jobtrail.account;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.NoBrowser;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.http.ContentType;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.sql.SQLException;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@TestProfile(NoBrowser.class)
@WithTestResource(PostgresResource.class)
class PasswordResetLinkTest {

  private static final String PASSWORD = "a rather different phrase";

  @Inject DataSource dataSource;

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void hasATokenThatSetsAPassword(boolean byEmail) throws SQLException {
    var account = Api.newAccount();
    var token = token(byEmail ? account.email().toUpperCase() : account.username()).orElseThrow();

    Api.browser(account.session()).get("/account").then().statusCode(200);
    post(Map.of("token", token, "password", PASSWORD))
        .post("/auth/password/reset")
        .then()
        .statusCode(204);

    Api.browser(account.session()).get("/account").then().statusCode(401);
    post(Map.of("login", account.username(), "password", PASSWORD))
        .post("/auth/sign-in")
        .then()
        .statusCode(200)
        .body("username", equalTo(account.username()));
  }

  @Test
  void isNotCreatedForAnUnknownName() throws SQLException {
    assertThat(token("nobody-of-that-name")).isEmpty();
  }

  private static RequestSpecification post(Map<String, String> body) {
    return given().contentType(ContentType.JSON).header("Sec-Fetch-Site", "same-origin").body(body);
  }

  private Optional<String> token(String login) throws SQLException {
    try (var connection = dataSource.getConnection()) {
      return PasswordResetLink.token(connection, login, Clock.systemUTC());
    }
  }
}
