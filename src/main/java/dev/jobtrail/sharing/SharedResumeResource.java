package dev.jobtrail.sharing;

import dev.jobtrail.pdf.ResumeFileName;
import dev.jobtrail.pdf.ResumePdf;
import dev.jobtrail.platform.Conditional;
import dev.jobtrail.platform.spec.Refuses;
import jakarta.annotation.security.PermitAll;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.ParameterIn;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

/** Operations on shared resumes, without an API key. */
@Path("/resumes")
@PermitAll
@Tag(
    name = "Sharing",
    description = "Shared resumes, which need no key, their passwords and their statistics.")
class SharedResumeResource {

  @Schema(name = "SharePassword")
  record Password(
      @Schema(required = true, examples = "open sesame") @NotNull @Size(min = 1, max = 128)
          String password) {}

  @Schema(name = "CountedDownload")
  record Counted(
      @Schema(description = "False for the owner, whose downloads do not count.")
          boolean counted) {}

  private final SharedResumes shared;

  SharedResumeResource(SharedResumes shared) {
    this.shared = shared;
  }

  @GET
  @Path("/{username}/{slug}")
  @Conditional
  @Parameter(in = ParameterIn.HEADER, name = Visitor.PASSWORD_HEADER)
  @Operation(
      operationId = "getSharedResume",
      summary = "Read a shared resume",
      description = "Counts as a view. " + SharedResumes.RULES)
  @Refuses({401, 429})
  public RestResponse<SharedResume> get(
      @Parameter(example = "jana-novak") String username,
      @Parameter(example = "backend-engineer") String slug) {
    var document = shared.read(username, slug);
    return RestResponse.ResponseBuilder.ok(document.resume())
        .header(Robots.HEADER, Robots.tag(document.isIndexed()))
        .build();
  }

  @GET
  @Path("/{username}/{slug}/pdf")
  @Produces(ResumePdf.MEDIA_TYPE)
  @Conditional
  @Parameter(in = ParameterIn.HEADER, name = Visitor.PASSWORD_HEADER)
  @Operation(
      operationId = "downloadSharedResumePdf",
      summary = "Download a shared resume as PDF",
      description =
          "Does not count as a download: call countSharedDownload. " + SharedResumes.RULES)
  @Refuses({401, 429})
  public RestResponse<byte[]> downloadPdf(
      @Parameter(example = "jana-novak") String username,
      @Parameter(example = "backend-engineer") String slug) {
    var print = shared.print(username, slug, false);
    return RestResponse.ResponseBuilder.ok(print.pdf())
        .header(HttpHeaders.CONTENT_DISPOSITION, ResumeFileName.attachment(print.title()))
        .header(Robots.HEADER, Robots.tag(print.isIndexed()))
        .build();
  }

  @POST
  @Path("/{username}/{slug}/download")
  @Parameter(in = ParameterIn.HEADER, name = Visitor.PASSWORD_HEADER)
  @Operation(
      operationId = "countSharedDownload",
      summary = "Count a download of a shared resume",
      description = SharedResumes.RULES)
  @Refuses({401, 429})
  public Counted download(
      @Parameter(example = "jana-novak") String username,
      @Parameter(example = "backend-engineer") String slug) {
    return new Counted(shared.countDownload(username, slug));
  }

  @POST
  @Path("/{username}/{slug}/password/verify")
  @Operation(
      operationId = "verifySharedResumePassword",
      summary = "Verify the password of a shared resume",
      description =
          "Sets an HttpOnly cookie that replaces the password for ten minutes. A wrong password"
              + " is answered with INVALID_PASSWORD. After five wrong passwords, further attempts are refused until the"
              + " window of ten minutes ends.")
  @Refuses({401, 429})
  public RestResponse<Void> verifyPassword(
      @Parameter(example = "jana-novak") String username,
      @Parameter(example = "backend-engineer") String slug,
      @NotNull @Valid Password body) {
    var response = RestResponse.ResponseBuilder.<Void>noContent();
    shared.pass(username, slug, body.password()).ifPresent(response::cookie);
    return response.build();
  }
}
