package dev.jobtrail.attempt;

import java.util.List;

/**
 * How a run ends.
 *
 * @param reason why it stopped; null where it has submitted
 * @param blockers what stopped it
 * @param confirmation what the site said; null for nothing
 * @param note null to leave the note
 * @param isOurs whether the fault is ours, so that its unit of the allowance comes back unless the
 *     form may have been sent
 */
record Ending(
    AttemptOutcome outcome,
    String reason,
    List<String> blockers,
    String confirmation,
    String note,
    boolean isOurs) {

  /** The reason where nothing proves that a form that was sent has arrived. */
  static final String NOT_CONFIRMED = "submission not confirmed";

  private static Ending stopped(AttemptOutcome outcome, String reason, List<String> blockers) {
    return new Ending(outcome, reason, blockers, null, null, false);
  }

  static Ending submitted(String confirmation, String note) {
    return new Ending(AttemptOutcome.SUBMITTED, null, List.of(), confirmation, note, false);
  }

  static Ending blocked(String reason) {
    return stopped(AttemptOutcome.BLOCKED, reason, List.of(reason));
  }

  static Ending captcha(String reason) {
    return stopped(AttemptOutcome.CAPTCHA, reason, List.of(reason));
  }

  static Ending abandoned(String reason) {
    return stopped(AttemptOutcome.ABANDONED, reason, List.of());
  }

  static Ending error(String reason) {
    return stopped(AttemptOutcome.ERROR, reason, List.of(reason));
  }

  static Ending ourError(String reason) {
    return new Ending(AttemptOutcome.ERROR, reason, List.of(reason), null, null, true);
  }

  static Ending notConfirmed() {
    return error(NOT_CONFIRMED);
  }

  /** A page that has sent the form although nobody pressed its button. */
  static Ending sentByPage(String confirmation) {
    var reason = "The page has sent the form by itself; see whether the application is in.";
    return new Ending(AttemptOutcome.ERROR, reason, List.of(reason), confirmation, null, false);
  }
}
