package dev.jobtrail.attachment;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.pdf.ResumeFileName;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.Idempotent;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.spec.Refuses;
import dev.jobtrail.response.StreamedBody;
import dev.jobtrail.response.TasksInProgress;
import io.quarkus.security.Authenticated;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jboss.resteasy.reactive.RestResponse;

/** Operations on the attachments of the caller's applications. */
@Path("/applications/{id}/attachments")
@Authenticated
@Tag(name = "Applications")
@RequiresScope(read = Scope.APPLICATIONS_READ, write = Scope.APPLICATIONS_WRITE)
class AttachmentResource {

  private final CurrentAccount current;
  private final Attachments attachments;
  private final TasksInProgress tasks;

  AttachmentResource(CurrentAccount current, Attachments attachments, TasksInProgress tasks) {
    this.current = current;
    this.attachments = attachments;
    this.tasks = tasks;
  }

  @GET
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "listAttachments",
      summary = "List the attachments of an application, oldest first",
      description = "Without their contents; also those in upload.")
  public List<AttachmentView> listAttachments(String id) {
    return attachments.of(current.id(), Ids.parse(id));
  }

  @POST
  @Idempotent
  @ResponseStatus(201)
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "addAttachment",
      summary = "Add an attachment to an application",
      description =
          "Its content of at most 10 MB is uploaded then. An application has at most 50, and an"
              + " account as many megabytes as its plan allows. An attachment whose upload is not"
              + " continued within a day is deleted.")
  @Refuses({402, 409})
  public AttachmentView addAttachment(String id, @NotNull @Valid NewAttachment body) {
    return attachments.add(current.id(), Ids.parse(id), body);
  }

  @PUT
  @Path("/{attachmentId}/parts/{number}")
  @Consumes(MediaType.APPLICATION_OCTET_STREAM)
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "uploadAttachmentPart",
      summary = "Upload a part of an attachment",
      description =
          "The file is cut into parts of 524,288 bytes that are numbered from 0; only the last one"
              + " is smaller. They are uploaded in their order, and a part can be sent again. The"
              + " type is recognized by the content: documents and pictures of usual formats, ZIP"
              + " archives and text.")
  @Refuses(409)
  public AttachmentView uploadAttachmentPart(
      String id, String attachmentId, int number, byte[] body) {
    return attachments.store(current.id(), Ids.parse(id), Ids.parse(attachmentId), number, body);
  }

  @GET
  @Path("/{attachmentId}/content")
  @Produces(MediaType.APPLICATION_OCTET_STREAM)
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "downloadAttachment",
      summary = "Download the file of an attachment",
      description = "Refused before its upload is complete.")
  @APIResponse(
      responseCode = "200",
      description = "The file.",
      content =
          @Content(
              mediaType = MediaType.APPLICATION_OCTET_STREAM,
              schema = @Schema(type = SchemaType.STRING, format = "binary")))
  @Refuses({404, 409, 429, 503})
  public RestResponse<StreamedBody> downloadAttachment(String id, String attachmentId) {
    var account = current.id();
    var file = attachments.file(account, Ids.parse(id), Ids.parse(attachmentId));
    var body =
        new StreamedBody(
            () -> tasks.export(account),
            out -> {
              var parts = file.parts().get();
              return () -> {
                out.write(parts.next());
                return parts.hasNext();
              };
            });
    return RestResponse.ResponseBuilder.ok(body)
        .header(
            HttpHeaders.CONTENT_DISPOSITION, ResumeFileName.attachment(file.stem(), file.ending()))
        .build();
  }

  @DELETE
  @Path("/{attachmentId}")
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "deleteAttachment",
      summary = "Delete an attachment",
      description = "Its file is deleted at once.")
  public void deleteAttachment(String id, String attachmentId) {
    attachments.delete(current.id(), Ids.parse(id), Ids.parse(attachmentId));
  }
}
