package dev.jobtrail.resume.reading;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The text of a file as lines.
 *
 * @param columns in reading order; each has lines from top to bottom
 * @param links those of the file
 */
record FileLines(List<List<TextLine>> columns, List<FileLink> links) {

  boolean isEmpty() {
    return columns.stream().allMatch(List::isEmpty);
  }

  /** All of it, one line below the other. */
  String text() {
    return text(TextLine::text);
  }

  /** The same with tabs between the texts of a line. */
  String tabbedText() {
    return text(it -> String.join("\t", it.parts()));
  }

  private String text(Function<TextLine, String> ofLine) {
    return columns.stream()
        .flatMap(List::stream)
        .map(it -> it.isBullet() ? "• " + ofLine.apply(it) : ofLine.apply(it))
        .collect(Collectors.joining("\n"));
  }
}
