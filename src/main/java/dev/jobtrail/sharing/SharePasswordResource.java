package dev.jobtrail.sharing;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.account.Passwords;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.Preconditioned;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.Limited;
import dev.jobtrail.resume.Mutation;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.resume.ResumeChanges;
import dev.jobtrail.resume.ResumeView;
import io.quarkus.security.Authenticated;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Operations on the password of a shared resume. */
@Path("/resumes/{id}/password")
@Authenticated
@Tag(name = "Sharing")
@RequiresScope(read = Scope.RESUMES_READ, write = Scope.RESUMES_WRITE)
class SharePasswordResource {

  @Schema(name = "NewSharePassword", description = "A password to protect a shared resume with.")
  record NewPassword(
      @Schema(required = true, examples = "open sesame") @NotNull @Size(min = 6, max = 128)
          String password) {}

  private final CurrentAccount current;
  private final ResumeChanges changes;
  private final Passwords passwords;

  SharePasswordResource(CurrentAccount current, ResumeChanges changes, Passwords passwords) {
    this.current = current;
    this.changes = changes;
    this.passwords = passwords;
  }

  @PUT
  @Preconditioned(ResumeView.class)
  @Limited(Limit.RESUME_CHANGES)
  @Operation(
      operationId = "setResumePassword",
      summary = "Protect a shared resume with a password",
      description = "Visitors need the new password from then on.")
  public ResumeView set(String id, @NotNull @Valid NewPassword body) {
    Resume.of(current.id(), Ids.parse(id)).orElseThrow(ApiException::notFound);
    var hash = passwords.hash(body.password());
    return protect(id, hash);
  }

  @DELETE
  @Preconditioned(ResumeView.class)
  @Limited(Limit.RESUME_CHANGES)
  @Operation(
      operationId = "removeResumePassword",
      summary = "Remove the password of a shared resume",
      description = "Everybody with the address can read the resume as long as it is shared.")
  public ResumeView remove(String id) {
    return protect(id, null);
  }

  private ResumeView protect(String id, String hash) {
    return ResumeView.of(
        changes.change(
            current.id(), Ids.parse(id), null, Mutation.PASSWORD, resume -> resume.protect(hash)));
  }
}
