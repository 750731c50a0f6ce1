package dev.jobtrail.ai.builtin;

import java.util.List;

/**
 * Entries of a resume that a line of the posting asks for, such as languages.
 *
 * @param names as the resume writes them
 * @param first of them, for a reason
 * @param line that asks for the first
 */
record AskedEntries(List<String> names, String first, String line) {}
