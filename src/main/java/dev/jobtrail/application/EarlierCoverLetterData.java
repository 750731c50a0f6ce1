package dev.jobtrail.application;

import dev.jobtrail.account.AccountData;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.UUID;

/** The letters that others have replaced, in the export of an account. */
@Singleton
class EarlierCoverLetterData implements AccountData {

  @Override
  public String section() {
    return "earlierCoverLetters";
  }

  /** All of them, oldest first. */
  @Override
  public List<EarlierCoverLetterView> export(UUID accountId) {
    return QuarkusTransaction.requiringNew()
        .call(
            () ->
                EarlierCoverLetter.all(accountId).stream().map(EarlierCoverLetter::view).toList());
  }
}
