package dev.jobtrail.form;

/** A form does not do what it is asked to; the message is for the person. */
public class FormException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public FormException(String message) {
    super(message);
  }
}
