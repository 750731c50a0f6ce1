package dev.jobtrail.form;

/** Listener for the events of a form search. */
public interface FormSearchListener {

  /** A page was opened. */
  void navigated(String address);

  /** Something worth telling, such as a cookie dialog that was declined. */
  void noted(String text);
}
