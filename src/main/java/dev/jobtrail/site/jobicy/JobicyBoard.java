package dev.jobtrail.site.jobicy;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardAdapter;
import dev.jobtrail.discovery.board.BoardApi;
import dev.jobtrail.discovery.board.JobDraft;
import dev.jobtrail.discovery.board.JsonItem;
import dev.jobtrail.discovery.board.ListPage;
import dev.jobtrail.discovery.board.ListShape;
import dev.jobtrail.text.PayPeriod;
import dev.jobtrail.text.PayRange;
import jakarta.inject.Singleton;

/** Jobicy: one list of remote jobs. */
@Singleton
final class JobicyBoard extends BoardAdapter {

  JobicyBoard() {
    super(
        Board.JOBICY,
        "Jobicy",
        BoardApi.list("/api/v2/remote-jobs?count=100", ListShape.under("jobs")).remoteOnly());
  }

  @Override
  public void read(JsonItem job, ListPage page, JobDraft draft) {
    draft
        .id(job.text("id", "jobSlug"))
        .title(job.text("jobTitle"))
        .company(job.text("companyName"))
        .url(job.text("url"))
        .posted(job.date("pubDate"))
        .remote(true)
        .describe(job.text("jobDescription", "jobExcerpt"));
    job.each("jobType").forEach(it -> draft.employment(it.text()));
    var places = job.text("jobGeo");
    if (places != null) {
      for (var place : places.split(",")) {
        draft.place(place);
      }
    }
    var period = PayPeriod.in(job.text("salaryPeriod"));
    draft.pay(
        PayRange.of(
            job.number("salaryMin", "annualSalaryMin"),
            job.number("salaryMax", "annualSalaryMax"),
            job.text("salaryCurrency"),
            period == null && !job.at("salaryMin").exists() ? PayPeriod.YEAR : period),
        null);
  }
}
