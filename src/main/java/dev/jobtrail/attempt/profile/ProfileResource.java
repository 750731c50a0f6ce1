package dev.jobtrail.attempt.profile;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.client.People;
import dev.jobtrail.client.Person;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.Conditional;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.Preconditioned;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.spec.Refuses;
import io.quarkus.security.Authenticated;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Operations on apply profiles. */
@Path("/apply/profile")
@Authenticated
@Tag(
    name = "Assisted apply",
    description = "Application forms filled in from the resume and the apply profile.")
@RequiresScope(read = Scope.APPLY, write = Scope.APPLY)
class ProfileResource {

  private final CurrentAccount current;
  private final People people;
  private final Profiles profiles;

  ProfileResource(CurrentAccount current, People people, Profiles profiles) {
    this.current = current;
    this.people = people;
    this.profiles = profiles;
  }

  @GET
  @Conditional
  @ForOneClient(ClientRecord.NONE)
  @Operation(
      operationId = "getApplyProfile",
      summary = "Read an apply profile",
      description = "An empty profile if none was saved.")
  public ApplyProfile getApplyProfile(@QueryParam("clientId") @Size(min = 1) String clientId) {
    return profiles.of(people.of(clientId));
  }

  @PUT
  @Preconditioned(ApplyProfile.class)
  @ForOneClient(ClientRecord.NONE)
  @Operation(
      operationId = "replaceApplyProfile",
      summary = "Replace an apply profile",
      description =
          "Absent values become unknown. An API key without the scope apply:submit cannot have runs"
              + " submit automatically.")
  @Refuses(409)
  public ApplyProfile replaceApplyProfile(
      @QueryParam("clientId") @Size(min = 1) String clientId, @NotNull @Valid ApplyProfile body) {
    var person = people.of(clientId);
    requirePermitted(person, body.submitMode());
    return profiles.replace(person, body);
  }

  private void requirePermitted(Person person, SubmitMode mode) {
    if (mode != SubmitMode.REVIEW
        && !current.has(Scope.APPLY_SUBMIT)
        && mode != profiles.of(person).submitMode()) {
      throw ApiException.insufficientScope(Scope.APPLY_SUBMIT.wireName());
    }
  }
}
