package dev.jobtrail.site.arbeitnow;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardAdapter;
import dev.jobtrail.discovery.board.BoardApi;
import dev.jobtrail.discovery.board.JobDraft;
import dev.jobtrail.discovery.board.JsonItem;
import dev.jobtrail.discovery.board.ListPage;
import dev.jobtrail.discovery.board.ListPage.Next;
import dev.jobtrail.discovery.board.ListShape;
import jakarta.inject.Singleton;

/** Arbeitnow: pages of 100, newest first, mostly in Germany. */
@Singleton
final class ArbeitnowBoard extends BoardAdapter {

  ArbeitnowBoard() {
    super(
        Board.ARBEITNOW,
        "Arbeitnow",
        // built here, because the links to the next page may contain another search
        BoardApi.list("/api/job-board-api?page={page}", ListShape.under("data")));
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
        .posted(job.date("created_at"))
        .remote(job.flag("remote"))
        .describe(job.text("description"));
    job.each("job_types").forEach(it -> draft.employment(it.text()));
  }
}
