package dev.jobtrail.database;

/** A backup cannot be written or read; the message is for the administrator. */
public final class BackupException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  BackupException(String message) {
    this(message, null);
  }

  BackupException(String message, Throwable cause) {
    // Thrown out of main, where the message is all that its reader needs.
    super(message, cause, true, false);
  }
}
