package dev.jobtrail.attempt.answer;

import java.util.List;

/** The answer to a field. */
public sealed interface Reply {

  /**
   * Values to enter.
   *
   * @param values as the field's kind says; options by their texts
   * @param question the remembered question in other words that it answers; null for the same one
   * @param answeredOn the day of the remembered answer; null where there is none
   */
  record Fill(List<String> values, Source source, String question, String answeredOn)
      implements Reply {

    public Fill(List<String> values, Source source) {
      this(values, source, null, null);
    }
  }

  /** Attach the resume as a file. */
  record AttachResume() implements Reply {}

  /** Attach the cover letter as a file. */
  record AttachLetter() implements Reply {}

  /** Leave the field as it is. */
  record Leave() implements Reply {}

  /**
   * Ask the applicant.
   *
   * @param sensitive whether an engine must not even propose an answer
   * @param always whether to ask although the form does not insist on an answer
   * @param proposal an answer to confirm or to change; null for none
   */
  record Ask(boolean sensitive, boolean always, String proposal) implements Reply {

    public Ask(boolean sensitive) {
      this(sensitive, false);
    }

    public Ask(boolean sensitive, boolean always) {
      this(sensitive, always, null);
    }
  }

  /** The source of an answer. */
  enum Source {
    PROFILE,
    REMEMBERED,
    RESUME,
    LETTER,
    /** The applicant answered in this run. */
    GIVEN,
    /** The choice not to answer a demographic question. */
    DECLINED
  }
}
