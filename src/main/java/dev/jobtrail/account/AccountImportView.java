package dev.jobtrail.account;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The uploaded parts of an export and the report of the last import. */
@Schema(name = "AccountImport")
public record AccountImportView(
    @Schema(
            required = true,
            description = "Parts that are not imported, by number; kept for a day.")
        List<ImportPartView> parts,
    @Schema(required = true, nullable = true, description = "Null before the first import.")
        AccountImportReport report) {}
