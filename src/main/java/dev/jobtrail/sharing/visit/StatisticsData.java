package dev.jobtrail.sharing.visit;

import dev.jobtrail.account.AccountData;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.UUID;

/** The statistics of shared resumes in the export of an account. */
@Singleton
class StatisticsData implements AccountData {

  /** One resume's days with visits, oldest first. */
  @RegisterForReflection
  record Exported(UUID resumeId, List<DayStatistics> days) {}

  private final ReadingStatistics reading;

  StatisticsData(ReadingStatistics reading) {
    this.reading = reading;
  }

  @Override
  public String section() {
    return "statistics";
  }

  @Override
  public List<Exported> export(UUID accountId) {
    return reading.all(accountId).entrySet().stream()
        .filter(it -> !it.getValue().isEmpty())
        .map(it -> new Exported(it.getKey(), it.getValue()))
        .toList();
  }
}
