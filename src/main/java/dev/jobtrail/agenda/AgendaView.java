package dev.jobtrail.agenda;

import com.fasterxml.jackson.annotation.JsonIgnore;
import dev.jobtrail.inbox.EmployerMessageView;
import io.quarkus.qute.TemplateData;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Everything that waits for the owner of an account. */
@Schema(
    name = "Agenda",
    description =
        "What waits for the caller, for themselves and all active clients; at most 100 of each.")
@TemplateData
public record AgendaView(
    @Schema(required = true, description = "Applications to ask about, earliest day first.")
        List<AgendaJob> followUps,
    @Schema(
            required = true,
            description =
                "Interviews that are not over, earliest first. One without an end is over an hour"
                    + " after its start.")
        List<AgendaInterview> interviews,
    @Schema(required = true, description = "Apply runs that have questions, oldest first.")
        List<AgendaJob> questions,
    @Schema(required = true, description = "Apply runs that wait to be submitted, oldest first.")
        List<AgendaJob> readyRuns,
    @Schema(
            required = true,
            description =
                "Applications with status ready whose forms can be filled in, oldest first.")
        List<AgendaJob> readyApplications,
    @Schema(required = true, description = "Applications that await a client's approval.")
        List<AgendaJob> approvals,
    @Schema(required = true, minimum = "0", description = "Decisions of clients not seen yet.")
        int unseenDecisions,
    @Schema(
            required = true,
            description = "Messages of employers that wait for a decision, newest first.")
        List<EmployerMessageView> employerMessages,
    @Schema(required = true, description = "Resumes with new matches, most matches first.")
        List<AgendaMatches> matches,
    @Schema(
            required = true,
            description =
                "Applications not sent yet whose posting a check found closed, or the employer, or where"
                    + " that was never seen every board, no longer lists; found last first.")
        List<AgendaClosedPosting> closedPostings) {

  /** Whether nothing waits. */
  @JsonIgnore
  public boolean isEmpty() {
    return followUps.isEmpty()
        && interviews.isEmpty()
        && questions.isEmpty()
        && readyRuns.isEmpty()
        && readyApplications.isEmpty()
        && approvals.isEmpty()
        && unseenDecisions == 0
        && employerMessages.isEmpty()
        && matches.isEmpty()
        && closedPostings.isEmpty();
  }
}
