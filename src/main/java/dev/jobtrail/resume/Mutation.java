package dev.jobtrail.resume;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** What happened to a resume. */
public enum Mutation {
  /** Nothing that is known: whoever hears of it should read the resume afresh. */
  SYNC(false),
  UPDATE(true),
  PATCH(true),
  LOCK(false),
  PASSWORD(false),
  RESTORE(true),
  SUGGESTION(true),
  DELETE(true);

  private final boolean changesContent;

  Mutation(boolean changesContent) {
    this.changesContent = changesContent;
  }

  /** Whether it changes what the lock protects. */
  boolean changesContent() {
    return changesContent;
  }

  /** Whether there is something left that the previous version could be restored to. */
  boolean keepsVersion() {
    return changesContent && this != DELETE;
  }

  /** The name on the wire, in lower case. */
  @JsonValue
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
