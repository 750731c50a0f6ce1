package dev.jobtrail.attempt.profile;

import com.fasterxml.jackson.annotation.JsonIgnore;
import dev.jobtrail.account.PagedData;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.UUID;

/** The apply profiles in the export of an account. */
@Singleton
class ProfileData extends PagedData<ProfileData.ExportedProfile> {

  /**
   * A profile with its client.
   *
   * @param clientId null for the account's own
   */
  @RegisterForReflection
  record ExportedProfile(@JsonIgnore UUID id, UUID clientId, ApplyProfile profile) {}

  ProfileData() {
    super("applyProfiles", 50, ExportedProfile::id, ProfileData::page);
  }

  private static List<ExportedProfile> page(UUID accountId, UUID last, int limit) {
    return SavedProfile.after(accountId, last, limit).stream()
        .map(it -> new ExportedProfile(it.id, it.clientId, it.profile()))
        .toList();
  }
}
