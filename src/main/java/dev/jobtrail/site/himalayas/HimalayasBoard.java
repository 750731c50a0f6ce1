package dev.jobtrail.site.himalayas;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardAdapter;
import dev.jobtrail.discovery.board.BoardRequest;
import dev.jobtrail.discovery.board.BoardScope;
import dev.jobtrail.discovery.board.JobDate;
import dev.jobtrail.discovery.board.JobDraft;
import dev.jobtrail.discovery.board.JsonItem;
import dev.jobtrail.discovery.board.ListPage;
import dev.jobtrail.discovery.board.ListPage.Next;
import dev.jobtrail.discovery.board.ListShape;
import dev.jobtrail.discovery.board.PageStart;
import dev.jobtrail.discovery.board.PayPeriod;
import dev.jobtrail.discovery.board.PayRange;
import jakarta.inject.Singleton;

/** Himalayas: pages of 20 remote jobs. */
@Singleton
final class HimalayasBoard extends BoardAdapter {

  private static final int PAGE_SIZE = 20;

  HimalayasBoard() {
    super(Board.HIMALAYAS, "Himalayas");
  }

  @Override
  public boolean isRemoteOnly() {
    return true;
  }

  @Override
  public BoardRequest list(BoardScope scope, PageStart start) {
    return BoardRequest.get(
        scope.url("/jobs/api?limit=" + PAGE_SIZE + "&offset=" + start.offset()));
  }

  @Override
  public ListShape shape() {
    return ListShape.under("jobs");
  }

  @Override
  public String total() {
    return "totalCount";
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
        .posted(JobDate.of(job, "pubDate"))
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
    draft.expiresAt(JobDate.of(job, "expiryDate"));
  }

  /** The name has been the word "name" before. */
  private static String company(JsonItem job) {
    var name = job.text("companyName");
    return name == null || name.strip().equals("name") ? job.text("companySlug") : name;
  }
}
