package dev.jobtrail.attempt.profile;

import dev.jobtrail.client.People;
import dev.jobtrail.platform.Conditional;
import dev.jobtrail.platform.Preconditioned;
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

/** What people answer on every form. */
@Path("/apply/profile")
@Authenticated
@Tag(
    name = "Assisted apply",
    description = "Forms of jobs filled from the resume and the apply profile.")
class ProfileResource {

  private final People people;
  private final Profiles profiles;

  ProfileResource(People people, Profiles profiles) {
    this.people = people;
    this.profiles = profiles;
  }

  @GET
  @Conditional
  @Operation(
      operationId = "getApplyProfile",
      summary = "Read a person's apply profile",
      description = "The empty one where none was written.")
  public ApplyProfile getApplyProfile(@QueryParam("clientId") @Size(min = 1) String clientId) {
    return profiles.of(people.of(clientId));
  }

  @PUT
  @Preconditioned(ApplyProfile.class)
  @Operation(
      operationId = "replaceApplyProfile",
      summary = "Write a person's apply profile as a whole",
      description = "What is absent is unknown from then on.")
  @Refuses(409)
  public ApplyProfile replaceApplyProfile(
      @QueryParam("clientId") @Size(min = 1) String clientId, @NotNull @Valid ApplyProfile body) {
    return profiles.replace(people.of(clientId), body);
  }
}
