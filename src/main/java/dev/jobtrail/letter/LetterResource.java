package dev.jobtrail.letter;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.ai.CoverLetterTone;
import dev.jobtrail.application.ApplicationView;
import dev.jobtrail.application.WorkOnApplications;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.Idempotent;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.LocatedResponse;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.spec.Refuses;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.Limited;
import dev.jobtrail.work.WorkKind;
import io.quarkus.security.Authenticated;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jboss.resteasy.reactive.RestResponse;

/** Queues the writing of cover letters. */
@Path("/applications/{id}/cover-letter")
@Authenticated
@Tag(name = "Applications")
@RequiresScope(read = Scope.APPLICATIONS_READ, write = Scope.AI)
class LetterResource {

  @Schema(name = "CoverLetterRequest")
  record LetterRequest(
      @Schema(description = "Neutral if absent.") CoverLetterTone tone,
      @Schema(
              nullable = true,
              description =
                  "Optional instructions from the user. Without a language model, those about"
                      + " length, tone, language, and what to mention or leave out are followed."
                      + " The note of the work names the instructions that the letter does not"
                      + " follow.",
              examples = "Mention that I can start in March.")
          @Size(max = 2_000)
          String instructions) {

    CoverLetterTone toneOrNeutral() {
      return tone == null ? CoverLetterTone.NEUTRAL : tone;
    }
  }

  private final CurrentAccount current;
  private final WorkOnApplications applications;

  LetterResource(CurrentAccount current, WorkOnApplications applications) {
    this.current = current;
    this.applications = applications;
  }

  @POST
  @Idempotent
  @Limited(Limit.AI)
  @ResponseStatus(202)
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "writeCoverLetter",
      summary = "Write a cover letter",
      description =
          "Answers immediately; Location is the URL of the work, which reports success or"
              + " the error. The previous letter is kept.")
  @Refuses({402, 409})
  public RestResponse<ApplicationView> writeCoverLetter(
      String id, @NotNull @Valid LetterRequest body) {
    var application = Ids.parse(id);
    var details = LetterWriter.details(body.toneOrNeutral(), body.instructions());
    var work = applications.beginBeside(current.id(), application, WorkKind.COVER_LETTER, details);
    return LocatedResponse.accepted("/work/" + work, applications.view(current.id(), application));
  }
}
