package dev.jobtrail.discovery.board;

import java.util.List;
import java.util.regex.Pattern;

/** Gem: one bare list of a board whose name is case-sensitive. */
record GemBoard() implements BoardAdapter {

  @Override
  public Board board() {
    return Board.GEM;
  }

  private static final List<Pattern> ADDRESSES =
      List.of(Pattern.compile("jobs\\.gem\\.com/(?<slug>[^/?]+)/(?<id>[^/?]+)(?:[/?].*)?"));

  @Override
  public BoardRequest list(Visit visit, PageStart start) {
    return BoardRequest.get(visit.url("/job_board/v0/{slug}/job_posts/"));
  }

  @Override
  public ListShape shape() {
    return ListShape.array();
  }

  @Override
  public List<Pattern> addresses() {
    return ADDRESSES;
  }

  @Override
  public void read(JsonItem job, ListPage page, JobDraft draft) {
    draft
        .id(job.text("id"))
        .title(job.text("title"))
        .url(job.text("absolute_url"))
        .spareUrl("https://jobs.gem.com/{slug}/{id}")
        .posted(JobDate.of(job, "first_published_at", "created_at"))
        .employment(job.text("employment_type"))
        .remote(RemoteWords.ofWorkplace(workplace(job.text("location_type"))))
        .describe(Html.orPlain(job.text("content"), job.text("content_plain")));
    for (var office : job.each("offices")) {
      draft.place(office.text("location", "name"));
    }
    if (!draft.hasPlaces()) {
      draft.place(job.text("location"));
    }
  }

  private static String workplace(String type) {
    return type == null ? null : type.replace('_', ' ');
  }
}
