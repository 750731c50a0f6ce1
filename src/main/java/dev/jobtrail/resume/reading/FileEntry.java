package dev.jobtrail.resume.reading;

import dev.jobtrail.resume.reactive.Period;
import java.util.List;

/**
 * An entry of a section: a job, a degree, a project.
 *
 * @param fields the parts of its head in their order, without the period; those of one line that
 *     only a comma parts are parts of their own
 * @param period null for none
 * @param story its paragraphs, and its bullets
 */
record FileEntry(List<String> fields, Period period, List<TextLine> story) {}
