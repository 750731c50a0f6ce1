package dev.jobtrail.builder;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.client.Person;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.platform.OwnedRecord;
import dev.jobtrail.resume.document.DocumentText;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.LockModeType;
import jakarta.persistence.Table;
import java.time.Clock;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.annotations.ColumnTransformer;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;

/** A staged change of a resume that awaits its owner's decision. */
@Entity
@Table(name = "builder_suggestion")
class Suggestion extends OwnedRecord {

  @Column(updatable = false)
  UUID resumeId;

  @Column(updatable = false)
  UUID messageId;

  @Column(updatable = false)
  String title;

  @Column(updatable = false)
  String reason;

  /** JSON Patch (RFC 6902). */
  @Column(updatable = false)
  @ColumnTransformer(write = "cast(? as json)")
  private String operations;

  /** The version of the resume that it was made for. */
  @Column(updatable = false)
  Instant baseUpdatedAt;

  @Column(updatable = false)
  @JdbcTypeCode(SqlTypes.JSON)
  private List<RewordedText> reworded;

  @Enumerated(EnumType.STRING)
  private SuggestionState state = SuggestionState.STAGED;

  /** The version of the resume that accepting it replaced; null unless it is accepted. */
  private UUID replacedVersionId;

  protected Suggestion() {}

  Suggestion(
      Person person,
      UUID resumeId,
      UUID messageId,
      String title,
      String reason,
      JsonNode operations,
      List<RewordedText> reworded,
      Instant baseUpdatedAt,
      Clock clock) {
    super(person.accountId(), person.clientId(), clock);
    this.resumeId = resumeId;
    this.messageId = messageId;
    this.title = title;
    this.reason = reason;
    this.operations = DocumentText.write(operations);
    this.reworded = reworded;
    this.baseUpdatedAt = baseUpdatedAt;
  }

  static Optional<Suggestion> of(UUID accountId, UUID id) {
    return find("accountId = ?1 and id = ?2", accountId, id).firstResultOptional();
  }

  /** The same, locked until the transaction ends and as it is then, read before or not. */
  static Optional<Suggestion> lock(UUID accountId, UUID id) {
    var locked =
        Suggestion.<Suggestion>find("accountId = ?1 and id = ?2", accountId, id)
            .withLock(LockModeType.PESSIMISTIC_WRITE)
            .firstResultOptional();
    locked.ifPresent(getEntityManager()::refresh);
    return locked;
  }

  /**
   * A page of a resume's suggestions, newest first.
   *
   * @param after the id of the last one that is not wanted any more, or null to begin
   * @param state null for any
   */
  static List<Suggestion> newest(
      UUID accountId, UUID resumeId, SuggestionState state, UUID after, int limit) {
    var query = "accountId = :account and resumeId = :resume";
    var parameters = new HashMap<String, Object>(Map.of("account", accountId, "resume", resumeId));
    if (state != null) {
      query += " and state = :state";
      parameters.put("state", state);
    }
    if (after != null) {
      query += " and id < :after";
      parameters.put("after", after);
    }
    return Suggestion.<Suggestion>find(query + " order by id desc", parameters)
        .page(0, limit)
        .list();
  }

  /**
   * How many there are of these.
   *
   * @param state null for any
   */
  static long count(UUID accountId, UUID resumeId, SuggestionState state) {
    return state == null
        ? count("accountId = ?1 and resumeId = ?2", accountId, resumeId)
        : count("accountId = ?1 and resumeId = ?2 and state = ?3", accountId, resumeId, state);
  }

  /** Those that messages led to, in their order. */
  static List<Suggestion> ofMessages(Collection<UUID> messageIds) {
    return list("messageId in ?1 order by id", messageIds);
  }

  static List<Suggestion> all(UUID accountId) {
    return list("accountId = ?1 order by id", accountId);
  }

  /** The resume's suggestions that still wait, made for another version than this one. */
  static List<Suggestion> waiting(UUID resumeId, Instant updatedAt) {
    return list(
        "resumeId = ?1 and state = ?2 and baseUpdatedAt <> ?3",
        resumeId,
        SuggestionState.STAGED,
        updatedAt);
  }

  JsonNode operations() {
    return DocumentText.read(operations);
  }

  String stateName() {
    return state.wireName();
  }

  boolean isStaged() {
    return state == SuggestionState.STAGED;
  }

  /**
   * Requires that it is still pending.
   *
   * @throws ApiException INVALID_TRANSITION
   */
  void requireStaged() {
    if (!isStaged()) {
      throw new ApiException(
          ErrorCode.INVALID_TRANSITION, "The suggestion is already %s.", state.wireName());
    }
  }

  boolean isReworded() {
    return !reworded.isEmpty();
  }

  /**
   * @param replaced the version of the resume that it replaced
   */
  void accept(UUID replaced, Clock clock) {
    become(SuggestionState.ACCEPTED, clock);
    replacedVersionId = replaced;
  }

  /**
   * The version to return to.
   *
   * @throws ApiException INVALID_TRANSITION unless it is accepted
   */
  UUID versionToUndo() {
    if (state != SuggestionState.ACCEPTED || replacedVersionId == null) {
      throw new ApiException(
          ErrorCode.INVALID_TRANSITION,
          "Only an accepted suggestion can be undone; this one is %s.",
          state.wireName());
    }
    return replacedVersionId;
  }

  /** Waits for a decision again. */
  void undo(Clock clock) {
    versionToUndo();
    state = SuggestionState.STAGED;
    replacedVersionId = null;
    touch(clock);
  }

  void reject(Clock clock) {
    become(SuggestionState.REJECTED, clock);
  }

  void goStale(Clock clock) {
    become(SuggestionState.STALE, clock);
  }

  private void become(SuggestionState next, Clock clock) {
    requireStaged();
    state = next;
    touch(clock);
  }

  SuggestionView view() {
    return new SuggestionView(
        id,
        clientId,
        resumeId,
        messageId,
        state,
        title,
        reason,
        operations(),
        reworded,
        state == SuggestionState.ACCEPTED && replacedVersionId != null,
        createdAt,
        baseUpdatedAt);
  }
}
