package dev.jobtrail.resume;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.util.RawValue;
import dev.jobtrail.account.AccountData;
import dev.jobtrail.account.NestedRecords;
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
import java.util.function.Function;

/** The versions of resumes in the export of an account. */
@Singleton
class ResumeVersionData implements AccountData {

  private static final int RESUMES = 200;

  /** A version can have two megabytes. */
  private static final int PAGE = 5;

  private final ResumeSchema schema;
  private final ResumeSettings settings;

  ResumeVersionData(ResumeSchema schema, ResumeSettings settings) {
    this.schema = schema;
    this.settings = settings;
  }

  @Override
  public String section() {
    return "resumeVersions";
  }

  /** All versions, by resume, each newest first. */
  @Override
  public Iterator<ResumeVersionView> export(UUID accountId) {
    return new NestedRecords<>(
        PagedRecords.newestFirst(
            Function.identity(), last -> Resume.idsBefore(accountId, last, RESUMES)),
        resumeId -> ofResume(accountId, resumeId));
  }

  private static Iterator<ResumeVersionView> ofResume(UUID accountId, UUID resumeId) {
    return PagedRecords.newestFirst(
        ResumeVersionView::id,
        last ->
            ResumeVersion.before(accountId, resumeId, last, PAGE).stream()
                .map(ResumeVersionView::of)
                .toList());
  }

  /** A version of an export. */
  @RegisterForReflection
  record ImportedVersion(
      @NotNull UUID id,
      @NotNull UUID resumeId,
      @NotBlank @Size(max = NewResume.MAX_NAME) String name,
      @NotNull @Size(max = Slug.MAX_LENGTH) @Pattern(regexp = Slug.PATTERN) String slug,
      @NotNull @Size(max = 50) List<@NotBlank @Size(max = 50) String> tags,
      @NotNull ResumeTemplate template,
      @NotNull JsonNode data,
      @NotNull Instant createdAt,
      @NotNull Mutation mutation) {}

  @Override
  public SectionImport<?> importing() {
    return SectionImport.of(
            ImportedVersion.class, "resume_version", ImportedVersion::id, this::store)
        .after("resumes");
  }

  private void store(ImportedVersion version, RecordImport to) {
    var resume = to.require("resumes", version.resumeId());
    to.allow(
        settings.versionsKept(),
        "versions " + version.resumeId(),
        Message.of("Only the newest %d versions of a resume are kept.", settings.versionsKept())
            .english());
    to.row("resume_version")
        .set("id", to.id())
        .set("resume_id", resume.id())
        .set("account_id", to.accountId())
        .set("mutation", version.mutation())
        .set("name", version.name())
        .set("slug", version.slug())
        .set("tags", version.tags())
        .set("template", version.template())
        .set("data", new RawValue(schema.check(version.data())))
        .set("created_at", version.createdAt());
  }
}
