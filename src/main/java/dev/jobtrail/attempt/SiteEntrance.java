package dev.jobtrail.attempt;

import dev.jobtrail.attempt.account.SiteAccounts.Access;

/** What came of a site that asks for an account. */
sealed interface SiteEntrance {

  /**
   * The form may be behind it.
   *
   * @param isCreation whether an account was created
   */
  record Through(boolean isCreation) implements SiteEntrance {}

  /** An account was created, and the same page asks to sign in with it. */
  record Again() implements SiteEntrance {}

  /** A CAPTCHA or another check for humans. */
  record Human(String reason) implements SiteEntrance {}

  /**
   * The applicant has to decide.
   *
   * @param words of the site; null for none
   */
  record Ask(Access.Ask access, String words) implements SiteEntrance {}
}
