package dev.jobtrail.mail;

import dev.jobtrail.ratelimit.LimitSettings.Mails;
import java.util.function.ToLongFunction;

/** Mails that share one rate limit. */
enum MailBudget {
  ADDRESS(new Numbers(Mails::perHour, Mails::perDay), ofAccount()),
  RESET(new Numbers(Mails::resetsPerHour, Mails::resetsPerDay), Numbers.NONE),
  SECURITY(new Numbers(Mails::securityPerHour, Mails::securityPerDay), Numbers.NONE),
  /**
   * Separate from the notices, so that an attacker cannot suppress the undo link by causing many of
   * them.
   */
  UNDO(new Numbers(Mails::securityPerHour, Mails::securityPerDay), Numbers.NONE),
  /** Separate from the notices, because a receiver decides when it is gone. */
  WEBHOOK(new Numbers(Mails::securityPerHour, Mails::securityPerDay), Numbers.NONE),
  /** Without a limit: their schedules have at most one of each kind a day. */
  DIGEST(Numbers.NONE, Numbers.NONE),
  APPROVAL(new Numbers(Mails::approvalsPerHour, Mails::approvalsPerDay), approvalsOfAccount());

  private final Numbers perRecipient;
  private final Numbers perAccount;

  /** Limits per hour and per day; 0 for no limit. */
  record Numbers(ToLongFunction<Mails> hour, ToLongFunction<Mails> day) {

    static final Numbers NONE = new Numbers(_ -> 0, _ -> 0);
  }

  MailBudget(Numbers perRecipient, Numbers perAccount) {
    this.perRecipient = perRecipient;
    this.perAccount = perAccount;
  }

  Numbers perRecipient() {
    return perRecipient;
  }

  Numbers perAccount() {
    return perAccount;
  }

  private static Numbers ofAccount() {
    return new Numbers(Mails::ofAccountPerHour, Mails::ofAccountPerDay);
  }

  private static Numbers approvalsOfAccount() {
    return new Numbers(Mails::approvalsOfAccountPerHour, Mails::approvalsOfAccountPerDay);
  }
}
