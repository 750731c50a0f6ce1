package dev.jobtrail.ai.builtin.advice;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** Reads the tables below {@code ai/advice}. */
final class Resource {

  private Resource() {}

  /** The lines of a table without empty ones and comments. */
  static List<String> lines(String name) {
    try (var source = Resource.class.getResourceAsStream("/ai/advice/" + name)) {
      var text =
          new String(Objects.requireNonNull(source, name).readAllBytes(), StandardCharsets.UTF_8);
      return text.lines()
          .map(String::strip)
          .filter(line -> !line.isEmpty() && !line.startsWith("#"))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
