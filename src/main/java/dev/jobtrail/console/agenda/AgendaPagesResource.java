package dev.jobtrail.console.agenda;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.agenda.AgendaView;
import dev.jobtrail.agenda.Agendas;
import dev.jobtrail.attempt.AttemptStarts;
import dev.jobtrail.console.ConsoleSection;
import dev.jobtrail.console.Frame;
import dev.jobtrail.console.Frames;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Clock;
import java.time.LocalDate;
import org.eclipse.microprofile.openapi.annotations.Operation;

/** The page of what waits for the user. */
@Path("/app/today")
@Authenticated
@Blocking
@Produces(MediaType.TEXT_HTML)
class AgendaPagesResource {

  /** The days after today whose follow-ups and interviews are shown too. */
  private static final int DAYS_AHEAD = 7;

  /** The page, in {@code templates/AgendaPagesResource}. */
  @CheckedTemplate
  static final class Templates {

    private Templates() {}

    static native TemplateInstance today(
        Frame frame, LocalDate today, AgendaView agenda, int startable);
  }

  private final CurrentAccount current;
  private final Frames frames;
  private final Agendas agendas;
  private final Clock clock;

  AgendaPagesResource(CurrentAccount current, Frames frames, Agendas agendas, Clock clock) {
    this.current = current;
    this.frames = frames;
    this.agendas = agendas;
    this.clock = clock;
  }

  @GET
  @Operation(hidden = true)
  public TemplateInstance today() {
    var frame = frames.of(ConsoleSection.TODAY, frames.person(null));
    var today = LocalDate.ofInstant(clock.instant(), frame.zone());
    var agenda = agendas.of(current.id(), today.plusDays(DAYS_AHEAD), frame.zone());
    var startable = Math.min(agenda.readyApplications().size(), AttemptStarts.MOST);
    return Templates.today(frame, today, agenda, startable);
  }
}
