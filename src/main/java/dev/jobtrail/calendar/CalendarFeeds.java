package dev.jobtrail.calendar;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.PublicAddress;
import dev.jobtrail.platform.Secrets;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

/** Creates, renews and turns off calendar feeds. */
@ApplicationScoped
public class CalendarFeeds {

  private final PublicAddress address;
  private final Clock clock;

  CalendarFeeds(PublicAddress address, Clock clock) {
    this.address = address;
    this.clock = clock;
  }

  /** Whether an account has a feed. */
  @Transactional
  public CalendarFeedView state(UUID accountId) {
    return CalendarFeed.of(accountId)
        .map(it -> new CalendarFeedView(true, it.createdAt))
        .orElseGet(() -> new CalendarFeedView(false, null));
  }

  /** Creates the feed of an account; a former address ends. */
  @Transactional
  public CreatedCalendarFeed create(UUID accountId) {
    var token = Secrets.random();
    var now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
    CalendarFeed.put(accountId, token, now);
    return new CreatedCalendarFeed(address.base() + "/calendar/" + token + ".ics", now);
  }

  /** Turns the feed of an account off. */
  @Transactional
  void delete(UUID accountId) {
    CalendarFeed.deleteById(accountId);
  }

  /**
   * The account whose feed has that token.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  UUID account(String token) {
    return CalendarFeed.behind(token).orElseThrow(ApiException::notFound).accountId;
  }
}
