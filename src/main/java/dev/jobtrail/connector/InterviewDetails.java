package dev.jobtrail.connector;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.jobtrail.application.InterviewView;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;

/** An appointment with an employer, as the user entered it. */
@RegisterForReflection
@JsonInclude(JsonInclude.Include.NON_NULL)
public record InterviewDetails(
    String id,
    String applicationId,
    String startsAt,
    String endsAt,
    String timeZone,
    String kind,
    String place,
    String link,
    String people,
    String notes,
    String outcome) {

  /** The interviews of an application. */
  @RegisterForReflection
  public record All(List<InterviewDetails> interviews) {}

  static InterviewDetails of(InterviewView interview) {
    return new InterviewDetails(
        interview.id().toString(),
        interview.applicationId().toString(),
        Wire.time(interview.startsAt()),
        Wire.time(interview.endsAt()),
        interview.timeZone(),
        interview.kind().wireName(),
        interview.place(),
        interview.link(),
        interview.people(),
        interview.notes(),
        interview.outcome());
  }
}
