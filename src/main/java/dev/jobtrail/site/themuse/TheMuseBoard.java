package dev.jobtrail.site.themuse;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardAdapter;
import dev.jobtrail.discovery.board.BoardApi;
import dev.jobtrail.discovery.board.BoardRequest;
import dev.jobtrail.discovery.board.BoardScope;
import dev.jobtrail.discovery.board.CompanyStage;
import dev.jobtrail.discovery.board.JobDraft;
import dev.jobtrail.discovery.board.JsonItem;
import dev.jobtrail.discovery.board.ListPage;
import dev.jobtrail.discovery.board.ListPage.Next;
import dev.jobtrail.discovery.board.ListShape;
import dev.jobtrail.discovery.board.PageStart;
import jakarta.inject.Singleton;

/** The Muse: pages of 20, of which it lists 100. */
@Singleton
final class TheMuseBoard extends BoardAdapter {

  /** Pages beyond are empty, whatever their count says. */
  private static final int MOST_PAGES = 99;

  TheMuseBoard() {
    super(
        Board.THEMUSE,
        "The Muse",
        BoardApi.list("/api/public/jobs", ListShape.under("results")).total("total"));
  }

  @Override
  public BoardRequest list(BoardScope scope, PageStart start) {
    var page = api().list() + "?page=" + start.page();
    return BoardRequest.get(scope.url(scope.key() == null ? page : page + "&api_key={key}"));
  }

  @Override
  public Next next(ListPage page) {
    var pages = page.answer().count("page_count");
    var isLast = pages >= 0 && page.start().page() + 1 >= pages;
    return isLast
        ? Next.END
        : page.start().page() >= MOST_PAGES || page.items().isEmpty() ? Next.CUT : Next.PAGE;
  }

  @Override
  public void read(JsonItem job, ListPage page, JobDraft draft) {
    draft
        .id(job.text("id"))
        .title(job.text("name"))
        .company(job.text("company"))
        .url(job.text("refs.landing_page"))
        .posted(job.date("publication_date"))
        .describe(job.text("contents"));
    for (var place : job.each("locations")) {
      draft.place(place.text());
    }
    for (var tag : job.each("tags")) {
      draft.stage(CompanyStage.in(tag.text()).orElse(null));
    }
  }
}
