package dev.jobtrail.database;

/** Says why the embedded PostgreSQL cannot run, in words for the person who started the service. */
public final class EmbeddedDatabaseException extends RuntimeException {

  EmbeddedDatabaseException(String message) {
    this(message, null);
  }

  EmbeddedDatabaseException(String message, Throwable cause) {
    // Thrown out of main, where the message is all that its reader needs.
    super(message, cause, true, false);
  }
}
