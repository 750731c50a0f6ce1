package dev.jobtrail.platform;

import io.agroal.api.AgroalDataSource;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.persistence.EntityManager;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.jboss.logging.Logger;
import org.postgresql.PGConnection;

/**
 * Short news from any replica to all of them, by PostgreSQL's LISTEN and NOTIFY.
 *
 * <p>An announcement is sent when the transaction that made it commits. One connection per replica
 * listens; while it is lost announcements are missed, which {@link #onReconnect} tells.
 */
@ApplicationScoped
public class Announcements {

  private static final Logger LOG = Logger.getLogger(Announcements.class);
  private static final Duration RECONNECT_PAUSE = Duration.ofMillis(500);

  /** How long a read waits before it looks whether the service stops. */
  private static final int POLL_MILLISECONDS = 10_000;

  private final AgroalDataSource dataSource;
  private final EntityManager entityManager;
  private final Map<String, List<Consumer<String>>> listeners = new ConcurrentHashMap<>();
  private final List<Runnable> reconnectListeners = new CopyOnWriteArrayList<>();
  private volatile boolean stopping;
  private volatile Thread listening;

  Announcements(AgroalDataSource dataSource, EntityManager entityManager) {
    this.dataSource = dataSource;
    this.entityManager = entityManager;
  }

  /**
   * Tells all replicas when the current transaction commits.
   *
   * @param channel an SQL identifier in lower case
   * @param payload less than 8,000 bytes
   */
  public void announce(String channel, String payload) {
    entityManager
        .createNativeQuery("select cast(pg_notify(:channel, :payload) as text)", String.class)
        .setParameter("channel", channel)
        .setParameter("payload", payload)
        .getSingleResult();
  }

  /** Calls the listener, on the listening thread, for each announcement on the channel. */
  public void listen(String channel, Consumer<String> listener) {
    listeners.computeIfAbsent(channel, _ -> new CopyOnWriteArrayList<>()).add(listener);
  }

  /** Calls the listener whenever the connection is back after a loss. */
  public void onReconnect(Runnable listener) {
    reconnectListeners.add(listener);
  }

  void start(@Observes @jakarta.annotation.Priority(Integer.MAX_VALUE) StartupEvent event) {
    listening = Thread.ofVirtual().name("announcements").start(this::listenUntilStopped);
  }

  void stop(@Observes ShutdownEvent event) {
    stopping = true;
    listening.interrupt();
  }

  private void listenUntilStopped() {
    var lost = false;
    while (!stopping) {
      try (var connection = dataSource.getConnection()) {
        subscribe(connection);
        if (lost) {
          LOG.info("Listening to announcements again");
          reconnectListeners.forEach(Announcements::run);
        }
        lost = false;
        readUntilStopped(connection.unwrap(PGConnection.class));
      } catch (SQLException e) {
        if (!lost && !stopping) {
          LOG.warnf("Announcements are not heard for now: %s", e.getMessage());
        }
        lost = true;
        // whatever has cut this connection has cut the others: without this each would be found out
        // by somebody's failed request, and by one more pause here
        dataSource.flush(AgroalDataSource.FlushMode.GRACEFUL);
        pause();
      }
    }
  }

  private void subscribe(Connection connection) throws SQLException {
    try (var statement = connection.createStatement()) {
      for (var channel : listeners.keySet()) {
        statement.execute("listen " + channel);
      }
    }
  }

  private void readUntilStopped(PGConnection connection) throws SQLException {
    while (!stopping) {
      for (var notification : connection.getNotifications(POLL_MILLISECONDS)) {
        for (var listener : listeners.getOrDefault(notification.getName(), List.of())) {
          run(() -> listener.accept(notification.getParameter()));
        }
      }
    }
  }

  /** One that fails must not silence the others. */
  private static void run(Runnable listener) {
    try {
      listener.run();
    } catch (RuntimeException e) {
      LOG.error("A listener failed on an announcement", e);
    }
  }

  private static void pause() {
    try {
      Thread.sleep(RECONNECT_PAUSE);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
