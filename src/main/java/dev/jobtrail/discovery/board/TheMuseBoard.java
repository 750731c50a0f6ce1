package dev.jobtrail.discovery.board;

import dev.jobtrail.discovery.board.ListPage.Next;
import java.util.Optional;
import java.util.function.Supplier;

/** The Muse: pages of 20, of which it lists 100. */
record TheMuseBoard(Supplier<Optional<String>> apiKey) implements BoardAdapter {

  @Override
  public Board board() {
    return Board.THEMUSE;
  }

  /** Pages beyond are empty, whatever their count says. */
  private static final int MOST_PAGES = 99;

  @Override
  public BoardRequest list(Visit visit, PageStart start) {
    var request = BoardRequest.get(visit.url("/api/public/jobs?page=" + start.page()));
    return apiKey
        .get()
        .map(
            key ->
                BoardRequest.get(
                    visit
                        .with("key", key)
                        .url("/api/public/jobs?page=" + start.page() + "&api_key={key}")))
        .orElse(request);
  }

  @Override
  public ListShape shape() {
    return ListShape.under("results");
  }

  @Override
  public String total() {
    return "total";
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
        .posted(JobDate.of(job, "publication_date"))
        .describe(job.text("contents"));
    for (var place : job.each("locations")) {
      draft.place(place.text());
    }
    for (var tag : job.each("tags")) {
      draft.stage(CompanyStage.in(tag.text()).orElse(null));
    }
  }
}
