package dev.jobtrail.form;

/** Hears what happens on the way to a form. */
public interface VisitLog {

  /** A page was opened. */
  void navigated(String address);

  /** Something worth telling, such as a cookie dialog that was declined. */
  void noted(String text);
}
