package dev.jobtrail.resume.reading;

import dev.jobtrail.resume.reactive.Period;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An entry of a section: a job, a degree, a project.
 *
 * @param head its lines that name it
 * @param period null for none
 * @param story its paragraphs, and its bullets
 * @param isMarked whether the file itself marks its first line, which is then a whole name
 */
record FileEntry(List<HeadLine> head, Period period, List<TextLine> story, boolean isMarked) {

  /**
   * A line of a head.
   *
   * @param row counted from the line with the period, or from the first one without a period
   * @param parts its parts without the period
   * @param starts beginnings of parts that look different from their rest
   */
  record HeadLine(int row, List<String> parts, List<String> starts) {}

  /**
   * The parts of the head in their order; those of one line that only a comma parts are parts of
   * their own.
   */
  List<String> fields() {
    var parts = head.stream().flatMap(it -> it.parts().stream()).toList();
    return isMarked ? HeadSplit.PARTS.of(parts) : HeadFields.of(parts);
  }

  /** All that its lines say, one below the other. */
  String text() {
    return Stream.concat(
            head.stream().map(it -> String.join(" ", it.parts())),
            story.stream().map(TextLine::text))
        .collect(Collectors.joining("\n"));
  }
}
