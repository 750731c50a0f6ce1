package dev.jobtrail.site.workable;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardAdapter;
import dev.jobtrail.discovery.board.BoardApi;
import dev.jobtrail.discovery.board.JobDraft;
import dev.jobtrail.discovery.board.JsonItem;
import dev.jobtrail.discovery.board.ListPage;
import dev.jobtrail.discovery.board.ListShape;
import jakarta.inject.Singleton;

/** Workable: one request lists everything; a job with several places may be listed for each. */
@Singleton
final class WorkableBoard extends BoardAdapter {

  WorkableBoard() {
    super(
        Board.WORKABLE,
        "Workable",
        BoardApi.list("/api/v1/widget/accounts/{slug}?details=true", ListShape.under("jobs"))
            .postingUrls(
                "https://apply.workable.com/${slug}/j/${id}/",
                "apply\\.workable\\.com/(?!j/|api/)(?<slug>[^/?]+)/j/(?<id>[0-9A-Za-z]+)(?:[/?].*)?")
            .companyUrls(
                "apply\\.workable\\.com/(?!(?:j|api|oops|static|assets|_next)(?:[/?#]|$))(?<slug>[^/?#&]+)",
                "apply\\.workable\\.com/api/v[0-9]/(?:widget/)?accounts/(?<slug>[^/?#&]+)",
                "workable\\.com/api/accounts/(?<slug>[^/?#&]+)",
                "(?!(?:apply|jobs|help|resources|api|id|careers|get|status|developers?|community|support|app|assets|cdn|static[a-z0-9-]*)\\.)(?<slug>[a-z0-9-]+)\\.workable\\.com(?:[/?#:]|$)")
            .brief("/api/v1/widget/accounts/{slug}"));
  }

  @Override
  public void read(JsonItem job, ListPage page, JobDraft draft) {
    draft
        .id(job.text("shortcode"))
        .title(job.text("title"))
        .company(page.answer().text("name"))
        .spareUrl("https://apply.workable.com/{slug}/j/{id}/")
        .posted(job.date("published_on", "created_at"))
        .employment(job.text("employment_type"))
        .remote(job.flag("telecommuting"))
        .describe(job.text("description"));
    for (var place : job.each("locations")) {
      if (!place.is("hidden")) {
        draft.place(place.text("city"), place.text("region"), place.text("country"));
      }
    }
    if (!draft.hasPlaces()) {
      draft.place(job.text("city"), job.text("state"), job.text("country"));
    }
  }
}
