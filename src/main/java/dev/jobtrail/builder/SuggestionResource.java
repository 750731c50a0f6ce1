package dev.jobtrail.builder;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.Idempotent;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.NextPage;
import dev.jobtrail.platform.PageRequest;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.spec.Refuses;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.Limited;
import io.quarkus.security.Authenticated;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
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

/** Operations on suggestions of the builder agent. */
@Path("/agent/builder")
@Authenticated
@Tag(name = "Builder")
@RequiresScope(read = Scope.AI, write = Scope.AI)
class SuggestionResource {

  @Schema(name = "SuggestionAcceptance")
  record Acceptance(
      @Schema(nullable = true, description = "The version of the resume that the caller read.")
          Instant expectedUpdatedAt,
      @Schema(
              nullable = true,
              description = "Whether to accept it regardless of the version of the resume.")
          Boolean force) {

    Instant versionToCheck() {
      return Boolean.TRUE.equals(force) ? null : expectedUpdatedAt;
    }
  }

  @Schema(name = "SuggestionsAcceptance")
  record JointAcceptance(
      @Schema(required = true, description = "In the order in which they are applied.")
          @NotNull
          @Size(min = 1, max = 50)
          List<@NotNull String> ids,
      @Schema(nullable = true, description = "The version of the resume that the caller read.")
          Instant expectedUpdatedAt,
      @Schema(
              nullable = true,
              description = "Whether to accept them regardless of the version of the resume.")
          Boolean force,
      @Schema(
              nullable = true,
              description = "Whether to accept reworded suggestions, whose words were checked.")
          Boolean confirmReworded) {

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
  @ForOneClient(value = ClientRecord.RESUME, parameter = "resumeId")
  @Operation(
      operationId = "listSuggestions",
      summary = "List the suggestions for a resume, newest first",
      description = "Suggestions that no longer apply are stale.")
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
    var resume = Ids.parse(resumeId);
    var wanted = state == null ? null : SuggestionState.ofWireName(state);
    var after = page.after().orElse(null);
    var rows = decisions.list(current.id(), resume, wanted, after, page.limit() + 1);
    return nextPage.cut(
        rows, page, SuggestionView::id, () -> Suggestion.count(current.id(), resume, wanted));
  }

  @POST
  @Idempotent(inOwnTransaction = true)
  @Path("/suggestions/{id}/accept")
  @Limited(Limit.RESUME_CHANGES)
  @ForOneClient(ClientRecord.SUGGESTION)
  @Operation(
      operationId = "acceptSuggestion",
      summary = "Apply a staged suggestion to its resume",
      description =
          "With expectedUpdatedAt, it is refused if the resume has another version, unless"
              + " force is true. In any case it must apply to the current resume; otherwise"
              + " it becomes stale.")
  public AcceptedSuggestion acceptSuggestion(String id, @NotNull @Valid Acceptance body) {
    return decisions.accept(current.id(), Ids.parse(id), body.versionToCheck());
  }

  @POST
  @Idempotent(inOwnTransaction = true)
  @Path("/resumes/{resumeId}/suggestions/accept")
  @Limited(Limit.RESUME_CHANGES)
  @ForOneClient(value = ClientRecord.RESUME, parameter = "resumeId")
  @Operation(
      operationId = "acceptSuggestions",
      summary = "Apply several staged suggestions to their resume",
      description =
          "In one transaction. Suggestions that no longer apply become stale and are skipped,"
              + " like reworded ones without confirmReworded. Each can be undone separately.")
  public AcceptedSuggestions acceptSuggestions(
      String resumeId, @NotNull @Valid JointAcceptance body) {
    return decisions.acceptAll(
        current.id(),
        Ids.parse(resumeId),
        body.ids().stream().map(Ids::parse).distinct().toList(),
        body.versionToCheck(),
        Boolean.TRUE.equals(body.confirmReworded()));
  }

  @POST
  @Idempotent(inOwnTransaction = true)
  @Path("/suggestions/{id}/undo")
  @Limited(Limit.RESUME_CHANGES)
  @ForOneClient(ClientRecord.SUGGESTION)
  @Operation(
      operationId = "undoSuggestion",
      summary = "Undo an accepted suggestion",
      description =
          "Reverts its change, keeps all later changes, and stages the suggestion again. Refused if"
              + " a later change touched the same place.")
  public AcceptedSuggestion undoSuggestion(String id, @NotNull @Valid Acceptance body) {
    return decisions.undo(current.id(), Ids.parse(id), body.versionToCheck());
  }

  @POST
  @Idempotent(inOwnTransaction = true)
  @Path("/suggestions/{id}/reject")
  @ForOneClient(ClientRecord.SUGGESTION)
  @Operation(
      operationId = "rejectSuggestion",
      summary = "Reject a suggestion",
      description = "The resume stays as it is.")
  @Refuses(409)
  public SuggestionView rejectSuggestion(String id) {
    return decisions.reject(current.id(), Ids.parse(id));
  }
}
