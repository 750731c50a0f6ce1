package dev.jobtrail.console.resume;

import dev.jobtrail.resume.Mutation;
import dev.jobtrail.resume.ResumeVersionSummary;
import dev.jobtrail.resume.ResumeVersionView;
import io.quarkus.qute.TemplateData;
import java.time.Instant;
import java.util.UUID;

/**
 * A row in the list of versions.
 *
 * @param until when a change ended it
 * @param ending the change that replaced it
 */
@TemplateData
record ResumeVersionLine(UUID id, String name, Instant until, String ending) {

  static ResumeVersionLine of(ResumeVersionSummary version) {
    return new ResumeVersionLine(
        version.id(), version.name(), version.createdAt(), ending(version.mutation()));
  }

  static ResumeVersionLine of(ResumeVersionView version) {
    return new ResumeVersionLine(
        version.id(), version.name(), version.createdAt(), ending(version.mutation()));
  }

  private static String ending(Mutation mutation) {
    return switch (mutation) {
      case UPDATE -> "Edit";
      case PATCH -> "Edit through the API";
      case RESTORE -> "Restored an older version";
      case SUGGESTION -> "Accepted a suggestion";
      case SYNC, LOCK, PASSWORD, DELETE -> "Change";
    };
  }
}
