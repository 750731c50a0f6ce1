package dev.jobtrail.sharing.visit;

import dev.jobtrail.account.AccountData;
import dev.jobtrail.account.PagedRecords;
import dev.jobtrail.account.RecordImport;
import dev.jobtrail.account.SectionImport;
import dev.jobtrail.resume.Resume;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.inject.Singleton;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Iterator;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.StreamSupport;

/** The statistics of shared resumes in the export of an account. */
@Singleton
class StatisticsData implements AccountData {

  private static final int RESUMES = 200;

  /** One resume's days with visits, oldest first. */
  @RegisterForReflection
  record Exported(UUID resumeId, List<DayStatistics> days) {}

  private final StatisticsReader statisticsReader;

  StatisticsData(StatisticsReader statisticsReader) {
    this.statisticsReader = statisticsReader;
  }

  @Override
  public String section() {
    return "statistics";
  }

  /** The resumes that were visited, newest first. */
  @Override
  public Iterator<Exported> export(UUID accountId) {
    Iterable<UUID> resumes =
        () ->
            PagedRecords.newestFirst(
                Function.identity(), last -> Resume.idsBefore(accountId, last, RESUMES));
    return StreamSupport.stream(resumes.spliterator(), false)
        .map(it -> new Exported(it, statisticsReader.all(accountId, it)))
        .filter(it -> !it.days().isEmpty())
        .iterator();
  }

  /** The visits of a resume of an export. */
  @RegisterForReflection
  record ImportedStatistics(
      @NotNull UUID resumeId,
      @NotNull @Size(max = 10_000) List<@NotNull @Valid ImportedDay> days) {}

  /** The visits of a day of an export. */
  @RegisterForReflection
  record ImportedDay(
      @NotNull LocalDate date, @PositiveOrZero long views, @PositiveOrZero long downloads) {}

  @Override
  public SectionImport<?> importing() {
    return SectionImport.of(ImportedStatistics.class, StatisticsData::store).after("resumes");
  }

  private static void store(ImportedStatistics statistics, RecordImport to) {
    var resume = to.require("resumes", statistics.resumeId());
    for (var day : statistics.days()) {
      var end = day.date().plusDays(1).atStartOfDay(ZoneOffset.UTC).toInstant().minusMillis(1);
      to.row("resume_statistics")
          .set("resume_id", resume.id())
          .set("day", day.date().toString())
          .set("views", day.views())
          .set("downloads", day.downloads())
          .set("last_viewed_at", day.views() == 0 ? null : end)
          .set("last_downloaded_at", day.downloads() == 0 ? null : end);
    }
  }
}
