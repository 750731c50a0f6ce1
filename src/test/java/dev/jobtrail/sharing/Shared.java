package dev.jobtrail.sharing;

import static io.restassured.RestAssured.given;

import dev.jobtrail.testing.Api;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * A shared resume, and what its owner and strangers do with it.
 *
 * @param id the resume's
 */
public record Shared(Api.TestAccount owner, String id, String slug) {

  public static final String PASSWORD = "open sesame";
  static final String HEADER = "x-resume-password";

  /** A new account's resume that everyone may see. */
  public static Shared resume() {
    return resume("{\"basics\":{\"name\":\"Jana Novak\",\"label\":\"Engineer\"}}");
  }

  /** The same of an account that there is. */
  public static Shared resume(Api.TestAccount owner) {
    var shared = privateResume(owner, "{}");
    shared.share(true);
    return shared;
  }

  /** A new account's resume with a document that everyone may see. */
  public static Shared resume(String document) {
    var shared = privateResume(document);
    shared.share(true);
    return shared;
  }

  /** A new account's resume, imported from a JSON Resume document, that everyone may see. */
  static Shared imported(String document) {
    return imported(Api.newAccount(), document);
  }

  /** The same of an account that there is. */
  static Shared imported(Api.TestAccount owner, String document) {
    var made =
        owner
            .request()
            .body(
                ("{\"format\":\"json_resume\",\"data\":" + document + "}")
                    .getBytes(StandardCharsets.UTF_8))
            .post("/resumes/import")
            .then()
            .statusCode(201)
            .extract();
    var shared = new Shared(owner, made.path("id"), made.path("slug"));
    shared.share(true);
    return shared;
  }

  /** A new account's resume that nobody else may see. */
  static Shared privateResume(String document) {
    return privateResume(Api.newAccount(), document);
  }

  private static Shared privateResume(Api.TestAccount owner, String document) {
    var made =
        owner
            .request()
            .body("{\"name\":\"Back end\",\"data\":" + document + "}")
            .post("/resumes")
            .then()
            .statusCode(201)
            .extract();
    return new Shared(owner, made.path("id"), made.path("slug"));
  }

  /** A new account's resume that {@link #PASSWORD} protects. */
  static Shared protectedResume() {
    var shared = resume();
    shared.protect(PASSWORD);
    return shared;
  }

  public void share(boolean isPublic) {
    change(Map.of("isPublic", isPublic));
  }

  void change(Map<String, ?> edit) {
    owner.request().body(edit).put("/resumes/" + id).then().statusCode(200);
  }

  public void protect(String password) {
    owner
        .request()
        .body(Map.of("password", password))
        .put("/resumes/" + id + "/password")
        .then()
        .statusCode(200);
  }

  /** Where programs find it. */
  public String path() {
    return "/resumes/" + owner.username() + "/" + slug;
  }

  /** Where people find it. */
  String page() {
    return "/r/" + owner.username() + "/" + slug;
  }

  /** A request of somebody without a key. */
  public static RequestSpecification stranger() {
    return given().contentType(ContentType.JSON);
  }

  /** The same with a password in the header. */
  public static RequestSpecification stranger(String password) {
    return stranger().header(HEADER, password);
  }

  ValidatableResponse verify(String password) {
    return stranger().body(Map.of("password", password)).post(path() + "/password/verify").then();
  }

  /** The cookie of a visitor who gives the right password. */
  public io.restassured.http.Cookie pass() {
    return verify(PASSWORD)
        .statusCode(204)
        .extract()
        .detailedCookie("jobtrail_share_" + id.replace("-", ""));
  }

  public JsonPath statistics() {
    return owner
        .request()
        .get("/resumes/" + id + "/statistics")
        .then()
        .statusCode(200)
        .extract()
        .jsonPath();
  }

  public int views() {
    return statistics().getInt("views");
  }

  public int downloads() {
    return statistics().getInt("downloads");
  }
}
