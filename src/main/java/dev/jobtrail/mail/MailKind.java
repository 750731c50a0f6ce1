package dev.jobtrail.mail;

import dev.jobtrail.text.Message;
import java.util.Arrays;
import java.util.List;

/** The subject of a mail. */
enum MailKind {
  VERIFY_EMAIL(MailBudget.ADDRESS),
  KNOWN_EMAIL(MailBudget.ADDRESS),
  RESET_PASSWORD(MailBudget.RESET),
  EMAIL_CHANGED(MailBudget.UNDO),
  SECURITY_NOTICE(MailBudget.SECURITY),
  APPROVAL_REQUEST(MailBudget.APPROVAL),
  WEBHOOK_DISABLED(MailBudget.WEBHOOK),
  MATCH_DIGEST(MailBudget.DIGEST),
  REMINDER(MailBudget.DIGEST);

  private final MailBudget budget;

  MailKind(MailBudget budget) {
    this.budget = budget;
  }

  MailBudget budget() {
    return budget;
  }

  /** All kinds that count against a budget. */
  static List<MailKind> of(MailBudget budget) {
    return Arrays.stream(values()).filter(it -> it.budget == budget).toList();
  }

  /**
   * The notice to the account's owner about a mail that was given up. It is the same for known and
   * unknown addresses, for nobody may learn from it which are known.
   */
  Message failureNotice(String recipient) {
    return this == APPROVAL_REQUEST
        ? Message.of(
            "A mail to %s could not be delivered. It asked a client for approval. Correct the"
                + " client's e-mail address, or remove it to share the link yourself.",
            recipient)
        : Message.of(
            "A mail to %s could not be delivered. Check that the address is right.", recipient);
  }
}
