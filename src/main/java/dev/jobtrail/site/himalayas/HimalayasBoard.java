package dev.jobtrail.site.himalayas;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardAdapter;
import dev.jobtrail.discovery.board.BoardApi;
import dev.jobtrail.discovery.board.CompanySlug;
import dev.jobtrail.discovery.board.JobDraft;
import dev.jobtrail.discovery.board.JsonItem;
import dev.jobtrail.discovery.board.ListPage;
import dev.jobtrail.discovery.board.ListPage.Next;
import dev.jobtrail.discovery.board.ListShape;
import dev.jobtrail.text.PayPeriod;
import dev.jobtrail.text.PayRange;
import jakarta.inject.Singleton;

/** Himalayas: pages of 20 remote jobs. */
@Singleton
final class HimalayasBoard extends BoardAdapter {

  private static final int PAGE_SIZE = 20;

  HimalayasBoard() {
    super(
        Board.HIMALAYAS,
        "Himalayas",
        BoardApi.list("/jobs/api?limit=" + PAGE_SIZE + "&offset={offset}", ListShape.under("jobs"))
            .total("totalCount")
            .remoteOnly());
  }

  @Override
  public Next next(ListPage page) {
    return page.untilTotal();
  }

  @Override
  public void read(JsonItem job, ListPage page, JobDraft draft) {
    var url = job.text("applicationLink", "guid");
    draft
        .id(job.text("guid", "applicationLink"))
        .title(job.text("title"))
        .company(company(job))
        .url(url)
        .posted(job.date("pubDate"))
        .employment(job.text("employmentType"))
        .remote(true)
        .describe(job.text("description", "excerpt"));
    job.each("locationRestrictions").forEach(it -> draft.place(it.text()));
    draft.pay(
        PayRange.of(
            job.number("minSalary"),
            job.number("maxSalary"),
            job.text("currency"),
            PayPeriod.in(job.text("salaryPeriod"))),
        null);
    draft.expiresAt(job.date("expiryDate"));
  }

  /** The name has been the word "name" before. */
  private static String company(JsonItem job) {
    var name = job.text("companyName");
    var slug = job.text("companySlug");
    return slug != null && (name == null || name.strip().equals("name"))
        ? CompanySlug.name(slug)
        : name;
  }
}
