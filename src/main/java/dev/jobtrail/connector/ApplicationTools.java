package dev.jobtrail.connector;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.application.ApplicationChanges;
import dev.jobtrail.application.ApplicationFilter;
import dev.jobtrail.application.ApplicationReader;
import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.application.ApplicationTracker;
import dev.jobtrail.application.ApplicationView;
import dev.jobtrail.application.MovedBy;
import dev.jobtrail.application.NewApplication;
import dev.jobtrail.client.People;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.posting.PastedPosting;
import io.quarkiverse.mcp.server.MetaField;
import io.quarkiverse.mcp.server.Tool;
import io.quarkiverse.mcp.server.ToolArg;
import jakarta.inject.Singleton;
import jakarta.validation.ConstraintViolationException;
import jakarta.validation.Validator;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.openapitools.jackson.nullable.JsonNullable;

/** Tools for applications. */
@Singleton
@ToolGroup
class ApplicationTools {

  private static final String STATUSES =
      "One of saved, reviewed, ready, needs_action, submitted, screening, interview, offer,"
          + " rejected, withdrawn, ghosted.";

  /** Of each status in the pipeline. */
  private static final int MOST_CARDS = 20;

  private final CurrentAccount current;
  private final People people;
  private final ApplicationTracker tracker;
  private final ApplicationReader reader;
  private final ApplicationChanges changes;
  private final Validator validator;

  ApplicationTools(
      CurrentAccount current,
      People people,
      ApplicationTracker tracker,
      ApplicationReader reader,
      ApplicationChanges changes,
      Validator validator) {
    this.current = current;
    this.people = people;
    this.tracker = tracker;
    this.reader = reader;
    this.changes = changes;
    this.validator = validator;
  }

  @Tool(
      name = "list_applications",
      title = "List applications",
      description = "Lists applications without their texts, newest first.",
      structuredContent = true,
      annotations =
          @Tool.Annotations(
              readOnlyHint = true,
              destructiveHint = false,
              idempotentHint = true,
              openWorldHint = false))
  @ForOneClient(ClientRecord.NONE)
  @MetaField(name = PermittedFeatures.SCOPE, value = "applications:read")
  ApplicationPage listApplications(
      @ToolArg(description = Wire.CLIENT, required = false) String clientId,
      @ToolArg(
              description = "One of these statuses, also reviewing, tailoring or applying.",
              required = false)
          @Size(max = 14)
          List<String> statuses,
      @ToolArg(description = "Text in title, company, location or notes.", required = false)
          @Size(max = 200)
          String query,
      @ToolArg(description = Wire.LIMIT, required = false) @Min(1) @Max(Wire.MOST) Integer limit,
      @ToolArg(description = Wire.CURSOR, required = false) String cursor) {
    var most = Wire.limit(limit);
    var filter =
        ApplicationFilter.of(statuses == null ? List.of() : statuses, query, null, null, null);
    var rows = reader.page(people.of(clientId), filter, Wire.cursor(cursor).orElse(null), most + 1);
    return new ApplicationPage(
        Untrusted.NOTICE,
        rows.stream().limit(most).map(ApplicationLine::of).toList(),
        Wire.next(rows, most, ApplicationView::id));
  }

  @Tool(
      name = "read_pipeline",
      title = "Read the pipeline",
      description = "Counts applications by status and lists up to 20 of each, last changed first.",
      structuredContent = true,
      annotations =
          @Tool.Annotations(
              readOnlyHint = true,
              destructiveHint = false,
              idempotentHint = true,
              openWorldHint = false))
  @ForOneClient(ClientRecord.NONE)
  @MetaField(name = PermittedFeatures.SCOPE, value = "applications:read")
  PipelineDetails readPipeline(
      @ToolArg(description = Wire.CLIENT, required = false) String clientId) {
    var all = ApplicationFilter.of(List.of(), null, null, null, null);
    return PipelineDetails.of(reader.pipeline(people.of(clientId), all, MOST_CARDS));
  }

  @Tool(
      name = "read_application",
      title = "Read an application",
      description =
          "Reads an application with its posting, match scores, notes and cover letter. Use"
              + " read_tailoring for the tailored resume.",
      structuredContent = true,
      annotations =
          @Tool.Annotations(
              readOnlyHint = true,
              destructiveHint = false,
              idempotentHint = true,
              openWorldHint = false))
  @ForOneClient(ClientRecord.APPLICATION)
  @MetaField(name = PermittedFeatures.SCOPE, value = "applications:read")
  ApplicationDetails readApplication(
      @ToolArg(description = "The application's id.") String applicationId) {
    return ApplicationDetails.of(reader.one(current.id(), Ids.parse(applicationId)));
  }

  @Tool(
      name = "create_application",
      title = "Track a job",
      description =
          "Adds an application for a job. Give url to fetch the posting, or title, company and"
              + " description of a posting the user has pasted. A URL is tracked only once.",
      structuredContent = true,
      annotations =
          @Tool.Annotations(
              readOnlyHint = false,
              destructiveHint = false,
              idempotentHint = false,
              openWorldHint = true))
  @ForOneClient(ClientRecord.NONE)
  @MetaField(name = PermittedFeatures.SCOPE, value = "applications:write")
  ApplicationDetails createApplication(
      @ToolArg(description = "The resume to apply with.") String resumeId,
      @ToolArg(description = "The URL of the posting.", required = false) String url,
      @ToolArg(description = "The job's title, without url.", required = false) String title,
      @ToolArg(description = "The company, without url.", required = false) String company,
      @ToolArg(description = "The location, without url.", required = false) String location,
      @ToolArg(description = "The text of the posting, without url.", required = false)
          String description,
      @ToolArg(description = "Notes of the user.", required = false) String notes,
      @ToolArg(description = Wire.CLIENT, required = false) String clientId) {
    var posting =
        title == null && company == null && location == null && description == null
            ? null
            : new PastedPosting(
                title, company, location, null, null, null, null, null, null, description);
    var job = new NewApplication(resumeId, clientId, notes, url, posting);
    job.requireOneSource();
    var faults = validator.validate(job);
    if (!faults.isEmpty()) {
      throw new ConstraintViolationException(faults);
    }
    return ApplicationDetails.of(tracker.track(people.of(clientId), job));
  }

  @Tool(
      name = "set_application_status",
      title = "Change an application's status",
      description =
          "Records where an application stands. It sends nothing to the employer: submitted says"
              + " that the user has applied. Confirm with the user first.",
      structuredContent = true,
      annotations =
          @Tool.Annotations(
              readOnlyHint = false,
              destructiveHint = true,
              idempotentHint = false,
              openWorldHint = false))
  @ForOneClient(ClientRecord.APPLICATION)
  @MetaField(name = PermittedFeatures.SCOPE, value = "applications:write")
  ApplicationDetails setApplicationStatus(
      @ToolArg(description = "The application's id.") String applicationId,
      @ToolArg(description = STATUSES) String status,
      @ToolArg(description = "A note for the history.", required = false) @Size(max = 1_000)
          String note) {
    var id = Ids.parse(applicationId);
    var next = ApplicationStatus.ofWireName(status);
    changes.setByHand(current.id(), id, next, MovedBy.OWNER, note, JsonNullable.undefined());
    return ApplicationDetails.of(reader.one(current.id(), id));
  }

  @Tool(
      name = "set_application_notes",
      title = "Replace an application's notes",
      description = "Replaces the notes. Read the application first and keep what the user wrote.",
      structuredContent = true,
      annotations =
          @Tool.Annotations(
              readOnlyHint = false,
              destructiveHint = true,
              idempotentHint = true,
              openWorldHint = false))
  @ForOneClient(ClientRecord.APPLICATION)
  @MetaField(name = PermittedFeatures.SCOPE, value = "applications:write")
  ApplicationDetails setApplicationNotes(
      @ToolArg(description = "The application's id.") String applicationId,
      @ToolArg(description = "The new notes, at most 10,000 characters.") @Size(max = 10_000)
          String notes) {
    var id = Ids.parse(applicationId);
    changes.annotate(current.id(), id, notes);
    return ApplicationDetails.of(reader.one(current.id(), id));
  }
}
