package dev.jobtrail.builder;

import dev.jobtrail.account.AccountData;
import dev.jobtrail.account.PagedRecords;
import jakarta.inject.Singleton;
import java.util.Iterator;
import java.util.UUID;

/** The conversations about resumes in the export of an account. */
@Singleton
class BuilderMessageData implements AccountData {

  private static final int PAGE = 20;

  private final BuilderMessages builderMessages;

  BuilderMessageData(BuilderMessages builderMessages) {
    this.builderMessages = builderMessages;
  }

  @Override
  public String section() {
    return "builderMessages";
  }

  /** All messages with what they led to, oldest first. */
  @Override
  public Iterator<BuilderMessageView> export(UUID accountId) {
    return PagedRecords.oldestFirst(
        BuilderMessageView::id, last -> builderMessages.after(accountId, last, PAGE));
  }
}
