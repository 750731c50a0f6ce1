package dev.jobtrail.site.usajobs;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardAdapter;
import dev.jobtrail.discovery.board.BoardApi;
import dev.jobtrail.discovery.board.BoardRequest;
import dev.jobtrail.discovery.board.BoardScope;
import dev.jobtrail.discovery.board.JobDraft;
import dev.jobtrail.discovery.board.JsonItem;
import dev.jobtrail.discovery.board.ListPage;
import dev.jobtrail.discovery.board.ListPage.Next;
import dev.jobtrail.discovery.board.ListShape;
import dev.jobtrail.discovery.board.PageStart;
import dev.jobtrail.text.PayPeriod;
import dev.jobtrail.text.PayRange;
import jakarta.inject.Singleton;
import java.util.Locale;
import java.util.Set;

/** USAJOBS: pages of 500 for a key and the e-mail address that it was given to. */
@Singleton
final class UsaJobsBoard extends BoardAdapter {

  private static final int PAGE_SIZE = 500;

  private static final String TEXT = "MatchedObjectDescriptor.UserArea.Details.";

  UsaJobsBoard() {
    super(
        Board.USAJOBS,
        "USAJOBS",
        BoardApi.list(
                "/api/Search?ResultsPerPage=" + PAGE_SIZE + "&Page={page}",
                ListShape.under("SearchResult.SearchResultItems"))
            .total("SearchResult.SearchResultCountAll"));
  }

  @Override
  public Set<String> trackingAnywhere() {
    return Set.of("postingchannelid");
  }

  @Override
  public BoardRequest list(BoardScope scope, PageStart start) {
    var request = super.list(scope, start);
    var keyed = scope.key() == null ? request : request.with("Authorization-Key", scope.key());
    // the board's own rule: the address that the key was given to
    return scope.email() == null ? keyed : keyed.with("User-Agent", scope.email());
  }

  @Override
  public Next next(ListPage page) {
    var pages = page.answer().count("SearchResult.UserArea.NumberOfPages");
    return pages >= 0 && page.start().page() + 1 >= pages ? endOf(page) : page.untilTotal();
  }

  @Override
  public void read(JsonItem job, ListPage page, JobDraft draft) {
    var position = job.at("MatchedObjectDescriptor");
    draft
        .id(job.text("MatchedObjectId", "MatchedObjectDescriptor.PositionID"))
        .title(position.text("PositionTitle"))
        .company(position.text("OrganizationName", "DepartmentName"))
        .url(position.text("PositionURI", "ApplyURI"))
        .spareUrl("https://www.usajobs.gov/job/{id}")
        .posted(position.date("PublicationStartDate", "PositionStartDate"))
        .remote(job.flag(TEXT + "RemoteIndicator"))
        .describe(job.text(TEXT + "JobSummary"));
    job.each(TEXT + "MajorDuties").forEach(it -> draft.describe(it.text()));
    draft.describe(position.text("QualificationSummary"));
    for (var place : position.each("PositionLocation")) {
      draft.place(place.text("LocationName", "CityName"));
    }
    if (!draft.hasPlaces()) {
      draft.place(position.text("PositionLocationDisplay"));
    }
    position.each("PositionOfferingType").forEach(it -> draft.employment(lasting(it.text("Name"))));
    position.each("PositionSchedule").forEach(it -> draft.employment(it.text("Name")));
    for (var pay : position.each("PositionRemuneration")) {
      pay(pay, draft);
    }
  }

  private static Next endOf(ListPage page) {
    var seen = page.start().offset() + page.items().size();
    return seen < page.firstTotal() ? Next.CUT : Next.END;
  }

  /** That a job is permanent says less than its hours, which come next. */
  private static String lasting(String type) {
    return type == null || type.toLowerCase(Locale.ROOT).startsWith("permanent") ? null : type;
  }

  private static void pay(JsonItem pay, JobDraft draft) {
    var code = pay.text("RateIntervalCode");
    var period = PayPeriod.in(code);
    var range =
        PayRange.of(
            pay.number("MinimumRange"),
            pay.number("MaximumRange"),
            "USD",
            period == null ? PayPeriod.in(pay.text("Description")) : period);
    draft.pay(range, null);
  }
}
