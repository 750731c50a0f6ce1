package dev.jobtrail.mail;

import dev.jobtrail.ratelimit.LimitSettings.Mails;
import java.util.function.ToLongFunction;

/** Mails that count together against one limit. */
enum MailBudget {
  ADDRESS(new Numbers(Mails::perHour, Mails::perDay), ofAccount()),
  RESET(new Numbers(Mails::resetsPerHour, Mails::resetsPerDay), Numbers.NONE),
  SECURITY(new Numbers(Mails::securityPerHour, Mails::securityPerDay), Numbers.NONE),
  /** Apart from the notices: nobody can keep the offer to undo from an owner by causing those. */
  UNDO(new Numbers(Mails::securityPerHour, Mails::securityPerDay), Numbers.NONE),
  APPROVAL(new Numbers(Mails::approvalsPerHour, Mails::approvalsPerDay), approvalsOfAccount());

  private final Numbers perRecipient;
  private final Numbers perAccount;

  /** A number for the last hour and one for the last day; 0 for no limit. */
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
