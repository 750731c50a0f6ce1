package dev.jobtrail.alert;

import dev.jobtrail.account.AccountLanguage;
import dev.jobtrail.account.AccountView;
import dev.jobtrail.discovery.BestMatch;
import dev.jobtrail.discovery.MatchView;
import dev.jobtrail.discovery.NewMatches;
import dev.jobtrail.mail.MatchDigest;
import dev.jobtrail.page.PageMessages;
import dev.jobtrail.platform.PublicAddress;
import dev.jobtrail.platform.WebLink;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Collectors;

/** Writes the digest of an account and queues it as mail, in the transaction of the caller. */
@ApplicationScoped
class DigestWriter {

  /** Of one applicant; more would not be read. */
  private static final int EACH = 10;

  /** Of all applicants: mail programs cut off mails that are longer than 100 kB. */
  private static final int MOST = 50;

  /**
   * A match can be stored a moment after it was found, and the clocks of replicas can differ. Later
   * matches are left to the next digest.
   */
  private static final Duration SETTLING = Duration.ofMinutes(5);

  private final NewMatches matches;
  private final ClientNames clients;
  private final PublicAddress address;
  private final Event<MatchDigest> digests;
  private final Clock clock;

  DigestWriter(
      NewMatches matches,
      ClientNames clients,
      PublicAddress address,
      Event<MatchDigest> digests,
      Clock clock) {
    this.matches = matches;
    this.clients = clients;
    this.address = address;
    this.digests = digests;
    this.clock = clock;
  }

  /** Queues the digest that is due, if there are new matches, and schedules the next one. */
  void write(MatchAlert alert) {
    var now = clock.instant();
    var until = now.minus(SETTLING);
    var best = matches.best(alert.accountId, alert.foundSince(), until, EACH, MOST);
    if (!best.isEmpty()) {
      digests.fire(digest(AccountView.of(alert.accountId), alert.frequency(), best, now));
    }
    alert.finish(until, !best.isEmpty(), clock);
  }

  private MatchDigest digest(
      AccountView account, AlertFrequency frequency, List<BestMatch> best, Instant now) {
    var accountId = UUID.fromString(account.id());
    var names = clients.of(accountId, best.stream().map(BestMatch::match).toList());
    var language = AccountLanguage.of(accountId);
    var texts = PageMessages.of(AlertMessages.class, language);
    var sections = new ArrayList<MatchDigest.Section>();
    best.stream()
        .collect(Collectors.groupingBy(it -> Objects.toString(it.match().clientId(), "")))
        .values()
        .forEach(it -> sections.add(section(it, accountId, names.get(clientOf(it)), texts, now)));
    sections.sort(
        Comparator.comparing(
            MatchDigest.Section::client, Comparator.nullsFirst(String.CASE_INSENSITIVE_ORDER)));
    return new MatchDigest(
        accountId,
        account.email(),
        account.name(),
        language,
        frequency == AlertFrequency.WEEKLY,
        sections.stream().mapToLong(it -> it.jobs().size() + it.more()).sum(),
        sections,
        address.base() + "/app/settings/alerts",
        link(LinkAction.UNSUBSCRIBE, accountId, null, now));
  }

  private static UUID clientOf(List<BestMatch> some) {
    return some.getFirst().match().clientId();
  }

  private MatchDigest.Section section(
      List<BestMatch> best, UUID accountId, String client, AlertMessages texts, Instant now) {
    var clientId = clientOf(best);
    return new MatchDigest.Section(
        MatchLine.printable(client),
        best.stream().map(it -> job(it.match(), accountId, texts, now)).toList(),
        best.getFirst().newOnes() - best.size(),
        address.base() + "/app/discovery" + (clientId == null ? "" : "?client=" + clientId));
  }

  private MatchDigest.Job job(MatchView match, UUID accountId, AlertMessages texts, Instant now) {
    return new MatchDigest.Job(
        MatchLine.job(match),
        MatchLine.placeAndPay(match, texts.remote()),
        match.score(),
        MatchLine.printable(match.fitReason()),
        MatchLine.printable(match.fitGap()),
        WebLink.orNull(match.url()),
        link(LinkAction.ADD, accountId, match.id(), now),
        link(LinkAction.DISMISS, accountId, match.id(), now));
  }

  private String link(LinkAction action, UUID accountId, UUID matchId, Instant now) {
    return address.base() + AlertLink.create(action, accountId, matchId, now);
  }
}
