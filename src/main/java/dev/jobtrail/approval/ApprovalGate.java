package dev.jobtrail.approval;

import dev.jobtrail.account.MailDelivery;
import dev.jobtrail.application.Application;
import dev.jobtrail.application.ApplicationWithdrawn;
import dev.jobtrail.application.SendingGate;
import dev.jobtrail.client.ApprovalWaived;
import dev.jobtrail.client.Client;
import dev.jobtrail.client.ClientArchived;
import dev.jobtrail.client.ClientEmailChanged;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.mail.ApprovalAddressCorrected;
import dev.jobtrail.mail.ApprovalRequested;
import dev.jobtrail.platform.Secrets;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.enterprise.event.Observes;
import jakarta.interceptor.Interceptor;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.time.Clock;
import java.util.Objects;
import java.util.Optional;

/** Requests client approval before a submission if the client requires it. */
@ApplicationScoped
class ApprovalGate implements SendingGate {

  private final MailDelivery mail;
  private final ApprovalTokens handedLinks;
  private final Event<ApprovalRequested> requested;
  private final Event<ApprovalAddressCorrected> corrected;
  private final ApprovalSettings settings;
  private final Clock clock;

  ApprovalGate(
      MailDelivery mail,
      ApprovalTokens handedLinks,
      Event<ApprovalRequested> requested,
      Event<ApprovalAddressCorrected> corrected,
      ApprovalSettings settings,
      Clock clock) {
    this.mail = mail;
    this.handedLinks = handedLinks;
    this.requested = requested;
    this.corrected = corrected;
    this.settings = settings;
    this.clock = clock;
  }

  /** Only the last decision counts, and only for the reviewed version. */
  @Override
  @Transactional(TxType.MANDATORY)
  public boolean admits(Application application) {
    if (application.clientId == null) {
      return true;
    }
    var client =
        Client.of(application.accountId, application.clientId).orElseThrow(ApiException::notFound);
    if (!client.requireApproval) {
      return true;
    }
    var fingerprint = Submission.of(application).fingerprint();
    if (Approval.lastDecision(application.id).filter(it -> it.isYesTo(fingerprint)).isPresent()) {
      return true;
    }
    ask(client, application, fingerprint);
    return false;
  }

  /** The lock on the application lets one at a time come here. */
  private void ask(Client client, Application application, String fingerprint) {
    var open = Approval.open(application.id);
    if (open.isPresent() && open.get().hasExpired(clock.instant())) {
      open.get().expire(clock);
      Approval.flush(); // before the new one, for there is but one open
      open = Optional.empty();
    }
    if (open.isEmpty()) {
      var request = new Approval(application, fingerprint, clock);
      request.persist();
      link(request, client, application);
    } else {
      redirect(open.get(), client, application);
    }
  }

  /** Replaces a link that another address than the client's has. */
  private void redirect(Approval request, Client client, Application application) {
    if (!Objects.equals(request.sentTo(), address(client))) {
      link(request, client, application);
    }
  }

  /** Where a link is mailed; null if the operator shares it. */
  private String address(Client client) {
    return mail.isEnabled() ? client.email : null;
  }

  private void link(Approval request, Client client, Application application) {
    var address = address(client);
    var token = address == null ? handedLinks.token(request.id) : Secrets.random();
    request.link(token, address, clock.instant().plus(settings.linkLifetime()), clock);
    if (address != null) {
      requested.fire(
          new ApprovalRequested(
              application.accountId,
              address,
              inOneLine(client.name),
              inOneLine(application.posting.title),
              inOneLine(application.posting.company),
              token,
              request.expiresAt()));
    }
  }

  void redirect(@Observes ClientEmailChanged event) {
    var client = Client.of(event.accountId(), event.clientId()).orElseThrow(ApiException::notFound);
    for (var request : Approval.lockOpen(event.clientId(), clock.instant())) {
      Application.find(event.accountId(), request.applicationId)
          .ifPresent(it -> redirect(request, client, it));
    }
    if (event.former() != null) {
      corrected.fire(new ApprovalAddressCorrected(event.accountId(), event.former()));
    }
  }

  /** After the observers that cancel work on applications, to keep the lock order. */
  void cancel(@Observes @Priority(Interceptor.Priority.LIBRARY_AFTER) ClientArchived event) {
    Approval.cancelForClient(event.clientId(), clock.instant());
  }

  void cancel(@Observes ApprovalWaived event) {
    Approval.cancelForClient(event.clientId(), clock.instant());
  }

  void cancel(@Observes ApplicationWithdrawn event) {
    Approval.cancelForApplication(event.applicationId(), clock.instant());
  }

  private static String inOneLine(String text) {
    return text == null ? null : text.replaceAll("\\s+", " ").strip();
  }
}
