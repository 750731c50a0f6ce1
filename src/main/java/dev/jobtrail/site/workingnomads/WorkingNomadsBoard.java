package dev.jobtrail.site.workingnomads;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardAdapter;
import dev.jobtrail.discovery.board.BoardApi;
import dev.jobtrail.discovery.board.JobDraft;
import dev.jobtrail.discovery.board.JsonItem;
import dev.jobtrail.discovery.board.ListPage;
import dev.jobtrail.discovery.board.ListShape;
import jakarta.inject.Singleton;
import java.util.regex.Pattern;

/** Working Nomads: one bare list of remote jobs. */
@Singleton
final class WorkingNomadsBoard extends BoardAdapter {

  private static final Pattern NUMBER = Pattern.compile("/job/go/([0-9]+)");

  WorkingNomadsBoard() {
    super(
        Board.WORKINGNOMADS,
        "Working Nomads",
        BoardApi.list("/api/exposed_jobs/", ListShape.array()).remoteOnly());
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
        .posted(job.date("pub_date"))
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
