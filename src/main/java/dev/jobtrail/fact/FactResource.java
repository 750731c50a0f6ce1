package dev.jobtrail.fact;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.platform.Idempotent;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.spec.Refuses;
import io.quarkus.security.Authenticated;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;

/** Operations on the confirmed facts of a resume. */
@Path("/resumes/{id}/facts")
@Authenticated
@Tag(name = "Resumes")
@RequiresScope(read = Scope.RESUMES_READ, write = Scope.RESUMES_WRITE)
class FactResource {

  @Schema(name = "NewFact")
  record NewFact(
      @Schema(required = true, examples = "I led the move to Kubernetes at Acme in 2023.")
          @NotBlank
          @Size(max = 1_000)
          String text) {}

  private final CurrentAccount current;
  private final ConfirmedFacts facts;

  FactResource(CurrentAccount current, ConfirmedFacts facts) {
    this.current = current;
    this.facts = facts;
  }

  @GET
  @Operation(
      operationId = "listFacts",
      summary = "List the confirmed facts of a resume, oldest first",
      description =
          "Tailoring, letters and suggestions use them as evidence in addition to the resume.")
  public List<FactView> listFacts(String id) {
    return facts.list(current.id(), Ids.parse(id));
  }

  @POST
  @Idempotent
  @ResponseStatus(201)
  @Operation(
      operationId = "addFact",
      summary = "Confirm a fact",
      description = "At most 100 per resume. Idempotent: an existing fact is returned again.")
  @Refuses(409)
  public FactView addFact(String id, @NotNull @Valid NewFact body) {
    return facts.add(current.id(), Ids.parse(id), body.text().strip());
  }
}
