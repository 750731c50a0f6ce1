package dev.jobtrail.database;

/** Says why the embedded PostgreSQL cannot run, in words for the person who started the service. */
public final class EmbeddedDatabaseException extends RuntimeException {

  EmbeddedDatabaseException(String message) {
    this(message, null);
  }

  EmbeddedDatabaseException(String message, Throwable cause) {
    super(message, cause);
  }
}
