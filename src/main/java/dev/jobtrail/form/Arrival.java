package dev.jobtrail.form;

/** The result of following the URL of a job. */
public sealed interface Arrival {

  record AtForm(ApplicationForm form) implements Arrival {}

  /** The site asks the applicant to sign in, or to create an account. */
  record AtAccount(AccountPage page) implements Arrival {}

  /** The job is no longer open. */
  record Closed(String reason) implements Arrival {}

  /** A CAPTCHA or another check for humans blocks the form. */
  record HumanCheck(String reason) implements Arrival {}

  /** No form can be filled in, for example because it requires a sign-in. */
  record NoForm(String reason) implements Arrival {}
}
