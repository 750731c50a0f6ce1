package dev.jobtrail.fetch;

/** A page could not be read; the message can be shown to whoever named the page. */
public final class FetchException extends RuntimeException {

  /** What came between. */
  public enum Reason {
    /** It is no web address, or one that is not on the open internet. */
    REFUSED,
    /** The server says that there is no such page. */
    NOT_FOUND,
    /** The server could not be reached, or broke off. */
    UNREACHABLE,
    /** The server answered with an error. */
    BAD_STATUS,
    /** The page is larger than is read. */
    TOO_LARGE,
    /** The server took too long. */
    TOO_SLOW,
    /** One redirect led to the next. */
    TOO_MANY_REDIRECTS
  }

  private final Reason reason;

  FetchException(Reason reason, String message) {
    super(message);
    this.reason = reason;
  }

  /** What came between. */
  public Reason reason() {
    return reason;
  }
}
