package dev.jobtrail.resume;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.Conditional;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.Idempotent;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.NextPage;
import dev.jobtrail.platform.PageRequest;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.Limited;
import io.quarkus.security.Authenticated;
import jakarta.validation.Valid;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Operations on versions of a resume. */
@Path("/resumes")
@Authenticated
@Tag(name = "Resumes")
@RequiresScope(read = Scope.RESUMES_READ, write = Scope.RESUMES_WRITE)
class ResumeVersionResource {

  private final CurrentAccount current;
  private final ResumeChanges changes;
  private final NextPage nextPage;

  ResumeVersionResource(CurrentAccount current, ResumeChanges changes, NextPage nextPage) {
    this.current = current;
    this.changes = changes;
    this.nextPage = nextPage;
  }

  @GET
  @Path("/{id}/versions")
  @ForOneClient(ClientRecord.RESUME)
  @Operation(
      operationId = "listResumeVersions",
      summary = "List the versions of a resume",
      description = "Every change to the document keeps the one before it.")
  public List<ResumeVersionSummary> list(String id, @Valid @BeanParam PageRequest page) {
    var resumeId = Ids.parse(id);
    Resume.updatedAtOf(current.id(), resumeId).orElseThrow(ApiException::notFound);
    var rows = ResumeVersionSummary.newest(current.id(), resumeId, page.after(), page.limit() + 1);
    return nextPage.cut(
        rows,
        page,
        ResumeVersionSummary::id,
        () -> ResumeVersionSummary.count(current.id(), resumeId));
  }

  @GET
  @Path("/{id}/versions/{versionId}/document")
  @Conditional
  @ForOneClient(ClientRecord.RESUME)
  @Operation(
      operationId = "getResumeVersion",
      summary = "Read a version with its document",
      description = "As it was before it was replaced.")
  public ResumeVersionView get(String id, String versionId) {
    return ResumeVersionView.of(version(id, versionId));
  }

  @POST
  @Idempotent
  @Limited(Limit.RESUME_CHANGES)
  @Path("/{id}/versions/{versionId}/restore")
  @ForOneClient(ClientRecord.RESUME)
  @Operation(
      operationId = "restoreResumeVersion",
      summary = "Restore a version",
      description =
          "Restores name, tags, template and document. Slug, sharing and lock are unchanged.")
  public ResumeView restore(String id, String versionId) {
    var version = version(id, versionId);
    return ResumeView.of(
        changes.change(current.id(), Ids.parse(id), null, Mutation.RESTORE, version::restoreTo));
  }

  private ResumeVersion version(String id, String versionId) {
    return ResumeVersion.of(current.id(), Ids.parse(id), Ids.parse(versionId))
        .orElseThrow(ApiException::notFound);
  }
}
