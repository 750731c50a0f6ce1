package dev.jobtrail.outbound;

import dev.jobtrail.text.Message;

/** A failed or refused outbound call; the message names at most the host. */
public final class OutboundException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Why a call failed. */
  public enum Reason {
    /** The URL is not one of http or https, or carries user information. */
    INVALID_URL,
    /**
     * The host has an address that is not public, an unusual port, or no address at all. Unknown
     * hosts are not told apart, so that nobody can probe for names of the private network.
     */
    REFUSED_ADDRESS,
    /** No permit was free in time. */
    BUSY,
    /** No connection, or one that broke before an answer came. */
    UNREACHABLE,
    /** The certificate of the host is not valid. */
    UNTRUSTED,
    /** The connection broke within the body of the answer. */
    BROKEN_OFF,
    /** The body is longer than allowed. */
    TOO_LARGE,
    /** The answer was not complete before the deadline. */
    TOO_SLOW,
    /** The calling thread was interrupted. */
    STOPPED
  }

  private final Reason reason;

  OutboundException(Reason reason, String message) {
    this(reason, message, null);
  }

  OutboundException(Reason reason, String message, Throwable cause) {
    super(message, cause);
    this.reason = reason;
  }

  static OutboundException tooSlow(String host) {
    return new OutboundException(
        Reason.TOO_SLOW, Message.of("%s did not answer in time", host).english());
  }

  /** The error for an interrupted wait; sets the thread's interrupt flag again. */
  static OutboundException stopped(String host, InterruptedException cause) {
    Thread.currentThread().interrupt();
    return new OutboundException(
        Reason.STOPPED, Message.of("reading %s was stopped", host).english(), cause);
  }

  /** Why the call failed. */
  public Reason reason() {
    return reason;
  }
}
