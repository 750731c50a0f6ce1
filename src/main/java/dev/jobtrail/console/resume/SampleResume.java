package dev.jobtrail.console.resume;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The resume of an invented person to start from. */
final class SampleResume {

  private static final String FILE = "/samples/resume.json";

  private SampleResume() {}

  /** The JSON Resume document. */
  static String text() {
    try (var file = SampleResume.class.getResourceAsStream(FILE)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
