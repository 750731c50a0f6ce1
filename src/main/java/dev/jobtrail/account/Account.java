package dev.jobtrail.account;

import dev.jobtrail.text.Language;
import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.LockModeType;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.hibernate.annotations.UuidGenerator;

/** One who signs in: a job seeker or an operator. */
@Entity
class Account extends PanacheEntityBase {

  @Id
  @UuidGenerator(style = UuidGenerator.Style.VERSION_7)
  UUID id;

  String username;

  String email;
  String name;

  /** Null for the default plan. */
  String plan;

  /** The ISO 639-1 code of the language of its pages and mails; null for that of the browser. */
  String language;

  Instant createdAt;
  Instant updatedAt;

  private Instant emailVerifiedAt;
  private String passwordHash;
  private Instant closedAt;

  protected Account() {}

  Account(String username, String email, String name, String passwordHash, Clock clock) {
    this.username = username;
    this.email = email;
    this.name = name;
    this.passwordHash = passwordHash;
    this.createdAt = clock.instant();
    this.updatedAt = createdAt;
  }

  /** One that is not closed. */
  static Optional<Account> byId(UUID id) {
    return Account.<Account>findByIdOptional(id).filter(it -> it.closedAt == null);
  }

  /** Those of the accounts that exist and are not closed, in no order. */
  static List<Account> byIds(Set<UUID> ids) {
    return list("id in ?1 and closedAt is null", ids);
  }

  /** The account of an id, with its row locked until the transaction ends. */
  static Optional<Account> forUpdate(UUID id) {
    return Optional.ofNullable(
            getEntityManager().find(Account.class, id, LockModeType.PESSIMISTIC_WRITE))
        .filter(it -> it.closedAt == null);
  }

  /** By e-mail address where the login has an at sign, else by username. */
  static Optional<Account> byLogin(String login) {
    return login.contains("@") ? byEmail(login) : byUsername(login);
  }

  static Optional<Account> byEmail(String email) {
    return find("lower(email) = ?1", email.toLowerCase(Locale.ROOT)).firstResultOptional();
  }

  static Optional<Account> byUsername(String username) {
    return find("username", username.toLowerCase(Locale.ROOT)).firstResultOptional();
  }

  boolean isEmailVerified() {
    return emailVerifiedAt != null;
  }

  void verifyEmail(Clock clock) {
    if (emailVerifiedAt == null) {
      emailVerifiedAt = clock.instant();
    }
  }

  void rename(String newName, Clock clock) {
    name = newName;
    updatedAt = clock.instant();
  }

  void choose(Language newLanguage, Clock clock) {
    language = newLanguage == null ? null : newLanguage.code();
    updatedAt = clock.instant();
  }

  /** The address becomes the account's, and counts as verified. */
  void moveTo(String verifiedEmail, Clock clock) {
    if (!verifiedEmail.equals(email) || emailVerifiedAt == null) {
      email = verifiedEmail;
      emailVerifiedAt = clock.instant();
      updatedAt = emailVerifiedAt;
    }
  }

  void changePassword(String newHash, Clock clock) {
    passwordHash = newHash;
    updatedAt = clock.instant();
  }

  /** Disables sign-in by password until a new one is set by mail. */
  void dropPassword(Clock clock) {
    passwordHash = null;
    updatedAt = clock.instant();
  }

  /** Closes it: sign-in is disabled, and its username and address become available. */
  void close(Clock clock) {
    closedAt = clock.instant();
    username = "closed-" + id;
    email = id + "@closed.invalid";
    name = "";
    passwordHash = null;
  }

  /** Null for one who signs in by a provider only. */
  String passwordHash() {
    return passwordHash;
  }
}
