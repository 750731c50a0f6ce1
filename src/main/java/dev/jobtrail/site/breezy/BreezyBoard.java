package dev.jobtrail.site.breezy;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardAdapter;
import dev.jobtrail.discovery.board.BoardApi;
import dev.jobtrail.discovery.board.JobDraft;
import dev.jobtrail.discovery.board.JsonItem;
import dev.jobtrail.discovery.board.ListPage;
import dev.jobtrail.discovery.board.ListShape;
import jakarta.inject.Singleton;

/** Breezy: one bare list, mostly without descriptions. */
@Singleton
final class BreezyBoard extends BoardAdapter {

  BreezyBoard() {
    super(
        Board.BREEZY,
        "Breezy HR",
        BoardApi.list("/json", ListShape.array())
            .companyUrls(
                "(?!(?:www|app|api|[a-z]+-cdn|gallery|developer|help|marketplace|status|landing)\\.)(?<slug>[a-z0-9-]+)\\.breezy\\.hr(?:[/?#:]|$)"));
  }

  @Override
  public void read(JsonItem job, ListPage page, JobDraft draft) {
    draft
        .id(job.text("id", "friendly_id"))
        .title(job.text("name"))
        .company(job.text("company"))
        .url(job.text("url"))
        .posted(job.date("published_date"))
        .employment(job.text("type"))
        .pay(job.text("salary"))
        .describe(job.text("description"))
        .remote(job.flag("location.is_remote"));
    if (job.text("friendly_id") instanceof String name) {
      draft.spareUrl(
          draft.scope().with("posting", name).expand("https://{slug}.breezy.hr/p/{posting}"));
    }
    place(job.at("location"), draft);
    for (var place : job.each("locations")) {
      place(place, draft);
      if (place.is("is_remote")) {
        draft.remote(true);
      }
    }
  }

  private static void place(JsonItem place, JobDraft draft) {
    var name = place.text();
    if (name == null) {
      draft.place(place.text("city"), place.text("state"), place.text("country"));
    } else {
      draft.place(name);
    }
  }
}
