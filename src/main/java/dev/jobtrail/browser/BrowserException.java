package dev.jobtrail.browser;

/** A browser operation failed. */
public class BrowserException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** The kind of failure. */
  public enum Fault {
    /** No browser can be had, or it has gone: a fault of ours. */
    NO_BROWSER,
    /** The page has replaced the element since it was read. */
    ELEMENT_GONE,
    /** The element is covered, hidden or disabled. */
    NOT_INTERACTABLE,
    /** A dialog of the page is open. */
    DIALOG_OPEN,
    /** The page or a script on it does not end. */
    TIMEOUT,
    /** The address cannot be loaded. */
    UNREACHABLE,
    /** The address is not public and was not contacted; the message contains it. */
    REFUSED,
    /** The thread was interrupted. */
    INTERRUPTED,
    OTHER
  }

  private final Fault fault;

  public BrowserException(Fault fault, String message, Throwable cause) {
    super(message, cause);
    this.fault = fault;
  }

  public Fault fault() {
    return fault;
  }
}
