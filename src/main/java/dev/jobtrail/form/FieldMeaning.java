package dev.jobtrail.form;

/** The meaning of a field. */
public enum FieldMeaning {
  FULL_NAME,
  FIRST_NAME,
  LAST_NAME,
  EMAIL,
  /** The repeated e-mail address. */
  EMAIL_AGAIN,
  PHONE,
  /** The country of a phone number. */
  PHONE_COUNTRY,
  CV,
  /** A letter as a file or as text, by the field's kind. */
  COVER_LETTER,
  /** A file box that only fills the form from a CV. */
  AUTOFILL_UPLOAD,
  PHOTO,
  LINKEDIN,
  GITHUB,
  PORTFOLIO,
  WEBSITE,
  /** City, region and country in one, often with suggestions. */
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
  WORK_AUTHORIZATION,
  SPONSORSHIP,
  SALARY,
  NOTICE_PERIOD,
  START_DATE,
  GENDER,
  RACE,
  VETERAN,
  DISABILITY,
  /** Another demographic question. */
  DEMOGRAPHIC,
  /** To the use of the application's data. */
  CONSENT_DATA,
  /** To being kept for later jobs. */
  CONSENT_TALENT_POOL,
  /** Any other consent or confirmation. */
  CONSENT,
  SIGNATURE
}
