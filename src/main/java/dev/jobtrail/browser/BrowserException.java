package dev.jobtrail.browser;

/** The browser cannot do what it was asked to. */
public class BrowserException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** What kind of fault it is. */
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
    /** The address is not one of the public internet, and was not asked; the message says which. */
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
