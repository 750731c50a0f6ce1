package dev.jobtrail.application;

import static io.restassured.RestAssured.given;

import dev.jobtrail.testing.Api;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;

/** An account with a resume, and what it does with applications. */
record Tracker(Api.TestAccount account, String resumeId) {

  static Tracker create() {
    var account = Api.newAccount();
    var resume =
        account
            .request()
            .body(Map.of("name", "Platform roles"))
            .post("/resumes")
            .then()
            .statusCode(201)
            .extract()
            .<String>path("id");
    return new Tracker(account, resume);
  }

  RequestSpecification request() {
    return account.request();
  }

  UUID accountId() {
    return UUID.fromString(request().get("/account").then().extract().path("id"));
  }

  static Map<String, Object> posting(String title) {
    var posting = new HashMap<String, Object>();
    posting.put("title", title);
    posting.put("company", "Acme");
    posting.put("descriptionRaw", "Build things that last.");
    return posting;
  }

  Map<String, Object> body(Map<String, Object> posting) {
    var body = new HashMap<String, Object>();
    body.put("resumeId", resumeId);
    body.put("posting", posting);
    return body;
  }

  ValidatableResponse post(Map<String, Object> posting) {
    return request().body(body(posting)).post("/applications").then();
  }

  /** The id of a new application. */
  String track(String title) {
    return track(posting(title));
  }

  String track(Map<String, Object> posting) {
    return post(posting).statusCode(201).extract().path("id");
  }

  ValidatableResponse move(String id, String status) {
    return request().body(Map.of("status", status)).post("/applications/" + id + "/status").then();
  }

  ValidatableResponse get(String path) {
    return request().urlEncodingEnabled(false).get(path).then();
  }

  static RequestSpecification anonymous() {
    return given();
  }
}
