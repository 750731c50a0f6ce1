package dev.jobtrail.approval;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** The state of an approval request. */
public enum ApprovalState {
  PENDING,
  APPROVED,
  DECLINED,
  /** Nobody decided while the link worked. */
  EXPIRED,
  /** No longer needed: the client was archived, the rule waived, or the application withdrawn. */
  CANCELLED;

  /** The name on the wire, in lower case. */
  @JsonValue
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
