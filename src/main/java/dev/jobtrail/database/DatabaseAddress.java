package dev.jobtrail.database;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Properties;
import org.postgresql.Driver;

/** Where a PostgreSQL is, and who we are there; {@code toString} does not tell the password. */
public record DatabaseAddress(String jdbcUrl, String username, String password) {

  /**
   * A separate connection, for use outside of the running service.
   *
   * @param timeout seconds to wait for the server each time; 0 for no limit
   */
  public Connection connect(int timeout) throws SQLException {
    var user = new Properties();
    user.setProperty("connectTimeout", String.valueOf(timeout));
    user.setProperty("socketTimeout", String.valueOf(timeout));
    if (username != null) {
      user.setProperty("user", username);
    }
    if (password != null) {
      user.setProperty("password", password);
    }
    // the driver itself, for the driver manager looks for it with the wrong class loader
    return new Driver().connect(jdbcUrl, user);
  }

  @Override
  public String toString() {
    return jdbcUrl;
  }
}
