package dev.jobtrail.resume.reading;

import java.util.List;

/**
 * The text of a file as lines.
 *
 * @param columns in reading order; each has lines from top to bottom
 * @param links where links in the file lead to
 */
record FileLines(List<List<TextLine>> columns, List<String> links) {

  boolean isEmpty() {
    return columns.stream().allMatch(List::isEmpty);
  }
}
