package dev.jobtrail.attempt.answer;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a question asks for, whatever its words: two questions of the same kind have one answer.
 *
 * @param subject a topic, a meaning, or what is asked about a work permit
 * @param countries those that it names
 */
record QuestionKind(Object subject, Set<String> countries) {

  /** The kind of a field; empty where it is unknown, or has different answers. */
  static Optional<QuestionKind> of(LabelledField asked, Applicant applicant) {
    var topic = Topics.of(asked, List.of(asked));
    return switch (topic) {
      case OPEN -> QuestionMeaning.of(asked.label()).map(QuestionKind::general);
      case WORK_PERMIT -> WorkPermit.kind(asked.field(), applicant);
      case SALARY ->
          PayWish.isAnotherMatter(asked) ? Optional.empty() : Optional.of(general(topic));
      case OTHER_PAGE, DEMOGRAPHIC, CONSENT, DELICATE, ABOUT_COMPANY -> Optional.empty();
      case FULL_NAME,
          FIRST_NAME,
          LAST_NAME,
          EMAIL,
          PHONE,
          PHONE_COUNTRY,
          CV,
          CV_TEXT,
          COVER_LETTER,
          AUTOFILL_UPLOAD,
          LINKEDIN,
          GITHUB,
          PORTFOLIO,
          WEBSITE,
          LOCATION,
          STREET,
          HOUSE_NUMBER,
          CITY,
          REGION,
          POSTAL_CODE,
          COUNTRY,
          CURRENT_COMPANY,
          CURRENT_TITLE,
          HEADLINE,
          SUMMARY,
          NOTICE_PERIOD,
          GENDER,
          RACE,
          VETERAN,
          DISABILITY,
          CONSENT_DATA,
          CONSENT_TALENT_POOL ->
          Optional.of(general(topic));
    };
  }

  private static QuestionKind general(Object subject) {
    return new QuestionKind(subject, Set.of());
  }

  /** Whether one answer serves both; a question that names no country is about that of the job. */
  boolean isSameAs(QuestionKind other) {
    return subject.equals(other.subject)
        && (countries.isEmpty() || other.countries.isEmpty() || countries.equals(other.countries));
  }
}
