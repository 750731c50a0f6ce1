package dev.jobtrail.console.application;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.agenda.AgendaJob;
import dev.jobtrail.agenda.Agendas;
import dev.jobtrail.attempt.AttemptReader;
import dev.jobtrail.console.ConsoleSection;
import dev.jobtrail.console.Frame;
import dev.jobtrail.console.Frames;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateData;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.eclipse.microprofile.openapi.annotations.Operation;

/** The page with the open questions of all runs. */
@Path("/app/questions")
@Authenticated
@Blocking
@Produces(MediaType.TEXT_HTML)
class QuestionPagesResource {

  /** Those after them come up when these are answered. */
  private static final int MOST = 50;

  /** A run with questions, and the application that it is for. */
  @TemplateData
  record AskingRun(AgendaJob job, RunPanel shown) {}

  /** The page, in {@code templates/QuestionPagesResource}. */
  @CheckedTemplate
  static final class Templates {

    private Templates() {}

    static native TemplateInstance questions(Frame frame, List<AskingRun> runs);
  }

  private final CurrentAccount current;
  private final Frames frames;
  private final Agendas agendas;
  private final AttemptReader attempts;

  QuestionPagesResource(
      CurrentAccount current, Frames frames, Agendas agendas, AttemptReader attempts) {
    this.current = current;
    this.frames = frames;
    this.agendas = agendas;
    this.attempts = attempts;
  }

  @GET
  @Operation(hidden = true)
  public TemplateInstance questions() {
    var jobs =
        agendas.questions(current.id()).stream()
            .collect(Collectors.toMap(AgendaJob::applicationId, Function.identity()));
    var runs =
        attempts.asking(current.id(), MOST).stream()
            .filter(it -> jobs.containsKey(it.applicationId()))
            .map(it -> new AskingRun(jobs.get(it.applicationId()), new RunPanel(it)))
            .toList();
    return Templates.questions(frames.of(ConsoleSection.TODAY, frames.person(null)), runs);
  }
}
