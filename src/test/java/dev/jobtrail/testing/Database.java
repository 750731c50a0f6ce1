package dev.jobtrail.testing;

import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.postgresql.ds.PGSimpleDataSource;

/** A real, migrated database for tests that need no running service. */
public final class Database {

  private Database() {}

  /** A new database that nobody else uses. */
  public static DataSource migrated() {
    var settings = new PostgresResource().start();
    var source = new PGSimpleDataSource();
    source.setUrl(settings.get("quarkus.datasource.jdbc.url"));
    source.setUser(settings.get("quarkus.datasource.username"));
    source.setPassword(settings.get("quarkus.datasource.password"));
    Flyway.configure().dataSource(source).load().migrate();
    return source;
  }
}
