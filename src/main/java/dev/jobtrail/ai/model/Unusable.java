package dev.jobtrail.ai.model;

/** An answer that came whole and is not what was asked for; the message tells the model why. */
final class Unusable extends RuntimeException {

  private static final long serialVersionUID = 1L;

  Unusable(String fault) {
    super(fault, null, false, false);
  }
}
