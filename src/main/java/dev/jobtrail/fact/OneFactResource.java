package dev.jobtrail.fact;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.Path;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/**
 * Operations on one confirmed fact. Not below its resume: there the path would be that of a shared
 * resume as well.
 */
@Path("/facts/{id}")
@Authenticated
@Tag(name = "Resumes")
@RequiresScope(read = Scope.RESUMES_READ, write = Scope.RESUMES_WRITE)
class OneFactResource {

  private final CurrentAccount current;
  private final ConfirmedFacts facts;

  OneFactResource(CurrentAccount current, ConfirmedFacts facts) {
    this.current = current;
    this.facts = facts;
  }

  @DELETE
  @Operation(
      operationId = "removeFact",
      summary = "Delete a fact",
      description = "Later tailoring and letters do not use it any more.")
  public void removeFact(String id) {
    facts.remove(current.id(), Ids.parse(id));
  }
}
