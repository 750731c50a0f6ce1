package dev.jobtrail.application.table;

import dev.jobtrail.application.ApplicationStatus;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A table of applications to import. */
@Schema(description = "A table of applications, and what its columns, statuses and dates mean.")
public record TableImport(
    String clientId,
    @NotNull @Schema(required = true, description = "The resume of all of them.") String resumeId,
    @NotBlank
        @Size(max = TableImport.LONGEST)
        @Schema(
            required = true,
            description =
                "Comma-separated values with a row of headings and at most 500 rows; semicolon, tab and vertical"
                    + " bar separate as well.",
            examples = "Company,Job title,Status\nAcme,Staff Engineer,Applied")
        String csv,
    @Size(max = ApplicationTable.MOST_COLUMNS)
        @Schema(
            description =
                "What each column is, from the left; null leaves it out. Absent: as the headings say.")
        List<TableField> columns,
    @Size(max = TableImport.MOST_STATUSES)
        @Schema(
            description =
                "The statuses that texts of the status column mean. Others are taken as they are usually meant, or"
                    + " as saved.")
        Map<String, ApplicationStatus> statuses,
    @Schema(
            description =
                "Whether 03/04/2026 is in April. Absent: as other dates of the table show, and true where none"
                    + " does.")
        Boolean dayFirst,
    @Schema(description = "Whether to report what an import would do, and to change nothing.")
        Boolean dryRun) {

  /** In characters. */
  public static final int LONGEST = 1_000_000;

  static final int MOST_STATUSES = 100;

  public TableImport {
    statuses = statuses == null ? Map.of() : statuses;
    dryRun = dryRun != null && dryRun;
  }
}
