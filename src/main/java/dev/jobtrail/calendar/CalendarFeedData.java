package dev.jobtrail.calendar;

import dev.jobtrail.account.AccountData;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Iterator;
import java.util.List;
import java.util.UUID;

/** The calendar feed in the export of an account, without its address. */
@ApplicationScoped
class CalendarFeedData implements AccountData {

  private final CalendarFeeds feeds;

  CalendarFeedData(CalendarFeeds feeds) {
    this.feeds = feeds;
  }

  @Override
  public String section() {
    return "calendarFeed";
  }

  @Override
  public Iterator<CalendarFeedView> export(UUID accountId) {
    return List.of(feeds.state(accountId)).iterator();
  }
}
