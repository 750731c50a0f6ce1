package dev.jobtrail.discovery.board;

import java.util.regex.Pattern;

/** Working Nomads: one bare list of remote jobs. */
record WorkingNomadsBoard() implements BoardAdapter {

  @Override
  public Board board() {
    return Board.WORKINGNOMADS;
  }

  private static final Pattern NUMBER = Pattern.compile("/job/go/([0-9]+)");

  @Override
  public BoardRequest list(Visit visit, PageStart start) {
    return BoardRequest.get(visit.url("/api/exposed_jobs/"));
  }

  @Override
  public ListShape shape() {
    return ListShape.array();
  }

  @Override
  public void read(JsonItem job, ListPage page, JobDraft draft) {
    var url = job.text("url");
    var number = NUMBER.matcher(url == null ? "" : url);
    draft
        .id(number.find() ? number.group(1) : job.text("id"))
        .title(job.text("title"))
        .company(job.text("company_name"))
        .url(url)
        .posted(JobDate.of(job, "pub_date"))
        .remote(true)
        .describe(job.text("description"));
    var places = job.text("location");
    if (places != null) {
      for (var place : places.split(",")) {
        draft.place(place);
      }
    }
  }
}
