package dev.jobtrail.mail;

import dev.jobtrail.account.Notices;
import dev.jobtrail.platform.PublicAddress;
import dev.jobtrail.task.RetryPauses;
import dev.jobtrail.task.TaskQueue;
import dev.jobtrail.trace.SpanKind;
import dev.jobtrail.trace.Tracer;
import io.quarkus.mailer.Mail;
import io.quarkus.mailer.reactive.ReactiveMailer;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.smallrye.mutiny.vertx.MutinyHelper;
import io.vertx.core.Vertx;
import io.vertx.core.impl.VertxInternal;
import io.vertx.ext.mail.SMTPException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;

/**
 * Sends one mail of the outbox, with retries and exponential backoff: a transaction to begin, the
 * SMTP call outside of any, and a transaction that marks the mail as sent.
 *
 * <p>A mail can be sent twice if the process ends between the server's acceptance and the mark;
 * both copies then have one Message-ID.
 */
@ApplicationScoped
class MailSender implements TaskQueue.Handler {

  private static final Logger LOG = Logger.getLogger(MailSender.class);

  private static final String NOTICE = "mail_failed";

  /** Replies about our own credentials (RFC 4954, 6): wrong settings, which get repaired. */
  private static final Set<Integer> ABOUT_CREDENTIALS = Set.of(530, 534, 535, 538);

  private final ReactiveMailer mailer;
  private final PublicAddress address;
  private final MailSettings settings;
  private final RetryPauses pauses;
  private final MailMetrics metrics;
  private final Notices notices;
  private final Clock clock;
  private final Tracer tracer;
  private final Optional<String> host;

  /**
   * The thread that a conversation runs on from its first byte. Begun elsewhere, the client may
   * listen only after the server has greeted; it then waits for a greeting that has passed.
   */
  private final Executor eventLoop;

  /** A mail that will be retried. */
  private static final class Undelivered extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int attempts;

    Undelivered(int attempts, Throwable cause) {
      super(cause);
      this.attempts = attempts;
    }
  }

  /** One delivery attempt. */
  private record Attempt(UUID id, String recipient, MailText text, int number, Instant expiresAt) {}

  MailSender(
      ReactiveMailer mailer,
      PublicAddress address,
      MailSettings settings,
      MailMetrics metrics,
      Notices notices,
      Clock clock,
      Tracer tracer,
      @ConfigProperty(name = "quarkus.mailer.host") Optional<String> host,
      Vertx vertx) {
    this.mailer = mailer;
    this.address = address;
    this.settings = settings;
    this.pauses = new RetryPauses(settings.pause(), settings.longestPause());
    this.metrics = metrics;
    this.notices = notices;
    this.clock = clock;
    this.tracer = tracer;
    this.host = host;
    this.eventLoop = MutinyHelper.executor(((VertxInternal) vertx).createEventLoopContext());
  }

  /**
   * Does nothing where the mail is sent, given up or gone.
   *
   * @throws RuntimeException where it is to be retried
   */
  @Override
  public void execute(UUID mailId) {
    var attempt = QuarkusTransaction.requiringNew().call(() -> begin(mailId)).orElse(null);
    if (attempt == null) {
      return;
    }
    try {
      send(attempt);
    } catch (RuntimeException e) {
      failed(attempt, e);
      return;
    }
    QuarkusTransaction.requiringNew().run(() -> finish(attempt));
    metrics.sent();
  }

  private void send(Attempt attempt) {
    var span =
        tracer
            .start(SpanKind.CLIENT, "send mail")
            .attribute("network.protocol.name", "smtp")
            .attribute("server.address", host.orElse(null));
    try (span) {
      mailer.send(mail(attempt)).runSubscriptionOn(eventLoop).await().atMost(settings.timeout());
    } catch (RuntimeException e) {
      span.fail(e);
      throw e;
    }
  }

  @Override
  public Duration retryDelay(Throwable cause) {
    var attempts = cause instanceof Undelivered undelivered ? undelivered.attempts : 1;
    return pauses.after(attempts);
  }

  private Optional<Attempt> begin(UUID mailId) {
    var mail = QueuedMail.lock(mailId).orElse(null);
    if (mail == null) {
      return Optional.empty();
    }
    return switch (mail.state()) {
      case QUEUED -> {
        mail.begin(clock);
        yield Optional.of(
            new Attempt(mail.id, mail.recipient(), mail.text(), mail.attempts(), mail.expiresAt));
      }
      case WITHHELD -> {
        mail.delete();
        yield Optional.empty();
      }
      case SENT, FAILED -> Optional.empty();
    };
  }

  private Mail mail(Attempt attempt) {
    var text = attempt.text();
    var mail =
        Mail.withText(attempt.recipient(), text.subject(), text.body())
            .setHtml(text.html())
            .addHeader("Message-ID", "<%s@%s>".formatted(attempt.id(), ownHost()))
            .addHeader("Auto-Submitted", "auto-generated");
    if (text.unsubscribeUrl() != null) {
      mail.addHeader("List-Unsubscribe", "<" + text.unsubscribeUrl() + ">")
          .addHeader("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"); // RFC 8058
    }
    return mail;
  }

  private String ownHost() {
    var host = URI.create(address.base()).getHost();
    return host == null ? "jobtrail" : host;
  }

  private void finish(Attempt attempt) {
    QueuedMail.lock(attempt.id()).ifPresent(it -> it.finish(QueuedMail.State.SENT, clock));
  }

  private void failed(Attempt attempt, RuntimeException e) {
    var cause = e instanceof CompletionException && e.getCause() != null ? e.getCause() : e;
    if (!isRefused(cause) && clock.instant().isBefore(attempt.expiresAt())) {
      LOG.debugf("Mail %s failed and will be retried: %s", attempt.id(), cause.getClass());
      throw new Undelivered(attempt.number(), cause);
    }
    QuarkusTransaction.requiringNew().run(() -> giveUp(attempt));
    metrics.failed();
    LOG.errorf(
        "Mail %s could not be delivered after %d tries: %s",
        attempt.id(), attempt.number(), cause.getClass());
  }

  private void giveUp(Attempt attempt) {
    var mail = QueuedMail.lock(attempt.id()).orElse(null);
    if (mail == null) {
      return;
    }
    mail.finish(QueuedMail.State.FAILED, clock);
    if (mail.accountId != null) {
      notices.add(mail.accountId, NOTICE, mail.kind.failureNotice(attempt.recipient()));
    }
  }

  /** Removes the notice whose advice was followed. */
  void withdrawNotice(@Observes ApprovalAddressCorrected event) {
    notices.withdraw(
        event.accountId(), NOTICE, MailKind.APPROVAL_REQUEST.failureNotice(event.former()));
  }

  /** Whether the server will never take this mail (a 5xx reply, RFC 5321, 4.2.1). */
  private static boolean isRefused(Throwable failure) {
    return failure instanceof SMTPException refusal
        && refusal.isPermanent()
        && !ABOUT_CREDENTIALS.contains(refusal.getReplyCode());
  }
}
