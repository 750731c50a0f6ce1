package dev.jobtrail.form;

/** Where an address of a job has led to. */
public sealed interface Arrival {

  record AtForm(ApplicationForm form) implements Arrival {}

  /** The job is no longer open. */
  record Closed(String reason) implements Arrival {}

  /** A captcha or another check stands before the form. */
  record HumanCheck(String reason) implements Arrival {}

  /** There is no form that can be filled, such as behind a sign-in. */
  record NoForm(String reason) implements Arrival {}
}
