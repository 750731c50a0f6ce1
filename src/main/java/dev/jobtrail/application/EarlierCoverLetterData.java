package dev.jobtrail.application;

import dev.jobtrail.account.AccountData;
import dev.jobtrail.account.NestedRecords;
import dev.jobtrail.account.PagedRecords;
import dev.jobtrail.account.RecordImport;
import dev.jobtrail.account.SectionImport;
import dev.jobtrail.ai.CoverLetterTone;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.inject.Singleton;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.util.Iterator;
import java.util.UUID;
import java.util.function.Function;

/** The replaced cover letters in the export of an account. */
@Singleton
class EarlierCoverLetterData implements AccountData {

  private static final int APPLICATIONS = 50;

  @Override
  public String section() {
    return "earlierCoverLetters";
  }

  /** All letters, by application, newest first. */
  @Override
  public Iterator<EarlierCoverLetterView> export(UUID accountId) {
    return new NestedRecords<>(
        PagedRecords.newestFirst(
            Function.identity(),
            last -> EarlierCoverLetter.applicationsBefore(accountId, last, APPLICATIONS)),
        id -> ofApplication(accountId, id));
  }

  private static Iterator<EarlierCoverLetterView> ofApplication(UUID accountId, UUID id) {
    return QuarkusTransaction.requiringNew()
        .call(
            () ->
                EarlierCoverLetter.of(accountId, id).stream()
                    .map(EarlierCoverLetter::view)
                    .toList())
        .iterator();
  }

  /** A replaced letter of an export. */
  @RegisterForReflection
  record ImportedLetter(
      @NotNull UUID id,
      @NotNull UUID applicationId,
      @NotNull @Size(max = 20_000) String coverLetter,
      CoverLetterTone coverLetterTone,
      Instant coverLetterGeneratedAt,
      @NotNull Instant replacedAt) {}

  @Override
  public SectionImport<?> importing() {
    return SectionImport.of(
            ImportedLetter.class,
            "earlier_cover_letter",
            ImportedLetter::id,
            EarlierCoverLetterData::store)
        .after("applications");
  }

  private static void store(ImportedLetter letter, RecordImport to) {
    to.row("earlier_cover_letter")
        .set("id", to.id())
        .set("application_id", to.require("applications", letter.applicationId()).id())
        .set("cover_letter", letter.coverLetter())
        .set("tone", letter.coverLetterTone())
        .set("generated_at", letter.coverLetterGeneratedAt())
        .set("replaced_at", letter.replacedAt());
  }
}
