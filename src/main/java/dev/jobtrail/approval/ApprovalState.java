package dev.jobtrail.approval;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What has become of a request for a client's yes. */
public enum ApprovalState {
  PENDING,
  APPROVED,
  DECLINED,
  /** Nobody decided while the link worked. */
  EXPIRED,
  /** It is needed no more: the client was archived, the rule waived, the application withdrawn. */
  CANCELLED;

  /** The name on the wire, in lower case. */
  @JsonValue
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Optional<ApprovalState> ofWireName(String name) {
    return Arrays.stream(values()).filter(it -> it.wireName().equals(name)).findFirst();
  }
}
