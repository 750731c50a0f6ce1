package dev.jobtrail.testing;

import static dev.jobtrail.testing.Waiting.await;
import static io.restassured.RestAssured.given;

import io.restassured.http.ContentType;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import java.util.function.Supplier;

/** What tests of the running service begin with. */
public final class Api {

  public static final String PASSWORD = "correct horse battery staple";

  private static final String COOKIE = "jobtrail_session";

  private Api() {}

  /** A signed-up account with a session and a key. */
  public record TestAccount(String username, String email, String session, String key) {

    /** A JSON request by key. */
    public RequestSpecification request() {
      return given().header("x-api-key", key).contentType(ContentType.JSON);
    }

    /** A JSON request as the service's own pages make it. */
    public RequestSpecification browser() {
      return Api.browser(session);
    }

    /** A new JSON request for each call, by a new key with limits. */
    public Supplier<RequestSpecification> withKey(Map<String, ?> limits) {
      var limited = limitedKey(limits);
      return () -> given().header("x-api-key", limited).contentType(ContentType.JSON);
    }

    /** A new key with limits. */
    public String limitedKey(Map<String, ?> limits) {
      var body = new HashMap<String, Object>(limits);
      body.put("name", "limited");
      var made = browser().body(body).post("/api-keys").then().statusCode(201);
      return made.extract().path("key");
    }

    /** Adds a resume with an empty document; returns its id. */
    public String addResume(String name) {
      return request()
          .body(Map.of("name", name))
          .post("/resumes")
          .then()
          .statusCode(201)
          .extract()
          .path("id");
    }

    /** Deletes the account, as its owner does. */
    public Response delete() {
      return browser().body(Map.of("currentPassword", PASSWORD)).delete("/account");
    }

    /** Deletes the account and waits until all that it holds is gone. */
    public void deleteWholly() {
      var progress = delete().then().statusCode(202).extract().header("Location");
      await()
          .atMost(Duration.ofSeconds(60))
          .until(() -> given().get(progress).path("state").equals("done"));
    }
  }

  /** A new account that nobody else uses. */
  public static TestAccount newAccount() {
    var username = "u" + UUID.randomUUID().toString().substring(0, 18);
    var email = username + "@example.com";
    signUp(username, email);
    var session = signIn(username, PASSWORD);
    var key =
        browser(session)
            .body(Map.of("name", "test"))
            .post("/api-keys")
            .then()
            .statusCode(201)
            .extract()
            .<String>path("key");
    return new TestAccount(username, email, session, key);
  }

  /** Signs up with {@link #PASSWORD}. */
  public static void signUp(String username, String email) {
    given()
        .contentType(ContentType.JSON)
        .body(
            Map.of(
                "username", username, "email", email, "password", PASSWORD, "name", "Test Person"))
        .post("/auth/sign-up")
        .then()
        .statusCode(201);
  }

  /** The token of a new session. */
  public static String signIn(String login, String password) {
    return given()
        .contentType(ContentType.JSON)
        .body(Map.of("login", login, "password", password))
        .post("/auth/sign-in")
        .then()
        .statusCode(200)
        .extract()
        .cookie(COOKIE);
  }

  /** Sets a new password by the link that is mailed to the account's address. */
  public static void resetPassword(TestAccount account, Mailbox mailbox, String password) {
    given()
        .contentType(ContentType.JSON)
        .body(Map.of("email", account.email()))
        .post("/auth/password/forgot")
        .then()
        .statusCode(202);
    mailbox.awaitText(account.email(), "set a new password for Jobtrail");
    given()
        .contentType(ContentType.JSON)
        .body(Map.of("token", mailbox.newestToken(account.email()), "password", password))
        .post("/auth/password/reset")
        .then()
        .statusCode(204);
  }

  /** A request with a session, from the service's own origin. */
  public static RequestSpecification browser(String session) {
    return given()
        .cookie(COOKIE, session)
        .header("Sec-Fetch-Site", "same-origin")
        .contentType(ContentType.JSON);
  }
}
