package dev.jobtrail.attempt;

import static dev.jobtrail.testing.Waiting.await;

import dev.jobtrail.testing.Applicant;
import io.restassured.response.ValidatableResponse;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.hamcrest.Matchers;

/** A person with an apply profile, and what they do with runs. */
record Applying(Applicant applicant) {

  private static final Duration LONGEST = Duration.ofSeconds(90);

  static Applying create() {
    return create("review");
  }

  static Applying create(String submitMode) {
    var applying = new Applying(Applicant.create());
    applying.writeProfile(Map.of("submitMode", submitMode));
    return applying;
  }

  /** The usual profile with some values in place of its own. */
  void writeProfile(Map<String, ?> others) {
    var profile = new HashMap<String, Object>();
    profile.put("firstName", "Jana");
    profile.put("lastName", "Novak");
    profile.put("email", "jana.novak@example.com");
    profile.put("phone", "+49 30 901820");
    profile.put(
        "address",
        Map.of(
            "street", "Hafenstrasse 12",
            "city", "Berlin",
            "region", "Berlin",
            "postalCode", "10997",
            "country", "DE"));
    profile.put(
        "links",
        Map.of(
            "linkedin", "https://www.linkedin.com/in/jana-novak-example",
            "github", "https://github.com/jana-novak-example"));
    profile.put(
        "workAuthorization",
        List.of(Map.of("country", "DE", "authorized", true, "needsSponsorship", false)));
    profile.put("consents", Map.of("dataProcessing", true, "talentPool", false));
    profile.putAll(others);
    applicant.request().body(profile).put("/apply/profile").then().statusCode(200);
  }

  /** An application for the job at an address; its id. */
  String track(String url) {
    var posting = new HashMap<String, Object>(Applicant.POSTING);
    posting.put("url", url);
    var id = applicant.track(posting, null);
    applicant
        .request()
        .body(Map.of("coverLetter", LETTER))
        .put("/applications/" + id + "/cover-letter")
        .then()
        .statusCode(200);
    return id;
  }

  private static final String LETTER =
      """
      Dear team,

      I have built REST services in Java for eight years and would like to do so for harbours.

      Kind regards
      Jana Novak
      """;

  /** Starts a run; its id. */
  String start(String applicationId) {
    return applicant
        .request()
        .post("/applications/" + applicationId + "/attempts")
        .then()
        .statusCode(201)
        .extract()
        .path("id");
  }

  ValidatableResponse read(String attemptId) {
    return applicant.get("/attempts/" + attemptId).statusCode(200);
  }

  /** Waits until no browser is at it. */
  ValidatableResponse awaitRest(String attemptId) {
    await()
        .atMost(LONGEST)
        .until(
            () -> read(attemptId).extract().path("state"),
            Matchers.<Object>in(List.of("asking", "ready", "done")));
    return read(attemptId);
  }

  /** Starts a run, and answers what it asks until it rests. */
  ValidatableResponse run(String applicationId, Map<String, String> answers) {
    var attempt = start(applicationId);
    var rest = awaitRest(attempt);
    for (int i = 0; i < 4 && rest.extract().path("state").equals("asking"); i++) {
      answer(attempt, answersTo(rest, answers), false).statusCode(202);
      rest = awaitRest(attempt);
    }
    return rest;
  }

  ValidatableResponse answer(String attemptId, Map<String, String> answers, boolean remember) {
    var list =
        answers.entrySet().stream()
            .map(it -> Map.of("question", it.getKey(), "value", it.getValue()))
            .toList();
    return applicant
        .request()
        .body(Map.of("answers", list, "remember", remember))
        .post("/attempts/" + attemptId + "/answers")
        .then();
  }

  ValidatableResponse submit(String attemptId) {
    return applicant.request().post("/attempts/" + attemptId + "/submit").then();
  }

  /** What a person would say: what the test wants said, else the first choice, else a sentence. */
  static Map<String, String> answersTo(ValidatableResponse asking, Map<String, String> known) {
    List<Map<String, Object>> asked = asking.extract().path("asked");
    var answers = new HashMap<String, String>();
    for (var question : asked) {
      var label = (String) question.get("question");
      var options = (List<?>) question.get("options");
      answers.put(
          label,
          known.getOrDefault(
              label, options.isEmpty() ? "Harbours fascinate me." : firstChoice(options)));
    }
    return answers;
  }

  private static String firstChoice(List<?> options) {
    return options.contains("Yes") ? "Yes" : (String) options.getFirst();
  }
}
