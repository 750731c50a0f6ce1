package dev.jobtrail.alert;

import dev.jobtrail.client.ActiveClients;
import dev.jobtrail.client.Person;
import dev.jobtrail.discovery.MatchDecisions;
import dev.jobtrail.discovery.MatchView;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;

/** Shows what a link in a digest or a reminder does, and does it. */
@ApplicationScoped
class AlertLinks {

  private final MatchDecisions decisions;
  private final MatchAlerts alerts;
  private final Reminders reminders;
  private final ActiveClients activeClients;
  private final Clock clock;

  AlertLinks(
      MatchDecisions decisions,
      MatchAlerts alerts,
      Reminders reminders,
      ActiveClients activeClients,
      Clock clock) {
    this.decisions = decisions;
    this.alerts = alerts;
    this.reminders = reminders;
    this.activeClients = activeClients;
    this.clock = clock;
  }

  /**
   * What a link would do; changes nothing.
   *
   * @throws ApiException NOT_FOUND for a link that does not work
   */
  LinkPage look(String token) {
    return look(link(token));
  }

  private LinkPage look(AlertLink link) {
    if (link.action == LinkAction.UNSUBSCRIBE) {
      var isOff = alerts.of(link.accountId).frequency() == AlertFrequency.OFF;
      return isOff ? LinkPage.unsubscribed() : LinkPage.unsubscribe();
    }
    if (link.action == LinkAction.UNSUBSCRIBE_REMINDERS) {
      return reminders.of(link.accountId).isEnabled()
          ? LinkPage.unsubscribeReminders()
          : LinkPage.unsubscribedReminders();
    }
    var match = decisions.one(link.accountId, link.matchId);
    return activeClients.isArchived(new Person(link.accountId, match.clientId()))
        ? LinkPage.archived(match)
        : LinkPage.before(link.action, match);
  }

  /**
   * Does what a link is for. Doing it again changes nothing.
   *
   * @throws ApiException NOT_FOUND as above
   */
  LinkPage follow(String token) {
    var link = link(token);
    var before = look(link);
    if (before.button() == null) {
      return before;
    }
    if (link.action == LinkAction.UNSUBSCRIBE) {
      alerts.turnOff(link.accountId);
      return LinkPage.unsubscribed();
    }
    if (link.action == LinkAction.UNSUBSCRIBE_REMINDERS) {
      reminders.turnOff(link.accountId);
      return LinkPage.unsubscribedReminders();
    }
    try {
      return LinkPage.after(link.action, decide(link));
    } catch (ApiException e) {
      if (e.code() == ErrorCode.CLIENT_ARCHIVED || e.code() == ErrorCode.INVALID_TRANSITION) {
        return look(link); // decided meanwhile, which the page tells
      }
      throw e;
    }
  }

  private MatchView decide(AlertLink link) {
    return link.action == LinkAction.ADD
        ? decisions.add(link.accountId, link.matchId)
        : decisions.dismiss(link.accountId, link.matchId, null);
  }

  private AlertLink link(String token) {
    return QuarkusTransaction.requiringNew()
        .call(() -> AlertLink.behind(token, clock.instant()).orElseThrow(ApiException::notFound));
  }
}
