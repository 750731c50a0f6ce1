package dev.jobtrail.site.remotive;

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

/** Remotive: one list of remote jobs. */
@Singleton
final class RemotiveBoard extends BoardAdapter {

  RemotiveBoard() {
    super(Board.REMOTIVE, "Remotive");
  }

  @Override
  public boolean isRemoteOnly() {
    return true;
  }

  @Override
  public BoardRequest list(BoardScope scope, PageStart start) {
    return BoardRequest.get(scope.url("/api/remote-jobs"));
  }

  @Override
  public ListShape shape() {
    return ListShape.under("jobs");
  }

  @Override
  public void read(JsonItem job, ListPage page, JobDraft draft) {
    draft
        .id(job.text("id"))
        .title(job.text("title"))
        .company(job.text("company_name"))
        .url(job.text("url"))
        .posted(JobDate.of(job, "publication_date"))
        .employment(job.text("job_type"))
        .pay(job.text("salary"))
        .place(job.text("candidate_required_location"))
        .remote(true)
        .describe(job.text("description"));
  }
}
