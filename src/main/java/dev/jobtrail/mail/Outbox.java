package dev.jobtrail.mail;

import dev.jobtrail.account.EmailVerificationRequested;
import dev.jobtrail.account.KnownEmailSignedUp;
import dev.jobtrail.account.PasswordResetRequested;
import dev.jobtrail.platform.PublicAddress;
import io.quarkus.mailer.Mail;
import io.quarkus.mailer.Mailer;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.TransactionPhase;
import org.jboss.logging.Logger;

/**
 * Sends mail once what it tells of is committed. It is sent in the background, so that nobody can
 * tell from the time of an answer whether a mail went out.
 */
@ApplicationScoped
class Outbox {

  private static final Logger LOG = Logger.getLogger(Outbox.class);

  /** The texts, in {@code templates/Outbox}. */
  @CheckedTemplate
  static final class Templates {

    private Templates() {}

    static native TemplateInstance verifyEmail(String name, String link);

    static native TemplateInstance resetPassword(String name, String link);

    static native TemplateInstance knownEmail(String name, String link);
  }

  private final Mailer mailer;
  private final MailServer server;
  private final PublicAddress address;

  Outbox(Mailer mailer, MailServer server, PublicAddress address) {
    this.mailer = mailer;
    this.server = server;
    this.address = address;
  }

  void verify(@Observes(during = TransactionPhase.AFTER_SUCCESS) EmailVerificationRequested event) {
    var link = address.base() + "/app/verify-email?token=" + event.token();
    send(event.email(), "Verify your e-mail address", Templates.verifyEmail(event.name(), link));
  }

  void reset(@Observes(during = TransactionPhase.AFTER_SUCCESS) PasswordResetRequested event) {
    var link = address.base() + "/app/reset-password?token=" + event.token();
    send(event.email(), "Set a new password", Templates.resetPassword(event.name(), link));
  }

  void tellOwner(@Observes(during = TransactionPhase.AFTER_SUCCESS) KnownEmailSignedUp event) {
    var link = address.base() + "/app/forgot-password";
    send(event.email(), "You have an account already", Templates.knownEmail(event.name(), link));
  }

  private void send(String to, String subject, TemplateInstance text) {
    if (!server.isConfigured()) {
      return;
    }
    var mail = Mail.withText(to, subject, text.render());
    Thread.ofVirtual().name("outbox").start(() -> deliver(mail));
  }

  /** On a thread of its own: the request that asked for the mail is over by now. */
  private void deliver(Mail mail) {
    try {
      mailer.send(mail);
    } catch (RuntimeException e) {
      LOG.errorf("A mail could not be sent: %s", e.getClass());
    }
  }
}
