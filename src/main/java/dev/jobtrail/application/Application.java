package dev.jobtrail.application;

import dev.jobtrail.ai.CoverLetterTone;
import dev.jobtrail.client.Person;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.platform.OwnedRecord;
import dev.jobtrail.posting.ParsedDescription;
import dev.jobtrail.posting.Posting;
import jakarta.persistence.CascadeType;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.FetchType;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.LockModeType;
import jakarta.persistence.OneToOne;
import jakarta.persistence.PersistenceException;
import java.time.Clock;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import org.hibernate.Hibernate;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;

/** A job that a person applies for, and how far that has come. */
@Entity
public class Application extends OwnedRecord {

  /** Tells the lock to pass over rows that another transaction holds. */
  private static final int SKIP_LOCKED = -2;

  @OneToOne(fetch = FetchType.LAZY, optional = false, cascade = CascadeType.PERSIST)
  @JoinColumn(name = "posting_id", updatable = false)
  public Posting posting;

  /** Null once the resume was deleted. */
  public UUID resumeId;

  public Integer matchScore;

  @JdbcTypeCode(SqlTypes.JSON)
  public MatchScorecard matchScorecard;

  public UUID tailoredResumeId;

  @JdbcTypeCode(SqlTypes.JSON)
  public TailoringRecord tailoring;

  public String tailorError;
  public String notes;

  /** When the letter was last written by AI; a letter written by hand leaves it. */
  public Instant coverLetterGeneratedAt;

  private String coverLetter;

  @Enumerated(EnumType.STRING)
  private CoverLetterTone coverLetterTone;

  @Enumerated(EnumType.STRING)
  private ApplySource applySource = ApplySource.ORIGINAL;

  @Enumerated(EnumType.STRING)
  private ApplicationStatus status;

  private Instant statusChangedAt;

  @Enumerated(EnumType.STRING)
  private SubmittedVia submittedVia;

  private Instant submittedAt;

  /** The client, or the account where it is for its own person; the database fills it in. */
  @Column(insertable = false, updatable = false)
  private UUID personId;

  protected Application() {}

  /** An application that has just been saved. */
  public Application(Person person, Posting posting, UUID resumeId, String notes, Clock clock) {
    super(person.accountId(), person.clientId(), clock);
    this.posting = posting;
    this.resumeId = resumeId;
    this.notes = notes;
    this.status = ApplicationStatus.SAVED;
    this.statusChangedAt = createdAt;
  }

  /** An application of the account, whoever it is for. */
  public static Optional<Application> find(UUID accountId, UUID id) {
    return find("accountId = ?1 and id = ?2", accountId, id).firstResultOptional();
  }

  /** Whom an application of the account is for. */
  public static Optional<Person> personOf(UUID accountId, UUID id) {
    return getEntityManager()
        .createQuery(
            "select new dev.jobtrail.client.Person(a.accountId, a.clientId)"
                + " from Application a where a.accountId = :account and a.id = :id",
            Person.class)
        .setParameter("account", accountId)
        .setParameter("id", id)
        .getResultStream()
        .findFirst();
  }

  /** The tailored copy of an application's resume, without a lock on either. */
  public static Optional<UUID> tailoredCopyOf(UUID accountId, UUID id) {
    return getEntityManager()
        .createQuery(
            "select r.id from Application a join Resume r on r.id = a.tailoredResumeId"
                + " where a.accountId = :account and a.id = :id",
            UUID.class)
        .setParameter("account", accountId)
        .setParameter("id", id)
        .getResultStream()
        .findFirst();
  }

  /**
   * The same, locked until the transaction ends: the next to ask waits and sees what this one did.
   */
  public static Optional<Application> lock(UUID accountId, UUID id) {
    return Application.<Application>find("accountId = ?1 and id = ?2", accountId, id)
        .withLock(LockModeType.PESSIMISTIC_WRITE)
        .firstResultOptional();
  }

  /**
   * Applications of all accounts that can fall quiet and have not moved since, locked; those that
   * another transaction holds are passed over.
   *
   * @param limit how many at most
   */
  static List<Application> quietSince(Instant since, int limit) {
    return Application.<Application>find(
            "status in ?1 and statusChangedAt < ?2 order by statusChangedAt",
            List.of(ApplicationStatus.SUBMITTED, ApplicationStatus.SCREENING),
            since)
        .withLock(LockModeType.PESSIMISTIC_WRITE)
        .withHint("jakarta.persistence.lock.timeout", SKIP_LOCKED)
        .page(0, limit)
        .list();
  }

  /**
   * The person's applications that track one of the postings.
   *
   * @param canonicalUrls as {@link Posting#canonicalUrl} has them
   * @return the ids of the applications by canonical url
   */
  static Map<String, UUID> tracking(Person person, Collection<String> canonicalUrls) {
    if (canonicalUrls.isEmpty()) {
      return Map.of();
    }
    return getEntityManager()
        .createQuery(
            "select p.canonicalUrl, a.id from Application a join a.posting p"
                + " where p.personId = :person and p.canonicalUrl in :urls",
            Object[].class)
        .setParameter("person", personId(person))
        .setParameter("urls", canonicalUrls)
        .getResultStream()
        .collect(Collectors.toMap(row -> (String) row[0], row -> (UUID) row[1]));
  }

  /** The value of personId for a person. */
  static UUID personId(Person person) {
    return person.clientId() == null ? person.accountId() : person.clientId();
  }

  /** Whether a failure says that the person tracks the posting already. */
  static boolean isTrackedTwice(PersistenceException e) {
    return e instanceof org.hibernate.exception.ConstraintViolationException violation
        && "posting_person_url".equals(violation.getConstraintName());
  }

  /** How far it has come. */
  public ApplicationStatus status() {
    return status;
  }

  /** What an apply run attaches. */
  public ApplySource applySource() {
    return applySource;
  }

  /** The resume that is sent along: the tailored one or the original; null where it is deleted. */
  public UUID attachedResumeId() {
    return switch (applySource) {
      case TAILORED -> tailoredResumeId;
      case ORIGINAL -> resumeId;
    };
  }

  /** The letter that is sent along, or null for none. */
  public String coverLetter() {
    return coverLetter;
  }

  /**
   * Chooses what an apply run attaches.
   *
   * @throws ApiException INVALID_TRANSITION for tailored where there is no tailored resume
   */
  void attach(ApplySource source, Clock clock) {
    if (source == ApplySource.TAILORED && tailoredResumeId == null) {
      throw new ApiException(
          ErrorCode.INVALID_TRANSITION, "There is no tailored resume to attach yet.");
    }
    if (source != applySource) {
      applySource = source;
      touch(clock);
    }
  }

  void annotate(String newNotes, Clock clock) {
    notes = newNotes;
    touch(clock);
  }

  public CoverLetterTone coverLetterTone() {
    return coverLetterTone;
  }

  /**
   * Takes a letter that was written by hand, and keeps the one before.
   *
   * @param letter null for none, which forgets its tone and its time too
   * @param tone null for the tone it had
   */
  void write(String letter, CoverLetterTone tone, Clock clock) {
    touch(clock);
    keepLetterBefore(letter);
    coverLetter = letter;
    if (letter == null) {
      coverLetterTone = null;
      coverLetterGeneratedAt = null;
    } else if (tone != null) {
      coverLetterTone = tone;
    }
  }

  /** Takes a letter that an engine wrote, and keeps the one before. */
  public void takeWrittenLetter(String letter, CoverLetterTone tone, Clock clock) {
    touch(clock);
    keepLetterBefore(letter);
    coverLetter = letter;
    coverLetterTone = tone;
    coverLetterGeneratedAt = updatedAt;
  }

  private void keepLetterBefore(String letter) {
    if (coverLetter != null && !coverLetter.equals(letter)) {
      new EarlierCoverLetter(this, updatedAt).persist();
    }
  }

  /**
   * Takes what a review found.
   *
   * @param parsed what the posting's description says
   */
  public void takeReview(
      ParsedDescription parsed, int score, MatchScorecard scorecard, Clock clock) {
    posting.takeReview(parsed, clock);
    matchScore = score;
    matchScorecard = scorecard;
    touch(clock);
  }

  /** Takes what tailoring made; the first copy is what apply runs attach from then on. */
  public void takeTailoring(UUID copyId, TailoringRecord made, Clock clock) {
    if (tailoredResumeId == null) {
      applySource = ApplySource.TAILORED;
    }
    tailoredResumeId = copyId;
    tailoring = made;
    tailorError = null;
    touch(clock);
  }

  /**
   * Whether setting the status by hand says that it is sent now.
   *
   * @throws ApiException INVALID_TRANSITION
   */
  boolean isSentBySetting(ApplicationStatus next) {
    requireSettable(next);
    return next == ApplicationStatus.SUBMITTED && status != next;
  }

  /**
   * Sets the status as a person asks. Setting submitted says that it was sent by hand, now. The
   * same status again changes nothing; a note with it lands in the history.
   *
   * @return the line for the history, or null where there is nothing to tell
   * @throws ApiException INVALID_TRANSITION
   */
  StatusChange setByHand(ApplicationStatus next, MovedBy by, String note, Clock clock) {
    requireSettable(next);
    if (next == status) {
      return note == null ? null : noteOnStatus(by, note, clock);
    }
    var change = move(next, by, note, clock);
    if (next == ApplicationStatus.SUBMITTED) {
      submittedVia = SubmittedVia.MANUAL;
      submittedAt = statusChangedAt;
    }
    return change;
  }

  /**
   * Moves on as a review, a tailoring or an attempt does.
   *
   * @return the line for the history
   * @throws ApiException INVALID_TRANSITION
   */
  StatusChange moveByWork(ApplicationStatus next, Clock clock) {
    if (!status.canBeMovedByWorkTo(next)) {
      throw refusal(next);
    }
    var change = move(next, MovedBy.SYSTEM, null, clock);
    if (next == ApplicationStatus.SUBMITTED) {
      submittedVia = SubmittedVia.ASSISTED;
      submittedAt = statusChangedAt;
    }
    return change;
  }

  /**
   * Gives up waiting for an answer.
   *
   * @return the line for the history
   * @throws ApiException INVALID_TRANSITION where no answer is awaited
   */
  StatusChange fallQuiet(Clock clock) {
    if (!status.canFallQuiet()) {
      throw refusal(ApplicationStatus.GHOSTED);
    }
    return move(ApplicationStatus.GHOSTED, MovedBy.SYSTEM, null, clock);
  }

  /**
   * Takes over how far it had come elsewhere.
   *
   * @param via null for by hand where it was sent
   * @param sentAt null where it was not sent, or nobody knows when
   */
  void takeOver(ApplicationStatus reached, Instant since, SubmittedVia via, Instant sentAt) {
    status = reached;
    statusChangedAt = since;
    submittedVia = via == null && sentAt != null ? SubmittedVia.MANUAL : via;
    submittedAt = sentAt;
  }

  /** Takes over a letter from elsewhere. */
  void takeOverLetter(String letter, CoverLetterTone tone, Instant generatedAt) {
    coverLetter = letter;
    coverLetterTone = letter == null ? null : tone;
    coverLetterGeneratedAt = letter == null ? null : generatedAt;
  }

  /** The first line of its history. */
  StatusChange beginning(MovedBy by) {
    return new StatusChange(id, statusChangedAt, null, status, by, null);
  }

  private StatusChange move(ApplicationStatus next, MovedBy by, String note, Clock clock) {
    touch(clock);
    var change = new StatusChange(id, updatedAt, status, next, by, note);
    status = next;
    statusChangedAt = updatedAt;
    return change;
  }

  private void requireSettable(ApplicationStatus next) {
    if (!status.canBeSetByHandTo(next)) {
      throw refusal(next);
    }
  }

  /** A line for the history that leaves the status as it is. */
  StatusChange noteOnStatus(MovedBy by, String note, Clock clock) {
    touch(clock);
    return new StatusChange(id, updatedAt, status, status, by, note);
  }

  private ApiException refusal(ApplicationStatus next) {
    return new ApiException(
        ErrorCode.INVALID_TRANSITION,
        "An application that is %s cannot become %s so."
            .formatted(status.wireName(), next.wireName()));
  }

  /**
   * The application as it goes over the wire.
   *
   * @param resumeName the name of its resume; null where that is deleted
   */
  public ApplicationView view(String resumeName) {
    return new ApplicationView(
        id,
        clientId,
        posting.id,
        resumeId,
        status,
        statusChangedAt,
        matchScore,
        matchScorecard,
        tailoredResumeId,
        tailoring,
        tailorError,
        applySource,
        notes,
        coverLetter,
        coverLetterTone,
        coverLetterGeneratedAt,
        submittedVia,
        submittedAt,
        createdAt,
        updatedAt,
        ((Posting) Hibernate.unproxy(posting)).view(),
        resumeId == null ? null : new ResumeReference(resumeId, resumeName));
  }
}
