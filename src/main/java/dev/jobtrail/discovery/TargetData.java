package dev.jobtrail.discovery;

import dev.jobtrail.account.PagedData;
import dev.jobtrail.account.RecordImport;
import dev.jobtrail.account.SectionImport;
import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.text.Message;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.inject.Singleton;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

/** The targets in the export of an account. */
@Singleton
class TargetData extends PagedData<TargetView> {

  TargetData(Targets targets) {
    super("discoveryTargets", 50, TargetView::id, targets::after);
  }

  /** A target of an export. */
  @RegisterForReflection
  record ImportedTarget(
      @NotNull UUID id,
      @NotNull UUID resumeId,
      @Size(max = 200) String title,
      @NotNull @Size(max = 50) List<@NotBlank @Size(max = 100) String> keywords,
      @NotNull @Size(max = 50) List<@NotBlank @Size(max = 100) String> excludedKeywords,
      @NotNull @Size(max = 50) List<@NotBlank @Size(max = 100) String> locations,
      @Min(0) @Max(500) int radiusKm,
      boolean remoteOnly,
      @NotNull @Size(max = 30) List<@NotNull Board> boards,
      @NotNull @Size(max = 200) List<@NotNull @Valid CompanyOnBoard> companies,
      @NotNull @Size(max = TargetEdit.MOST_EXCLUDED_COMPANIES)
          List<@NotBlank @Size(max = 200) String> excludedCompanies,
      @Min(0) Integer minSalary,
      boolean daily,
      @NotNull Instant createdAt,
      Instant updatedAt) {}

  @Override
  public SectionImport<?> importing() {
    return SectionImport.of(
            ImportedTarget.class, "discovery_target", ImportedTarget::id, TargetData::store)
        .after("resumes");
  }

  private static void store(ImportedTarget target, RecordImport to) {
    var resume = to.require("resumes", target.resumeId());
    to.ofSameApplicantAs(resume);
    to.allow(
        Targets.MOST,
        "targets " + target.resumeId(),
        Message.of("A resume has at most %d targets.", Targets.MOST).english());
    to.ownRow("discovery_target")
        .set("resume_id", resume.id())
        .set("title", target.title())
        .set("keywords", target.keywords())
        .set("excluded_keywords", target.excludedKeywords())
        .set("locations", target.locations())
        .set("radius_km", target.radiusKm())
        .set("remote_only", target.remoteOnly())
        .set("boards", target.boards().stream().map(Board::name).toList())
        .set("companies", target.companies())
        .set("excluded_companies", target.excludedCompanies())
        .set("min_salary", target.minSalary())
        .set("daily", target.daily())
        .set("next_daily_at", to.now().plus(Target.DAY))
        .times(target.createdAt(), target.updatedAt());
  }
}
