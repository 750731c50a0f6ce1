package dev.jobtrail.site.breezy;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardAdapter;
import dev.jobtrail.discovery.board.BoardRequest;
import dev.jobtrail.discovery.board.JobDate;
import dev.jobtrail.discovery.board.JobDraft;
import dev.jobtrail.discovery.board.JsonItem;
import dev.jobtrail.discovery.board.ListPage;
import dev.jobtrail.discovery.board.ListShape;
import dev.jobtrail.discovery.board.PageStart;
import dev.jobtrail.discovery.board.Visit;
import jakarta.inject.Singleton;

/** Breezy: one bare list, mostly without descriptions. */
@Singleton
final class BreezyBoard implements BoardAdapter {

  @Override
  public Board board() {
    return Board.BREEZY;
  }

  @Override
  public String name() {
    return "Breezy HR";
  }

  @Override
  public BoardRequest list(Visit visit, PageStart start) {
    return BoardRequest.get(visit.url("/json"));
  }

  @Override
  public ListShape shape() {
    return ListShape.array();
  }

  @Override
  public void read(JsonItem job, ListPage page, JobDraft draft) {
    draft
        .id(job.text("id", "friendly_id"))
        .title(job.text("name"))
        .company(job.text("company"))
        .url(job.text("url"))
        .posted(JobDate.of(job, "published_date"))
        .employment(job.text("type"))
        .pay(job.text("salary"))
        .describe(job.text("description"))
        .remote(job.flag("location.is_remote"));
    if (job.text("friendly_id") instanceof String name) {
      draft.spareUrl(
          draft.visit().with("posting", name).expand("https://{slug}.breezy.hr/p/{posting}"));
    }
    place(job.at("location"), draft);
    for (var place : job.each("locations")) {
      place(place, draft);
      if (place.is("is_remote")) {
        draft.remote(true);
      }
    }
  }

  private static void place(JsonItem place, JobDraft draft) {
    var name = place.text();
    if (name == null) {
      draft.place(place.text("city"), place.text("state"), place.text("country"));
    } else {
      draft.place(name);
    }
  }
}
