package dev.jobtrail.ai.builtin;

import dev.jobtrail.text.TextResource;
import java.util.List;
import java.util.function.BiConsumer;

/** The tables of words that come with the program, one entry a line. */
final class Table {

  private Table() {}

  /** The lines of a table that say something. */
  static List<String> lines(String name) {
    return TextResource.lines("/ai/" + name);
  }

  /** Hands on what stands in the brackets that begin a line, and the rest of the line. */
  static void eachNamed(String name, BiConsumer<String, String> reader) {
    for (var line : lines(name)) {
      var end = line.indexOf(']');
      reader.accept(line.substring(1, end), line.substring(end + 1).strip());
    }
  }
}
