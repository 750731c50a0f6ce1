package dev.jobtrail.application;

import dev.jobtrail.ai.CoverLetterTone;
import dev.jobtrail.client.Person;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.platform.OwnedRecord;
import dev.jobtrail.posting.CanonicalUrls;
import dev.jobtrail.posting.EditedPosting;
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
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import org.hibernate.Hibernate;
import org.hibernate.Timeouts;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;
import org.openapitools.jackson.nullable.JsonNullable;

/** A tracked job and its status in the pipeline. */
@Entity
public class Application extends OwnedRecord {

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

  /** Null if the last tailoring left nothing to decide. */
  @JdbcTypeCode(SqlTypes.JSON)
  public TailoringReview tailoringReview;

  public String tailorError;
  public String notes;

  /** Labels of its owner, in their order. */
  public List<String> tags = List.of();

  /** The day to ask about it again; null for none. */
  public LocalDate followUpOn;

  /** A label of its owner on top of the status; null for none. */
  private UUID stageId;

  @JdbcTypeCode(SqlTypes.JSON)
  private Offer offer;

  /** When its owner archived it; null if it is in lists and on the board. */
  private Instant archivedAt;

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

  /** The client, or the account for its owner; a generated column. */
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

  /** An application of the account or one of its clients. */
  public static Optional<Application> find(UUID accountId, UUID id) {
    return find("accountId = ?1 and id = ?2", accountId, id).firstResultOptional();
  }

  /** The applicant of an application of the account. */
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

  /** The same, locked until the transaction ends. */
  public static Optional<Application> lock(UUID accountId, UUID id) {
    return Application.<Application>find("accountId = ?1 and id = ?2", accountId, id)
        .withLock(LockModeType.PESSIMISTIC_WRITE)
        .firstResultOptional();
  }

  /** The application that a resume was tailored for, locked until the transaction ends. */
  static Optional<Application> lockTailored(UUID accountId, UUID copyId) {
    return Application.<Application>find(
            "accountId = ?1 and tailoredResumeId = ?2", accountId, copyId)
        .withLock(LockModeType.PESSIMISTIC_WRITE)
        .firstResultOptional();
  }

  /**
   * Locks applications of all accounts that can be ghosted and have not moved since; skips locked
   * ones.
   *
   * @param limit how many at most
   */
  static List<Application> quietSince(Instant since, int limit) {
    return Application.<Application>find(
            "status in ?1 and statusChangedAt < ?2 order by statusChangedAt",
            List.of(ApplicationStatus.SUBMITTED, ApplicationStatus.SCREENING),
            since)
        .withLock(LockModeType.PESSIMISTIC_WRITE)
        .withHint("jakarta.persistence.lock.timeout", Timeouts.SKIP_LOCKED_MILLI)
        .page(0, limit)
        .list();
  }

  /**
   * The applicant's applications for some postings.
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
        .setParameter("person", person.id())
        .setParameter("urls", canonicalUrls)
        .getResultStream()
        .collect(Collectors.toMap(row -> (String) row[0], row -> (UUID) row[1]));
  }

  /** The newest applications of an applicant with one of the titles, by {@link #jobKey}. */
  public static Map<String, UUID> trackedJobs(Person person, Collection<String> titles) {
    if (titles.isEmpty()) {
      return Map.of();
    }
    return getEntityManager()
        .createQuery(
            "select p.title, p.company, a.id from Application a join a.posting p"
                + " where p.personId = :person and lower(p.title) in :titles order by a.id",
            Object[].class)
        .setParameter("person", person.id())
        .setParameter("titles", titles.stream().map(it -> it.toLowerCase(Locale.ROOT)).toList())
        .getResultStream()
        .collect(
            Collectors.toMap(
                row -> jobKey((String) row[0], (String) row[1]),
                row -> (UUID) row[2],
                (_, newer) -> newer));
  }

  /** The same for titles and companies that differ in case only. */
  public static String jobKey(String title, String company) {
    return (title + "\n" + Objects.requireNonNullElse(company, "")).toLowerCase(Locale.ROOT);
  }

  /** Whether a failure means that the applicant already tracks the posting. */
  static boolean isTrackedTwice(PersistenceException e) {
    return e instanceof org.hibernate.exception.ConstraintViolationException violation
        && "posting_person_url".equals(violation.getConstraintName());
  }

  /** The status in the pipeline. */
  public ApplicationStatus status() {
    return status;
  }

  /** The resume that apply runs attach. */
  public ApplySource applySource() {
    return applySource;
  }

  /** The resume to attach: the tailored one or the original; null if it was deleted. */
  public UUID attachedResumeId() {
    return switch (applySource) {
      case TAILORED -> tailoredResumeId;
      case ORIGINAL -> resumeId;
    };
  }

  /** The cover letter to send, or null for none. */
  public String coverLetter() {
    return coverLetter;
  }

  /**
   * Chooses the resume that apply runs attach.
   *
   * @throws ApiException INVALID_TRANSITION for tailored without a tailored resume
   */
  void attach(ApplySource source, Clock clock) {
    if (source == ApplySource.TAILORED && tailoredResumeId == null) {
      throw new ApiException(
          ErrorCode.INVALID_TRANSITION,
          "The application has no tailored resume to attach. Tailor the resume first.");
    }
    if (source != applySource) {
      applySource = source;
      touch(clock);
    }
  }

  /**
   * Corrects the job. A score for another title or description no longer counts.
   *
   * @throws ApiException INVALID_TRANSITION while work is in progress
   */
  void correct(EditedPosting wanted, CanonicalUrls urls, Clock clock) {
    requireNoWork();
    if (!posting.isAboutTheSameWork(wanted)) {
      dropScore();
    }
    posting.edit(wanted, urls, clock);
    touch(clock);
  }

  /**
   * Chooses the resume. A score of another one no longer counts.
   *
   * @throws ApiException INVALID_TRANSITION while work is in progress
   */
  void choose(UUID chosen, Clock clock) {
    requireNoWork();
    if (!chosen.equals(resumeId)) {
      resumeId = chosen;
      dropScore();
      touch(clock);
    }
  }

  private void dropScore() {
    matchScore = null;
    matchScorecard = null;
  }

  private void requireNoWork() {
    if (status.isWork()) {
      throw new ApiException(
          ErrorCode.INVALID_TRANSITION,
          "A task is running for this application. Wait until it has finished.");
    }
  }

  void label(List<String> newTags, Clock clock) {
    if (!newTags.equals(tags)) {
      tags = List.copyOf(newTags);
      touch(clock);
    }
  }

  void followUp(LocalDate day, Clock clock) {
    if (!Objects.equals(day, followUpOn)) {
      followUpOn = day;
      touch(clock);
    }
  }

  /** Puts it into a stage of the account; null for none. */
  void place(UUID stage, Clock clock) {
    if (!Objects.equals(stage, stageId)) {
      stageId = stage;
      touch(clock);
    }
  }

  /** Stores the terms of an offer; null for none. */
  void takeOffer(Offer terms, Clock clock) {
    if (!Objects.equals(terms, offer)) {
      offer = terms;
      touch(clock);
    }
  }

  /** The terms of an offer; null for none. */
  Offer offer() {
    return offer;
  }

  /** Takes it out of lists and the board, or puts it back. */
  void archive(boolean isArchived, Clock clock) {
    if (isArchived != (archivedAt != null)) {
      touch(clock);
      archivedAt = isArchived ? updatedAt : null;
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
   * Stores a letter written by hand, and keeps the previous one unless this continues its edit.
   *
   * @param letter null for none, which clears its tone and time too
   * @param tone null to keep the tone
   */
  void write(String letter, CoverLetterTone tone, boolean isContinued, Clock clock) {
    touch(clock);
    if (!isContinued) {
      keepLetterBefore(letter);
    }
    coverLetter = letter;
    if (letter == null) {
      coverLetterTone = null;
      coverLetterGeneratedAt = null;
    } else if (tone != null) {
      coverLetterTone = tone;
    }
  }

  /** Stores a letter written by an engine, and keeps the previous one. */
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
   * Stores the result of a review.
   *
   * @param parsed the parsed description of the posting
   */
  public void takeReview(
      ParsedDescription parsed, int score, MatchScorecard scorecard, Clock clock) {
    posting.takeReview(parsed, clock);
    matchScore = score;
    matchScorecard = scorecard;
    touch(clock);
  }

  /** Stores the result of tailoring; apply runs attach the first copy from then on. */
  public void takeTailoring(UUID copyId, TailoringRecord made, Clock clock) {
    if (tailoredResumeId == null) {
      applySource = ApplySource.TAILORED;
    }
    tailoredResumeId = copyId;
    tailoring = made;
    tailorError = null;
    touch(clock);
  }

  /** The tailored copy is deleted, so that apply runs attach the original. */
  void loseTailoredCopy(Clock clock) {
    tailoredResumeId = null;
    applySource = ApplySource.ORIGINAL;
    touch(clock);
  }

  /** Stores the owner's decisions on the last tailoring. */
  public void takeDecision(TailoringRecord decided, TailoringReview left, Clock clock) {
    tailoring = decided;
    tailoringReview = left;
    touch(clock);
  }

  /**
   * Whether setting the status by hand marks the application as submitted now.
   *
   * @throws ApiException INVALID_TRANSITION
   */
  boolean isSentBySetting(ApplicationStatus next) {
    requireSettable(next);
    return next == ApplicationStatus.SUBMITTED && status != next;
  }

  /**
   * Sets the status by hand. Setting submitted records a manual submission now. The same status is
   * unchanged; its note is added to the history.
   *
   * @param sentAt when it was submitted, null for not; undefined for now if it is submitted and
   *     unchanged otherwise
   * @return the entry for the history, or null for none
   * @throws ApiException INVALID_TRANSITION, VALIDATION_FAILED
   */
  StatusChange setByHand(
      ApplicationStatus next, MovedBy by, String note, JsonNullable<Instant> sentAt, Clock clock) {
    requireSettable(next);
    var change = next == status ? noteOnSame(by, note, clock) : move(next, by, note, clock);
    if (sentAt.isPresent()) {
      correctSubmission(sentAt.get(), clock);
    } else if (change != null && change.to != change.from && next == ApplicationStatus.SUBMITTED) {
      submittedVia = SubmittedVia.MANUAL;
      submittedAt = statusChangedAt;
    }
    return change;
  }

  private StatusChange noteOnSame(MovedBy by, String note, Clock clock) {
    return note == null ? null : noteOnStatus(by, note, clock);
  }

  private void correctSubmission(Instant sentAt, Clock clock) {
    if (sentAt == null && status == ApplicationStatus.SUBMITTED) {
      throw ApiException.invalid("submittedAt", "is required for the status submitted");
    }
    touch(clock);
    submittedAt = sentAt == null ? null : sentAt.truncatedTo(ChronoUnit.MILLIS);
    submittedVia =
        sentAt == null ? null : Objects.requireNonNullElse(submittedVia, SubmittedVia.MANUAL);
  }

  /**
   * Changes the status for a review, a tailoring or an attempt.
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
   * Marks a silent application as ghosted.
   *
   * @return the line for the history
   * @throws ApiException INVALID_TRANSITION if no reply is expected
   */
  StatusChange fallQuiet(Clock clock) {
    if (!status.canFallQuiet()) {
      throw refusal(ApplicationStatus.GHOSTED);
    }
    return move(ApplicationStatus.GHOSTED, MovedBy.SYSTEM, null, clock);
  }

  /**
   * Sets the imported progress.
   *
   * @param via null for manual, if it was submitted
   * @param sentAt null if not submitted or unknown
   */
  void takeOver(ApplicationStatus reached, Instant since, SubmittedVia via, Instant sentAt) {
    status = reached;
    statusChangedAt = since;
    submittedVia = via == null && sentAt != null ? SubmittedVia.MANUAL : via;
    submittedAt = sentAt;
  }

  /** Sets the imported stage, terms of an offer and time of archiving; null for none. */
  void takeOverMarks(UUID stage, Offer terms, Instant archived) {
    stageId = stage;
    offer = terms;
    archivedAt = archived;
  }

  /** Sets an imported letter. */
  void takeOverLetter(String letter, CoverLetterTone tone, Instant generatedAt) {
    coverLetter = letter;
    coverLetterTone = letter == null ? null : tone;
    coverLetterGeneratedAt = letter == null ? null : generatedAt;
  }

  /** The first entry of its history. */
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

  /** An entry for the history without a change of the status. */
  StatusChange noteOnStatus(MovedBy by, String note, Clock clock) {
    touch(clock);
    return new StatusChange(id, updatedAt, status, status, by, note);
  }

  private ApiException refusal(ApplicationStatus next) {
    return new ApiException(
        ErrorCode.INVALID_TRANSITION,
        "Cannot change status from %s to %s.",
        status.wireName(),
        next.wireName());
  }

  /**
   * The JSON representation.
   *
   * @param resumeName the name of its resume; null if that was deleted
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
        tags,
        followUpOn,
        stageId,
        offer,
        archivedAt,
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
