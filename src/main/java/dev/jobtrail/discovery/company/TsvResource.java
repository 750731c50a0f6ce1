package dev.jobtrail.discovery.company;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** Reads the tables of this package; a line that begins with a number sign is a comment. */
final class TsvResource {

  private static final int COLUMNS = 3;

  private TsvResource() {}

  /** The rows of a table, with three columns each. */
  static List<String[]> rows(String name) {
    try (var source = TsvResource.class.getResourceAsStream("/discovery/" + name)) {
      var text = new String(Objects.requireNonNull(source).readAllBytes(), StandardCharsets.UTF_8);
      return text.lines()
          .filter(it -> !it.startsWith("#"))
          .map(it -> it.split("\t", COLUMNS))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
