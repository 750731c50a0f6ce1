package dev.jobtrail.discovery.board;

/** Jobicy: one list of remote jobs. */
record JobicyBoard() implements BoardAdapter {

  @Override
  public Board board() {
    return Board.JOBICY;
  }

  @Override
  public BoardRequest list(Visit visit, PageStart start) {
    return BoardRequest.get(visit.url("/api/v2/remote-jobs?count=100"));
  }

  @Override
  public ListShape shape() {
    return ListShape.under("jobs");
  }

  @Override
  public void read(JsonItem job, ListPage page, JobDraft draft) {
    draft
        .id(job.text("id", "jobSlug"))
        .title(job.text("jobTitle"))
        .company(job.text("companyName"))
        .url(job.text("url"))
        .posted(JobDate.of(job, "pubDate"))
        .remote(true)
        .describe(job.text("jobDescription", "jobExcerpt"));
    job.each("jobType").forEach(it -> draft.employment(it.text()));
    var places = job.text("jobGeo");
    if (places != null) {
      for (var place : places.split(",")) {
        draft.place(place);
      }
    }
    var period = PayPeriod.in(job.text("salaryPeriod"));
    draft.pay(
        PayRange.of(
            job.number("salaryMin", "annualSalaryMin"),
            job.number("salaryMax", "annualSalaryMax"),
            job.text("salaryCurrency"),
            period == null && !job.at("salaryMin").exists() ? PayPeriod.YEAR : period),
        null);
  }
}
