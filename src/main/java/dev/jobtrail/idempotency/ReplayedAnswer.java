package dev.jobtrail.idempotency;

/** Ends a request whose response is already stored, before it has any effect. */
final class ReplayedAnswer extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient StoredAnswer answer;

  ReplayedAnswer(StoredAnswer answer) {
    super("answered before", null, false, false);
    this.answer = answer;
  }

  StoredAnswer answer() {
    return answer;
  }
}
