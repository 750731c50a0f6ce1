package dev.jobtrail.attempt.profile;

import dev.jobtrail.account.AccountData;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.inject.Singleton;
import jakarta.transaction.Transactional;
import java.util.List;
import java.util.UUID;

/** The apply profiles in the export of an account. */
@Singleton
class ProfileData implements AccountData {

  /**
   * A profile and whose it is.
   *
   * @param clientId null for the account's own
   */
  @RegisterForReflection
  record ExportedProfile(UUID clientId, ApplyProfile profile) {}

  @Override
  public String section() {
    return "applyProfiles";
  }

  @Override
  @Transactional
  public List<ExportedProfile> export(UUID accountId) {
    return SavedProfile.all(accountId).stream()
        .map(it -> new ExportedProfile(it.clientId, it.profile()))
        .toList();
  }
}
