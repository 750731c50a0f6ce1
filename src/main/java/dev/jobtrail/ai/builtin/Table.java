package dev.jobtrail.ai.builtin;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;

/** The tables of words that come with the program, one entry a line. */
final class Table {

  private Table() {}

  /** The lines of a table that say something. */
  static List<String> lines(String name) {
    try (var source = Table.class.getResourceAsStream("/ai/" + name)) {
      var text =
          new String(Objects.requireNonNull(source, name).readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Hands on what stands in the brackets that begin a line, and the rest of the line. */
  static void eachNamed(String name, BiConsumer<String, String> reader) {
    for (var line : lines(name)) {
      var end = line.indexOf(']');
      reader.accept(line.substring(1, end), line.substring(end + 1).strip());
    }
  }
}
