package dev.jobtrail.agenda;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.RecordedDay;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.ZoneOffset;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** The operation that reads the caller's agenda. */
@Path("/agenda")
@Authenticated
@Tag(name = "Agenda", description = "What waits for the caller.")
@RequiresScope(read = Scope.APPLICATIONS_READ, write = Scope.APPLICATIONS_WRITE)
class AgendaResource {

  private final CurrentAccount current;
  private final Agendas agendas;
  private final Clock clock;

  AgendaResource(CurrentAccount current, Agendas agendas, Clock clock) {
    this.current = current;
    this.agendas = agendas;
    this.clock = clock;
  }

  @GET
  @Operation(
      operationId = "getAgenda",
      summary = "Read what waits for the caller",
      description =
          "Follow-ups and interviews that are due, questions of apply runs, runs and "
              + "applications that are ready, approvals, decisions of clients, messages of employers, "
              + "new matches and closed postings: of the caller and of all active clients.")
  public AgendaView getAgenda(
      @Parameter(
              description =
                  "The last day of the follow-ups and interviews, in UTC; today if absent.",
              schema = @Schema(implementation = LocalDate.class))
          @QueryParam("until")
          String until) {
    return agendas.of(
        current.id(), until == null ? LocalDate.now(clock) : day(until), ZoneOffset.UTC);
  }

  private static LocalDate day(String text) {
    try {
      var day = LocalDate.parse(text);
      if (RecordedDay.Check.isPlausible(day)) {
        return day;
      }
    } catch (DateTimeException _) {
      // as if it were out of bounds
    }
    throw ApiException.invalid("until", "must be a day such as 2026-11-21");
  }
}
