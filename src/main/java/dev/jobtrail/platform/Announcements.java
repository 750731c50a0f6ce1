package dev.jobtrail.platform;

import io.agroal.api.AgroalDataSource;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.persistence.EntityManager;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * Publish/subscribe between replicas with PostgreSQL's LISTEN and NOTIFY.
 *
 * <p>An announcement is sent when its transaction commits. One connection per replica listens;
 * while it is lost announcements are missed, which {@link #onReconnect} tells. An idle connection
 * sends a heartbeat to itself, so a dead one is replaced within about {@link #QUIET_MILLISECONDS}
 * and {@link #HEARTBEAT_SECONDS}.
 */
@ApplicationScoped
public class Announcements {

  private static final Logger LOG = Logger.getLogger(Announcements.class);
  private static final Duration RECONNECT_PAUSE = Duration.ofMillis(500);

  /**
   * How long a read waits for an announcement before it proves by a heartbeat that any can come.
   */
  private static final int QUIET_MILLISECONDS = 5_000;

  /** A database that takes longer to answer a heartbeat counts as lost. */
  private static final int HEARTBEAT_SECONDS = 4;

  /** Longer than a statement of a listener may take, so that none outlives the data source. */
  private static final Duration END = Duration.ofSeconds(5);

  private final AgroalDataSource dataSource;
  private final PGSimpleDataSource direct;
  private final EntityManager entityManager;
  private final Map<String, List<Consumer<String>>> listeners = new ConcurrentHashMap<>();

  /** Heard by this process only. */
  private final String heartbeat = "heartbeat_" + UUID.randomUUID().toString().replace("-", "");

  private final List<Runnable> reconnectListeners = new CopyOnWriteArrayList<>();
  private volatile boolean stopping;
  private volatile Thread listening;

  Announcements(
      AgroalDataSource dataSource,
      @ConfigProperty(name = UnpooledConnections.DIRECT_URL) Optional<String> directUrl,
      EntityManager entityManager) {
    this.dataSource = dataSource;
    this.direct = UnpooledConnections.like(dataSource, "jobtrail-listen", HEARTBEAT_SECONDS);
    directUrl.ifPresent(direct::setUrl);
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

  /** Waits for the thread, which must not use the data source after it is closed. */
  void stop(@Observes ShutdownEvent event) throws InterruptedException {
    stopping = true;
    wake();
    if (!listening.join(END)) {
      LOG.warn("The NOTIFY listener does not stop");
    }
  }

  /** By an announcement, since an interruption could break a connection that a listener uses. */
  private void wake() {
    try (var connection = dataSource.getConnection();
        var statement = connection.createStatement()) {
      statement.execute("notify " + heartbeat);
    } catch (SQLException _) {
      listening.interrupt();
    }
  }

  private void listenUntilStopped() {
    var lost = false;
    while (!stopping) {
      try (var connection = direct.getConnection()) {
        subscribe(connection);
        if (lost) {
          LOG.info("Listening to PostgreSQL notifications again");
          reconnectListeners.forEach(Announcements::run);
        }
        lost = false;
        readUntilStopped(connection);
      } catch (SQLException e) {
        if (stopping) {
          return;
        }
        if (!lost) {
          LOG.warnf("Not listening to PostgreSQL notifications for now: %s", e.getMessage());
        }
        lost = true;
        // the cause probably broke the pooled connections as well; without this, each would fail
        // one request first
        dataSource.flush(AgroalDataSource.FlushMode.GRACEFUL);
        pause();
      }
    }
  }

  private void subscribe(Connection connection) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute("listen " + heartbeat);
      for (var channel : listeners.keySet()) {
        statement.execute("listen " + channel);
      }
    }
  }

  private void readUntilStopped(Connection connection) throws SQLException {
    var notifications = connection.unwrap(PGConnection.class);
    while (!stopping) {
      var heard = notifications.getNotifications(QUIET_MILLISECONDS);
      if (heard.length == 0 && !stopping) {
        proveToHear(connection, notifications);
      }
      tell(heard);
    }
  }

  /**
   * Sends a heartbeat, which comes back before its statement ends. It fails on a standby, too, so
   * that a server which was the primary before a failover is left.
   */
  private void proveToHear(Connection connection, PGConnection notifications) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute("notify " + heartbeat);
    }
    var heard = notifications.getNotifications();
    if (Stream.of(heard).noneMatch(it -> it.getName().equals(heartbeat))) {
      throw new SQLTransientConnectionException("A NOTIFY heartbeat was not received");
    }
    tell(heard);
  }

  private void tell(PGNotification... heard) {
    for (var notification : heard) {
      for (var listener : listeners.getOrDefault(notification.getName(), List.of())) {
        run(() -> listener.accept(notification.getParameter()));
      }
    }
  }

  /** One that fails must not silence the others. */
  private static void run(Runnable listener) {
    try {
      listener.run();
    } catch (RuntimeException e) {
      LOG.error("A listener failed on a notification", e);
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
