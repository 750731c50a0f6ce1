package dev.jobtrail.console.pipeline;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.application.ApplicationReader;
import dev.jobtrail.attempt.AttemptStarts;
import dev.jobtrail.attempt.Attempts;
import dev.jobtrail.console.ConsoleSection;
import dev.jobtrail.console.Frame;
import dev.jobtrail.console.Frames;
import dev.jobtrail.console.form.FormFields;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.page.PageMessages;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.LocalRedirect;
import dev.jobtrail.platform.Scope;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.RestQuery;
import org.jboss.resteasy.reactive.RestResponse;

/**
 * Starts the runs of the applications that are selected in the list, and shows what came of each.
 * The same form sent twice starts nothing twice: an application has one run at a time.
 */
@Path("/app/pipeline/runs")
@Authenticated
@Blocking
@Produces(MediaType.TEXT_HTML)
class RunPagesResource {

  /** The selected ones, and the other inputs of the form that selects them. */
  private static final int MOST_FIELDS = 200;

  /** The page, in {@code templates/RunPagesResource}. */
  @CheckedTemplate
  static final class Templates {

    private Templates() {}

    static native TemplateInstance started(Frame frame, List<StartedRun> runs, String summary);
  }

  private final CurrentAccount current;
  private final Frames frames;
  private final Attempts attempts;
  private final ApplicationReader applications;

  RunPagesResource(
      CurrentAccount current, Frames frames, Attempts attempts, ApplicationReader applications) {
    this.current = current;
    this.frames = frames;
    this.attempts = attempts;
    this.applications = applications;
  }

  /** Where the page below is loaded again. */
  @GET
  @Operation(hidden = true)
  public RestResponse<Object> reload() {
    return LocalRedirect.to("/app/pipeline/list").build();
  }

  @POST
  @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
  @Operation(hidden = true)
  public TemplateInstance start(@RestQuery String client, byte[] body) {
    var person = frames.person(client);
    var ids = selected(body);
    current.requireVerifiedEmail();
    var results = attempts.startAll(current.id(), ids, current.has(Scope.APPLY_SUBMIT));
    var found = applications.some(current.id(), Ids.among(ids));
    var runs = results.stream().map(it -> StartedRun.of(it, found)).toList();
    var started = runs.stream().filter(StartedRun::isStarted).count();
    return Templates.started(
        frames.of(ConsoleSection.PIPELINE, person).listedAt("/app/pipeline/list"),
        runs,
        PageMessages.of(PipelineMessages.class).runsStarted(started, runs.size()));
  }

  private static List<String> selected(byte[] body) {
    var ids =
        Ids.distinct(FormFields.read(body, MOST_FIELDS).getOrDefault("ids:values", List.of()));
    if (ids.isEmpty() || ids.size() > AttemptStarts.MOST) {
      throw ApiException.invalid("ids", "must have from 1 to %s entries", AttemptStarts.MOST);
    }
    return ids;
  }
}
