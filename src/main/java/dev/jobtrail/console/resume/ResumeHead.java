package dev.jobtrail.console.resume;

import dev.jobtrail.console.TabLink;
import dev.jobtrail.resume.Resume;
import io.quarkus.qute.TemplateData;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;

/**
 * The content that all pages of a resume share.
 *
 * @param tab the one that is open
 * @param applicationId the application that it is the tailored copy for; null for any other
 */
@TemplateData
record ResumeHead(
    UUID id,
    String name,
    boolean isLocked,
    boolean isPublic,
    UUID applicationId,
    Instant updatedAt,
    Tab tab) {

  /** The pages of a resume. */
  enum Tab {
    EDIT("Edit", ""),
    DESIGN("Design", "/design"),
    VERSIONS("Versions", "/versions"),
    SHARING("Sharing", "/sharing"),
    BUILDER("Builder", "/builder");

    private final String label;
    private final String path;

    Tab(String label, String path) {
      this.label = label;
      this.path = path;
    }
  }

  static ResumeHead of(Resume resume, Tab tab) {
    return new ResumeHead(
        resume.id,
        resume.name,
        resume.isLocked(),
        resume.isPublic(),
        resume.applicationId(),
        resume.updatedAt,
        tab);
  }

  /** The address of the resume's first page. */
  public String path() {
    return "/app/resumes/" + id;
  }

  public List<TabLink> tabs() {
    return Arrays.stream(Tab.values())
        .map(it -> new TabLink(it.label, path() + it.path, it == tab))
        .toList();
  }

  /** The version, in milliseconds since 1970. */
  public long version() {
    return updatedAt.toEpochMilli();
  }
}
