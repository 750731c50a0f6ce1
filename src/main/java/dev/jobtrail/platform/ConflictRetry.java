package dev.jobtrail.platform;

import dev.jobtrail.error.DatabaseFault;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.annotation.Priority;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;
import jakarta.transaction.Status;
import jakarta.transaction.Transactional;
import org.jboss.logging.Logger;

/**
 * Runs a transactional method once more after PostgreSQL has rolled it back for a deadlock or a
 * serialization failure.
 *
 * <p>Only the method that began the transaction is repeated, so nothing of the first run is left:
 * calls to the outside are made outside of transactions or after their commit.
 */
@Interceptor
@Transactional
@Priority(Interceptor.Priority.PLATFORM_BEFORE + 100) // around that of transactions, at 200
class ConflictRetry {

  private static final Logger LOG = Logger.getLogger(ConflictRetry.class);

  @AroundInvoke
  Object repeatOnce(InvocationContext context) throws Exception {
    if (QuarkusTransaction.getStatus() != Status.STATUS_NO_TRANSACTION) {
      return context.proceed();
    }
    try {
      return context.proceed();
    } catch (Exception e) {
      if (DatabaseFault.in(e).filter(it -> it == DatabaseFault.CONFLICT).isEmpty()) {
        throw e;
      }
      LOG.debugf("Retrying %s: %s", context.getMethod().getName(), e);
      return context.proceed();
    }
  }
}
