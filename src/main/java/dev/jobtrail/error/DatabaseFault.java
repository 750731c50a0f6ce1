package dev.jobtrail.error;

import java.sql.SQLException;
import java.sql.SQLNonTransientConnectionException;
import java.sql.SQLTransientConnectionException;

/** Tells a database that is away from a fault of ours. */
final class DatabaseFault {

  private DatabaseFault() {}

  /** Whether a lost, refused or exhausted connection is among the causes. */
  static boolean isIn(Throwable e) {
    for (var cause = e; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException sql && isAway(sql)) {
        return true;
      }
    }
    return false;
  }

  /** SQL states: class 08 connection, 53300 too many connections, 57P0x shutdown or starting up. */
  private static boolean isAway(SQLException e) {
    var state = e.getSQLState();
    return e instanceof SQLTransientConnectionException
        || e instanceof SQLNonTransientConnectionException
        || (state == null && String.valueOf(e.getMessage()).contains("Acquisition timeout"))
        || (state != null
            && (state.startsWith("08") || state.startsWith("57P") || state.equals("53300")));
  }
}
