package dev.jobtrail.database;

import dev.jobtrail.platform.OperatorException;

/** A backup cannot be written or read. */
public final class BackupException extends OperatorException {

  private static final long serialVersionUID = 1L;

  BackupException(String message) {
    super(message);
  }

  BackupException(String message, Throwable cause) {
    super(message, cause);
  }
}
