package dev.jobtrail.database;

import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/**
 * Restarts the embedded PostgreSQL after it exits, and makes it read-only while its disk is almost
 * full.
 */
final class PostgresSupervisor implements AutoCloseable {

  private static final Duration LOOK_EVERY = Duration.ofMillis(500);
  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(10);

  private final PostgresServer server;
  private final long minFreeBytes;
  private final CountDownLatch stopping = new CountDownLatch(1);
  private final Thread watching;

  /** The last value sent to the server; null before the first. */
  private Boolean readOnly;

  private PostgresSupervisor(PostgresServer server, long minFreeBytes) {
    this.server = server;
    this.minFreeBytes = minFreeBytes;
    this.watching = Thread.ofPlatform().daemon().name("embedded-postgresql").unstarted(this::watch);
  }

  /**
   * Looks after a running server from now on.
   *
   * @param minFreeBytes less free disk than this and the server refuses changes
   */
  static PostgresSupervisor watch(PostgresServer server, long minFreeBytes) {
    var supervisor = new PostgresSupervisor(server, minFreeBytes);
    supervisor.lookAtDisk();
    supervisor.watching.start();
    return supervisor;
  }

  /** Stops the server, after its restart where one is under way. */
  @Override
  public void close() {
    stopping.countDown();
    try {
      watching.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    server.close();
  }

  private void watch() {
    while (!isStoppedWithin(LOOK_EVERY)) {
      if (server.isRunning()) {
        lookAtDisk();
      } else {
        startAgain();
      }
    }
  }

  private void startAgain() {
    log().warn("The embedded PostgreSQL has exited; restarting it");
    var pause = LOOK_EVERY;
    while (!hasStarted()) {
      if (isStoppedWithin(pause)) {
        return;
      }
      pause =
          pause.multipliedBy(2).compareTo(LONGEST_PAUSE) < 0
              ? pause.multipliedBy(2)
              : LONGEST_PAUSE;
    }
    log().info("The embedded PostgreSQL is running again");
  }

  private boolean hasStarted() {
    try {
      server.startAgain();
      return true;
    } catch (EmbeddedDatabaseException e) {
      log().warn(e.getMessage());
      return false;
    }
  }

  /** If the server is unreachable, the next check repeats it. */
  private void lookAtDisk() {
    try {
      var free = server.freeBytes();
      // a quarter more to end it, so that it does not begin again at once
      var isFull = free < (isReadOnly() ? minFreeBytes / 4 * 5 : minFreeBytes);
      if (readOnly == null || readOnly != isFull) {
        server.setReadOnly(isFull);
        tell(isFull, free);
        readOnly = isFull;
      }
    } catch (IOException | SQLException e) {
      log().debugf("Cannot check the disk of the embedded PostgreSQL: %s", e.getMessage());
    }
  }

  private boolean isReadOnly() {
    return readOnly != null && readOnly;
  }

  private void tell(boolean isFull, long free) {
    if (isFull) {
      log()
          .errorf(
              "The disk of the embedded PostgreSQL has only %d bytes left: the database is read-only"
                  + " until space is freed",
              free);
    } else if (isReadOnly()) {
      log()
          .info(
              "The disk of the embedded PostgreSQL has free space again: the database is writable");
    }
  }

  private boolean isStoppedWithin(Duration time) {
    try {
      return stopping.await(time.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return true;
    }
  }

  /** Not a static field: this class is used before logs are set up. */
  private static Logger log() {
    return Logger.getLogger(PostgresSupervisor.class);
  }
}
