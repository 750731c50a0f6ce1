package dev.jobtrail.resume.reading;

import java.util.List;

/**
 * The lines of a file under one heading.
 *
 * @param title the heading as written; empty for lines before the first one
 */
record ResumeSection(SectionKind kind, String title, List<TextLine> lines) {

  /** Whether it has neither a heading nor lines. */
  boolean isEmpty() {
    return title.isEmpty() && lines.stream().allMatch(TextLine::isBlank);
  }

  ResumeSection as(SectionKind other) {
    return new ResumeSection(other, title, lines);
  }
}
