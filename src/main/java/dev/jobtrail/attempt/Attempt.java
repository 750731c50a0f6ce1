package dev.jobtrail.attempt;

import dev.jobtrail.application.Application;
import dev.jobtrail.attempt.profile.SubmitMode;
import dev.jobtrail.client.Person;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.plan.Allowance;
import dev.jobtrail.plan.AllowanceUnit;
import dev.jobtrail.platform.OwnedRecord;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.LockModeType;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;

/** An assisted apply run, which fills in and may submit an application form. */
@Entity
class Attempt extends OwnedRecord {

  @Column(updatable = false)
  UUID applicationId;

  @Enumerated(EnumType.STRING)
  @Column(updatable = false)
  SubmitMode submitMode;

  /** The vendor behind the form, and where it is; null until it is reached. */
  String atsVendor;

  String applyUrl;
  String note;

  @Enumerated(EnumType.STRING)
  private AttemptState state = AttemptState.FILLING;

  private boolean autoSubmit;

  @Enumerated(EnumType.STRING)
  private AttemptOutcome outcome;

  @JdbcTypeCode(SqlTypes.JSON)
  private List<SeenField> fields = List.of();

  @JdbcTypeCode(SqlTypes.JSON)
  private List<AskedQuestion> asked = List.of();

  /** The applicant's answers in this run, by question. */
  @JdbcTypeCode(SqlTypes.JSON)
  private Map<String, String> answers = Map.of();

  @JdbcTypeCode(SqlTypes.ARRAY)
  private List<String> blockers = List.of();

  private String reason;
  private String confirmation;
  private Instant finishedAt;

  @Column(updatable = false)
  private LocalDate unitMonth;

  protected Attempt() {}

  Attempt(Application application, SubmitMode submitMode, AllowanceUnit unit, Clock clock) {
    super(application.accountId, application.clientId, clock);
    this.applicationId = application.id;
    this.submitMode = submitMode;
    this.autoSubmit = submitMode != SubmitMode.REVIEW;
    this.unitMonth = unit.month().atDay(1);
  }

  static Optional<Attempt> of(UUID accountId, UUID id) {
    return find("accountId = ?1 and id = ?2", accountId, id).firstResultOptional();
  }

  /** The same, locked until the transaction ends, after client and application. */
  static Optional<Attempt> lock(UUID accountId, UUID id) {
    return Attempt.<Attempt>find("accountId = ?1 and id = ?2", accountId, id)
        .withLock(LockModeType.PESSIMISTIC_WRITE)
        .firstResultOptional();
  }

  /** Locks one that was read before, and reads it again: it may have changed meanwhile. */
  void lock() {
    getEntityManager().refresh(this, LockModeType.PESSIMISTIC_WRITE);
  }

  /** The one of an application that is not over, locked. */
  static Optional<Attempt> lockOpen(UUID accountId, UUID applicationId) {
    return Attempt.<Attempt>find(
            "accountId = ?1 and applicationId = ?2 and state <> ?3",
            accountId,
            applicationId,
            AttemptState.DONE)
        .withLock(LockModeType.PESSIMISTIC_WRITE)
        .firstResultOptional();
  }

  /** The applications of a client with a run that is not over. */
  static List<UUID> openOfClient(UUID accountId, UUID clientId) {
    return getEntityManager()
        .createQuery(
            "select a.applicationId from Attempt a where a.accountId = :account"
                + " and a.clientId = :client and a.state <> AttemptState.DONE"
                + " order by a.applicationId",
            UUID.class)
        .setParameter("account", accountId)
        .setParameter("client", clientId)
        .getResultList();
  }

  /**
   * The runs of an application, newest first.
   *
   * @param after the id of the last one that is not wanted any more, or null to begin
   * @param limit how many at most; null for all
   */
  static List<Attempt> newest(UUID accountId, UUID applicationId, UUID after, Integer limit) {
    var query =
        after == null
            ? Attempt.<Attempt>find(
                "accountId = ?1 and applicationId = ?2 order by id desc", accountId, applicationId)
            : Attempt.<Attempt>find(
                "accountId = ?1 and applicationId = ?2 and id < ?3 order by id desc",
                accountId,
                applicationId,
                after);
    return limit == null ? query.list() : query.page(0, limit).list();
  }

  static long count(UUID accountId, UUID applicationId) {
    return count("accountId = ?1 and applicationId = ?2", accountId, applicationId);
  }

  /** Those of active clients and the account's own that have questions, oldest first. */
  static List<Attempt> asking(UUID accountId, int limit) {
    return Attempt.<Attempt>find(
            "accountId = ?1 and state = ?2 and (clientId is null or clientId in"
                + " (select c.id from Client c where c.status = ClientStatus.ACTIVE))"
                + " order by updatedAt, id",
            accountId,
            AttemptState.ASKING)
        .page(0, limit)
        .list();
  }

  /** A page of the account's, oldest first. */
  static List<Attempt> after(UUID accountId, UUID after, int limit) {
    return Attempt.<Attempt>find("accountId = ?1 and id > ?2 order by id", accountId, after)
        .page(0, limit)
        .list();
  }

  Person person() {
    return new Person(accountId, clientId);
  }

  AllowanceUnit unit() {
    return new AllowanceUnit(accountId, Allowance.APPLY, YearMonth.from(unitMonth));
  }

  AttemptState state() {
    return state;
  }

  boolean isOpen() {
    return state != AttemptState.DONE;
  }

  /** Whether it waits for its person, who may answer questions and correct what was entered. */
  boolean takesAnswers() {
    return state == AttemptState.ASKING || state == AttemptState.READY;
  }

  boolean submitsByItself() {
    return autoSubmit;
  }

  /** Whether its mode has known answers sent without a review, though it may have paused. */
  boolean sendsUnreviewed() {
    return submitMode == SubmitMode.AUTO || submitMode == SubmitMode.HYBRID && answers.isEmpty();
  }

  List<SeenField> fields() {
    return fields;
  }

  List<AskedQuestion> asked() {
    return asked;
  }

  Map<String, String> answers() {
    return answers;
  }

  /** It has come to a form. */
  void reach(String vendor, String url, Clock clock) {
    touch(clock);
    atsVendor = vendor;
    applyUrl = url;
  }

  /** Waits for answers; a hybrid run that has to ask leaves the sending to its person. */
  void ask(List<SeenField> seen, List<AskedQuestion> questions, String why, Clock clock) {
    become(AttemptState.ASKING, clock);
    fields = seen;
    asked = questions;
    note = why;
    if (submitMode == SubmitMode.HYBRID) {
      autoSubmit = false;
    }
  }

  /** Has its person look at the filled-in form, whatever the mode. */
  void leaveSubmitting() {
    autoSubmit = false;
  }

  /** Waits for its person to look at it and press Submit. */
  void waitForSubmit(List<SeenField> seen, String why, Clock clock) {
    become(AttemptState.READY, clock);
    fields = seen;
    asked = List.of();
    note = why;
    autoSubmit = false;
  }

  /**
   * Goes on with answers and corrections.
   *
   * @throws ApiException INVALID_TRANSITION where none are waited for
   */
  void goOn(Map<String, String> given, Clock clock) {
    become(AttemptState.FILLING, clock);
    keep(given, List.of());
  }

  /** Adds answers and keeps waiting for the others. */
  void keepWaiting(Map<String, String> given, List<AskedQuestion> others, Clock clock) {
    touch(clock);
    keep(given, others);
  }

  private void keep(Map<String, String> given, List<AskedQuestion> others) {
    fields =
        fields.stream()
            .map(it -> isCorrected(it, given) ? it.corrected(given.get(it.label())) : it)
            .toList();
    var all = new HashMap<>(answers);
    all.putAll(given);
    answers = all;
    asked = others;
  }

  private boolean isCorrected(SeenField field, Map<String, String> given) {
    return given.containsKey(field.label()) && !isAsked(field.label());
  }

  /** Whether it is an open question, and not a value that was entered. */
  boolean isAsked(String label) {
    return asked.stream().anyMatch(it -> it.question().equals(label));
  }

  /**
   * Is to be sent as it was seen.
   *
   * @throws ApiException INVALID_TRANSITION if it does not wait for a submission
   */
  void beginSubmitting(Clock clock) {
    become(AttemptState.SUBMITTING, clock);
  }

  /** The values of the form when it was submitted. */
  void keepFields(List<SeenField> seen) {
    fields = seen;
    asked = List.of();
  }

  /** Is over. */
  void end(AttemptEnding ending, Clock clock) {
    become(AttemptState.DONE, clock);
    outcome = ending.outcome();
    reason = ending.reason();
    blockers = ending.blockers();
    confirmation = ending.confirmation();
    if (ending.note() != null) {
      note = ending.note();
    }
    autoSubmit = false;
    finishedAt = updatedAt;
  }

  private void become(AttemptState next, Clock clock) {
    if (!state.canBecome(next)) {
      throw new ApiException(
          ErrorCode.INVALID_TRANSITION,
          "Cannot change the state of a run from %s to %s.",
          state.wireName(),
          next.wireName());
    }
    touch(clock);
    state = next;
  }

  /** What is published where it waits for its person or is over. */
  AttemptPaused paused() {
    return new AttemptPaused(person(), applicationId, id, state, outcome);
  }

  AttemptView view(List<AttemptView.EventView> events, String screenshotUrl) {
    return new AttemptView(
        id,
        applicationId,
        state,
        autoSubmit,
        submitMode,
        outcome,
        atsVendor,
        applyUrl,
        fields.stream().map(it -> it.view(takesAnswers())).toList(),
        blockers,
        asked.stream().map(AskedQuestion::question).toList(),
        asked,
        note,
        reason,
        confirmation,
        events,
        screenshotUrl,
        createdAt,
        updatedAt,
        finishedAt);
  }
}
