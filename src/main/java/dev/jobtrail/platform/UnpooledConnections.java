package dev.jobtrail.platform;

import io.agroal.api.AgroalDataSource;
import io.agroal.api.security.NamePrincipal;
import io.agroal.api.security.SimplePassword;
import java.sql.SQLException;
import org.postgresql.PGProperty;
import org.postgresql.ds.PGSimpleDataSource;

/** Gives connections outside of the pool, with its address, credentials and properties. */
public final class UnpooledConnections {

  /** The setting with the address of PostgreSQL itself, where the pool goes through PgBouncer. */
  public static final String DIRECT_URL = "jobtrail.database-direct-url";

  private UnpooledConnections() {}

  /**
   * Connections to the address of the pool.
   *
   * @param name what PostgreSQL shows as their application
   * @param timeout how many seconds they wait for the server each time; 0 for no limit
   */
  public static PGSimpleDataSource like(AgroalDataSource pool, String name, int timeout) {
    var settings =
        pool.getConfiguration().connectionPoolConfiguration().connectionFactoryConfiguration();
    var source = new PGSimpleDataSource();
    try {
      source.setUrl(settings.jdbcUrl());
      for (var property : settings.jdbcProperties().stringPropertyNames()) {
        source.setProperty(property, settings.jdbcProperties().getProperty(property));
      }
      source.setProperty(PGProperty.APPLICATION_NAME, name);
      for (var wait :
          new PGProperty[] {
            PGProperty.CONNECT_TIMEOUT, PGProperty.LOGIN_TIMEOUT, PGProperty.SOCKET_TIMEOUT
          }) {
        source.setProperty(wait, String.valueOf(timeout));
      }
    } catch (SQLException e) {
      throw new IllegalStateException("The properties of the connection pool cannot be used", e);
    }
    if (settings.principal() instanceof NamePrincipal user) {
      source.setUser(user.getName());
    }
    for (var credential : settings.credentials()) {
      if (credential instanceof SimplePassword password) {
        source.setPassword(password.getWord());
      }
    }
    return source;
  }
}
