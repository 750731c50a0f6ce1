package dev.jobtrail.site.teamtailor;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardAdapter;
import dev.jobtrail.discovery.board.BoardApi;
import dev.jobtrail.discovery.board.BoardRequest;
import dev.jobtrail.discovery.board.BoardScope;
import dev.jobtrail.discovery.board.JobDraft;
import dev.jobtrail.discovery.board.JsonItem;
import dev.jobtrail.discovery.board.ListPage;
import dev.jobtrail.discovery.board.ListPage.Next;
import dev.jobtrail.discovery.board.ListShape;
import dev.jobtrail.discovery.board.PageStart;
import jakarta.inject.Singleton;
import java.util.Set;
import java.util.regex.Pattern;

/** Teamtailor: an RSS feed of 100 jobs a page, or a JSON feed with schema.org postings. */
@Singleton
final class TeamtailorBoard extends BoardAdapter {

  private static final int PAGE_SIZE = 100;

  private static final Pattern NUMBER = Pattern.compile("/jobs/([0-9]+)");
  private static final Pattern PROMOTION = Pattern.compile("([?&])promotion=[^&#]*&?");

  TeamtailorBoard() {
    super(
        Board.TEAMTAILOR,
        "Teamtailor",
        BoardApi.list(
                "/jobs.rss?page={page}", ListShape.xml("rss", "channel.item").orUnder("items"))
            .postingUrls(
                "https://${host}/jobs/${id}",
                "(?<host>(?<slug>[^./]+)\\.teamtailor\\.com)/(?:[a-z-]{2,5}/)?jobs/(?<id>[0-9]+)(?:[-/?].*)?",
                "(?<host>(?<slug>[^./]+\\.na\\.teamtailor\\.com))/(?:[a-z-]{2,5}/)?jobs/(?<id>[0-9]+)(?:[-/?].*)?")
            .companyUrls(
                "(?!(?:www|app|api|career|assets[a-z0-9-]*|images[a-z0-9-]*|cdn|scripts|support|docs|help|status|tt|na|login|partner)\\.)(?<slug>[a-z0-9-]+)\\.teamtailor\\.com(?:[/?#:]|$)",
                "(?<slug>(?!www\\.|app\\.)[a-z0-9-]+\\.na\\.teamtailor\\.com)(?:[/?#:]|$)")
            .ownHosts("teamtailor-cdn\\.com/|\\bdata-teamtailor|[\"'/.]teamtailor\\.com/"));
  }

  @Override
  public Set<String> domains() {
    return Set.of("teamtailor.com");
  }

  @Override
  public Set<String> tracking() {
    return Set.of("promotion");
  }

  @Override
  public BoardRequest list(BoardScope scope, PageStart start) {
    return start.page() == 0
        ? BoardRequest.getXml(scope.url("/jobs.rss"))
        : super.list(scope, start);
  }

  @Override
  public Next next(ListPage page) {
    return page.untilShort(PAGE_SIZE);
  }

  @Override
  public void read(JsonItem job, ListPage page, JobDraft draft) {
    var posting = job.at("_jobposting");
    var url = job.text("link", "url");
    var number = NUMBER.matcher(url == null ? "" : url);
    draft
        .id(
            number.find()
                ? number.group(1)
                : job.text("_jobposting.identifier.value", "guid", "id"))
        .title(job.text("title"))
        .company(posting.at("hiringOrganization").text("name"))
        .url(url == null ? null : PROMOTION.matcher(url).replaceAll("$1"))
        .originalUrl(url)
        .posted(job.date("pubDate", "date_published", "_jobposting.datePosted"))
        .employment(posting.text("employmentType"))
        .remote(remote(job.text("remoteStatus"), posting.text("jobLocationType")))
        .describe(job.text("description", "content_html", "content_text"));
    draft.company(page.answer().text("channel.title", "title"));
    for (var place : job.each("tt:locations.tt:location")) {
      draft.place(place.text("tt:city", "tt:name"), place.text("tt:country"));
    }
    for (var place : posting.each("jobLocation")) {
      var address = place.at("address");
      draft.place(
          address.text("addressLocality"),
          address.text("addressRegion"),
          address.text("addressCountry"));
    }
  }

  private static Boolean remote(String status, String locationType) {
    return switch (status == null ? "" : status.strip()) {
      case "fully", "temporary" -> true;
      case "none", "hybrid" -> false;
      default -> "TELECOMMUTE".equalsIgnoreCase(locationType) ? Boolean.TRUE : null;
    };
  }
}
