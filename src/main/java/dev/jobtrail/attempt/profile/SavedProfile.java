package dev.jobtrail.attempt.profile;

import dev.jobtrail.client.Person;
import dev.jobtrail.platform.OwnedRecord;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;

/** An apply profile in the database. */
@Entity
@Table(name = "apply_profile")
class SavedProfile extends OwnedRecord {

  @JdbcTypeCode(SqlTypes.JSON)
  private ApplyProfile profile;

  protected SavedProfile() {}

  SavedProfile(Person person, ApplyProfile profile, Clock clock) {
    super(person.accountId(), person.clientId(), clock);
    this.profile = profile;
  }

  static Optional<SavedProfile> of(Person person) {
    return person.clientId() == null
        ? find("accountId = ?1 and clientId is null", person.accountId()).firstResultOptional()
        : find("accountId = ?1 and clientId = ?2", person.accountId(), person.clientId())
            .firstResultOptional();
  }

  /** A page of the account's, oldest first. */
  static List<SavedProfile> after(UUID accountId, UUID after, int limit) {
    return SavedProfile.<SavedProfile>find(
            "accountId = ?1 and id > ?2 order by id", accountId, after)
        .page(0, limit)
        .list();
  }

  ApplyProfile profile() {
    return profile;
  }

  void replace(ApplyProfile other, Clock clock) {
    profile = other;
    touch(clock);
  }
}
