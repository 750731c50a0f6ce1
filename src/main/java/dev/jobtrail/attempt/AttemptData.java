package dev.jobtrail.attempt;

import dev.jobtrail.account.AccountData;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.UUID;

/** The runs in the export of an account. */
@Singleton
class AttemptData implements AccountData {

  private final ReadingAttempts reading;

  AttemptData(ReadingAttempts reading) {
    this.reading = reading;
  }

  @Override
  public String section() {
    return "attempts";
  }

  /** All runs, oldest first. */
  @Override
  public List<AttemptView> export(UUID accountId) {
    return reading.all(accountId);
  }
}
