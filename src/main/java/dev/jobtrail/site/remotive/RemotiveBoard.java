package dev.jobtrail.site.remotive;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardAdapter;
import dev.jobtrail.discovery.board.BoardApi;
import dev.jobtrail.discovery.board.JobDraft;
import dev.jobtrail.discovery.board.JsonItem;
import dev.jobtrail.discovery.board.ListPage;
import dev.jobtrail.discovery.board.ListShape;
import jakarta.inject.Singleton;

/** Remotive: one list of remote jobs. */
@Singleton
final class RemotiveBoard extends BoardAdapter {

  RemotiveBoard() {
    super(
        Board.REMOTIVE,
        "Remotive",
        BoardApi.list("/api/remote-jobs", ListShape.under("jobs")).remoteOnly());
  }

  @Override
  public void read(JsonItem job, ListPage page, JobDraft draft) {
    draft
        .id(job.text("id"))
        .title(job.text("title"))
        .company(job.text("company_name"))
        .url(job.text("url"))
        .posted(job.date("publication_date"))
        .employment(job.text("job_type"))
        .pay(job.text("salary"))
        .place(job.text("candidate_required_location"))
        .remote(true)
        .describe(job.text("description"));
  }
}
