package dev.jobtrail.form;

/** What a site makes of a form that was sent. */
public sealed interface FormVerdict {

  /**
   * The application is in.
   *
   * @param text what the site says
   * @param probable whether that is told by its words alone, which employers can edit
   */
  record Confirmed(String text, boolean probable) implements FormVerdict {}

  /** A human has to go on: a captcha, a code sent by e-mail. */
  record HumanCheck(String text) implements FormVerdict {}

  /** The site refuses it. */
  record Refused(String text) implements FormVerdict {}

  /** Nothing tells. */
  record Unknown() implements FormVerdict {}
}
