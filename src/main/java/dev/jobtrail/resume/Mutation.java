package dev.jobtrail.resume;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** The kind of a change to a resume. */
public enum Mutation {
  /** An unknown change: read the resume again. */
  SYNC(false),
  UPDATE(true),
  PATCH(true),
  LOCK(false),
  PASSWORD(true),
  RESTORE(true),
  SUGGESTION(true),
  DELETE(true);

  private final boolean isLockable;

  Mutation(boolean isLockable) {
    this.isLockable = isLockable;
  }

  /** Whether the lock stands against it. */
  boolean isLockable() {
    return isLockable;
  }

  /** Whether there was a version before that could be restored. */
  boolean keepsVersion() {
    return switch (this) {
      case UPDATE, PATCH, RESTORE, SUGGESTION -> true;
      case SYNC, LOCK, PASSWORD, DELETE -> false;
    };
  }

  /** The name on the wire, in lower case. */
  @JsonValue
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
