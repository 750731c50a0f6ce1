package dev.jobtrail.account;

import dev.jobtrail.platform.spec.Refuses;
import io.quarkus.security.Authenticated;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Imports the export of an account of another installation. */
@Path("/account/import")
@Authenticated
@Tag(name = "Account")
class AccountImportResource {

  @Schema(name = "NewAccountImport")
  record Uploaded(
      @NotNull
          @Min(1)
          @Schema(required = true, description = "How many parts were uploaded.", examples = "3")
          Integer parts) {}

  private final CurrentAccount current;
  private final AccountImports imports;

  AccountImportResource(CurrentAccount current, AccountImports imports) {
    this.current = current;
    this.imports = imports;
  }

  @GET
  @SecurityRequirement(name = "session")
  @Operation(
      operationId = "getAccountImport",
      summary = "Read which parts of an export are uploaded, and the report of the last import",
      description =
          "The report names, for each kind of record, how many were imported, and what was left "
              + "out and why.")
  public AccountImportView getAccountImport() {
    current.requireSession();
    return imports.of(current.id());
  }

  @PUT
  @Path("/parts/{number}")
  @Consumes(MediaType.APPLICATION_OCTET_STREAM)
  @SecurityRequirement(name = "session")
  @Operation(
      operationId = "uploadAccountImportPart",
      summary = "Upload a part of an export",
      description =
          "The file of `GET /account/export` of another installation, cut into parts of at most"
              + " 1 MB that are numbered from 0. A part can be uploaded again. Parts are kept for"
              + " a day.")
  public void uploadAccountImportPart(int number, byte[] body) {
    current.requireSession();
    imports.store(current.id(), number, body);
  }

  @POST
  @SecurityRequirement(name = "session")
  @Operation(
      operationId = "importAccount",
      summary = "Import the uploaded export into the account",
      description =
          "All of it, or nothing if it is refused. The account must be without resumes,"
              + " applications and clients. Records keep their ids where these are free. Nothing"
              + " that grants access is imported: no sign-in, key, shared page, webhook or open"
              + " approval.")
  @Refuses({409, 429, 503})
  public AccountImportReport importAccount(@NotNull @Valid Uploaded body) {
    current.requireSession();
    return imports.run(current.id(), body.parts());
  }

  @DELETE
  @SecurityRequirement(name = "session")
  @Operation(
      operationId = "discardAccountImport",
      summary = "Delete the uploaded parts",
      description = "What was imported before stays. Without uploaded parts nothing happens.")
  public void discardAccountImport() {
    current.requireSession();
    imports.discard(current.id());
  }
}
