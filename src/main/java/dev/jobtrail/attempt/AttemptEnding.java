package dev.jobtrail.attempt;

import dev.jobtrail.text.Message;
import java.util.List;

/**
 * The outcome of a run with its reason.
 *
 * @param reason why it stopped; null after a submission
 * @param blockers the obstacles
 * @param confirmation the site's confirmation, or null
 * @param note null to leave the note
 * @param isOurs whether the fault is ours, so that its unit of the allowance comes back unless the
 *     form may have been sent
 */
record AttemptEnding(
    AttemptOutcome outcome,
    String reason,
    List<String> blockers,
    String confirmation,
    String note,
    boolean isOurs) {

  /** The reason where nothing proves that a form that was sent has arrived. */
  static final String NOT_CONFIRMED = Message.of("submission not confirmed").english();

  private static AttemptEnding stopped(
      AttemptOutcome outcome, String reason, List<String> blockers) {
    return new AttemptEnding(outcome, reason, blockers, null, null, false);
  }

  static AttemptEnding submitted(String confirmation, String note) {
    return new AttemptEnding(AttemptOutcome.SUBMITTED, null, List.of(), confirmation, note, false);
  }

  static AttemptEnding blocked(String reason) {
    return stopped(AttemptOutcome.BLOCKED, reason, List.of(reason));
  }

  static AttemptEnding captcha(String reason) {
    return stopped(AttemptOutcome.CAPTCHA, reason, List.of(reason));
  }

  static AttemptEnding abandoned(String reason) {
    return stopped(AttemptOutcome.ABANDONED, reason, List.of());
  }

  static AttemptEnding error(String reason) {
    return stopped(AttemptOutcome.ERROR, reason, List.of(reason));
  }

  static AttemptEnding ourError(String reason) {
    return new AttemptEnding(AttemptOutcome.ERROR, reason, List.of(reason), null, null, true);
  }

  static AttemptEnding notConfirmed() {
    return error(NOT_CONFIRMED);
  }

  /** The page submitted the form without a click on its button. */
  static AttemptEnding sentByPage(String confirmation) {
    var reason =
        Message.of(
                "The page submitted the form automatically. Check whether the application arrived.")
            .english();
    return new AttemptEnding(
        AttemptOutcome.ERROR, reason, List.of(reason), confirmation, null, false);
  }
}
