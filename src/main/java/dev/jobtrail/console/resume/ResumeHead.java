package dev.jobtrail.console.resume;

import dev.jobtrail.console.TabLink;
import dev.jobtrail.page.PageMessages;
import dev.jobtrail.resume.Resume;
import io.quarkus.qute.TemplateData;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;

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
    EDIT(ResumeMessages::edit, ""),
    DESIGN(ResumeMessages::design, "/design"),
    VERSIONS(ResumeMessages::versions, "/versions"),
    SHARING(ResumeMessages::sharing, "/sharing"),
    BUILDER(ResumeMessages::builder, "/builder");

    private final Function<ResumeMessages, String> label;
    private final String path;

    Tab(Function<ResumeMessages, String> label, String path) {
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
    var words = PageMessages.of(ResumeMessages.class);
    return Arrays.stream(Tab.values())
        .map(it -> new TabLink(it.label.apply(words), path() + it.path, it == tab))
        .toList();
  }

  /** The version, in milliseconds since 1970. */
  public long version() {
    return updatedAt.toEpochMilli();
  }
}
