package dev.jobtrail.discovery.statement;

import dev.jobtrail.text.Truncation;

/**
 * What a posting states, with the sentence that states it.
 *
 * @param quote as written, at most 300 characters; null if nothing is stated
 */
public record Statement<T>(T value, String quote) {

  private static final int MAX_QUOTE = 300;

  static <T> Statement<T> quoting(T value, String sentence) {
    return new Statement<>(value, Truncation.abbreviate(sentence, MAX_QUOTE));
  }
}
