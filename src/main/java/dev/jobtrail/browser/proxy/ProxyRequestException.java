package dev.jobtrail.browser.proxy;

/** A request that the proxy refuses, with its HTTP status. */
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
