package dev.jobtrail.discovery;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.Boards;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.Idempotent;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.spec.Refuses;
import io.quarkus.security.Authenticated;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import java.util.Arrays;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;

/** Operations on job boards and targets. */
@Path("/discovery")
@Authenticated
@Tag(name = "Discovery", description = "Searches of job boards and what they find.")
@RequiresScope(read = Scope.DISCOVERY, write = Scope.DISCOVERY)
class TargetResource {

  /** The JSON representation of a board. */
  @Schema(name = "JobBoard")
  public record BoardView(
      @Schema(required = true) Board board,
      @Schema(required = true) Board.Kind kind,
      @Schema(required = true, description = "What a target must specify to search this board.")
          Board.Needs needs,
      @Schema(required = true, description = "Whether the board is enabled in the configuration.")
          boolean enabled) {}

  private final CurrentAccount current;
  private final Boards boards;
  private final Targets targets;

  TargetResource(CurrentAccount current, Boards boards, Targets targets) {
    this.current = current;
    this.boards = boards;
    this.targets = targets;
  }

  @GET
  @Path("/boards")
  @Operation(
      operationId = "listBoards",
      summary = "List the job boards, retired ones last",
      description =
          "With what each board needs to be searched, and whether it is enabled on this "
              + "installation.")
  public List<BoardView> listBoards() {
    return Arrays.stream(Board.values())
        .map(it -> new BoardView(it, it.kind(), it.needs(), boards.isEnabled(it)))
        .toList();
  }

  @GET
  @Path("/resumes/{resumeId}/targets")
  @ForOneClient(value = ClientRecord.RESUME, parameter = "resumeId")
  @Operation(
      operationId = "listTargets",
      summary = "List a resume's targets, oldest first",
      description = "A target says which jobs to look for, where, and on which boards.")
  public List<TargetView> listTargets(String resumeId) {
    return targets.list(current.id(), Ids.parse(resumeId));
  }

  @POST
  @Idempotent
  @Path("/resumes/{resumeId}/targets")
  @ResponseStatus(201)
  @ForOneClient(value = ClientRecord.RESUME, parameter = "resumeId")
  @Operation(
      operationId = "createTarget",
      summary = "Add a target",
      description = "The next search of the resume uses it.")
  @Refuses(409)
  public TargetView createTarget(String resumeId, @NotNull @Valid TargetEdit body) {
    return targets.add(current.id(), Ids.parse(resumeId), body);
  }

  @PATCH
  @Path("/targets/{id}")
  @ForOneClient(ClientRecord.TARGET)
  @Operation(
      operationId = "updateTarget",
      summary = "Change a target; absent properties are unchanged",
      description = "The next search uses it; matches found before stay.")
  @Refuses(409)
  public TargetView updateTarget(String id, @NotNull @Valid TargetEdit body) {
    return targets.change(current.id(), Ids.parse(id), body);
  }

  @DELETE
  @Path("/targets/{id}")
  @ForOneClient(ClientRecord.TARGET)
  @Operation(
      operationId = "deleteTarget",
      summary = "Delete a target; its matches are kept",
      description = "The next search leaves it out.")
  public void deleteTarget(String id) {
    targets.delete(current.id(), Ids.parse(id));
  }
}
