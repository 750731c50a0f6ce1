package dev.jobtrail.site.ashby;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardAdapter;
import dev.jobtrail.discovery.board.BoardApi;
import dev.jobtrail.discovery.board.Html;
import dev.jobtrail.discovery.board.JobDraft;
import dev.jobtrail.discovery.board.JsonItem;
import dev.jobtrail.discovery.board.ListPage;
import dev.jobtrail.discovery.board.ListShape;
import dev.jobtrail.discovery.board.RemoteWords;
import dev.jobtrail.text.PayPeriod;
import dev.jobtrail.text.PayRange;
import jakarta.inject.Singleton;
import java.util.Set;

/** Ashby: one request lists everything that a company publishes. */
@Singleton
final class AshbyBoard extends BoardAdapter {

  AshbyBoard() {
    super(
        Board.ASHBY,
        "Ashby",
        BoardApi.list(
                "/posting-api/job-board/{slug}?includeCompensation=true", ListShape.under("jobs"))
            .postingUrls(
                "https://jobs.ashbyhq.com/${slug}/${id}",
                "jobs\\.ashbyhq\\.com/(?<slug>[^/?]+)/(?<id>[0-9a-fA-F-]{36})(?:[/?].*)?")
            .companyUrls(
                "jobs\\.ashbyhq\\.com/(?!(?:api|_next|meta|assets)(?:[/?#]|$))(?<slug>[^/?#&]+)",
                "api\\.ashbyhq\\.com/posting-api/job-board/(?<slug>[^/?#&]+)"));
  }

  @Override
  public Set<String> domains() {
    return Set.of("ashbyhq.com");
  }

  @Override
  public Set<String> tracking() {
    return Set.of("embed");
  }

  @Override
  public Set<String> trackingAnywhere() {
    return Set.of("displaymode", "customcssurl");
  }

  @Override
  public void read(JsonItem job, ListPage page, JobDraft draft) {
    draft
        .id(job.text("id"))
        .title(job.text("title"))
        .place(job.text("location"))
        .url(job.text("jobUrl"))
        .spareUrl("https://jobs.ashbyhq.com/{slug}/{id}")
        .posted(job.date("publishedAt"))
        .employment(job.text("employmentType"))
        .describe(Html.orPlain(job.text("descriptionHtml"), job.text("descriptionPlain")));
    job.each("secondaryLocations").forEach(it -> draft.place(it.text("location")));
    // the workplace type is newer and wins where the two disagree
    var workplace = RemoteWords.ofWorkplace(job.text("workplaceType"));
    draft.remote(workplace == null ? job.flag("isRemote") : workplace);
    if (!Boolean.FALSE.equals(job.flag("shouldDisplayCompensationOnJobPostings"))) {
      pay(job.at("compensation"), draft);
    }
    if (Boolean.FALSE.equals(job.flag("isListed"))) {
      draft.drop();
    }
  }

  private static void pay(JsonItem compensation, JobDraft draft) {
    var words = compensation.text("scrapeableCompensationSalarySummary", "compensationTierSummary");
    draft.pay(words);
    for (var part : compensation.each("summaryComponents")) {
      if ("Salary".equalsIgnoreCase(part.text("compensationType"))) {
        draft.pay(
            PayRange.of(
                part.number("minValue"),
                part.number("maxValue"),
                part.text("currencyCode"),
                PayPeriod.in(part.text("interval"))),
            words);
        return;
      }
    }
  }
}
