package dev.jobtrail.inbox;

/** A mailbox could not be read. */
final class MailboxException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final MailboxProblem problem;

  MailboxException(MailboxProblem problem, Throwable cause) {
    super(problem.message().english(), cause);
    this.problem = problem;
  }

  MailboxProblem problem() {
    return problem;
  }
}
