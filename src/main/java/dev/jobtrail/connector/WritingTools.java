package dev.jobtrail.connector;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.ai.CoverLetterTone;
import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.application.WorkOnApplications;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.letter.LetterWriter;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.Limited;
import dev.jobtrail.tailor.CopyDecisions;
import dev.jobtrail.work.WorkKind;
import dev.jobtrail.work.WorkReader;
import dev.jobtrail.work.WorkView;
import io.quarkiverse.mcp.server.MetaField;
import io.quarkiverse.mcp.server.Tool;
import io.quarkiverse.mcp.server.ToolArg;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.inject.Singleton;
import jakarta.validation.constraints.Size;
import java.util.Arrays;
import java.util.UUID;

/** Tools for reviews, tailored resumes and cover letters. */
@Singleton
@ToolGroup
class WritingTools {

  /** The state of background work. */
  @RegisterForReflection
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record WorkDetails(
      String id,
      String kind,
      String state,
      String applicationId,
      String resumeId,
      String error,
      String note) {

    static WorkDetails of(WorkView work) {
      return new WorkDetails(
          work.id().toString(),
          Wire.name(work.kind()),
          Wire.name(work.state()),
          Wire.id(work.applicationId()),
          Wire.id(work.resumeId()),
          work.error(),
          work.note());
    }
  }

  private final CurrentAccount current;
  private final WorkOnApplications applications;
  private final CopyDecisions decisions;
  private final WorkReader works;

  WritingTools(
      CurrentAccount current,
      WorkOnApplications applications,
      CopyDecisions decisions,
      WorkReader works) {
    this.current = current;
    this.applications = applications;
    this.decisions = decisions;
    this.works = works;
  }

  @Tool(
      name = "review_application",
      title = "Review an application",
      description =
          "Starts scoring the chosen resume against the posting. Takes an AI unit of the plan. Ask"
              + " read_work until it is done, then read the application.",
      structuredContent = true,
      annotations =
          @Tool.Annotations(
              readOnlyHint = false,
              destructiveHint = true,
              idempotentHint = false,
              openWorldHint = true))
  @ForOneClient(ClientRecord.APPLICATION)
  @MetaField(name = PermittedFeatures.SCOPE, value = "ai")
  @Limited(Limit.AI)
  WorkDetails reviewApplication(
      @ToolArg(description = "The application's id.") String applicationId) {
    return begin(applicationId, WorkKind.REVIEW, ApplicationStatus.REVIEWING);
  }

  @Tool(
      name = "tailor_resume",
      title = "Tailor the resume",
      description =
          "Starts a copy of the chosen resume that is tailored to the posting. Only what the resume"
              + " supports is written. Takes an AI unit of the plan. Ask read_work until it is done,"
              + " then read_tailoring.",
      structuredContent = true,
      annotations =
          @Tool.Annotations(
              readOnlyHint = false,
              destructiveHint = true,
              idempotentHint = false,
              openWorldHint = true))
  @ForOneClient(ClientRecord.APPLICATION)
  @MetaField(name = PermittedFeatures.SCOPE, value = "ai")
  @Limited(Limit.AI)
  WorkDetails tailorResume(@ToolArg(description = "The application's id.") String applicationId) {
    return begin(applicationId, WorkKind.TAILOR, ApplicationStatus.TAILORING);
  }

  @Tool(
      name = "write_cover_letter",
      title = "Write a cover letter",
      description =
          "Starts a cover letter for the posting. Only what the resume supports is written. The"
              + " previous letter is kept. Takes an AI unit of the plan. Ask read_work until it is"
              + " done, then read the application.",
      structuredContent = true,
      annotations =
          @Tool.Annotations(
              readOnlyHint = false,
              destructiveHint = true,
              idempotentHint = false,
              openWorldHint = true))
  @ForOneClient(ClientRecord.APPLICATION)
  @MetaField(name = PermittedFeatures.SCOPE, value = "ai")
  @Limited(Limit.AI)
  WorkDetails writeCoverLetter(
      @ToolArg(description = "The application's id.") String applicationId,
      @ToolArg(description = "neutral, warm, formal or concise.", defaultValue = "neutral")
          String tone,
      @ToolArg(description = "Instructions of the user.", required = false) @Size(max = 2_000)
          String instructions) {
    var details = LetterWriter.details(tone(tone), instructions);
    return read(
        applications.beginBeside(
            current.id(), Ids.parse(applicationId), WorkKind.COVER_LETTER, details));
  }

  @Tool(
      name = "read_tailoring",
      title = "Read the result of tailoring",
      description =
          "Reads the changes of the tailored copy, the refused ones with the reason, and questions"
              + " for the user about requirements that the resume does not show.",
      structuredContent = true,
      annotations =
          @Tool.Annotations(
              readOnlyHint = true,
              destructiveHint = false,
              idempotentHint = true,
              openWorldHint = false))
  @ForOneClient(ClientRecord.APPLICATION)
  @MetaField(name = PermittedFeatures.SCOPE, value = "applications:read")
  TailoringDetails readTailoring(
      @ToolArg(description = "The application's id.") String applicationId) {
    var id = Ids.parse(applicationId);
    return TailoringDetails.of(applications.view(current.id(), id), decisions.of(current.id(), id));
  }

  @Tool(
      name = "read_work",
      title = "Read the state of background work",
      description = "Reads whether a review, tailoring, letter or explanation is done.",
      structuredContent = true,
      annotations =
          @Tool.Annotations(
              readOnlyHint = true,
              destructiveHint = false,
              idempotentHint = true,
              openWorldHint = false))
  @ForOneClient(ClientRecord.WORK)
  @MetaField(name = PermittedFeatures.SCOPE, value = "applications:read")
  WorkDetails readWork(@ToolArg(description = "The id of the work.") String workId) {
    return read(Ids.parse(workId));
  }

  private WorkDetails begin(String applicationId, WorkKind kind, ApplicationStatus during) {
    return read(applications.begin(current.id(), Ids.parse(applicationId), kind, during));
  }

  private WorkDetails read(UUID work) {
    return WorkDetails.of(works.one(current.id(), work));
  }

  private static CoverLetterTone tone(String name) {
    return Arrays.stream(CoverLetterTone.values())
        .filter(it -> Wire.name(it).equals(name))
        .findFirst()
        .orElseThrow(
            () -> ApiException.invalid("tone", "must be neutral, warm, formal or concise"));
  }
}
