package dev.jobtrail.testing;

import static dev.jobtrail.testing.Waiting.await;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.oneOf;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;

/** An account with the resume of a backend engineer, and what it has done for applications. */
public record Applicant(Api.TestAccount account, String resumeId) {

  /** A posting that the resume answers well, but for Kafka and Terraform. */
  public static final Map<String, Object> POSTING =
      Map.of(
          "title",
          "Senior Backend Engineer",
          "company",
          "Northwind",
          "location",
          "Berlin",
          "isRemote",
          true,
          "descriptionRaw",
          """
          <p>Northwind builds software for harbours.</p>
          <h3>What you will do</h3>
          <ul><li>Design REST services in Java</li>
          <li>Run them on Kubernetes and PostgreSQL</li></ul>
          <h3>What you bring</h3>
          <ul><li>5+ years of experience with Java</li><li>PostgreSQL and Kubernetes</li>
          <li>Kafka and Terraform</li></ul>
          """);

  public static Applicant create() {
    return create(resume());
  }

  public static Applicant create(JsonNode document) {
    var account = Api.newAccount();
    return new Applicant(account, addResume(account, document, null));
  }

  /** One whose applications are for a client of theirs. */
  public static Applicant forClient(Api.TestAccount account, String clientId) {
    return new Applicant(account, addResume(account, resume(), clientId));
  }

  /** The document of the resume. */
  public static JsonNode resume() {
    try (var source = Applicant.class.getResourceAsStream("/resumes/backend-engineer.json")) {
      return new ObjectMapper().readTree(source);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String addResume(Api.TestAccount account, JsonNode document, String clientId) {
    var body = new HashMap<String, Object>();
    body.put("name", "Backend engineer");
    body.put("data", document);
    if (clientId != null) {
      body.put("clientId", clientId);
    }
    return account
        .request()
        .body(body)
        .post("/resumes")
        .then()
        .statusCode(201)
        .extract()
        .path("id");
  }

  public RequestSpecification request() {
    return account.request();
  }

  public ValidatableResponse get(String path) {
    return request().get(path).then();
  }

  public ValidatableResponse post(String path) {
    return request().post(path).then();
  }

  public ValidatableResponse post(String path, Map<String, ?> body) {
    return request().body(body).post(path).then();
  }

  /** The id of a new application for {@link #POSTING}. */
  public String track() {
    return track(POSTING, null);
  }

  public String track(Map<String, Object> posting, String clientId) {
    var body = new HashMap<String, Object>();
    body.put("resumeId", resumeId);
    body.put("posting", posting);
    if (clientId != null) {
      body.put("clientId", clientId);
    }
    return post("/applications", body).statusCode(201).extract().path("id");
  }

  public ValidatableResponse application(String id) {
    return get("/applications/" + id).statusCode(200);
  }

  public void move(String id, String status) {
    post("/applications/" + id + "/status", Map.of("status", status)).statusCode(200);
  }

  /** Has an application reviewed, and answers the work once it is over. */
  public ValidatableResponse review(String id) {
    return awaitEnd(post("/applications/" + id + "/review"));
  }

  /** The same for its tailoring. */
  public ValidatableResponse tailor(String id) {
    return awaitEnd(post("/applications/" + id + "/tailor"));
  }

  /** The same for its letter. */
  public ValidatableResponse writeLetter(String id, Map<String, ?> body) {
    return awaitEnd(post("/applications/" + id + "/cover-letter", body));
  }

  /** Waits until the work is over that an answer has taken up. */
  public ValidatableResponse awaitEnd(ValidatableResponse takenUp) {
    var location = takenUp.statusCode(202).extract().header("Location");
    return awaitEnd(location.substring(location.indexOf("/work/")));
  }

  /** Waits until work or a message is over. */
  public ValidatableResponse awaitEnd(String path) {
    await()
        .untilAsserted(
            () -> get(path).statusCode(200).body("state", not(oneOf("queued", "running"))));
    return get(path);
  }
}
