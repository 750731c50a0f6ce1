package dev.jobtrail.discovery;

import dev.jobtrail.account.AccountLanguage;
import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.platform.OwnedRecord;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.text.Message;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.LockModeType;
import jakarta.persistence.Table;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.hibernate.Timeouts;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;

/** Search criteria of a resume's discovery runs. */
@Entity
@Table(name = "discovery_target")
class Target extends OwnedRecord {

  static final Duration DAY = Duration.ofDays(1);

  @Column(updatable = false)
  UUID resumeId;

  String title;
  List<String> keywords = List.of();
  List<String> excludedKeywords = List.of();
  List<String> locations = List.of();
  int radiusKm;
  boolean remoteOnly;

  @JdbcTypeCode(SqlTypes.JSON)
  List<CompanyOnBoard> companies = List.of();

  List<String> excludedCompanies = List.of();
  Integer minSalary;
  boolean daily = true;
  Instant nextDailyAt;

  @Column(name = "boards")
  private List<String> boardNames = List.of();

  protected Target() {}

  Target(Resume resume, Clock clock) {
    super(resume.accountId, resume.clientId, clock);
    this.resumeId = resume.id;
    this.nextDailyAt = createdAt.plus(DAY);
  }

  static Optional<Target> of(UUID accountId, UUID id) {
    return find("accountId = ?1 and id = ?2", accountId, id).firstResultOptional();
  }

  /** The account's targets for a resume, oldest first. */
  static List<Target> ofResume(UUID accountId, UUID resumeId) {
    return list("accountId = ?1 and resumeId = ?2 order by id", accountId, resumeId);
  }

  /** A page of the account's, oldest first. */
  static List<Target> after(UUID accountId, UUID after, int limit) {
    return Target.<Target>find("accountId = ?1 and id > ?2 order by id", accountId, after)
        .page(0, limit)
        .list();
  }

  /** Locks targets of all accounts whose daily search is due, and skips locked ones. */
  static List<Target> due(Instant now, int limit) {
    return Target.<Target>find("daily = true and nextDailyAt <= ?1 order by nextDailyAt", now)
        .withLock(LockModeType.PESSIMISTIC_WRITE)
        .withHint("jakarta.persistence.lock.timeout", Timeouts.SKIP_LOCKED_MILLI)
        .page(0, limit)
        .list();
  }

  List<Board> boards() {
    return boardNames.stream().map(Board::valueOf).toList();
  }

  void choose(List<Board> boards) {
    boardNames = boards.stream().map(Board::name).toList();
  }

  /** Whether it asks for nothing, so that every job would fit. */
  boolean fitsEveryJob() {
    return title == null
        && keywords.isEmpty()
        && locations.isEmpty()
        && !remoteOnly
        && minSalary == null
        && boardNames.isEmpty()
        && companies.isEmpty();
  }

  void edit(TargetEdit edit, Clock clock) {
    edit.applyTo(this);
    touch(clock);
  }

  /**
   * Excludes a company.
   *
   * @throws ApiException INVALID_TRANSITION if it excludes too many already
   */
  void exclude(String company, Clock clock) {
    if (excludedCompanies.stream().anyMatch(company::equalsIgnoreCase)) {
      return;
    }
    if (excludedCompanies.size() >= TargetEdit.MOST_EXCLUDED_COMPANIES) {
      throw new ApiException(
          ErrorCode.INVALID_TRANSITION,
          "A target can exclude %d companies. Remove one from the target \"%s\" first.",
          TargetEdit.MOST_EXCLUDED_COMPANIES,
          label());
    }
    excludedCompanies = Stream.concat(excludedCompanies.stream(), Stream.of(company)).toList();
    touch(clock);
  }

  TargetFilter filter() {
    return new TargetFilter(
        title,
        keywords,
        excludedKeywords,
        locations,
        radiusKm,
        remoteOnly,
        excludedCompanies,
        minSalary);
  }

  /** The title by which its matches name the search. */
  String label() {
    if (title != null) {
      return title;
    }
    return keywords.isEmpty()
        ? Message.of("Any job").in(AccountLanguage.of(accountId))
        : keywords.getFirst();
  }

  TargetView view() {
    return new TargetView(
        id,
        clientId,
        resumeId,
        title,
        keywords,
        excludedKeywords,
        locations,
        radiusKm,
        remoteOnly,
        boards(),
        companies,
        excludedCompanies,
        minSalary,
        daily,
        createdAt,
        updatedAt);
  }
}
