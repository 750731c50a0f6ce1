package dev.jobtrail.discovery.company;

import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The companies found for one line of a user's text, the most likely first. */
@RegisterForReflection
@Schema(description = "The companies found for one line, the most likely first.")
public record CompanyFindings(
    @Schema(required = true, description = "The line.") String text,
    @Schema(required = true) List<FoundCompany> companies,
    @Schema(
            required = true,
            nullable = true,
            description = "Why no company was found and what to do; null if one was.")
        String problem) {

  static CompanyFindings none(String text, String problem) {
    return new CompanyFindings(text, List.of(), problem);
  }
}
