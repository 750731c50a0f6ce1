package dev.jobtrail.mail;

import dev.jobtrail.account.EmailVerificationRequested;
import dev.jobtrail.account.KnownEmailSignedUp;
import dev.jobtrail.account.PasswordResetRequested;
import dev.jobtrail.platform.PublicAddress;
import io.quarkus.mailer.Mail;
import io.quarkus.mailer.reactive.ReactiveMailer;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.smallrye.mutiny.vertx.MutinyHelper;
import io.vertx.core.Vertx;
import io.vertx.core.impl.VertxInternal;
import io.vertx.ext.mail.SMTPException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.TransactionPhase;
import java.time.Duration;
import java.util.concurrent.Executor;
import org.jboss.logging.Logger;

/**
 * Sends mail once what it tells of is committed. It is sent in the background, so that nobody can
 * tell from the time of an answer whether a mail went out.
 */
@ApplicationScoped
class Outbox {

  private static final Logger LOG = Logger.getLogger(Outbox.class);

  private static final Duration ATTEMPT = Duration.ofSeconds(30);
  private static final Duration FIRST_PAUSE = Duration.ofSeconds(1);
  private static final int RETRIES = 6;

  /** The texts, in {@code templates/Outbox}. */
  @CheckedTemplate
  static final class Templates {

    private Templates() {}

    static native TemplateInstance verifyEmail(String name, String link);

    static native TemplateInstance resetPassword(String name, String link);

    static native TemplateInstance knownEmail(String name, String link);

    static native TemplateInstance approval(ApprovalRequested request, String link);
  }

  private final ReactiveMailer mailer;
  private final MailServer server;
  private final PublicAddress address;

  /**
   * The thread that a conversation runs on from its first byte. Begun elsewhere, the client may
   * listen only after the server has greeted; it then waits for a greeting that has passed.
   */
  private final Executor eventLoop;

  Outbox(ReactiveMailer mailer, MailServer server, PublicAddress address, Vertx vertx) {
    this.mailer = mailer;
    this.server = server;
    this.address = address;
    this.eventLoop = MutinyHelper.executor(((VertxInternal) vertx).createEventLoopContext());
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

  void askForApproval(@Observes(during = TransactionPhase.AFTER_SUCCESS) ApprovalRequested event) {
    var link = address.base() + "/approve/" + event.token();
    send(event.email(), "An application waits for your decision", Templates.approval(event, link));
  }

  private void send(String to, String subject, TemplateInstance text) {
    if (!server.isConfigured()) {
      return;
    }
    mailer
        .send(Mail.withText(to, subject, text.render()))
        .runSubscriptionOn(eventLoop)
        .ifNoItem()
        .after(ATTEMPT)
        .fail()
        .onFailure(it -> !isRefused(it))
        .retry()
        .withBackOff(FIRST_PAUSE)
        .atMost(RETRIES)
        .subscribe()
        .with(
            sent -> LOG.debugf("Sent: %s", subject),
            failure -> LOG.errorf("A mail could not be sent: %s", failure.getClass()));
  }

  /** Whether the server will never take this mail (a 5xx reply, RFC 5321, 4.2.1). */
  private static boolean isRefused(Throwable failure) {
    return failure instanceof SMTPException refusal && refusal.isPermanent();
  }
}
