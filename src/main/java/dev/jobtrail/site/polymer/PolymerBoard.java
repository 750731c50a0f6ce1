package dev.jobtrail.site.polymer;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardAdapter;
import dev.jobtrail.discovery.board.BoardApi;
import dev.jobtrail.discovery.board.JobDraft;
import dev.jobtrail.discovery.board.JsonItem;
import dev.jobtrail.discovery.board.ListPage;
import dev.jobtrail.discovery.board.ListPage.Next;
import dev.jobtrail.discovery.board.ListShape;
import dev.jobtrail.discovery.board.RemoteWords;
import jakarta.inject.Singleton;

/** Polymer: pages of 50 without descriptions. */
@Singleton
final class PolymerBoard extends BoardAdapter {

  private static final int PAGE_SIZE = 50;

  PolymerBoard() {
    super(
        Board.POLYMER,
        "Polymer",
        BoardApi.list(
                "/v1/hire/organizations/{slug}/jobs?page={page}&per_page=" + PAGE_SIZE,
                ListShape.under("items"))
            .total("meta.total")
            .details("/v1/hire/organizations/{slug}/jobs/{id}")
            .postingUrls(
                "https://jobs.polymer.co/${slug}/${id}",
                "jobs\\.polymer\\.co/(?<slug>[^/?]+)/(?<id>[0-9]+)(?:[/?].*)?")
            .companyUrls(
                "jobs\\.polymer\\.co/(?!(?:api|_next|assets|embed)(?:[/?#]|$))(?<slug>[^/?#&]+)",
                "api\\.polymer\\.co/v1/hire/organizations/(?<slug>[^/?#&]+)"));
  }

  @Override
  public Next next(ListPage page) {
    return page.answer().is("meta.is_last") ? Next.END : page.untilTotal();
  }

  @Override
  public void read(JsonItem job, ListPage page, JobDraft draft) {
    draft
        .id(job.text("id", "job_id"))
        .title(job.text("title"))
        .company(job.text("organization_name"))
        .company(page.answer().text("meta.organization_name"))
        .url(job.text("job_post_url"))
        .spareUrl("https://jobs.polymer.co/{slug}/{id}")
        .place(job.text("display_location", "location_pretty"))
        .posted(job.date("published_at", "published_at_timestamp", "created_at"))
        .employment(job.text("kind_pretty", "kind"))
        .pay(job.text("salary_pretty"))
        .remote(RemoteWords.ofWorkplace(job.text("remoteness_pretty")))
        .describe(job.text("description"));
    if (!draft.hasPlaces()) {
      draft.place(job.text("city"), job.text("state_region"), job.text("country"));
    }
    if (!draft.hasPlaces()) {
      job.each("remote_restriction_country_list").forEach(it -> draft.place(it.text()));
    }
  }
}
