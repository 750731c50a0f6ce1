package dev.jobtrail.site.workable;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardAdapter;
import dev.jobtrail.discovery.board.BoardRequest;
import dev.jobtrail.discovery.board.BoardScope;
import dev.jobtrail.discovery.board.JobDate;
import dev.jobtrail.discovery.board.JobDraft;
import dev.jobtrail.discovery.board.JsonItem;
import dev.jobtrail.discovery.board.ListPage;
import dev.jobtrail.discovery.board.ListShape;
import dev.jobtrail.discovery.board.PageStart;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.regex.Pattern;

/** Workable: one request lists everything; a job with several places may be listed for each. */
@Singleton
final class WorkableBoard extends BoardAdapter {

  private static final List<Pattern> ADDRESSES =
      List.of(
          Pattern.compile(
              "apply\\.workable\\.com/(?!j/|api/)(?<slug>[^/?]+)/j/(?<id>[0-9A-Za-z]+)(?:[/?].*)?"));

  WorkableBoard() {
    super(Board.WORKABLE, "Workable");
  }

  @Override
  public BoardRequest list(BoardScope scope, PageStart start) {
    return BoardRequest.get(scope.url("/api/v1/widget/accounts/{slug}?details=true"));
  }

  @Override
  public ListShape shape() {
    return ListShape.under("jobs");
  }

  @Override
  public List<Pattern> addresses() {
    return ADDRESSES;
  }

  @Override
  public void read(JsonItem job, ListPage page, JobDraft draft) {
    draft
        .id(job.text("shortcode"))
        .title(job.text("title"))
        .company(page.answer().text("name"))
        .url(job.text("url", "shortlink"))
        .spareUrl("https://apply.workable.com/{slug}/j/{id}/")
        .posted(JobDate.of(job, "published_on", "created_at"))
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
