package dev.jobtrail.inbox;

import dev.jobtrail.application.ApplicationChanges;
import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.application.MovedBy;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.platform.Ids;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.hibernate.Session;
import org.hibernate.query.NativeQuery;
import org.openapitools.jackson.nullable.JsonNullable;

/** The messages of employers and the decisions on them. */
@ApplicationScoped
public class EmployerMessages {

  /** In SQL, as the agenda, which reads them, is often the first request of a process. */
  private static final String SELECT =
      """
      select m.id, m.application_id, a.client_id, c.name, p.title, p.company, a.status, m.kind,
        m.proposed_status, m.state, m.sender, m.subject, m.evidence, m.is_by_model, m.received_at,
        m.created_at, m.updated_at
      from mailbox_message m left join application a on a.id = m.application_id
        left join posting p on p.id = a.posting_id left join client c on c.id = a.client_id
      where m.account_id = :account
      """;

  private static final String ONE = SELECT + " and m.id = :id";

  private static final String PAGE =
      SELECT + " and m.state in (:states) and m.id < :before order by m.id desc";

  private static final String AFTER = SELECT + " and m.id > :after order by m.id";

  private static final String WAITING =
      SELECT
          + " and m.state = 'OPEN' and (c.id is null or c.status = 'ACTIVE')"
          + " order by m.id desc";

  private final Session session;
  private final ApplicationChanges changes;
  private final Clock clock;

  EmployerMessages(Session session, ApplicationChanges changes, Clock clock) {
    this.session = session;
    this.changes = changes;
    this.clock = clock;
  }

  /**
   * Some of the account's messages, newest first.
   *
   * @param states in one of these; all if empty
   */
  @Transactional
  public List<EmployerMessageView> page(
      UUID accountId, Set<MessageState> states, Optional<UUID> before, int rows) {
    return list(page(accountId, states, before), rows);
  }

  /** How many there are of these. */
  @Transactional
  long count(UUID accountId, Set<MessageState> states) {
    return page(accountId, states, Optional.empty()).getResultCount();
  }

  private NativeQuery<Object[]> page(
      UUID accountId, Set<MessageState> states, Optional<UUID> before) {
    var wanted = states.isEmpty() ? EnumSet.allOf(MessageState.class) : states;
    return query(PAGE, accountId)
        .setParameterList("states", wanted.stream().map(MessageState::name).toList())
        .setParameter("before", before.orElse(Ids.HIGHEST));
  }

  /** The account's messages by ascending id, from behind a given one. */
  @Transactional
  List<EmployerMessageView> after(UUID accountId, UUID after, int rows) {
    return list(query(AFTER, accountId).setParameter("after", after), rows);
  }

  /** The messages that wait for a decision and may be decided, newest first. */
  @Transactional
  public List<EmployerMessageView> waiting(UUID accountId, int rows) {
    return list(query(WAITING, accountId), rows);
  }

  /**
   * Sets the proposed status, with the quoted sentence as its note in the history.
   *
   * @throws ApiException NOT_FOUND, INVALID_TRANSITION if it proposes nothing or was decided,
   *     CLIENT_ARCHIVED, APPROVAL_REQUIRED
   */
  EmployerMessageView confirm(UUID accountId, UUID id) {
    // an approval request is committed even though the submission is refused
    var refused =
        QuarkusTransaction.joiningExisting().call(() -> confirmWhereAdmitted(accountId, id));
    if (refused.isPresent()) {
      throw refused.get();
    }
    return one(accountId, id);
  }

  private Optional<ApiException> confirmWhereAdmitted(UUID accountId, UUID id) {
    var message = EmployerMessage.of(accountId, id).orElseThrow(ApiException::notFound);
    message.requireProposal();
    try {
      // locks client and application, which come before the message
      changes.setByHand(
          accountId,
          message.applicationId(),
          message.proposedStatus(),
          MovedBy.OWNER,
          message.evidence(),
          submittedAt(message));
    } catch (ApiException e) {
      if (e.code() == ErrorCode.APPROVAL_REQUIRED) {
        return Optional.of(e);
      }
      throw e;
    }
    var locked = locked(accountId, id);
    locked.requireProposal();
    locked.confirm(clock);
    return Optional.empty();
  }

  /** It was submitted at the latest when the employer had it. */
  private static JsonNullable<Instant> submittedAt(EmployerMessage message) {
    return message.proposedStatus() == ApplicationStatus.SUBMITTED
        ? JsonNullable.of(message.receivedAt())
        : JsonNullable.undefined();
  }

  /**
   * Leaves the application as it is.
   *
   * @throws ApiException NOT_FOUND, INVALID_TRANSITION if it was confirmed
   */
  @Transactional
  EmployerMessageView dismiss(UUID accountId, UUID id) {
    locked(accountId, id).dismiss(clock);
    return one(accountId, id);
  }

  /**
   * Chooses the application that it is about, which decides what it proposes.
   *
   * @throws ApiException NOT_FOUND, INVALID_TRANSITION once it is decided, CLIENT_ARCHIVED
   */
  @Transactional
  EmployerMessageView choose(UUID accountId, UUID id, UUID applicationId) {
    EmployerMessage.of(accountId, id).orElseThrow(ApiException::notFound);
    var application = changes.lockedForWork(accountId, applicationId);
    locked(accountId, id).choose(application, clock);
    return one(accountId, id);
  }

  private static EmployerMessage locked(UUID accountId, UUID id) {
    return EmployerMessage.lock(accountId, id).orElseThrow(ApiException::notFound);
  }

  private EmployerMessageView one(UUID accountId, UUID id) {
    return QuarkusTransaction.joiningExisting()
        .call(
            () ->
                EmployerMessageView.of(
                    query(ONE, accountId).setParameter("id", id).getSingleResult()));
  }

  private NativeQuery<Object[]> query(String sql, UUID accountId) {
    return session.createNativeQuery(sql, Object[].class).setParameter("account", accountId);
  }

  private static List<EmployerMessageView> list(NativeQuery<Object[]> query, int rows) {
    return query.setMaxResults(rows).list().stream().map(EmployerMessageView::of).toList();
  }
}
