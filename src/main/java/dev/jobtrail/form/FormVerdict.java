package dev.jobtrail.form;

/** The site's response to a submitted form. */
public sealed interface FormVerdict {

  /**
   * The site confirmed the application.
   *
   * @param text the site's message
   * @param probable whether only the text indicates it, which employers can edit
   */
  record Confirmed(String text, boolean probable) implements FormVerdict {}

  /** The site requires a human: a CAPTCHA or a code sent by e-mail. */
  record HumanCheck(String text) implements FormVerdict {}

  /**
   * The site rejected the application.
   *
   * @param correctable whether the form is still open for corrections, so that nothing was accepted
   */
  record Refused(String text, boolean correctable) implements FormVerdict {}

  /** The button did not send the form: other questions follow. */
  record LedOn() implements FormVerdict {}

  /** The page is ambiguous. */
  record Unknown() implements FormVerdict {}
}
