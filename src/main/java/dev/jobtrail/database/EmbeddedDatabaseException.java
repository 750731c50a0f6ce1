package dev.jobtrail.database;

/** The embedded PostgreSQL cannot run; the message is for the administrator. */
public final class EmbeddedDatabaseException extends RuntimeException {

  EmbeddedDatabaseException(String message) {
    this(message, null);
  }

  EmbeddedDatabaseException(String message, Throwable cause) {
    // Thrown out of main, where the message is all that its reader needs.
    super(message, cause, true, false);
  }
}
