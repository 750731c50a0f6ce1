package dev.jobtrail.webhook;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Arrays;
import java.util.Locale;

/** The types of events that a webhook can receive. */
public enum WebhookEvent {
  @JsonProperty("application.created")
  APPLICATION_CREATED,
  @JsonProperty("application.status_changed")
  APPLICATION_STATUS_CHANGED,
  @JsonProperty("match.found")
  MATCH_FOUND,
  /** A run waits for answers, or for Submit. */
  @JsonProperty("run.asking")
  RUN_ASKING,
  @JsonProperty("run.ended")
  RUN_ENDED,
  @JsonProperty("approval.decided")
  APPROVAL_DECIDED,
  @JsonProperty("work.finished")
  WORK_FINISHED,
  @JsonProperty("resume.changed")
  RESUME_CHANGED;

  /** The name on the wire and in the database, such as {@code application.created}. */
  public String wireName() {
    return name().toLowerCase(Locale.ROOT).replaceFirst("_", ".");
  }

  static WebhookEvent of(String wireName) {
    return Arrays.stream(values())
        .filter(it -> it.wireName().equals(wireName))
        .findFirst()
        .orElseThrow();
  }
}
