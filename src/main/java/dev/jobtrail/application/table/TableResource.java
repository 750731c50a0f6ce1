package dev.jobtrail.application.table;

import dev.jobtrail.platform.Idempotent;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.spec.Refuses;
import io.quarkus.security.Authenticated;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Import of tables of the caller's applications. */
@Path("/applications/import/table")
@Authenticated
@Tag(name = "Applications")
@RequiresScope(read = Scope.APPLICATIONS_READ, write = Scope.APPLICATIONS_WRITE)
class TableResource {

  private final TableImporter importer;

  TableResource(TableImporter importer) {
    this.importer = importer;
  }

  @POST
  @Idempotent(inOwnTransaction = true)
  @Operation(
      operationId = "importApplicationTable",
      summary = "Import applications from a table",
      description =
          "From a spreadsheet, a CSV export or another tracker. Columns are recognized by their headings in English,"
              + " German, French and Spanish; a dry run shows how the table is understood. Rows without a job title are"
              + " reported and left out, duplicates are skipped, and texts that are not understood are kept in the notes.")
  @Refuses({404, 409})
  public TableReport importApplicationTable(@NotNull @Valid TableImport body) {
    return importer.take(body);
  }
}
