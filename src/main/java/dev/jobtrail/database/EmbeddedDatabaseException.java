package dev.jobtrail.database;

import dev.jobtrail.platform.OperatorException;

/** The embedded PostgreSQL cannot run. */
public final class EmbeddedDatabaseException extends OperatorException {

  private static final long serialVersionUID = 1L;

  EmbeddedDatabaseException(String message) {
    super(message);
  }

  EmbeddedDatabaseException(String message, Throwable cause) {
    super(message, cause);
  }
}
