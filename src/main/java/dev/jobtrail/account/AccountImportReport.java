package dev.jobtrail.account;

import io.quarkus.qute.TemplateData;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What an import of an account's export imported and left out. */
@TemplateData
@RegisterForReflection
@Schema(name = "AccountImportReport")
public record AccountImportReport(
    @Schema(required = true) Instant importedAt,
    @Schema(required = true, description = "The sections of the export that had records.")
        List<Section> sections) {

  /** A section of the export. */
  @TemplateData
  @RegisterForReflection
  @Schema(name = "AccountImportSection")
  public record Section(
      @Schema(required = true, examples = "applications") String section,
      @Schema(required = true, description = "How many records were imported.") int imported,
      @Schema(required = true, description = "Records that were not imported, by reason.")
          List<Line> leftOut,
      @Schema(required = true, description = "Records that were imported with a change.")
          List<Line> changed) {}

  /** A number of records. */
  @TemplateData
  @RegisterForReflection
  @Schema(name = "AccountImportLine")
  public record Line(
      @Schema(required = true, examples = "Sign-in is set up anew in each installation.")
          String reason,
      @Schema(required = true) int number) {}
}
