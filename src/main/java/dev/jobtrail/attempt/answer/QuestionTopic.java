package dev.jobtrail.attempt.answer;

import dev.jobtrail.form.FieldMeaning;

/** What a question is about, as far as that decides who may answer it. */
enum QuestionTopic {
  FULL_NAME,
  FIRST_NAME,
  LAST_NAME,
  EMAIL,
  PHONE,
  PHONE_COUNTRY,
  CV,
  COVER_LETTER,
  AUTOFILL_UPLOAD,
  LINKEDIN,
  GITHUB,
  PORTFOLIO,
  WEBSITE,
  /** A page on a network that the label names. */
  OTHER_PAGE,
  LOCATION,
  STREET,
  CITY,
  REGION,
  POSTAL_CODE,
  COUNTRY,
  CURRENT_COMPANY,
  CURRENT_TITLE,
  HEADLINE,
  SUMMARY,
  NOTICE_PERIOD,
  /** Anything else that is not delicate. */
  OPEN,
  WORK_PERMIT,
  SALARY,
  GENDER,
  RACE,
  VETERAN,
  DISABILITY,
  DEMOGRAPHIC,
  CONSENT_DATA,
  CONSENT_TALENT_POOL,
  CONSENT,
  /** What has consequences in law or in work, and was answered by the person or not at all. */
  DELICATE,
  /** The same, where the answer differs from company to company. */
  ABOUT_COMPANY;

  /** Whether nothing but what the person has said may answer it. */
  boolean isSensitive() {
    return compareTo(OPEN) > 0;
  }

  /** What a vendor is known to use a field for. */
  static QuestionTopic of(FieldMeaning meaning) {
    return switch (meaning) {
      case FULL_NAME -> FULL_NAME;
      case FIRST_NAME -> FIRST_NAME;
      case LAST_NAME -> LAST_NAME;
      case EMAIL, EMAIL_AGAIN -> EMAIL;
      case PHONE -> PHONE;
      case PHONE_COUNTRY -> PHONE_COUNTRY;
      case CV -> CV;
      case COVER_LETTER -> COVER_LETTER;
      case AUTOFILL_UPLOAD -> AUTOFILL_UPLOAD;
      case PHOTO, START_DATE -> OPEN;
      case LINKEDIN -> LINKEDIN;
      case GITHUB -> GITHUB;
      case PORTFOLIO -> PORTFOLIO;
      case WEBSITE -> WEBSITE;
      case LOCATION -> LOCATION;
      case STREET -> STREET;
      case CITY -> CITY;
      case REGION -> REGION;
      case POSTAL_CODE -> POSTAL_CODE;
      case COUNTRY -> COUNTRY;
      case CURRENT_COMPANY -> CURRENT_COMPANY;
      case CURRENT_TITLE -> CURRENT_TITLE;
      case HEADLINE -> HEADLINE;
      case SUMMARY -> SUMMARY;
      case WORK_AUTHORIZATION, SPONSORSHIP -> WORK_PERMIT;
      case SALARY -> SALARY;
      case NOTICE_PERIOD -> NOTICE_PERIOD;
      case GENDER -> GENDER;
      case RACE -> RACE;
      case VETERAN -> VETERAN;
      case DISABILITY -> DISABILITY;
      case DEMOGRAPHIC -> DEMOGRAPHIC;
      case CONSENT_DATA -> CONSENT_DATA;
      case CONSENT_TALENT_POOL -> CONSENT_TALENT_POOL;
      case CONSENT -> CONSENT;
      case SIGNATURE -> DELICATE;
    };
  }
}
