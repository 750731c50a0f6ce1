package dev.jobtrail.form;

import dev.jobtrail.text.Message;

/** A form does not work as expected; the message is for the user. */
public class FormException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public FormException(String message) {
    super(message);
  }

  public FormException(Message message) {
    super(message.english());
  }
}
