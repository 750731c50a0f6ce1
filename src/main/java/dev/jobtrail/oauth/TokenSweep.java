package dev.jobtrail.oauth;

import dev.jobtrail.task.DueJob;
import dev.jobtrail.task.OutsideScheduler;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import org.hibernate.Session;

/** Removes secrets that have expired, and the access of assistants that have none left. */
@ApplicationScoped
class TokenSweep implements DueJob {

  private final Session session;
  private final Clock clock;

  TokenSweep(Session session, Clock clock) {
    this.session = session;
    this.clock = clock;
  }

  @Scheduled(every = "1h", delayed = "2m", skipExecutionIf = OutsideScheduler.class)
  @Transactional
  @Override
  public void runDue() {
    OAuthToken.removeExpired(clock.instant());
    session
        .createNativeMutationQuery(
            "delete from api_key k where k.assistant"
                + " and not exists (select from oauth_token t where t.key_id = k.id)")
        .executeUpdate();
  }
}
