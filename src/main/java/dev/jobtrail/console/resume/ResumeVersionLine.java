package dev.jobtrail.console.resume;

import dev.jobtrail.resume.ResumeVersionSummary;
import io.quarkus.qute.TemplateData;
import java.time.Instant;
import java.util.UUID;

/**
 * A version in the list of a resume's versions.
 *
 * @param until when a change ended it
 * @param ending what ended it, in words
 */
@TemplateData
record ResumeVersionLine(UUID id, String name, Instant until, String ending) {

  static ResumeVersionLine of(ResumeVersionSummary version) {
    var ending =
        switch (version.mutation()) {
          case UPDATE -> "An edit";
          case PATCH -> "An edit by a program";
          case RESTORE -> "An older version was restored";
          case SUGGESTION -> "A suggestion was accepted";
          case SYNC, LOCK, PASSWORD, DELETE -> "A change";
        };
    return new ResumeVersionLine(version.id(), version.name(), version.createdAt(), ending);
  }
}
