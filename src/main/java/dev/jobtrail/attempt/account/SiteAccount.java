package dev.jobtrail.attempt.account;

import dev.jobtrail.account.StoredSecrets.Sealed;
import dev.jobtrail.client.Person;
import dev.jobtrail.platform.OwnedRecord;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.LockModeType;
import java.time.Clock;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/** An account of an applicant on the site of an employer. */
@Entity
class SiteAccount extends OwnedRecord {

  /** Those whose password the site may know, so that it must not be lost. */
  private static final Set<SiteAccountState> MAY_EXIST =
      EnumSet.complementOf(EnumSet.of(SiteAccountState.REQUESTED, SiteAccountState.NOT_CREATED));

  private static final Set<SiteAccountState> IN_DOUBT =
      EnumSet.of(SiteAccountState.TRYING, SiteAccountState.CREATING, SiteAccountState.UNVERIFIED);

  @Column(updatable = false)
  String site;

  private String email;
  private byte[] password;

  @Column(name = "password_key")
  private String passwordKeyName;

  private boolean isGenerated;
  private Instant shownAt;

  @Enumerated(EnumType.STRING)
  private SiteAccountState state;

  private UUID claimedBy;

  /** The client, or the account for its owner; a generated column. */
  @Column(insertable = false, updatable = false)
  private UUID personId;

  protected SiteAccount() {}

  SiteAccount(Person person, String site, Clock clock) {
    super(person.accountId(), person.clientId(), clock);
    this.site = site;
  }

  /** The one of an applicant for a site, locked until the transaction ends. */
  static Optional<SiteAccount> lock(Person person, String site) {
    return SiteAccount.<SiteAccount>find(
            "accountId = ?1 and personId = ?2 and site = ?3", person.accountId(), person.id(), site)
        .withLock(LockModeType.PESSIMISTIC_WRITE)
        .firstResultOptional();
  }

  static Optional<SiteAccount> lock(UUID accountId, UUID id) {
    return SiteAccount.<SiteAccount>find("accountId = ?1 and id = ?2", accountId, id)
        .withLock(LockModeType.PESSIMISTIC_WRITE)
        .firstResultOptional();
  }

  static List<SiteAccount> all(Person person) {
    return SiteAccount.list(
        "accountId = ?1 and personId = ?2 order by site", person.accountId(), person.id());
  }

  static long count(Person person) {
    return count("accountId = ?1 and personId = ?2", person.accountId(), person.id());
  }

  /** A page of the account's, oldest first. */
  static List<SiteAccount> after(UUID accountId, UUID after, int limit) {
    return SiteAccount.<SiteAccount>find("accountId = ?1 and id > ?2 order by id", accountId, after)
        .page(0, limit)
        .list();
  }

  Person person() {
    return new Person(accountId, clientId);
  }

  String email() {
    return email;
  }

  SiteAccountState state() {
    return state;
  }

  Sealed password() {
    return new Sealed(passwordKeyName, password);
  }

  /** Takes a password of the applicant. */
  void give(String address, Sealed sealed, Clock clock) {
    take(address, sealed, SiteAccountState.GIVEN, clock);
    isGenerated = false;
  }

  /** Takes a generated password, with which it is to be created. */
  void request(String address, Sealed sealed, Clock clock) {
    take(address, sealed, SiteAccountState.REQUESTED, clock);
    isGenerated = true;
  }

  private void take(String address, Sealed sealed, SiteAccountState next, Clock clock) {
    touch(clock);
    email = address;
    seal(sealed);
    state = next;
    claimedBy = null;
    shownAt = null;
  }

  /** The same password, encrypted with another key. */
  void seal(Sealed sealed) {
    password = sealed.bytes();
    passwordKeyName = sealed.keyName();
  }

  /** Whether a new password in its place can take none away that only it knows. */
  boolean canBeReplaced() {
    return !isGenerated || shownAt != null || !MAY_EXIST.contains(state);
  }

  /** Whether the applicant may have a run sign in once more. */
  boolean canBeTriedAgain() {
    return IN_DOUBT.contains(state);
  }

  /** Whether the next run uses it as it is. */
  boolean isToBeUsed() {
    return state == SiteAccountState.GIVEN
        || state == SiteAccountState.REQUESTED
        || state == SiteAccountState.WORKS;
  }

  void tryAgain(Clock clock) {
    if (isToBeUsed()) {
      return;
    }
    touch(clock);
    state = SiteAccountState.GIVEN;
    claimedBy = null;
  }

  /** A run sets out to press a button with it. */
  void claim(UUID attemptId, SiteAccountState next, Clock clock) {
    touch(clock);
    state = next;
    claimedBy = attemptId;
  }

  boolean isClaimedBy(UUID attemptId) {
    return attemptId.equals(claimedBy);
  }

  UUID claimedBy() {
    return claimedBy;
  }

  /** What came of it. */
  void settle(SiteAccountState next, Clock clock) {
    touch(clock);
    state = next;
  }

  boolean isToBeShown() {
    return isGenerated && shownAt == null;
  }

  void show(Clock clock) {
    touch(clock);
    shownAt = clock.instant();
  }

  SiteAccountView view() {
    return new SiteAccountView(
        id, clientId, site, email, state, isGenerated, isToBeShown(), createdAt, updatedAt);
  }
}
