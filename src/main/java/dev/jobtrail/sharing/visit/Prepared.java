package dev.jobtrail.sharing.visit;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/** Creates prepared statements with bound values. */
final class Prepared {

  private Prepared() {}

  /**
   * A statement that is ready to run; the caller closes it.
   *
   * @param values of the types that the driver knows; times are timestamps
   */
  static PreparedStatement of(Connection connection, String sql, Object... values)
      throws SQLException {
    var statement = connection.prepareStatement(sql);
    for (int i = 0; i < values.length; i++) {
      statement.setObject(i + 1, values[i]);
    }
    return statement;
  }
}
