package dev.jobtrail.client;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Whether a client is active, which uses a seat, or archived. */
public enum ClientStatus {
  ACTIVE,
  ARCHIVED;

  /** The name on the wire, in lower case. */
  @JsonValue
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Optional<ClientStatus> ofWireName(String name) {
    return Arrays.stream(values()).filter(it -> it.wireName().equals(name)).findFirst();
  }
}
