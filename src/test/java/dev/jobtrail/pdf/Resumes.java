package dev.jobtrail.pdf;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Instant;

/** Resumes to print in tests. */
final class Resumes {
  static final Instant VERSION = Instant.parse("2026-03-04T05:06:07.089Z");

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private Resumes() {}

  /** Two pages of a career, in Czech, Greek, Cyrillic and Vietnamese names. */
  static JsonNode engineer() {
    return stored("/resumes/engineer.resume.json");
  }

  /** The sample that JSON Resume publishes. */
  static JsonNode sample() {
    return stored("/resume/json-resume-sample.json");
  }

  /** Written with single quotes, as JSON is hard to read inside Java. */
  static JsonNode of(String json) {
    try {
      return MAPPER.readTree(json.replace('\'', '"'));
    } catch (IOException malformed) {
      throw new UncheckedIOException(malformed);
    }
  }

  /** A resume of the tests. */
  static JsonNode stored(String path) {
    try (InputStream stream = Resumes.class.getResourceAsStream(path)) {
      return MAPPER.readTree(stream);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
