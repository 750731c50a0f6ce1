package dev.jobtrail.resume;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.util.RawValue;
import dev.jobtrail.account.AccountData;
import dev.jobtrail.account.PagedRecords;
import dev.jobtrail.account.RecordImport;
import dev.jobtrail.account.SectionImport;
import dev.jobtrail.resume.document.ResumeSchema;
import dev.jobtrail.text.Message;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.inject.Singleton;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.util.Iterator;
import java.util.List;
import java.util.UUID;
import org.hibernate.Session;

/** The resumes in the export of an account. */
@Singleton
class ResumeData implements AccountData {

  /** A resume can have two megabytes. */
  private static final int PAGE = 5;

  private final ResumeSchema schema;
  private final Session session;

  ResumeData(ResumeSchema schema, Session session) {
    this.schema = schema;
    this.session = session;
  }

  @Override
  public String section() {
    return "resumes";
  }

  /** All resumes, newest first. */
  @Override
  public Iterator<ResumeView> export(UUID accountId) {
    return PagedRecords.newestFirst(
        ResumeView::id,
        last -> Resume.before(accountId, last, PAGE).stream().map(ResumeView::of).toList());
  }

  /** A resume of an export. */
  @RegisterForReflection
  record ImportedResume(
      @NotNull UUID id,
      UUID clientId,
      @NotBlank @Size(max = NewResume.MAX_NAME) String name,
      @NotNull @Size(max = Slug.MAX_LENGTH) @Pattern(regexp = Slug.PATTERN) String slug,
      @NotNull @Size(max = 50) List<@NotBlank @Size(max = 50) String> tags,
      boolean isPublic,
      boolean isIndexed,
      boolean hidesContact,
      boolean isLocked,
      UUID applicationId,
      @NotNull ResumeTemplate template,
      @NotNull JsonNode data,
      @NotNull Instant createdAt,
      Instant updatedAt) {}

  @Override
  public SectionImport<?> importing() {
    return SectionImport.of(ImportedResume.class, "resume", ImportedResume::id, this::store)
        .after("clients");
  }

  private void store(ImportedResume resume, RecordImport to) {
    to.ofClient(resume.clientId());
    Slug.requireUsable(resume.slug());
    to.allow(
        1,
        "slug " + resume.slug(),
        Message.of("Another resume of the export has the same slug.").english());
    if (resume.isPublic()) {
      to.report(
          Message.of("No longer shared, and without its password. Share it again.").english());
    }
    to.ownRow("resume")
        .set("name", resume.name())
        .set("slug", resume.slug())
        .set("tags", resume.tags())
        .set("is_public", false)
        .set("is_indexed", resume.isIndexed())
        .set("hides_contact", resume.hidesContact())
        .set("is_locked", resume.isLocked())
        .set("template", resume.template())
        .set("data", new RawValue(schema.check(resume.data())))
        .times(resume.createdAt(), resume.updatedAt());
    if (resume.applicationId() != null) {
      to.afterwards(() -> tailor(to, resume.applicationId()));
    }
  }

  /** Applications refer to resumes as well, so that one of the two has to come first. */
  private void tailor(RecordImport to, UUID applicationId) {
    session
        .createNativeMutationQuery(
            "update resume set application_id = :application"
                + " where account_id = :account and id = :id")
        .setParameter("application", to.find("applications", applicationId), UUID.class)
        .setParameter("account", to.accountId())
        .setParameter("id", to.id())
        .executeUpdate();
  }
}
