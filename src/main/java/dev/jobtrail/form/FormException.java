package dev.jobtrail.form;

/** A form does not work as expected; the message is for the user. */
public class FormException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public FormException(String message) {
    super(message);
  }
}
