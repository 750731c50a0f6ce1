package dev.jobtrail.discovery.board;

/** Remotive: one list of remote jobs. */
record RemotiveBoard() implements BoardAdapter {

  @Override
  public Board board() {
    return Board.REMOTIVE;
  }

  @Override
  public BoardRequest list(Visit visit, PageStart start) {
    return BoardRequest.get(visit.url("/api/remote-jobs"));
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
