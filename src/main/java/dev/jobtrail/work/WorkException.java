package dev.jobtrail.work;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.Translatable;

/** Work failed; the message is for the user. */
public class WorkException extends RuntimeException implements Translatable {

  private static final long serialVersionUID = 1L;

  private final transient Translatable reason;

  public WorkException(Message reason) {
    this(reason, null);
  }

  public WorkException(Message reason, Throwable cause) {
    super(reason.english(), cause);
    this.reason = reason;
  }

  /** The reason in a language. */
  @Override
  public String in(Language language) {
    return reason.in(language);
  }
}
