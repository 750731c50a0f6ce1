package dev.jobtrail.site.weworkremotely;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardAdapter;
import dev.jobtrail.discovery.board.BoardApi;
import dev.jobtrail.discovery.board.JobDraft;
import dev.jobtrail.discovery.board.JsonItem;
import dev.jobtrail.discovery.board.ListPage;
import dev.jobtrail.discovery.board.ListShape;
import jakarta.inject.Singleton;
import java.util.regex.Pattern;

/** We Work Remotely: one RSS feed, with company and title in one line. */
@Singleton
final class WeWorkRemotelyBoard extends BoardAdapter {

  private static final Pattern FLAGS = Pattern.compile("[\\x{1F1E6}-\\x{1F1FF}]+\\s*");
  private static final Pattern HEADQUARTERS =
      Pattern.compile(
          "<p>\\s*<strong>\\s*(?:Headquarters|URL|To apply):.*?</p>",
          Pattern.DOTALL | Pattern.CASE_INSENSITIVE);

  WeWorkRemotelyBoard() {
    super(
        Board.WEWORKREMOTELY,
        "We Work Remotely",
        BoardApi.list("/remote-jobs.rss", ListShape.xml("rss", "channel.item")).remoteOnly());
  }

  @Override
  public void read(JsonItem job, ListPage page, JobDraft draft) {
    var url = job.text("link", "guid");
    var line = job.text("title");
    var colon = line == null ? -1 : line.indexOf(':');
    var hasCompany = colon > 0 && !line.substring(colon + 1).isBlank();
    draft
        .id(lastPart(job.text("guid", "link")))
        .title(hasCompany ? line.substring(colon + 1) : line)
        .company(hasCompany ? line.substring(0, colon) : null)
        .url(url)
        .place(job.text("region"))
        .posted(job.date("pubDate"))
        .employment(job.text("type"))
        .remote(true)
        .describe(description(job.text("description")));
    var countries = job.text("country");
    if (countries != null) {
      for (var country : FLAGS.matcher(countries).replaceAll("").split(",")) {
        draft.place(country);
      }
    }
    draft.expiresAt(job.date("expires_at"));
  }

  private static String description(String html) {
    return html == null ? null : HEADQUARTERS.matcher(html).replaceAll("");
  }

  /** The name of the posting in its url, with or without query. */
  private static String lastPart(String url) {
    if (url == null) {
      return null;
    }
    var path = url.strip().split("[?#]", 2)[0];
    var name = path.substring(path.lastIndexOf('/') + 1);
    return name.isBlank() ? path : name;
  }
}
