package dev.jobtrail.ai;

import dev.jobtrail.text.Message;
import dev.jobtrail.work.WorkException;

/**
 * An engine has no answer, so that the work that asked for it fails; the message tells the owner
 * why, without what was sent or received.
 */
public class EngineException extends WorkException {

  private static final long serialVersionUID = 1L;

  public EngineException(Message reason) {
    super(reason);
  }

  public EngineException(Message reason, Throwable cause) {
    super(reason, cause);
  }
}
