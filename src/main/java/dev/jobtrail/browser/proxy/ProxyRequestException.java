package dev.jobtrail.browser.proxy;

/** A request that the proxy does not forward, with the HTTP status that says so. */
final class ProxyRequestException extends Exception {

  private static final long serialVersionUID = 1L;

  private final int status;

  ProxyRequestException(int status, String message) {
    super(message);
    this.status = status;
  }

  int status() {
    return status;
  }
}
