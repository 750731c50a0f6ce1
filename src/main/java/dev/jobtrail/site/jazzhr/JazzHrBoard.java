package dev.jobtrail.site.jazzhr;

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
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** JazzHR: one XML feed, with the date in the ids. */
@Singleton
final class JazzHrBoard extends BoardAdapter {

  private static final List<Pattern> ADDRESSES =
      List.of(Pattern.compile("(?<slug>[^./]+)\\.applytojob\\.com/apply/(?<id>[^/?]+)(?:[/?].*)?"));

  private static final Pattern CODE = Pattern.compile("/apply/([^/?]+)");
  private static final Pattern TIME =
      Pattern.compile("job_([0-9]{4})([0-9]{2})([0-9]{2})([0-9]{2})([0-9]{2})([0-9]{2})_.*");

  JazzHrBoard() {
    super(Board.JAZZHR, "JazzHR");
  }

  @Override
  public Set<String> domains() {
    return Set.of("applytojob.com");
  }

  @Override
  public boolean hasOnlyTracking() {
    return true;
  }

  @Override
  public BoardRequest list(BoardScope scope, PageStart start) {
    return BoardRequest.getXml(scope.url("/feeds/export/jobs/{slug}"));
  }

  @Override
  public ListShape shape() {
    return ListShape.xml("jobs", "job");
  }

  @Override
  public List<Pattern> addresses() {
    return ADDRESSES;
  }

  @Override
  public void read(JsonItem job, ListPage page, JobDraft draft) {
    var url = job.text("url");
    var code = CODE.matcher(url == null ? "" : url);
    draft
        .id(job.text("id"))
        .key(code.find() ? code.group(1) : null)
        .title(job.text("title"))
        .company(page.answer().text("company"))
        .url(url == null ? null : url.strip().replaceFirst("^http:", "https:"))
        .originalUrl(url)
        .place(job.text("city"), job.text("state"), job.text("country"))
        .posted(posted(job))
        .employment(job.text("type"))
        .describe(job.text("description"));
    var status = job.text("status");
    if (status != null && !status.strip().equalsIgnoreCase("Open")) {
      draft.drop();
    }
  }

  private static Instant posted(JsonItem job) {
    var id = job.text("id");
    var time = TIME.matcher(id == null ? "" : id.strip());
    var date = time.matches() ? JobDate.of(time.replaceFirst("$1-$2-$3 $4:$5:$6")) : null;
    return date == null ? JobDate.of(job, "original_open_date") : date;
  }
}
