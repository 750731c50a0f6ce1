package dev.jobtrail.fact;

import dev.jobtrail.account.AccountData;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.UUID;

/** The confirmed facts in the export of an account. */
@Singleton
class FactData implements AccountData {

  @Override
  public String section() {
    return "facts";
  }

  /** All facts, oldest first. */
  @Override
  public List<FactView> export(UUID accountId) {
    return QuarkusTransaction.requiringNew()
        .call(() -> Fact.all(accountId).stream().map(Fact::view).toList());
  }
}
