package dev.jobtrail.calendar;

import dev.jobtrail.account.AccountData;
import dev.jobtrail.account.SectionImport;
import dev.jobtrail.feed.FeedKind;
import dev.jobtrail.feed.FeedView;
import dev.jobtrail.feed.SecretFeeds;
import dev.jobtrail.text.Message;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Iterator;
import java.util.List;
import java.util.UUID;

/** The calendar feed in the export of an account, without its address. */
@ApplicationScoped
class CalendarFeedData implements AccountData {

  private final SecretFeeds feeds;

  CalendarFeedData(SecretFeeds feeds) {
    this.feeds = feeds;
  }

  @Override
  public String section() {
    return "calendarFeed";
  }

  @Override
  public Iterator<FeedView> export(UUID accountId) {
    return List.of(feeds.state(FeedKind.CALENDAR, accountId)).iterator();
  }

  @Override
  public SectionImport<?> importing() {
    return SectionImport.leftOut(
        Message.of("The export has no secret addresses. Turn the feed on again.").english());
  }
}
