package dev.jobtrail.fact;

import dev.jobtrail.account.PagedData;
import dev.jobtrail.account.RecordImport;
import dev.jobtrail.account.SectionImport;
import dev.jobtrail.text.Message;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.inject.Singleton;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

/** The confirmed facts in the export of an account. */
@Singleton
class FactData extends PagedData<FactView> {

  FactData() {
    super("facts", 100, FactView::id, FactData::page);
  }

  private static List<FactView> page(UUID accountId, UUID last, int limit) {
    return Fact.after(accountId, last, limit).stream().map(Fact::view).toList();
  }

  /** A confirmed fact of an export. */
  @RegisterForReflection
  record ImportedFact(
      @NotNull UUID id,
      @NotNull UUID resumeId,
      @NotBlank @Size(max = 1_000) String text,
      @NotNull Instant createdAt) {}

  @Override
  public SectionImport<?> importing() {
    return SectionImport.of(ImportedFact.class, "resume_fact", ImportedFact::id, FactData::store)
        .after("resumes");
  }

  private static void store(ImportedFact fact, RecordImport to) {
    var resume = to.require("resumes", fact.resumeId());
    to.ofSameApplicantAs(resume);
    to.allow(
        ConfirmedFacts.MOST,
        "facts " + fact.resumeId(),
        Message.of("A resume has at most %d facts.", ConfirmedFacts.MOST).english());
    to.ownRow("resume_fact")
        .set("resume_id", resume.id())
        .set("text", fact.text())
        .times(fact.createdAt(), null);
  }
}
