package dev.jobtrail.site.rippling;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardAdapter;
import dev.jobtrail.discovery.board.BoardApi;
import dev.jobtrail.discovery.board.JobDraft;
import dev.jobtrail.discovery.board.JsonItem;
import dev.jobtrail.discovery.board.ListPage;
import dev.jobtrail.discovery.board.ListShape;
import dev.jobtrail.discovery.board.PageStart;
import dev.jobtrail.text.PayPeriod;
import dev.jobtrail.text.PayRange;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Set;

/** Rippling: one short list that repeats a job for each of its places. */
@Singleton
final class RipplingBoard extends BoardAdapter {

  RipplingBoard() {
    super(
        Board.RIPPLING,
        "Rippling",
        BoardApi.list("/platform/api/ats/v1/board/{slug}/jobs", ListShape.array())
            .details("/platform/api/ats/v1/board/{slug}/jobs/{id}")
            .postingUrls(
                "https://ats${region}.rippling.com/${slug}/jobs/${id}",
                "ats(?<region>\\.[a-z0-9]+)?\\.rippling\\.com/(?:[a-z]{2}-[A-Za-z]{2}/)?(?<slug>[^/?]+)/jobs/(?<id>[0-9a-fA-F-]{36})(?:[/?].*)?")
            .companyUrls(
                "ats(?:\\.[a-z0-9]+)?\\.rippling\\.com/(?:[a-z]{2}-[a-z]{2}/)?(?!(?:api|_next|assets|embed)(?:[/?#]|$))(?<slug>[^/?#&]+)",
                "(?:api|ats(?:\\.[a-z0-9]+)?)\\.rippling\\.com/(?:platform/)?api/(?:ats/)?v[0-9]/board/(?<slug>[^/?#&]+)"));
  }

  @Override
  public Set<String> trackingAnywhere() {
    return Set.of("jobsite");
  }

  @Override
  public void read(JsonItem job, ListPage page, JobDraft draft) {
    draft
        .id(job.text("uuid", "id"))
        .title(job.text("name"))
        .url(job.text("url"))
        .spareUrl("https://ats.rippling.com/{slug}/jobs/{id}")
        .place(job.text("workLocation"));
    job.each("workLocations").forEach(it -> draft.place(it.text()));
  }

  @Override
  public void readOne(JsonItem job, JsonItem answer, JobDraft draft) {
    if (!job.each("workLocations").isEmpty()) {
      draft.forgetPlaces();
    }
    read(job, new ListPage(PageStart.FIRST, job, List.of(job), 1), draft);
    draft
        .company(job.text("companyName"))
        .posted(job.date("createdOn"))
        // the two are the wrong way round: the id is the text
        .employment(job.text("employmentType.id"))
        .employment(job.text("employmentType.label", "employmentType"))
        .describe(job.text("description.role", "description"))
        .describe(job.text("description.company"));
    for (var pay : job.each("payRangeDetails")) {
      draft.pay(
          PayRange.of(
              pay.number("rangeStart"),
              pay.number("rangeEnd"),
              pay.text("currency"),
              PayPeriod.in(pay.text("frequency"))),
          null);
    }
  }
}
