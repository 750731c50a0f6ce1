package dev.jobtrail.connector;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.application.ApplicationReader;
import dev.jobtrail.application.InterviewEdit;
import dev.jobtrail.application.InterviewKind;
import dev.jobtrail.application.Interviews;
import dev.jobtrail.error.WireName;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.Ids;
import io.quarkiverse.mcp.server.MetaField;
import io.quarkiverse.mcp.server.Tool;
import io.quarkiverse.mcp.server.ToolArg;
import jakarta.inject.Singleton;
import jakarta.validation.ConstraintViolationException;
import jakarta.validation.Validator;

/** Tools for interviews. */
@Singleton
@ToolGroup
class InterviewTools {

  private static final String KINDS = "phone, video, on_site or other.";
  private static final String START = "When it starts, in UTC, such as 2026-12-01T09:30:00Z.";
  private static final String END = "When it ends, within seven days of the start.";
  private static final String ZONE = "The IANA time zone to show it in, such as Europe/Berlin.";
  private static final String PLACE = "The address of the place.";
  private static final String LINK = "The URL of a video call.";
  private static final String PEOPLE = "The people the user will talk to.";
  private static final String NOTES = "Notes of the user, such as what to prepare.";
  private static final String OUTCOME = "How it went, in a sentence.";

  private final CurrentAccount current;
  private final ApplicationReader reader;
  private final Interviews interviews;
  private final Validator validator;

  InterviewTools(
      CurrentAccount current,
      ApplicationReader reader,
      Interviews interviews,
      Validator validator) {
    this.current = current;
    this.reader = reader;
    this.interviews = interviews;
    this.validator = validator;
  }

  @Tool(
      name = "list_interviews",
      title = "List interviews",
      description = "Lists the interviews of an application, past ones included, earliest first.",
      structuredContent = true,
      annotations =
          @Tool.Annotations(
              readOnlyHint = true,
              destructiveHint = false,
              idempotentHint = true,
              openWorldHint = false))
  @ForOneClient(ClientRecord.APPLICATION)
  @MetaField(name = PermittedFeatures.SCOPE, value = "applications:read")
  InterviewDetails.All listInterviews(
      @ToolArg(description = "The application's id.") String applicationId) {
    return new InterviewDetails.All(
        reader.interviews(current.id(), Ids.parse(applicationId)).stream()
            .map(InterviewDetails::of)
            .toList());
  }

  @Tool(
      name = "add_interview",
      title = "Add an interview",
      description =
          "Records an appointment with an employer, which the agenda and the calendar feed then"
              + " contain. It invites nobody and leaves the application's status as it is.",
      structuredContent = true,
      annotations =
          @Tool.Annotations(
              readOnlyHint = false,
              destructiveHint = false,
              idempotentHint = false,
              openWorldHint = false))
  @ForOneClient(ClientRecord.APPLICATION)
  @MetaField(name = PermittedFeatures.SCOPE, value = "applications:write")
  InterviewDetails addInterview(
      @ToolArg(description = "The application's id.") String applicationId,
      @ToolArg(description = START) String startsAt,
      @ToolArg(description = ZONE) String timeZone,
      @ToolArg(description = KINDS) String kind,
      @ToolArg(description = END, required = false) String endsAt,
      @ToolArg(description = PLACE, required = false) String place,
      @ToolArg(description = LINK, required = false) String link,
      @ToolArg(description = PEOPLE, required = false) String people,
      @ToolArg(description = NOTES, required = false) String notes) {
    var interview =
        new InterviewEdit(
            Wire.time("startsAt", startsAt),
            Wire.time("endsAt", endsAt),
            timeZone,
            kind(kind),
            place,
            link,
            people,
            notes,
            null);
    return InterviewDetails.of(
        interviews.add(current.id(), Ids.parse(applicationId), valid(interview)));
  }

  @Tool(
      name = "change_interview",
      title = "Change an interview",
      description =
          "Moves an interview, or records its outcome. What is left out stays as it is; an empty"
              + " text removes a value.",
      structuredContent = true,
      annotations =
          @Tool.Annotations(
              readOnlyHint = false,
              destructiveHint = true,
              idempotentHint = true,
              openWorldHint = false))
  @ForOneClient(ClientRecord.APPLICATION)
  @MetaField(name = PermittedFeatures.SCOPE, value = "applications:write")
  InterviewDetails changeInterview(
      @ToolArg(description = "The application's id.") String applicationId,
      @ToolArg(description = "The interview's id.") String interviewId,
      @ToolArg(description = START, required = false) String startsAt,
      @ToolArg(description = ZONE, required = false) String timeZone,
      @ToolArg(description = KINDS, required = false) String kind,
      @ToolArg(description = END, required = false) String endsAt,
      @ToolArg(description = PLACE, required = false) String place,
      @ToolArg(description = LINK, required = false) String link,
      @ToolArg(description = PEOPLE, required = false) String people,
      @ToolArg(description = NOTES, required = false) String notes,
      @ToolArg(description = OUTCOME, required = false) String outcome) {
    return InterviewDetails.of(
        interviews.change(
            current.id(),
            Ids.parse(applicationId),
            Ids.parse(interviewId),
            it ->
                valid(
                    new InterviewEdit(
                        startsAt == null ? it.startsAt() : Wire.time("startsAt", startsAt),
                        endsAt == null ? it.endsAt() : Wire.time("endsAt", given(endsAt)),
                        timeZone == null ? it.timeZone() : timeZone,
                        kind == null ? it.kind() : kind(kind),
                        changed(it.place(), place),
                        changed(it.link(), link),
                        changed(it.people(), people),
                        changed(it.notes(), notes),
                        changed(it.outcome(), outcome)))));
  }

  private static InterviewKind kind(String name) {
    return WireName.parse(InterviewKind.class, name, "kind");
  }

  private static String changed(String now, String wanted) {
    return wanted == null ? now : given(wanted);
  }

  private static String given(String text) {
    return text.isEmpty() ? null : text;
  }

  private InterviewEdit valid(InterviewEdit interview) {
    var faults = validator.validate(interview);
    if (!faults.isEmpty()) {
      throw new ConstraintViolationException(faults);
    }
    return interview;
  }
}
