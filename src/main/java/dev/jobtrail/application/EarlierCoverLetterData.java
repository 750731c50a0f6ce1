package dev.jobtrail.application;

import dev.jobtrail.account.AccountData;
import dev.jobtrail.account.NestedRecords;
import dev.jobtrail.account.PagedRecords;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.inject.Singleton;
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
}
