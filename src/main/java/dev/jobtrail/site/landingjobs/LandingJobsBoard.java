package dev.jobtrail.site.landingjobs;

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
import java.time.Duration;
import java.time.Instant;
import java.util.regex.Pattern;

/** Landing.jobs: a bare list in pages, without the names of companies. */
@Singleton
final class LandingJobsBoard extends BoardAdapter {

  private static final int PAGE_SIZE = 50;

  private static final Pattern COMPANY = Pattern.compile("/at/([^/?]+)/");

  LandingJobsBoard() {
    super(
        Board.LANDINGJOBS,
        "Landing.jobs",
        BoardApi.list("/api/v1/jobs?limit=" + PAGE_SIZE + "&offset={offset}", ListShape.array()));
  }

  @Override
  public Next next(ListPage page) {
    return page.untilShort(PAGE_SIZE);
  }

  @Override
  public void read(JsonItem job, ListPage page, JobDraft draft) {
    var url = job.text("url");
    var company = COMPANY.matcher(url == null ? "" : url);
    draft
        .id(job.text("id"))
        .title(job.text("title"))
        .company(job.text("company_name", "company"))
        .url(url)
        .posted(job.date("published_at", "created_at"))
        .employment(job.text("type"))
        .remote(job.flag("remote"))
        .describe(job.text("role_description"))
        .describe("Requirements", job.text("main_requirements"))
        .describe("Nice to have", job.text("nice_to_have"))
        .describe("Perks", job.text("perks"));
    if (job.text("company_name", "company") == null && company.find()) {
      draft.company(CompanySlug.name(company.group(1)));
    }
    for (var place : job.each("locations")) {
      if (place.node().isObject()) {
        draft.place(place.text("city", "name"), place.text("country_code", "country"));
      } else {
        draft.place(place.text());
      }
    }
    if (!draft.hasPlaces()) {
      draft.place(job.text("city"), job.text("country_name", "country_code"));
    }
    draft.pay(
        PayRange.of(
            job.number("gross_salary_low", "salary_low"),
            job.number("gross_salary_high", "salary_high"),
            job.text("currency_code"),
            PayPeriod.YEAR),
        null);
    draft.expiresAt(endOf(job));
  }

  /** The last day counts. */
  private static Instant endOf(JsonItem job) {
    var day = job.date("expires_at");
    return day == null ? null : day.plus(Duration.ofDays(1));
  }
}
