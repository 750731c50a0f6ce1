package dev.jobtrail.mail;

import dev.jobtrail.account.AccountLanguage;
import dev.jobtrail.account.EmailChanged;
import dev.jobtrail.account.EmailVerificationRequested;
import dev.jobtrail.account.KnownEmailSignedUp;
import dev.jobtrail.account.PasswordChanged;
import dev.jobtrail.account.PasswordResetRequested;
import dev.jobtrail.account.ProviderLinked;
import dev.jobtrail.account.ProviderUnlinked;
import dev.jobtrail.account.SecondFactorChanged;
import dev.jobtrail.account.UnknownEmailReset;
import dev.jobtrail.page.LanguageFormat;
import dev.jobtrail.page.PageMessages;
import dev.jobtrail.platform.PublicAddress;
import dev.jobtrail.platform.Secrets;
import dev.jobtrail.text.Language;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.ZoneOffset;
import java.util.UUID;
import java.util.function.Function;

/**
 * Transactional outbox: writes mail, in its language, in the transaction that causes it and sends
 * it in the background, so that response times do not reveal whether a mail was sent.
 */
@ApplicationScoped
class Outbox {

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

    static native TemplateInstance secondFactor(
        String name, String change, String time, String link);

    static native TemplateInstance webhookDisabled(WebhookDisabled event, String link);

    static native TemplateInstance approval(ApprovalRequested request, String link, String lastDay);

    static native TemplateInstance digestText(MatchDigest digest, String subject);

    static native TemplateInstance digestHtml(MatchDigest digest, String subject);

    static native TemplateInstance reminderText(DueReminder reminder, String subject);

    static native TemplateInstance reminderHtml(DueReminder reminder, String subject);
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
        MailMessages::verifySubject,
        Templates.verifyEmail(event.name(), link));
  }

  void reset(@Observes PasswordResetRequested event) {
    send(
        MailKind.RESET_PASSWORD,
        event.accountId(),
        event.email(),
        MailMessages::resetSubject,
        Templates.resetPassword(event.name(), resetLink(event.token())));
  }

  void offerUndo(@Observes EmailChanged event) {
    var link = address.base() + "/app/undo-email-change?token=" + event.undoToken();
    send(
        MailKind.EMAIL_CHANGED,
        event.accountId(),
        event.oldEmail(),
        MailMessages::emailChangedSubject,
        Templates.emailChanged(event.name(), link));
  }

  void tellOwner(@Observes PasswordChanged event) {
    send(
        MailKind.SECURITY_NOTICE,
        event.accountId(),
        event.email(),
        MailMessages::passwordChangedSubject,
        Templates.passwordChanged(event.name(), forgottenPage()));
  }

  void tellOwner(@Observes ProviderLinked event) {
    send(
        MailKind.SECURITY_NOTICE,
        event.accountId(),
        event.email(),
        MailMessages::providerLinkedSubject,
        Templates.providerLinked(event.name(), event.provider(), securityPage()));
  }

  void tellOwner(@Observes ProviderUnlinked event) {
    send(
        MailKind.SECURITY_NOTICE,
        event.accountId(),
        event.email(),
        MailMessages::providerUnlinkedSubject,
        Templates.providerUnlinked(event.name(), event.provider(), securityPage()));
  }

  void tellOwner(@Observes SecondFactorChanged event) {
    var language = AccountLanguage.of(event.accountId());
    var change = texts(language).secondFactorChange(event.change());
    var time = LanguageFormat.of(language).longTime(event.at().atZone(ZoneOffset.UTC));
    send(
        MailKind.SECURITY_NOTICE,
        event.accountId(),
        event.email(),
        _ -> change,
        Templates.secondFactor(event.name(), change, time, forgottenPage()));
  }

  void pretendReset(@Observes UnknownEmailReset event) {
    if (server.isEnabled()) {
      var text = Templates.resetPassword(event.email(), resetLink(Secrets.random()));
      var written = written(AccountLanguage.of(null), MailMessages::resetSubject, text);
      queue.pretend(MailKind.RESET_PASSWORD, event.email(), written);
    }
  }

  /** In the language of the address's owner, whom a stranger may have caused it for. */
  void tellOwner(@Observes KnownEmailSignedUp event) {
    if (server.isEnabled()) {
      var language = AccountLanguage.ofAddress(event.email());
      var text = Templates.knownEmail(event.name(), forgottenPage());
      queue.add(
          MailKind.KNOWN_EMAIL,
          event.accountId(),
          event.email(),
          written(language, MailMessages::knownEmailSubject, text));
    }
  }

  /** In the operator's language, because the client's is unknown. */
  void askForApproval(@Observes ApprovalRequested event) {
    var link = address.base() + "/approve/" + event.token();
    var format = LanguageFormat.of(AccountLanguage.of(event.accountId()));
    var lastDay = format.longDay(event.until().atZone(ZoneOffset.UTC));
    send(
        MailKind.APPROVAL_REQUEST,
        event.accountId(),
        event.email(),
        MailMessages::approvalSubject,
        Templates.approval(event, link, lastDay));
  }

  void tellOwner(@Observes WebhookDisabled event) {
    var link = address.base() + "/app/settings/webhooks";
    send(
        MailKind.WEBHOOK_DISABLED,
        event.accountId(),
        event.email(),
        MailMessages::webhookSubject,
        Templates.webhookDisabled(event, link));
  }

  void sendDigest(@Observes MatchDigest event) {
    if (server.isEnabled()) {
      var subject = texts(event.language()).digestSubject(event.newOnes());
      var text =
          new MailText(
              subject,
              rendered(event.language(), Templates.digestText(event, subject)),
              rendered(event.language(), Templates.digestHtml(event, subject)),
              event.unsubscribeUrl());
      queue.add(MailKind.MATCH_DIGEST, event.accountId(), event.email(), text);
    }
  }

  void sendReminder(@Observes DueReminder event) {
    if (server.isEnabled()) {
      var first = event.first();
      var subject =
          texts(event.language()).reminderSubject(first.what(), first.job(), event.more());
      var text =
          new MailText(
              subject,
              rendered(event.language(), Templates.reminderText(event, subject)),
              rendered(event.language(), Templates.reminderHtml(event, subject)),
              event.unsubscribeUrl());
      queue.add(MailKind.REMINDER, event.accountId(), event.email(), text);
    }
  }

  private String securityPage() {
    return address.base() + "/app/settings/security";
  }

  private String forgottenPage() {
    return address.base() + "/app/forgot-password";
  }

  private String resetLink(String token) {
    return address.base() + "/app/reset-password?token=" + token;
  }

  /**
   * Queues a mail in the language of an account.
   *
   * @param accountId the account that causes it
   */
  private void send(
      MailKind kind,
      UUID accountId,
      String to,
      Function<MailMessages, String> subject,
      TemplateInstance text) {
    if (server.isEnabled()) {
      queue.add(kind, accountId, to, written(AccountLanguage.of(accountId), subject, text));
    }
  }

  private static MailText written(
      Language language, Function<MailMessages, String> subject, TemplateInstance text) {
    return new MailText(subject.apply(texts(language)), rendered(language, text));
  }

  private static MailMessages texts(Language language) {
    return PageMessages.of(MailMessages.class, language);
  }

  private static String rendered(Language language, TemplateInstance text) {
    return text.setLocale(language.code()).render();
  }
}
