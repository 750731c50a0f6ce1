package dev.jobtrail.attempt.answer;

import dev.jobtrail.form.FieldMeaning;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The topic of a question, which decides who may answer it. */
enum QuestionTopic {
  FULL_NAME(FieldMeaning.FULL_NAME),
  FIRST_NAME(FieldMeaning.FIRST_NAME),
  LAST_NAME(FieldMeaning.LAST_NAME),
  EMAIL(FieldMeaning.EMAIL, FieldMeaning.EMAIL_AGAIN),
  PHONE(FieldMeaning.PHONE),
  PHONE_COUNTRY(FieldMeaning.PHONE_COUNTRY),
  CV(FieldMeaning.CV),
  /** The resume as text. */
  CV_TEXT,
  COVER_LETTER(FieldMeaning.COVER_LETTER),
  AUTOFILL_UPLOAD(FieldMeaning.AUTOFILL_UPLOAD),
  LINKEDIN(FieldMeaning.LINKEDIN),
  GITHUB(FieldMeaning.GITHUB),
  PORTFOLIO(FieldMeaning.PORTFOLIO),
  WEBSITE(FieldMeaning.WEBSITE),
  /** A page on a network that the label names. */
  OTHER_PAGE,
  LOCATION(FieldMeaning.LOCATION),
  STREET(FieldMeaning.STREET),
  /** In a box beside the street. */
  HOUSE_NUMBER,
  CITY(FieldMeaning.CITY),
  REGION(FieldMeaning.REGION),
  POSTAL_CODE(FieldMeaning.POSTAL_CODE),
  COUNTRY(FieldMeaning.COUNTRY),
  CURRENT_COMPANY(FieldMeaning.CURRENT_COMPANY),
  CURRENT_TITLE(FieldMeaning.CURRENT_TITLE),
  HEADLINE(FieldMeaning.HEADLINE),
  SUMMARY(FieldMeaning.SUMMARY),
  NOTICE_PERIOD(FieldMeaning.NOTICE_PERIOD),
  /** Anything else that is not delicate. */
  OPEN(FieldMeaning.PHOTO, FieldMeaning.START_DATE),
  WORK_PERMIT(FieldMeaning.WORK_AUTHORIZATION, FieldMeaning.SPONSORSHIP),
  SALARY(FieldMeaning.SALARY),
  GENDER(FieldMeaning.GENDER),
  RACE(FieldMeaning.RACE),
  VETERAN(FieldMeaning.VETERAN),
  DISABILITY(FieldMeaning.DISABILITY),
  DEMOGRAPHIC(FieldMeaning.DEMOGRAPHIC),
  CONSENT_DATA(FieldMeaning.CONSENT_DATA),
  CONSENT_TALENT_POOL(FieldMeaning.CONSENT_TALENT_POOL),
  CONSENT(FieldMeaning.CONSENT),
  /** Has consequences in law or at work; only the applicant answers it. */
  DELICATE(FieldMeaning.SIGNATURE),
  /** The same, for an answer that differs between companies. */
  ABOUT_COMPANY;

  private static final Map<FieldMeaning, QuestionTopic> BY_MEANING =
      new EnumMap<>(FieldMeaning.class);

  static {
    for (var topic : values()) {
      topic.meanings.forEach(it -> BY_MEANING.put(it, topic));
    }
  }

  private final List<FieldMeaning> meanings;

  QuestionTopic(FieldMeaning... meanings) {
    this.meanings = List.of(meanings);
  }

  /** The fact in English; null where the topic says no more than who answers. */
  String fact() {
    return switch (this) {
      case FULL_NAME -> "Full name";
      case FIRST_NAME -> "First name";
      case LAST_NAME -> "Last name";
      case EMAIL -> "E-mail";
      case PHONE -> "Phone";
      case PHONE_COUNTRY -> "Country code";
      case CV, CV_TEXT, AUTOFILL_UPLOAD -> "Resume";
      case COVER_LETTER -> "Cover letter";
      case LINKEDIN -> "LinkedIn";
      case GITHUB -> "GitHub";
      case PORTFOLIO -> "Portfolio";
      case WEBSITE -> "Website";
      case LOCATION -> "Place of residence";
      case STREET -> "Street address";
      case HOUSE_NUMBER -> "House number";
      case CITY -> "City";
      case REGION -> "State or region";
      case POSTAL_CODE -> "Postal code";
      case COUNTRY -> "Country";
      case CURRENT_COMPANY -> "Current company";
      case CURRENT_TITLE -> "Current job title";
      case HEADLINE -> "Professional title";
      case SUMMARY -> "Summary";
      case NOTICE_PERIOD -> "Notice period";
      case WORK_PERMIT -> "Work authorization";
      case SALARY -> "Salary expectation";
      case GENDER, RACE, VETERAN, DISABILITY, DEMOGRAPHIC -> "Demographics";
      case CONSENT_DATA -> "Consent to data processing";
      case CONSENT_TALENT_POOL -> "Consent to the talent pool";
      case CONSENT -> "Another consent";
      case DELICATE, ABOUT_COMPANY -> "Only you can answer";
      case OTHER_PAGE, OPEN -> null;
    };
  }

  /** Whether only answers of the applicant may be used. */
  boolean isSensitive() {
    return compareTo(OPEN) > 0;
  }

  /** The topic of a field with a meaning known from its vendor. */
  static QuestionTopic of(FieldMeaning meaning) {
    return BY_MEANING.get(meaning);
  }
}
