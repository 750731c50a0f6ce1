package dev.jobtrail.builder;

import dev.jobtrail.account.AccountData;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.UUID;

/** The conversations about resumes in the export of an account. */
@Singleton
class BuilderMessageData implements AccountData {

  private final Asking asking;

  BuilderMessageData(Asking asking) {
    this.asking = asking;
  }

  @Override
  public String section() {
    return "builderMessages";
  }

  /** All messages with what they led to, oldest first. */
  @Override
  public List<BuilderMessageView> export(UUID accountId) {
    return asking.all(accountId);
  }
}
