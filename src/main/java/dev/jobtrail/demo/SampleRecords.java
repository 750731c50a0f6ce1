package dev.jobtrail.demo;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.List;
import java.util.UUID;
import org.hibernate.Session;

/** Marks which records of an account are sample data. */
@ApplicationScoped
class SampleRecords {

  private static final String ADD =
      "insert into sample_record (account_id, record_id, kind) values (:account, :id, :kind)";

  private static final String OF_KIND =
      "select record_id from sample_record where account_id = :account and kind = :kind";

  private static final String IS_ANY =
      "select exists (select from sample_record where account_id = :account)";

  private static final String REMOVE =
      "delete from sample_record where account_id = :account and record_id = :id";

  private final Session session;

  SampleRecords(Session session) {
    this.session = session;
  }

  @Transactional
  void add(UUID accountId, SampleKind kind, UUID id) {
    session
        .createNativeMutationQuery(ADD)
        .setParameter("account", accountId)
        .setParameter("id", id)
        .setParameter("kind", kind.name())
        .executeUpdate();
  }

  @Transactional
  List<UUID> of(UUID accountId, SampleKind kind) {
    return session
        .createNativeQuery(OF_KIND, UUID.class)
        .setParameter("account", accountId)
        .setParameter("kind", kind.name())
        .list();
  }

  @Transactional
  boolean isAny(UUID accountId) {
    return session
        .createNativeQuery(IS_ANY, Boolean.class)
        .setParameter("account", accountId)
        .getSingleResult();
  }

  @Transactional
  void remove(UUID accountId, UUID id) {
    session
        .createNativeMutationQuery(REMOVE)
        .setParameter("account", accountId)
        .setParameter("id", id)
        .executeUpdate();
  }
}
