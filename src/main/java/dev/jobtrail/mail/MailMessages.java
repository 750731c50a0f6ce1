package dev.jobtrail.mail;

import dev.jobtrail.account.SecondFactorChange;
import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** Texts of mails. */
@MessageBundle("mail")
interface MailMessages {

  @Message("en")
  String languageTag();

  @Message("Hello {name},")
  String hello(String name);

  @Message("Hello,")
  String helloStranger();

  @Message("{label}: {value}")
  String labelled(String label, String value);

  @Message("If you did not request this, you can ignore this email.")
  String notYou();

  @Message("Verify your e-mail address")
  String verifySubject();

  @Message("open this link to verify your e-mail address for Jobtrail:")
  String verifyText();

  @Message("Set a new password")
  String resetSubject();

  @Message(
      "open this link to set a new password for Jobtrail. It works once, within the next hour:")
  String resetText();

  @Message("If you did not request this, ignore this email; your password stays unchanged.")
  String resetNotYou();

  @Message("Your e-mail address was changed")
  String emailChangedSubject();

  @Message(
      "the e-mail address of your Jobtrail account was changed; this address no longer belongs to it.")
  String emailChangedText();

  @Message("If this was you, no action is needed.")
  String wasYou();

  @Message(
      "If it was not, someone else may have access to your account. Open this link within 7 days to restore this address. It signs out all sessions, revokes all API keys and asks you to set a new password:")
  String emailChangedNotYou();

  @Message("Your password was changed")
  String passwordChangedSubject();

  @Message("the password of your Jobtrail account was changed.")
  String passwordChangedText();

  @Message("If it was not, set a new one here:")
  String setPasswordIfNotYou();

  @Message("A way to sign in was added")
  String providerLinkedSubject();

  @Message("you can now sign in to your Jobtrail account with {provider}.")
  String providerLinkedText(String provider);

  @Message("If it was not, unlink it and change your password:")
  String providerLinkedNotYou();

  @Message("A way to sign in was removed")
  String providerUnlinkedSubject();

  @Message("you can no longer sign in to your Jobtrail account with {provider}.")
  String providerUnlinkedText(String provider);

  @Message("If it was not, change your password and check your sessions:")
  String providerUnlinkedNotYou();

  @Message(
      "{#when change}{#is PASSKEY_ADDED}A passkey was added{#is PASSKEY_DELETED}A passkey was deleted{#is TWO_STEP_ENABLED}Two-step verification was turned on{#is TWO_STEP_DISABLED}Two-step verification was turned off{#is RECOVERY_CODES_REPLACED}New recovery codes were created{#is RECOVERY_CODE_USED}A recovery code was used to sign in{/when}")
  String secondFactorChange(SecondFactorChange change);

  @Message("{change} on {time} UTC.")
  String secondFactorText(String change, String time);

  @Message(
      "If this was you, no action is needed. If it was not, set a new password, which signs out all sessions, and check your passkeys and two-step verification under Settings > Security:")
  String secondFactorNotYou();

  @Message("You have an account already")
  String knownEmailSubject();

  @Message(
      "someone, perhaps you, tried to use this address for a Jobtrail account. An account with this address already exists.")
  String knownEmailText();

  @Message("If you forgot the password, set a new one here:")
  String knownEmailForgotten();

  @Message("If this was not you, no action is needed.")
  String wasNotYou();

  @Message("An application waits for your decision")
  String approvalSubject();

  @Message("an application for you is ready to be submitted:")
  String approvalText();

  @Message(
      "Open this link to review the posting, your resume and the cover letter, and to approve or decline:")
  String approvalReview();

  @Message(
      "The link works until {day}, for one decision. Anyone with the link can decide for you, so please do not share it. If you did not expect this email, you can ignore it.")
  String approvalUntil(String day);

  @Message("A webhook was disabled")
  String webhookSubject();

  @Message("your webhook to {host} was disabled: the receiver answered that it is gone (410).")
  String webhookGone(String host);

  @Message("your webhook to {host} was disabled: no delivery succeeded for {hours} hours.")
  String webhookFailed(String host, long hours);

  @Message("Events are not sent until you enable it:")
  String webhookEnable();

  @Message("{#if count == 1}1 new job match{#else}{count} new job matches{/if}")
  String digestSubject(long count);

  @Message("{subject} for you. The best:")
  String digestText(String subject);

  @Message("For {client}")
  String forClient(String client);

  @Message("Fit {score} of 100")
  String fit(int score);

  @Message("Posting")
  String posting();

  @Message("Add")
  String add();

  @Message("Dismiss")
  String dismiss();

  @Message("{count} more")
  String more(long count);

  @Message(
      "The links to add and dismiss work for 14 days, without signing in. Please do not share them.")
  String digestLinks();

  @Message("You get this {#if isWeekly}weekly{#else}daily{/if} mail because you turned it on.")
  String digestWhy(boolean isWeekly);

  @Message("Change settings")
  String change();

  @Message("Unsubscribe")
  String unsubscribe();

  @Message("Reminder: {what}, {job}{#if more > 0} and {more} more{/if}")
  String reminderSubject(String what, String job, int more);

  @Message("this is due:")
  String reminderText();

  @Message("{job}, for {client}")
  String reminderFor(String job, String client);

  @Message("Times are those of {zone}.")
  String reminderZone(String zone);

  @Message("You get this mail because you turned reminders on.")
  String reminderWhy();
}
