package dev.jobtrail.ai.model;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.ai.AiSettingsOf;
import dev.jobtrail.ai.BuilderTask;
import dev.jobtrail.ai.CoverLetterTone;
import dev.jobtrail.ai.LetterTask;
import dev.jobtrail.ai.PostingText;
import dev.jobtrail.ai.TailoringTask;
import dev.jobtrail.posting.ParsedDescription;
import dev.jobtrail.resume.document.ResumePatch;
import dev.jobtrail.resume.document.ResumeSchema;
import dev.jobtrail.testing.ModelServer;
import dev.jobtrail.trace.Tracer;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.vertx.core.Vertx;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** An engine with an endpoint of its own, and what it is asked about. */
final class Modelled implements AutoCloseable {

  static final String KEY = "sk-0123456789abcdefSECRET";

  static final PostingText POSTING =
      new PostingText(
          "Backend Engineer",
          "Northwind",
          "Berlin",
          false,
          "<p>We build logistics software.</p><ul><li>Build APIs in Java and Kotlin</li>"
              + "<li>Run PostgreSQL and Kubernetes</li></ul>");

  static final ParsedDescription PARSED =
      new ParsedDescription(
          "A job.", List.of("Build APIs"), List.of("Java"), List.of("Java", "PostgreSQL"));

  static final JsonNode RESUME =
      json(
          """
          {"basics": {"name": "Jana Novak", "label": "Developer", "email": "jana@example.org",
            "phone": "+49 30 1", "image": "https://example.org/j.png", "summary": "I build APIs.",
            "location": {"address": "Street 1", "city": "Berlin", "countryCode": "DE"},
            "profiles": [{"network": "GitHub", "username": "jana"}]},
           "work": [
            {"name": "Acme", "position": "Developer", "startDate": "2020-01",
             "highlights": ["Wrote Java services", "Ran PostgreSQL", "Held a talk"]},
            {"name": "Beta", "position": "Intern", "startDate": "2019-01", "endDate": "2019-12",
             "summary": "Helped out."}],
           "skills": [{"name": "Programming", "keywords": ["Java", "SQL"]}, {"name": "Databases"}],
           "interests": [{"name": "Chess"}],
           "meta": {"jobtrail": {"note": "private"}}}
          """);

  static final SimpleMeterRegistry METRICS = new SimpleMeterRegistry();
  private static final Vertx VERTX = Vertx.vertx();
  private static final ResumePatch PATCH = new ResumePatch();
  private static final ResumeSchema SCHEMA = new ResumeSchema();

  final ModelServer server = new ModelServer();
  final ModelEngine engine;

  Modelled(String... namesAndValues) {
    var values = new HashMap<String, String>();
    values.put("base-url", server.baseUrl());
    values.put("api-key", KEY);
    values.put("model", "test-model");
    values.put("timeout", "5s");
    values.put("first-retry-wait", "20ms");
    values.put("max-retry-wait", "1s");
    for (var i = 0; i < namesAndValues.length; i += 2) {
      values.put(namesAndValues[i], namesAndValues[i + 1]);
    }
    engine = engine(values);
  }

  static ModelEngine engine(Map<String, String> values) {
    return new ModelEngine(
        AiSettingsOf.values(values),
        VERTX,
        Clock.fixed(Instant.parse("2026-03-04T10:00:00Z"), ZoneOffset.UTC),
        METRICS,
        Tracer.off(),
        PATCH,
        SCHEMA);
  }

  static JsonNode json(String text) {
    try {
      return new ObjectMapper().readTree(text);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(text, e);
    }
  }

  static TailoringTask tailoring() {
    return new TailoringTask(RESUME, List.of("I speak Czech."), POSTING, PARSED);
  }

  static LetterTask letterTask(String instructions) {
    return new LetterTask(
        RESUME, List.of(), POSTING, PARSED, CoverLetterTone.WARM, instructions, List.of());
  }

  static BuilderTask message(String text) {
    return new BuilderTask(
        RESUME, List.of(), List.of(new BuilderTask.Turn("Hello", "Hello, Jana.")), text, _ -> true);
  }

  static String scores(String skills) {
    return """
    {"dimensions": {
      "skills": {"rationale": "Java at Acme.", "score": %s},
      "experience": {"rationale": "Six years.", "score": 80},
      "seniority": {"rationale": "Fits.", "score": 80},
      "education": {"rationale": "None asked for.", "score": 80},
      "location": {"rationale": "Berlin.", "score": 80},
      "keywords": {"rationale": "Two of four.", "score": 80}},
     "missingKeywords": ["Kubernetes", "Java", "Haskell", "kubernetes", "Kotlin"],
     "strengths": ["Java services at Acme"]}
    """
        .formatted(skills);
  }

  static String letterOf(int words) {
    return "Dear team,\n\n\n\n" + "word ".repeat(words - 4).strip() + "\n\nJana Novak";
  }

  @Override
  public void close() {
    engine.close();
    server.close();
  }
}
