package dev.jobtrail.testing;

import java.util.Map;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.postgresql.ds.PGSimpleDataSource;

/** Databases for tests that reach them by themselves, beside the service or without it. */
public final class Database {

  private Database() {}

  /** A new, migrated database that nobody else uses. */
  public static DataSource migrated() {
    var source = of(new PostgresResource().start());
    Flyway.configure().dataSource(source).load().migrate();
    return source;
  }

  /** The database in the settings of a service. */
  public static PGSimpleDataSource of(Map<String, String> settings) {
    var source = new PGSimpleDataSource();
    source.setUrl(settings.get("quarkus.datasource.jdbc.url"));
    source.setUser(settings.get("quarkus.datasource.username"));
    source.setPassword(settings.get("quarkus.datasource.password"));
    return source;
  }
}
