package dev.jobtrail.platform;

/** A failure that an operator can solve; the message says how and is all that its reader needs. */
public class OperatorException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** A failure without a cause that helps. */
  public OperatorException(String message) {
    this(message, null);
  }

  /** A failure with a cause; without a stack trace. */
  public OperatorException(String message, Throwable cause) {
    super(message, cause, true, false);
  }
}
