package dev.jobtrail.testing;

import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;

/** An account that works for clients. */
public record Operator(Api.TestAccount account) {

  public static Operator create() {
    return new Operator(Api.newAccount());
  }

  /** A JSON request by key. */
  public RequestSpecification request() {
    return account.request();
  }

  public ValidatableResponse get(String path) {
    return request().urlEncodingEnabled(false).get(path).then();
  }

  /** A request without a body. */
  public ValidatableResponse post(String path) {
    return request().post(path).then();
  }

  public ValidatableResponse post(String path, Object body) {
    return request().body(body).post(path).then();
  }

  public ValidatableResponse put(String path, Object body) {
    return request().body(body).put(path).then();
  }

  public ValidatableResponse patch(String path, Object body) {
    return request().body(body).patch(path).then();
  }

  public ValidatableResponse delete(String path) {
    return request().delete(path).then();
  }

  /** The id of a new client. */
  public String client(String name) {
    return client(Map.of("name", name));
  }

  /** The id of a new client. */
  public String client(Map<String, Object> description) {
    return post("/clients", description).statusCode(201).extract().path("id");
  }

  /**
   * The id of a new resume.
   *
   * @param client null for the account's own
   */
  public String resume(String client) {
    var body = new HashMap<String, Object>();
    body.put("name", "Engineer");
    body.put("clientId", client);
    body.put("data", Map.of("basics", Map.of("name", "Jana Novak")));
    return post("/resumes", body).statusCode(201).extract().path("id");
  }

  /** The id of a new application for whomever the resume belongs to. */
  public String application(String client, String resume) {
    return track(client, resume).statusCode(201).extract().path("id");
  }

  /** Asks for a new application. */
  public ValidatableResponse track(String client, String resume) {
    var body = new HashMap<String, Object>();
    body.put("resumeId", resume);
    body.put("clientId", client);
    body.put(
        "posting",
        Map.of(
            "title", "Staff Engineer",
            "company", "Acme",
            "descriptionRaw", "Build things that last.",
            "url", "https://jobs.example.com/" + UUID.randomUUID()));
    return post("/applications", body);
  }

  public ValidatableResponse move(String application, String status) {
    return post("/applications/" + application + "/status", Map.of("status", status));
  }

  public UUID id() {
    return UUID.fromString(get("/account").extract().path("id"));
  }
}
