package dev.jobtrail.attempt.answer;

import java.util.List;

/** What a field is to get. */
public sealed interface Reply {

  /**
   * Values to enter.
   *
   * @param values as the field's kind says; options by their texts
   */
  record Fill(List<String> values, Source source) implements Reply {}

  /** The resume as a file. */
  record AttachResume() implements Reply {}

  /** The cover letter as a file. */
  record AttachLetter() implements Reply {}

  /** Nothing, or what it holds already. */
  record Leave() implements Reply {}

  /**
   * Nobody but the person knows.
   *
   * @param sensitive whether an engine must not even propose an answer
   */
  record Ask(boolean sensitive) implements Reply {}

  /** Where values come from. */
  enum Source {
    PROFILE,
    REMEMBERED,
    RESUME,
    LETTER,
    /** The person has answered during this run. */
    GIVEN,
    /** The choice not to answer a demographic question. */
    DECLINED
  }
}
