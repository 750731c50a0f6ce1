package dev.jobtrail.database;

import io.agroal.api.AgroalDataSource;
import io.agroal.api.security.NamePrincipal;
import io.agroal.api.security.SimplePassword;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.SQLException;
import java.util.Properties;

/**
 * Opens connections outside of the pool, with short timeouts.
 *
 * @param properties the driver's properties, including credentials
 */
record ProbeConnection(String url, Properties properties) {

  /** Seconds; a database that needs longer for a constant is of no use to a request. */
  private static final String TIMEOUT = "2";

  static ProbeConnection like(AgroalDataSource dataSource) {
    var pool =
        dataSource
            .getConfiguration()
            .connectionPoolConfiguration()
            .connectionFactoryConfiguration();
    var properties = new Properties();
    properties.putAll(pool.jdbcProperties());
    if (pool.principal() instanceof NamePrincipal name) {
      properties.setProperty("user", name.getName());
    }
    for (var credential : pool.credentials()) {
      if (credential instanceof SimplePassword password) {
        properties.setProperty("password", password.getWord());
      }
    }
    properties.setProperty("connectTimeout", TIMEOUT);
    properties.setProperty("loginTimeout", TIMEOUT);
    properties.setProperty("socketTimeout", TIMEOUT);
    properties.setProperty("ApplicationName", "jobtrail-probe");
    return new ProbeConnection(pool.jdbcUrl(), properties);
  }

  Connection open() throws SQLException {
    Driver driver = new org.postgresql.Driver();
    return driver.connect(url, properties);
  }

  /** Without the password. */
  @Override
  public String toString() {
    return url;
  }
}
