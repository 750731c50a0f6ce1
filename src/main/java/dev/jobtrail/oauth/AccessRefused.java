package dev.jobtrail.oauth;

import java.net.URI;

/** A request for access that is refused before the consent page; the client gets the error. */
public final class AccessRefused extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final URI answer;

  AccessRefused(String message, URI answer) {
    super(message);
    this.answer = answer;
  }

  /** The client's address with the error. */
  public URI answer() {
    return answer;
  }
}
