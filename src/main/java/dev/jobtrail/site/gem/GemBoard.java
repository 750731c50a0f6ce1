package dev.jobtrail.site.gem;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardAdapter;
import dev.jobtrail.discovery.board.BoardApi;
import dev.jobtrail.discovery.board.Html;
import dev.jobtrail.discovery.board.JobDraft;
import dev.jobtrail.discovery.board.JsonItem;
import dev.jobtrail.discovery.board.ListPage;
import dev.jobtrail.discovery.board.ListShape;
import dev.jobtrail.discovery.board.RemoteWords;
import jakarta.inject.Singleton;

/** Gem: one bare list of a board whose name is case-sensitive. */
@Singleton
final class GemBoard extends BoardAdapter {

  GemBoard() {
    super(
        Board.GEM,
        "Gem",
        BoardApi.list("/job_board/v0/{slug}/job_posts/", ListShape.array())
            .postingUrls(
                "https://jobs.gem.com/${slug}/${id}",
                "jobs\\.gem\\.com/(?<slug>[^/?]+)/(?<id>[^/?]+)(?:[/?].*)?")
            .companyUrls(
                "jobs\\.gem\\.com/(?!(?:api|_next|static|assets)(?:[/?#]|$))(?<slug>[^/?#&]+)",
                "api\\.gem\\.com/job_board/v0/(?<slug>[^/?#&]+)"));
  }

  @Override
  public void read(JsonItem job, ListPage page, JobDraft draft) {
    draft
        .id(job.text("id"))
        .title(job.text("title"))
        .url(job.text("absolute_url"))
        .spareUrl("https://jobs.gem.com/{slug}/{id}")
        .posted(job.date("first_published_at", "created_at"))
        .employment(job.text("employment_type"))
        .remote(RemoteWords.ofWorkplace(workplace(job.text("location_type"))))
        .describe(Html.orPlain(job.text("content"), job.text("content_plain")));
    for (var office : job.each("offices")) {
      draft.place(office.text("location", "name"));
    }
    if (!draft.hasPlaces()) {
      draft.place(job.text("location"));
    }
  }

  private static String workplace(String type) {
    return type == null ? null : type.replace('_', ' ');
  }
}
