package dev.jobtrail.guard;

import java.util.Set;

/**
 * A position, degree, project or the like.
 *
 * @param names keys of the words that name it and nothing else
 * @param words these words themselves, as a text in another language has other keys for them
 * @param start null where it is not said
 * @param end null where it lasts, or is not said
 */
record Entry(
    String pointer, Set<String> names, Set<String> words, CalendarTime start, CalendarTime end) {}
