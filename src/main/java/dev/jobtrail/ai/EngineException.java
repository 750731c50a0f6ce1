package dev.jobtrail.ai;

/** An engine has no answer; the message tells the owner why, without what was sent or received. */
public class EngineException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public EngineException(String reason) {
    super(reason);
  }

  public EngineException(String reason, Throwable cause) {
    super(reason, cause);
  }
}
