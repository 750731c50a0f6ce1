package dev.jobtrail.attempt.profile;

import com.fasterxml.jackson.annotation.JsonIgnore;
import dev.jobtrail.account.PagedData;
import dev.jobtrail.account.RecordImport;
import dev.jobtrail.account.SectionImport;
import dev.jobtrail.client.Person;
import dev.jobtrail.text.Message;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.inject.Singleton;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
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

  /** A profile of an export. */
  @RegisterForReflection
  record ImportedProfile(UUID clientId, @NotNull @Valid ApplyProfile profile) {}

  @Override
  public SectionImport<?> importing() {
    return SectionImport.of(ImportedProfile.class, ProfileData::store).after("clients").addedTo();
  }

  private static void store(ImportedProfile profile, RecordImport to) {
    to.ofClient(profile.clientId());
    to.allow(1, "profile " + to.clientId(), Message.of("An applicant has one profile.").english());
    if (SavedProfile.of(new Person(to.accountId(), to.clientId())).isPresent()) {
      to.leaveOut(Message.of("The account has a profile already.").english());
    }
    to.ownRow("apply_profile").set("profile", profile.profile()).times(to.now(), to.now());
  }
}
