package dev.jobtrail.connector;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.jobtrail.application.ApplicationCard;
import dev.jobtrail.application.ApplicationView;
import io.quarkus.runtime.annotations.RegisterForReflection;

/** An application in a list. */
@RegisterForReflection
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ApplicationLine(
    String id,
    String status,
    String statusChangedAt,
    Integer matchScore,
    String submittedAt,
    UntrustedJob untrustedJob) {

  static ApplicationLine of(ApplicationView application) {
    return new ApplicationLine(
        application.id().toString(),
        Wire.name(application.status()),
        Wire.time(application.statusChangedAt()),
        application.matchScore(),
        Wire.time(application.submittedAt()),
        UntrustedJob.lineOf(application.posting()));
  }

  static ApplicationLine of(ApplicationCard card) {
    return new ApplicationLine(
        card.id().toString(),
        Wire.name(card.status()),
        Wire.time(card.statusChangedAt()),
        card.matchScore(),
        Wire.time(card.submittedAt()),
        UntrustedJob.of(card));
  }
}
