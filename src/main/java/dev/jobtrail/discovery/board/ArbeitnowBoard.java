package dev.jobtrail.discovery.board;

import dev.jobtrail.discovery.board.ListPage.Next;

/** Arbeitnow: pages of 100, newest first, mostly in Germany. */
record ArbeitnowBoard() implements BoardAdapter {

  @Override
  public Board board() {
    return Board.ARBEITNOW;
  }

  @Override
  public BoardRequest list(Visit visit, PageStart start) {
    // built here, for the links to the next page may carry somebody's search
    return BoardRequest.get(visit.url("/api/job-board-api?page=" + (start.page() + 1)));
  }

  @Override
  public ListShape shape() {
    return ListShape.under("data");
  }

  @Override
  public Next next(ListPage page) {
    return page.items().isEmpty() || page.answer().text("links.next") == null
        ? Next.END
        : Next.PAGE;
  }

  @Override
  public void read(JsonItem job, ListPage page, JobDraft draft) {
    draft
        .id(job.text("slug"))
        .title(job.text("title"))
        .company(job.text("company_name"))
        .url(job.text("url"))
        .place(job.text("location"))
        .posted(JobDate.of(job, "created_at"))
        .remote(job.flag("remote"))
        .describe(job.text("description"));
    job.each("job_types").forEach(it -> draft.employment(it.text()));
  }
}
