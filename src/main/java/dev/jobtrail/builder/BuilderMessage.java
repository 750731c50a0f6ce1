package dev.jobtrail.builder;

import dev.jobtrail.ai.BuilderTask.Turn;
import dev.jobtrail.ai.EngineModel;
import dev.jobtrail.application.ModelMeta;
import dev.jobtrail.client.Person;
import dev.jobtrail.platform.OwnedRecord;
import dev.jobtrail.work.WorkState;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;

/** A message about a resume and its reply. */
@Entity
class BuilderMessage extends OwnedRecord {

  /** The number of earlier messages that are sent to the engine. */
  private static final int LAST_TURNS = 10;

  @Column(updatable = false)
  UUID resumeId;

  @Column(updatable = false)
  String text;

  @Enumerated(EnumType.STRING)
  private WorkState state = WorkState.QUEUED;

  /** The part written so far. */
  private String reply = "";

  @JdbcTypeCode(SqlTypes.JSON)
  private List<RefusedSuggestion> refused = List.of();

  private String provider;
  private String model;
  private String error;

  protected BuilderMessage() {}

  BuilderMessage(Person person, UUID resumeId, String text, Clock clock) {
    super(person.accountId(), person.clientId(), clock);
    this.resumeId = resumeId;
    this.text = text;
  }

  static Optional<BuilderMessage> of(UUID accountId, UUID id) {
    return find("accountId = ?1 and id = ?2", accountId, id).firstResultOptional();
  }

  /**
   * A page of the messages about a resume, newest first.
   *
   * @param after the id of the last one that is not wanted any more, or null to begin
   */
  static List<BuilderMessage> newest(UUID accountId, UUID resumeId, UUID after, int limit) {
    var query = "accountId = :account and resumeId = :resume";
    var parameters = new HashMap<String, Object>(Map.of("account", accountId, "resume", resumeId));
    if (after != null) {
      query += " and id < :after";
      parameters.put("after", after);
    }
    return BuilderMessage.<BuilderMessage>find(query + " order by id desc", parameters)
        .page(0, limit)
        .list();
  }

  static long count(UUID accountId, UUID resumeId) {
    return count("accountId = ?1 and resumeId = ?2", accountId, resumeId);
  }

  /** A page of the account's, oldest first. */
  static List<BuilderMessage> after(UUID accountId, UUID after, int limit) {
    return BuilderMessage.<BuilderMessage>find(
            "accountId = ?1 and id > ?2 order by id", accountId, after)
        .page(0, limit)
        .list();
  }

  /** The conversation before this message, oldest first. */
  List<Turn> earlier() {
    return BuilderMessage.<BuilderMessage>find(
            "resumeId = ?1 and state = ?2 and id < ?3 order by id desc",
            resumeId,
            WorkState.DONE,
            id)
        .page(0, LAST_TURNS)
        .<BuilderMessage>list()
        .reversed()
        .stream()
        .map(message -> new Turn(message.text, message.reply))
        .toList();
  }

  boolean isOpen() {
    return state.isOpen();
  }

  /** Starts or restarts the reply. */
  void begin(Clock clock) {
    state = WorkState.RUNNING;
    reply = "";
    touch(clock);
  }

  void write(String soFar, Clock clock) {
    reply = soFar;
    touch(clock);
  }

  void answer(String whole, List<RefusedSuggestion> refusals, EngineModel by, Clock clock) {
    state = WorkState.DONE;
    reply = whole;
    refused = refusals;
    provider = by.provider();
    model = by.model();
    touch(clock);
  }

  /**
   * Ends without an answer.
   *
   * @param reason null if it was cancelled
   */
  void end(String reason, Clock clock) {
    state = reason == null ? WorkState.CANCELLED : WorkState.FAILED;
    error = reason;
    touch(clock);
  }

  BuilderMessageView view(List<Suggestion> suggestions) {
    return new BuilderMessageView(
        id,
        clientId,
        resumeId,
        text,
        state,
        reply,
        suggestions.stream().map(Suggestion::view).toList(),
        refused,
        provider == null ? null : new ModelMeta(provider, model),
        error,
        createdAt,
        updatedAt);
  }
}
