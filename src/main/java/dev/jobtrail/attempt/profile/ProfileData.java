package dev.jobtrail.attempt.profile;

import com.fasterxml.jackson.annotation.JsonIgnore;
import dev.jobtrail.account.AccountData;
import dev.jobtrail.account.PagedRecords;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.inject.Singleton;
import java.util.Iterator;
import java.util.UUID;

/** The apply profiles in the export of an account. */
@Singleton
class ProfileData implements AccountData {

  private static final int PAGE = 50;

  /**
   * A profile and whose it is.
   *
   * @param clientId null for the account's own
   */
  @RegisterForReflection
  record ExportedProfile(@JsonIgnore UUID id, UUID clientId, ApplyProfile profile) {}

  @Override
  public String section() {
    return "applyProfiles";
  }

  /** All profiles, oldest first. */
  @Override
  public Iterator<ExportedProfile> export(UUID accountId) {
    return PagedRecords.oldestFirst(
        ExportedProfile::id,
        last ->
            SavedProfile.after(accountId, last, PAGE).stream()
                .map(it -> new ExportedProfile(it.id, it.clientId, it.profile()))
                .toList());
  }
}
