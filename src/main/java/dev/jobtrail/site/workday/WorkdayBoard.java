package dev.jobtrail.site.workday;

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
import dev.jobtrail.discovery.board.RemoteWords;
import dev.jobtrail.text.PostedDate;
import jakarta.inject.Singleton;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/** Workday: pages of 20 by POST without descriptions; dates as days ago. */
@Singleton
final class WorkdayBoard extends BoardAdapter {

  /** Many tenants refuse more. */
  private static final int PAGE_SIZE = 20;

  /** Large tenants claim no more jobs than this and list no more. */
  private static final int MOST_LISTED = 2_000;

  private static final Pattern REQUISITION = Pattern.compile("_([^_/]+)$");

  WorkdayBoard() {
    super(
        Board.WORKDAY,
        "Workday",
        BoardApi.list("/wday/cxs/{tenant}/{site}/jobs", ListShape.under("jobPostings"))
            .total("total")
            .details("/wday/cxs/{tenant}/{site}")
            .jobBelow("jobPostingInfo")
            .postingUrls(
                "https://${tenant}.${shard}.myworkdayjobs.com/${site}${id}",
                "(?<tenant>[^./]+)\\.(?<shard>wd[0-9]+)\\.myworkdayjobs\\.com/(?:[a-z]{2}-[A-Z]{2}/)?(?<site>[^/?]+)(?<id>/job/[^?]+?)(?:/apply.*)?(?:\\?.*)?",
                "(?<shard>wd[0-9]+)\\.myworkdaysite\\.com/(?:[a-z]{2}-[A-Z]{2}/)?recruiting/(?<tenant>[^/]+)/(?<site>[^/?]+)(?<id>/job/[^?]+?)(?:/apply.*)?(?:\\?.*)?")
            .companyUrls(
                "(?<tenant>[a-z0-9_-]+)\\.(?<shard>wd[0-9]+)\\.myworkdayjobs\\.com/(?:wday/cxs/[^/]+/|[a-z]{2}-[a-z]{2}/)?(?!wday(?:/|$))(?<site>[^/?#]+)",
                "(?<shard>wd[0-9]+)\\.myworkdaysite\\.com/(?:[a-z]{2}-[a-z]{2}/)?recruiting/(?<tenant>[^/?#]+)/(?<site>[^/?#]+)"));
  }

  @Override
  public BoardRequest list(BoardScope scope, PageStart start) {
    return BoardRequest.post(
        scope.url(api().list()),
        "{\"appliedFacets\":{},\"limit\":%d,\"offset\":%d,\"searchText\":\"\"}"
            .formatted(PAGE_SIZE, start.offset()));
  }

  @Override
  public Next next(ListPage page) {
    var next = page.items().size() < PAGE_SIZE ? Next.END : page.untilTotal();
    return next == Next.END && page.firstTotal() >= MOST_LISTED ? Next.CUT : next;
  }

  @Override
  public BoardRequest one(BoardScope scope, String key) {
    return BoardRequest.get(scope.url(api().job() + path(key)));
  }

  @Override
  public void read(JsonItem job, ListPage page, JobDraft draft) {
    var path = job.text("externalPath");
    draft
        .id(id(path))
        .key(path)
        .title(job.text("title"))
        .place(job.text("locationsText"))
        .posted(PostedDate.ago(job.text("postedOn"), draft.scope().now()).orElse(null))
        .remote(RemoteWords.ofWorkplace(job.text("remoteType")));
    if (path != null) {
      draft.spareUrl(
          draft.scope().expand("https://{tenant}.{shard}.myworkdayjobs.com/{site}") + path(path));
    }
  }

  @Override
  public void readOne(JsonItem job, JsonItem answer, JobDraft draft) {
    if (job.text("location") != null) {
      draft.forgetPlaces();
    }
    draft
        .id(draft.id() == null ? job.text("jobReqId") : id(draft.id()))
        .title(job.text("title"))
        .company(answer.text("hiringOrganization"))
        .url(job.text("externalUrl"))
        .place(job.text("location"))
        .posted(PostedDate.ago(job.text("postedOn"), draft.scope().now()).orElse(null))
        .posted(job.date("startDate"))
        .employment(job.text("timeType"))
        .remote(RemoteWords.ofWorkplace(job.text("remoteType")))
        .describe(job.text("jobDescription"));
    job.each("additionalLocations").forEach(it -> draft.place(it.text()));
    if (Boolean.FALSE.equals(job.flag("posted"))) {
      draft.close();
    }
  }

  /**
   * The requisition with the suffix that tells one place's posting from another's, or else the
   * path; bullet fields are not unique.
   */
  private static String id(String path) {
    var requisition = REQUISITION.matcher(path == null ? "" : path);
    return requisition.find() ? requisition.group(1) : path;
  }

  /** The path with each of its parts encoded once, however it came. */
  private static String path(String written) {
    var path = new StringBuilder();
    for (var part : written.split("/")) {
      if (!part.isEmpty() && !part.equals("..")) {
        path.append('/').append(encoded(part));
      }
    }
    return path.toString();
  }

  private static String encoded(String part) {
    try {
      var plain = URLDecoder.decode(part.replace("+", "%2B"), StandardCharsets.UTF_8);
      return URLEncoder.encode(plain, StandardCharsets.UTF_8).replace("+", "%20");
    } catch (IllegalArgumentException _) {
      return URLEncoder.encode(part, StandardCharsets.UTF_8).replace("+", "%20");
    }
  }
}
