package dev.jobtrail.application;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.client.People;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.Idempotent;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.spec.Refuses;
import dev.jobtrail.response.StreamedBody;
import io.quarkus.security.Authenticated;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.time.Clock;
import java.time.LocalDate;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

/** Changes of several, import, export and statistics of the caller's applications. */
@Path("/applications")
@Authenticated
@Tag(name = "Applications")
@RequiresScope(read = Scope.APPLICATIONS_READ, write = Scope.APPLICATIONS_WRITE)
class ApplicationBulkResource {

  private static final String CSV = "text/csv";

  private final CurrentAccount current;
  private final People people;
  private final BulkChanges bulkChanges;
  private final ApplicationImporter importer;
  private final ApplicationExporter exporter;
  private final ApplicationCounts applicationCounts;
  private final Clock clock;

  ApplicationBulkResource(
      CurrentAccount current,
      People people,
      BulkChanges bulkChanges,
      ApplicationImporter importer,
      ApplicationExporter exporter,
      ApplicationCounts applicationCounts,
      Clock clock) {
    this.current = current;
    this.people = people;
    this.bulkChanges = bulkChanges;
    this.importer = importer;
    this.exporter = exporter;
    this.applicationCounts = applicationCounts;
    this.clock = clock;
  }

  @POST
  @Idempotent(inOwnTransaction = true)
  @Path("/bulk")
  @Operation(
      operationId = "changeApplications",
      summary = "Change several applications",
      description =
          "Sets the status or the stage, adds or removes tags, archives, restores or deletes up to 100"
              + " applications. The result of each, in the order of the ids; one that is refused"
              + " does not stop the others.")
  @Refuses(404)
  public BulkResult changeApplications(@NotNull @Valid BulkEdit body) {
    return bulkChanges.change(current.id(), body);
  }

  @POST
  @Idempotent(inOwnTransaction = true)
  @Path("/import")
  @Operation(
      operationId = "importApplications",
      summary = "Import applications",
      description =
          "At most 500, from another tracker or from a JSON export. If any entry is invalid, nothing is"
              + " imported. Duplicates, whose url is already tracked, are skipped.")
  @Refuses({404, 409})
  public ApplicationImport.Result importApplications(@NotNull @Valid ApplicationImport body) {
    return importer.take(body);
  }

  @GET
  @Path("/export")
  @Produces(CSV)
  @ForOneClient(ClientRecord.NONE)
  @Operation(
      operationId = "exportApplications",
      summary = "Export applications with their histories, newest first",
      description =
          "As CSV (RFC 4180, UTF-8, a header row, without descriptions and letters), or by Accept"
              + " as JSON with everything.")
  @APIResponse(
      responseCode = "200",
      description = "The applications.",
      content = {
        @Content(mediaType = CSV, schema = @Schema(type = SchemaType.STRING)),
        @Content(
            mediaType = MediaType.APPLICATION_JSON,
            schema = @Schema(implementation = ExportedApplication[].class))
      })
  @Refuses({429, 503})
  public RestResponse<StreamedBody> exportAsCsv(@QueryParam("clientId") String clientId) {
    return attachment("csv", CSV + ";charset=UTF-8", exporter.asCsv(people.of(clientId)));
  }

  @GET
  @Path("/export")
  @Produces(MediaType.APPLICATION_JSON + ";qs=0.5")
  @ForOneClient(ClientRecord.NONE)
  @Operation(hidden = true)
  public RestResponse<StreamedBody> exportAsJson(@QueryParam("clientId") String clientId) {
    return attachment("json", MediaType.APPLICATION_JSON, exporter.asJson(people.of(clientId)));
  }

  @GET
  @Path("/stats")
  @ForOneClient(ClientRecord.NONE)
  @Operation(
      operationId = "getApplicationStats",
      summary = "Count applications by status and stage",
      description = "The funnel counts an application in each stage that it has reached or passed.")
  public ApplicationStats getApplicationStats(@QueryParam("clientId") String clientId) {
    return applicationCounts.of(people.of(clientId));
  }

  private RestResponse<StreamedBody> attachment(
      String ending, String mediaType, StreamedBody body) {
    var name = "applications-" + LocalDate.now(clock) + "." + ending;
    return RestResponse.ResponseBuilder.ok(body)
        .header(HttpHeaders.CONTENT_TYPE, mediaType)
        .header(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"" + name + "\"")
        .build();
  }
}
