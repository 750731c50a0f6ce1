package dev.jobtrail.mail;

import dev.jobtrail.account.EmailChanged;
import dev.jobtrail.account.EmailVerificationRequested;
import dev.jobtrail.account.KnownEmailSignedUp;
import dev.jobtrail.account.PasswordChanged;
import dev.jobtrail.account.PasswordResetRequested;
import dev.jobtrail.account.ProviderLinked;
import dev.jobtrail.account.ProviderUnlinked;
import dev.jobtrail.account.SecondFactorChanged;
import dev.jobtrail.account.UnknownEmailReset;
import dev.jobtrail.platform.PublicAddress;
import dev.jobtrail.platform.Secrets;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.UUID;

/**
 * Transactional outbox: writes mail in the transaction that causes it and sends it in the
 * background, so that response times do not reveal whether a mail was sent.
 */
@ApplicationScoped
class Outbox {

  private static final String RESET_SUBJECT = "Set a new password";

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("d MMMM uuuu, HH:mm 'UTC'", Locale.ENGLISH)
          .withZone(ZoneOffset.UTC);

  /** The texts, in {@code templates/Outbox}. */
  @CheckedTemplate
  static final class Templates {

    private Templates() {}

    static native TemplateInstance verifyEmail(String name, String link);

    static native TemplateInstance resetPassword(String name, String link);

    static native TemplateInstance knownEmail(String name, String link);

    static native TemplateInstance emailChanged(String name, String link);

    static native TemplateInstance passwordChanged(String name, String link);

    static native TemplateInstance providerLinked(String name, String provider, String link);

    static native TemplateInstance providerUnlinked(String name, String provider, String link);

    static native TemplateInstance secondFactor(String name, String change, String at, String link);

    static native TemplateInstance webhookDisabled(
        String name, String host, String why, String link);

    static native TemplateInstance approval(ApprovalRequested request, String link);

    static native TemplateInstance digestText(MatchDigest digest);

    static native TemplateInstance digestHtml(MatchDigest digest);

    static native TemplateInstance reminderText(DueReminder reminder);

    static native TemplateInstance reminderHtml(DueReminder reminder);
  }

  private final MailQueue queue;
  private final MailServer server;
  private final PublicAddress address;

  Outbox(MailQueue queue, MailServer server, PublicAddress address) {
    this.queue = queue;
    this.server = server;
    this.address = address;
  }

  void verify(@Observes EmailVerificationRequested event) {
    var link = address.base() + "/app/verify-email?token=" + event.token();
    send(
        MailKind.VERIFY_EMAIL,
        event.accountId(),
        event.email(),
        "Verify your e-mail address",
        Templates.verifyEmail(event.name(), link));
  }

  void reset(@Observes PasswordResetRequested event) {
    send(
        MailKind.RESET_PASSWORD,
        event.accountId(),
        event.email(),
        RESET_SUBJECT,
        Templates.resetPassword(event.name(), resetLink(event.token())));
  }

  void offerUndo(@Observes EmailChanged event) {
    var link = address.base() + "/app/undo-email-change?token=" + event.undoToken();
    send(
        MailKind.EMAIL_CHANGED,
        event.accountId(),
        event.oldEmail(),
        "Your e-mail address was changed",
        Templates.emailChanged(event.name(), link));
  }

  void tellOwner(@Observes PasswordChanged event) {
    var link = address.base() + "/app/forgot-password";
    send(
        MailKind.SECURITY_NOTICE,
        event.accountId(),
        event.email(),
        "Your password was changed",
        Templates.passwordChanged(event.name(), link));
  }

  void tellOwner(@Observes ProviderLinked event) {
    send(
        MailKind.SECURITY_NOTICE,
        event.accountId(),
        event.email(),
        "A way to sign in was added",
        Templates.providerLinked(event.name(), event.provider(), securityPage()));
  }

  void tellOwner(@Observes ProviderUnlinked event) {
    send(
        MailKind.SECURITY_NOTICE,
        event.accountId(),
        event.email(),
        "A way to sign in was removed",
        Templates.providerUnlinked(event.name(), event.provider(), securityPage()));
  }

  void tellOwner(@Observes SecondFactorChanged event) {
    var change = event.change().subject();
    var at = TIME.format(event.at());
    var link = address.base() + "/app/forgot-password";
    send(
        MailKind.SECURITY_NOTICE,
        event.accountId(),
        event.email(),
        change,
        Templates.secondFactor(event.name(), change, at, link));
  }

  void pretendReset(@Observes UnknownEmailReset event) {
    if (server.isEnabled()) {
      var text = Templates.resetPassword(event.email(), resetLink(Secrets.random())).render();
      queue.pretend(MailKind.RESET_PASSWORD, event.email(), new MailText(RESET_SUBJECT, text));
    }
  }

  void tellOwner(@Observes KnownEmailSignedUp event) {
    var link = address.base() + "/app/forgot-password";
    send(
        MailKind.KNOWN_EMAIL,
        event.accountId(),
        event.email(),
        "You have an account already",
        Templates.knownEmail(event.name(), link));
  }

  void askForApproval(@Observes ApprovalRequested event) {
    var link = address.base() + "/approve/" + event.token();
    send(
        MailKind.APPROVAL_REQUEST,
        event.accountId(),
        event.email(),
        "An application waits for your decision",
        Templates.approval(event, link));
  }

  void tellOwner(@Observes WebhookDisabled event) {
    var link = address.base() + "/app/settings/webhooks";
    send(
        MailKind.WEBHOOK_DISABLED,
        event.accountId(),
        event.email(),
        "A webhook was disabled",
        Templates.webhookDisabled(event.name(), event.host(), event.why(), link));
  }

  void sendDigest(@Observes MatchDigest event) {
    if (server.isEnabled()) {
      var text =
          new MailText(
              event.subject(),
              Templates.digestText(event).render(),
              Templates.digestHtml(event).render(),
              event.unsubscribeUrl());
      queue.add(MailKind.MATCH_DIGEST, event.accountId(), event.email(), text);
    }
  }

  void sendReminder(@Observes DueReminder event) {
    if (server.isEnabled()) {
      var text =
          new MailText(
              event.subject(),
              Templates.reminderText(event).render(),
              Templates.reminderHtml(event).render(),
              event.unsubscribeUrl());
      queue.add(MailKind.REMINDER, event.accountId(), event.email(), text);
    }
  }

  private String securityPage() {
    return address.base() + "/app/settings/security";
  }

  private String resetLink(String token) {
    return address.base() + "/app/reset-password?token=" + token;
  }

  /**
   * Queues a mail.
   *
   * @param accountId the account that causes it, or null for a stranger
   */
  private void send(
      MailKind kind, UUID accountId, String to, String subject, TemplateInstance text) {
    if (server.isEnabled()) {
      queue.add(kind, accountId, to, new MailText(subject, text.render()));
    }
  }
}
