package dev.jobtrail.command.remote;

/** A remote command did not succeed; the message is for its caller. */
public final class RemoteFault extends RuntimeException {

  private final String code;

  RemoteFault(String message) {
    this(message, null);
  }

  RemoteFault(String message, String code) {
    super(message);
    this.code = code;
  }

  /** The error code of the server; null if it did not send one. */
  String code() {
    return code;
  }
}
