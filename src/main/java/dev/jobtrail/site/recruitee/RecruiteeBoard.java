package dev.jobtrail.site.recruitee;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardAdapter;
import dev.jobtrail.discovery.board.BoardApi;
import dev.jobtrail.discovery.board.BoardRequest;
import dev.jobtrail.discovery.board.BoardScope;
import dev.jobtrail.discovery.board.JobDraft;
import dev.jobtrail.discovery.board.JsonItem;
import dev.jobtrail.discovery.board.ListPage;
import dev.jobtrail.discovery.board.ListShape;
import dev.jobtrail.discovery.board.PageStart;
import dev.jobtrail.text.PayPeriod;
import dev.jobtrail.text.PayRange;
import jakarta.inject.Singleton;

/** Recruitee: one request lists everything, also at the host of the company itself. */
@Singleton
final class RecruiteeBoard extends BoardAdapter {

  RecruiteeBoard() {
    super(
        Board.RECRUITEE,
        "Recruitee",
        BoardApi.list("/api/offers/", ListShape.under("offers"))
            .job("/api/offers/{id}")
            .jobBelow("offer")
            .postingUrls(
                "https://${slug}.recruitee.com/o/${id}",
                "(?<slug>[^./]+)\\.recruitee\\.com/o/(?<id>[^/?]+)(?:[/?].*)?")
            .companyUrls(
                "(?!(?:www|app|api|support|docs|help|status|jobs?|careers|blog|get|static[a-z0-9-]*)\\.)(?<slug>[a-z0-9-]+)\\.recruitee\\.com(?:[/?#:]|$)")
            .ownHosts("recruitee(?:cdn)?\\.com/|\\brecruitee[-_](?:careers|widget)"));
  }

  @Override
  public BoardRequest list(BoardScope scope, PageStart start) {
    return withToken(scope, super.list(scope, start));
  }

  @Override
  public BoardRequest one(BoardScope scope, String key) {
    return withToken(scope, super.one(scope, key));
  }

  @Override
  public void read(JsonItem job, ListPage page, JobDraft draft) {
    draft
        .id(job.text("id", "guid", "slug"))
        .title(job.text("title"))
        .company(job.text("company_name"))
        .url(job.text("careers_url"))
        .posted(job.date("published_at", "created_at"))
        .employment(job.text("employment_type_code"))
        .remote(remote(job))
        .describe(job.text("description"))
        .describe(job.text("requirements"));
    if (job.text("slug") instanceof String slug) {
      draft.spareUrl(
          draft.scope().with("offer", slug).expand("https://{slug}.recruitee.com/o/{offer}"));
    }
    for (var place : job.each("locations")) {
      draft.place(place.text("city", "name"), place.text("state"), place.text("country"));
    }
    if (!draft.hasPlaces()) {
      draft.place(job.text("location"));
    }
    if (!draft.hasPlaces()) {
      draft.place(job.text("city"), job.text("state_name"), job.text("country"));
    }
    var salary = job.at("salary");
    draft.pay(
        PayRange.of(
            salary.number("min"),
            salary.number("max"),
            salary.text("currency"),
            PayPeriod.in(salary.text("period"))),
        null);
    var status = job.text("status");
    if (status != null && !status.equalsIgnoreCase("published")) {
      draft.close();
    }
  }

  /** Companies hand out tokens, and from February 2027 on nothing is answered without. */
  private static BoardRequest withToken(BoardScope scope, BoardRequest request) {
    var token = scope.value("token");
    return token == null ? request : request.with("X-Careers-Sites-Token", token);
  }

  /** Hybrid and on site are flags of their own. */
  private static Boolean remote(JsonItem job) {
    return job.is("remote")
        ? Boolean.TRUE
        : job.is("hybrid") || job.is("on_site") ? Boolean.FALSE : job.flag("remote");
  }
}
