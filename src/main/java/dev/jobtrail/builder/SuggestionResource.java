package dev.jobtrail.builder;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.platform.Idempotent;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.NextPage;
import dev.jobtrail.platform.PageRequest;
import dev.jobtrail.platform.spec.Refuses;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.Limited;
import io.quarkus.security.Authenticated;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** What the builder agent suggests. */
@Path("/agent/builder")
@Authenticated
@Tag(name = "Builder")
class SuggestionResource {

  @Schema(name = "SuggestionAcceptance")
  record Acceptance(
      @Schema(nullable = true, description = "The version of the resume that the caller read.")
          Instant expectedUpdatedAt,
      @Schema(
              nullable = true,
              description = "Whether to accept it whichever version the resume is at.")
          Boolean force) {

    Instant versionToCheck() {
      return Boolean.TRUE.equals(force) ? null : expectedUpdatedAt;
    }
  }

  private final CurrentAccount current;
  private final SuggestionDecisions decisions;
  private final NextPage nextPage;

  SuggestionResource(CurrentAccount current, SuggestionDecisions decisions, NextPage nextPage) {
    this.current = current;
    this.decisions = decisions;
    this.nextPage = nextPage;
  }

  @GET
  @Path("/resumes/{resumeId}/suggestions")
  @Operation(
      operationId = "listSuggestions",
      summary = "List the suggestions for a resume, newest first",
      description = "Those that do not apply to the resume any more are stale.")
  public List<SuggestionView> listSuggestions(
      String resumeId,
      @Parameter(
              schema =
                  @Schema(
                      type = SchemaType.STRING,
                      enumeration = {"staged", "accepted", "rejected", "stale"}))
          @QueryParam("state")
          String state,
      @Valid @BeanParam PageRequest page) {
    var rows =
        decisions.list(
            current.id(),
            Ids.parse(resumeId),
            state == null ? null : SuggestionState.ofWireName(state),
            page.after().orElse(null),
            page.limit() + 1);
    return nextPage.cut(rows, page, SuggestionView::id);
  }

  @POST
  @Idempotent(inOwnTransaction = true)
  @Path("/suggestions/{id}/accept")
  @Limited(Limit.RESUME_CHANGES)
  @Operation(
      operationId = "acceptSuggestion",
      summary = "Apply a staged suggestion to its resume",
      description =
          "With expectedUpdatedAt it is refused where the resume is at another version, unless"
              + " force is true. It must apply to the resume as it is in any case; where it does"
              + " not it becomes stale.")
  public AcceptedSuggestion acceptSuggestion(String id, @NotNull @Valid Acceptance body) {
    return decisions.accept(current.id(), Ids.parse(id), body.versionToCheck());
  }

  @POST
  @Idempotent(inOwnTransaction = true)
  @Path("/suggestions/{id}/reject")
  @Operation(operationId = "rejectSuggestion", summary = "Turn a suggestion down")
  @Refuses(409)
  public SuggestionView rejectSuggestion(String id) {
    return decisions.reject(current.id(), Ids.parse(id));
  }
}
