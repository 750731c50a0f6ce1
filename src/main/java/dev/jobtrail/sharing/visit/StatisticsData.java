package dev.jobtrail.sharing.visit;

import dev.jobtrail.account.AccountData;
import dev.jobtrail.account.PagedRecords;
import dev.jobtrail.resume.Resume;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.inject.Singleton;
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
}
