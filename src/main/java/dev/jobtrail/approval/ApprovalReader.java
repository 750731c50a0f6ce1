package dev.jobtrail.approval;

import dev.jobtrail.account.AccountData;
import dev.jobtrail.account.PagedRecords;
import dev.jobtrail.account.RecordImport;
import dev.jobtrail.account.SectionImport;
import dev.jobtrail.client.EmailForm;
import dev.jobtrail.platform.PublicAddress;
import dev.jobtrail.text.Message;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.Clock;
import java.time.Instant;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.Session;
import org.hibernate.query.SelectionQuery;

/** Reads approval requests and decisions. */
@ApplicationScoped
public class ApprovalReader implements AccountData {

  private static final int PAGE = 100;

  private static final String WITH_POSTING =
      "select p, j.title, j.company from Approval p join Application a on a.id = p.applicationId"
          + " join a.posting j where p.accountId = :account";

  /** By client, as the index of these has them. */
  private static final String UNSEEN =
      "select count(*) from approval where decided_at is not null and seen_at is null"
          + " and client_id in (select id from client where account_id = :account)";

  private final EntityManager entityManager;
  private final ApprovalTokens handedLinks;
  private final PublicAddress address;
  private final Clock clock;

  ApprovalReader(
      EntityManager entityManager, ApprovalTokens handedLinks, PublicAddress address, Clock clock) {
    this.entityManager = entityManager;
    this.handedLinks = handedLinks;
    this.address = address;
    this.clock = clock;
  }

  /**
   * The requests to one client, newest first.
   *
   * @param state null for any
   * @param after the id of the last one that is not wanted any more, or null to begin
   * @param limit how many at most
   */
  public List<ApprovalView> page(
      UUID accountId, UUID clientId, ApprovalState state, UUID after, int limit) {
    return query(accountId, clientId, state, after).setMaxResults(limit).getResultList().stream()
        .map(row -> view(row, true))
        .toList();
  }

  /** How many requests there are to one client, in a state if one is given. */
  long count(UUID accountId, UUID clientId, ApprovalState state) {
    return query(accountId, clientId, state, null).getResultCount();
  }

  private SelectionQuery<Object[]> query(
      UUID accountId, UUID clientId, ApprovalState state, UUID after) {
    var query =
        entityManager
            .unwrap(Session.class)
            .createSelectionQuery(
                WITH_POSTING
                    + " and p.clientId = :client"
                    + (after == null ? "" : " and p.id < :after")
                    + condition(state)
                    + " order by p.id desc",
                Object[].class)
            .setParameter("account", accountId)
            .setParameter("client", clientId);
    if (after != null) {
      query.setParameter("after", after);
    }
    if (state == ApprovalState.PENDING || state == ApprovalState.EXPIRED) {
      query.setParameter("now", clock.instant());
    }
    return query;
  }

  /** The last request about an application of the account. */
  public Optional<ApprovalView> last(UUID accountId, UUID applicationId) {
    return entityManager
        .createQuery(
            WITH_POSTING + " and p.applicationId = :application order by p.id desc", Object[].class)
        .setParameter("account", accountId)
        .setParameter("application", applicationId)
        .setMaxResults(1)
        .getResultStream()
        .findFirst()
        .map(row -> view(row, true));
  }

  /** How many decisions of the account's clients the operator has not seen. */
  public int unseen(UUID accountId) {
    var number =
        (Long)
            entityManager
                .createNativeQuery(UNSEEN, Long.class)
                .setParameter("account", accountId)
                .getSingleResult();
    return number.intValue();
  }

  @Override
  public String section() {
    return "approvals";
  }

  /** Without links, which would let any reader of the export decide. */
  @Override
  public Iterator<ApprovalView> export(UUID accountId) {
    return PagedRecords.newestFirst(ApprovalView::id, last -> exportPage(accountId, last));
  }

  private List<ApprovalView> exportPage(UUID accountId, UUID before) {
    return entityManager
        .createQuery(WITH_POSTING + " and p.id < :before order by p.id desc", Object[].class)
        .setParameter("account", accountId)
        .setParameter("before", before)
        .setMaxResults(PAGE)
        .getResultList()
        .stream()
        .map(row -> view(row, false))
        .toList();
  }

  /** A link that has run out counts as expired, whether that was written down or not. */
  private static String condition(ApprovalState state) {
    return switch (state) {
      case null -> "";
      case PENDING -> " and p.state = PENDING and p.expiresAt > :now";
      case EXPIRED -> " and (p.state = EXPIRED or p.state = PENDING and p.expiresAt <= :now)";
      case APPROVED -> " and p.state = APPROVED";
      case DECLINED -> " and p.state = DECLINED";
      case CANCELLED -> " and p.state = CANCELLED";
    };
  }

  private ApprovalView view(Object[] row, boolean withLink) {
    var approval = (Approval) row[0];
    var job = new ApprovalView.Job((String) row[1], (String) row[2]);
    return approval.view(job, withLink ? link(approval) : null, clock.instant());
  }

  private String link(Approval approval) {
    var token = handedLinks.token(approval.id);
    return approval.isOpenedBy(token) && !approval.hasExpired(clock.instant())
        ? address.base() + "/approve/" + token
        : null;
  }

  /** An approval request of an export. */
  @RegisterForReflection
  record ImportedApproval(
      @NotNull UUID id,
      @NotNull UUID applicationId,
      @NotNull ApprovalState state,
      @NotNull Instant createdAt,
      @NotNull Instant expiresAt,
      @EmailForm String sentTo,
      Instant decidedAt,
      @Size(max = 1_000) String comment,
      Instant seenAt) {}

  @Override
  public SectionImport<?> importing() {
    return SectionImport.of(
            ImportedApproval.class, "approval", ImportedApproval::id, ApprovalReader::store)
        .after("applications");
  }

  /** An imported decision permits no submission: its owner could have written it. */
  private static void store(ImportedApproval approval, RecordImport to) {
    var application = to.require("applications", approval.applicationId());
    to.ofSameApplicantAs(application);
    if (application.clientId() == null) {
      to.leaveOut(Message.of("Its application is for no client.").english());
    }
    if (approval.state() == ApprovalState.PENDING) {
      to.leaveOut(Message.of("Its link does not work here. Ask the client again.").english());
    }
    to.ownRow("approval")
        .set("application_id", application.id())
        .set("state", approval.state())
        .set("token_hash", null)
        .set("sent_to", approval.sentTo())
        .set("fingerprint", "")
        .set("expires_at", approval.expiresAt())
        .set("decided_at", approval.decidedAt())
        .set("comment", approval.comment())
        .set("seen_at", approval.seenAt())
        .times(approval.createdAt(), null);
  }
}
