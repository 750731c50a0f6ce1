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
record ResumeVersionLine(UUID id, String name, Instant until, Mutation ending) {

  static ResumeVersionLine of(ResumeVersionSummary version) {
    return new ResumeVersionLine(
        version.id(), version.name(), version.createdAt(), version.mutation());
  }

  static ResumeVersionLine of(ResumeVersionView version) {
    return new ResumeVersionLine(
        version.id(), version.name(), version.createdAt(), version.mutation());
  }
}
