package dev.jobtrail.testing;

import dev.jobtrail.testing.ModelServer.Behaviour;
import java.util.concurrent.CountDownLatch;

/** What a good model answers about an {@link Applicant}. */
public final class ModelAnswers {

  public static final String PARSED =
      """
      {"summary": "Builds services.", "responsibilities": ["Build services"],
       "requirements": ["Java"], "keywords": ["Java", "Kubernetes", "Kafka"]}
      """;

  public static final String SCORED =
      """
      {"dimensions": {
        "skills": {"rationale": "Java at Acme Logistics.", "score": 80},
        "experience": {"rationale": "Nine years.", "score": 80},
        "seniority": {"rationale": "Senior since 2020.", "score": 80},
        "education": {"rationale": "A master's degree.", "score": 80},
        "location": {"rationale": "Berlin.", "score": 80},
        "keywords": {"rationale": "Two of three.", "score": 80}},
       "missingKeywords": ["Kafka"], "strengths": ["Java at Acme Logistics"]}
      """;

  /** One change that the resume bears, and one that it does not. */
  public static final String TAILORED =
      """
      {"changes": [
        {"kind": "keyword", "place": "/skills/1/keywords/-", "after": "Kubernetes", "order": null,
         "reason": "The posting asks for it."},
        {"kind": "keyword", "place": "/skills/1/keywords/-", "after": "Kafka", "order": null,
         "reason": "The posting asks for it."}]}
      """;

  public static final String REPLY = "Your first highlight can go. The rest answers the posting.";

  /** One suggestion that the resume bears, and one that it does not. */
  public static final String ANSWERED =
      """
      {"reply": "%s", "suggestions": [
        {"title": "Drop the hackathon", "reason": "It says little.", "operations": [
          {"op": "remove", "path": "/work/0/highlights/0", "from": null, "value_json": null}]},
        {"title": "Name Kafka", "reason": "It is asked for.", "operations": [
          {"op": "add", "path": "/skills/1/keywords/-", "from": null,
           "value_json": "\\"Kafka\\""}]}]}
      """
          .formatted(REPLY);

  public static final String NO_JUDGEMENTS = "{\"judgements\": []}";

  private ModelAnswers() {}

  /** A good answer to each question but for letters. */
  public static Behaviour good() {
    return ModelServer.saying(
        request ->
            switch (request.schemaName()) {
              case "parse" -> PARSED;
              case "score" -> SCORED;
              case "tailor" -> TAILORED;
              case "answer" -> ANSWERED;
              case "judge" -> NO_JUDGEMENTS;
              default -> throw new IllegalStateException("Nobody asked for " + request.body());
            });
  }

  /** A good answer once the latch opens. */
  public static Behaviour goodAfter(CountDownLatch latch) {
    return (request, out) -> {
      try {
        latch.await();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      good().answer(request, out);
    };
  }
}
