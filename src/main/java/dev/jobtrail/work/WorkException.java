package dev.jobtrail.work;

/** Work failed; the message is for the user. */
public class WorkException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public WorkException(String reason) {
    super(reason);
  }

  public WorkException(String reason, Throwable cause) {
    super(reason, cause);
  }
}
