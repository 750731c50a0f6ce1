package dev.jobtrail.database;

import dev.jobtrail.platform.Hashes;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.nio.ByteBuffer;

/** PostgreSQL advisory locks, held until the current transaction ends. */
@ApplicationScoped
public class AdvisoryLocks {

  private final EntityManager entityManager;

  AdvisoryLocks(EntityManager entityManager) {
    this.entityManager = entityManager;
  }

  /**
   * Waits until no other transaction has the lock, and takes it.
   *
   * @param name identifies the lock within its space by its string form
   */
  @Transactional(TxType.MANDATORY)
  public void lock(LockSpace space, Object name) {
    entityManager
        .createNativeQuery("select cast(pg_advisory_xact_lock(:key) as text)", String.class)
        .setParameter("key", key(space, name))
        .getSingleResult();
  }

  /** Takes the lock where no other transaction has it; returns whether it did. */
  @Transactional(TxType.MANDATORY)
  public boolean tryLock(LockSpace space, Object name) {
    return tryLock(key(space, name));
  }

  /**
   * The same for a name that is a digest already.
   *
   * @param digest at least eight bytes, computed with a separate key or prefix
   */
  @Transactional(TxType.MANDATORY)
  public boolean tryLock(byte[] digest) {
    return tryLock(ByteBuffer.wrap(digest).getLong());
  }

  private boolean tryLock(long key) {
    return (Boolean)
        entityManager
            .createNativeQuery("select pg_try_advisory_xact_lock(:key)", Boolean.class)
            .setParameter("key", key)
            .getSingleResult();
  }

  /** 64 bits of a hash, so that equal keys of different names are as good as impossible. */
  static long key(LockSpace space, Object name) {
    return ByteBuffer.wrap(Hashes.sha256(space.label() + " " + name)).getLong();
  }
}
