package dev.jobtrail.site.jazzhr;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardAdapter;
import dev.jobtrail.discovery.board.BoardApi;
import dev.jobtrail.discovery.board.JobDraft;
import dev.jobtrail.discovery.board.JsonItem;
import dev.jobtrail.discovery.board.ListPage;
import dev.jobtrail.discovery.board.ListShape;
import dev.jobtrail.text.PostedDate;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.Set;
import java.util.regex.Pattern;

/** JazzHR: one XML feed, with the date in the ids. */
@Singleton
final class JazzHrBoard extends BoardAdapter {

  private static final Pattern CODE = Pattern.compile("/apply/([^/?]+)");
  private static final Pattern TIME =
      Pattern.compile("job_([0-9]{4})([0-9]{2})([0-9]{2})([0-9]{2})([0-9]{2})([0-9]{2})_.*");

  JazzHrBoard() {
    super(
        Board.JAZZHR,
        "JazzHR",
        BoardApi.list("/feeds/export/jobs/{slug}", ListShape.xml("jobs", "job"))
            .postingUrls(
                "https://${slug}.applytojob.com/apply/${id}",
                "(?<slug>[^./]+)\\.applytojob\\.com/apply/(?!jobs/)(?<id>[^/?]+)(?:[/?].*)?")
            .companyUrls(
                "(?!(?:www|app|api|assets)\\.)(?<slug>[a-z0-9-]+)\\.applytojob\\.com(?:[/?#:]|$)",
                "app\\.jazz\\.co/(?:feeds/export/jobs|widgets/basic/create)/(?<slug>[^/?#&]+)"));
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
      draft.close();
    }
  }

  private static Instant posted(JsonItem job) {
    var id = job.text("id");
    var time = TIME.matcher(id == null ? "" : id.strip());
    var date =
        time.matches() ? PostedDate.of(time.replaceFirst("$1-$2-$3 $4:$5:$6")).orElse(null) : null;
    return date == null ? job.date("original_open_date") : date;
  }
}
