package dev.jobtrail.form;

/** What comes of the button to the next page of a form. */
public enum PageTurn {
  /** Another page. */
  OTHER,
  /** More questions below those of the same page. */
  LONGER,
  /** Nothing, or what would have sent the form: the button is pressed to submit. */
  LAST
}
