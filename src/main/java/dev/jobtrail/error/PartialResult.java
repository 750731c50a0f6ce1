package dev.jobtrail.error;

/** The result of several changes, each of which can be refused on its own. */
public interface PartialResult {

  /** What was refused, in one message for people; null for nothing. */
  ErrorBody refusals();
}
