package dev.jobtrail.error;

import java.sql.SQLException;
import java.sql.SQLNonTransientConnectionException;
import java.sql.SQLTransientConnectionException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;

/** Transient database errors with their messages for the caller. */
public enum DatabaseFault {
  UNREACHABLE("The database cannot be reached. Try again.", 2),
  NO_CONNECTION("All connections to the database are in use. Try again.", 2),
  SLOW("The database took too long to answer. Try again.", 2),
  LOCKED("Another request locked the same data for too long. Try again.", 2),
  CONFLICT("Another request changed the same data at the same moment. Try again.", 1),
  READ_ONLY("The database is read-only at the moment. Try again later.", 5),
  DISK_FULL("The disk of the database is full, so changes cannot be saved. Try again later.", 10),
  OVERLOADED("The database is short of resources. Try again later.", 5);

  /** The pool throws the plain type without a SQLSTATE, which the driver never does. */
  private static final String POOL = "io.agroal.pool.ConnectionPool";

  private final String message;
  private final Duration retryAfter;

  DatabaseFault(String message, int retryAfterSeconds) {
    this.message = message;
    this.retryAfter = Duration.ofSeconds(retryAfterSeconds);
  }

  /** The fault among the causes of an exception, and among what they suppress. */
  public static Optional<DatabaseFault> in(Throwable e) {
    var seen = Collections.<Throwable>newSetFromMap(new IdentityHashMap<>());
    var next = new ArrayDeque<Throwable>();
    next.add(e);
    while (!next.isEmpty()) {
      var one = next.remove();
      if (seen.add(one)) {
        if (one instanceof SQLException sql && of(sql) instanceof DatabaseFault fault) {
          return Optional.of(fault);
        }
        if (one.getCause() != null) {
          next.add(one.getCause());
        }
        next.addAll(List.of(one.getSuppressed()));
      }
    }
    return Optional.empty();
  }

  /** Whether the database can be read all the same. */
  public static boolean refusesChanges(Throwable e) {
    return in(e).filter(it -> it == READ_ONLY || it == DISK_FULL).isPresent();
  }

  /** 503, with the time after which a new try makes sense. */
  ApiException toApiException(Throwable cause) {
    return new ApiException(ErrorCode.UNAVAILABLE, message).retryAfter(retryAfter).causedBy(cause);
  }

  /** Null for a fault of ours, such as a statement that cannot be parsed. */
  private static DatabaseFault of(SQLException e) {
    if (e.getSQLState() != null) {
      return ofState(e.getSQLState());
    }
    if (isOfPool(e)) {
      return NO_CONNECTION;
    }
    var isConnection =
        e instanceof SQLTransientConnectionException
            || e instanceof SQLNonTransientConnectionException;
    return isConnection ? UNREACHABLE : null;
  }

  private static boolean isOfPool(SQLException e) {
    var stack = e.getStackTrace();
    return e.getClass() == SQLException.class
        && stack.length > 0
        && stack[0].getClassName().equals(POOL);
  }

  /** By PostgreSQL's appendix A; a state is a class of two characters and three more. */
  private static DatabaseFault ofState(String state) {
    return switch (state) {
      case "40001", "40P01" -> CONFLICT; // serialization failure, deadlock
      case "55P03" -> LOCKED; // lock_timeout, or nowait
      case "57014", "25P03", "25P04" -> SLOW; // statement_timeout and those of transactions
      case "25006" -> READ_ONLY;
      case "53100" -> DISK_FULL;
      case "53300" -> NO_CONNECTION; // too many connections
      default -> ofClass(state);
    };
  }

  private static DatabaseFault ofClass(String state) {
    if (state.startsWith("08") || state.startsWith("57P")) {
      return UNREACHABLE; // connection exceptions; shutdown, crash, starting up
    }
    // insufficient resources, and errors of the system below PostgreSQL
    return state.startsWith("53") || state.startsWith("58") ? OVERLOADED : null;
  }
}
