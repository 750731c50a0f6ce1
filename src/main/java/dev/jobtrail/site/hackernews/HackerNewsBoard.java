package dev.jobtrail.site.hackernews;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardAdapter;
import dev.jobtrail.discovery.board.BoardApi;
import dev.jobtrail.discovery.board.BoardException;
import dev.jobtrail.discovery.board.BoardRequest;
import dev.jobtrail.discovery.board.BoardScope;
import dev.jobtrail.discovery.board.CompanyStage;
import dev.jobtrail.discovery.board.Html;
import dev.jobtrail.discovery.board.JobDraft;
import dev.jobtrail.discovery.board.JsonItem;
import dev.jobtrail.discovery.board.ListPage;
import dev.jobtrail.discovery.board.ListShape;
import dev.jobtrail.text.Message;
import jakarta.inject.Singleton;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Hacker News: the comments of this month's hiring thread, each a job in free words. */
@Singleton
final class HackerNewsBoard extends BoardAdapter {

  private static final Pattern HIRING =
      Pattern.compile(".*who is hiring\\?.*", Pattern.CASE_INSENSITIVE);
  private static final Pattern LINK =
      Pattern.compile("<a\\s[^>]*?href=\"([^\"]{1,2000})\"", Pattern.CASE_INSENSITIVE);
  private static final Pattern PARAGRAPH = Pattern.compile("<p>|\\n", Pattern.CASE_INSENSITIVE);
  private static final int LONGEST_HEAD = 600;

  HackerNewsBoard() {
    super(
        Board.HACKERNEWS,
        "Hacker News",
        BoardApi.list("/api/v1/items/{thread}", ListShape.under("children"))
            .job("/api/v1/items/{id}")
            .postingUrls(
                "https://news.ycombinator.com/item?id=${id}",
                "news\\.ycombinator\\.com/item\\?(?:.*&)?id=(?<id>[0-9]+)(?:&.*)?"));
  }

  @Override
  public BoardScope prepared(BoardScope scope, Function<BoardRequest, JsonItem> ask) {
    var threads =
        ask.apply(
            BoardRequest.get(
                scope.url("/api/v1/search_by_date?tags=story,author_whoishiring&hitsPerPage=5")));
    if (!threads.at("hits").node().isArray()) {
      throw BoardException.wrongShape(
          Message.of(
              "%s answered with something other than a list of threads", board().wireName()));
    }
    for (var thread : threads.each("hits")) {
      var title = thread.text("title");
      var id = thread.text("objectID", "story_id");
      if (title != null && id != null && HIRING.matcher(title).matches()) {
        return scope.with("thread", id);
      }
    }
    throw BoardException.notFound(board());
  }

  @Override
  public void read(JsonItem job, ListPage page, JobDraft draft) {
    var html = job.text("text");
    if (html == null || job.text("author", "by") == null || job.is("deleted") || job.is("dead")) {
      draft.drop();
      return;
    }
    var head = PARAGRAPH.split(html, 2)[0];
    draft
        .id(job.text("id"))
        .posted(job.date("created_at", "created_at_i", "time"))
        // several jobs may share a link, and one of next month is another job
        .spareUrl("https://news.ycombinator.com/item?id={id}")
        .originalUrl(link(html))
        .stage(CompanyStage.in(html).orElse(null))
        .describe(html);
    var line = Html.line(head.substring(0, Math.min(head.length(), LONGEST_HEAD)));
    if (line != null) {
      HeadLine.read(line, draft);
    }
  }

  private static String link(String html) {
    var link = LINK.matcher(html);
    return link.find() ? Html.line(link.group(1)) : null;
  }
}
