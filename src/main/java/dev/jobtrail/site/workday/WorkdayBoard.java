package dev.jobtrail.site.workday;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardAdapter;
import dev.jobtrail.discovery.board.BoardRequest;
import dev.jobtrail.discovery.board.BoardScope;
import dev.jobtrail.discovery.board.JobDate;
import dev.jobtrail.discovery.board.JobDraft;
import dev.jobtrail.discovery.board.JsonItem;
import dev.jobtrail.discovery.board.ListPage;
import dev.jobtrail.discovery.board.ListPage.Next;
import dev.jobtrail.discovery.board.ListShape;
import dev.jobtrail.discovery.board.PageStart;
import dev.jobtrail.discovery.board.RemoteWords;
import jakarta.inject.Singleton;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;

/** Workday: pages of 20 by POST without descriptions; dates as days ago. */
@Singleton
final class WorkdayBoard extends BoardAdapter {

  /** Many tenants refuse more. */
  private static final int PAGE_SIZE = 20;

  /** Large tenants claim no more jobs than this and list no more. */
  private static final int MOST_LISTED = 2_000;

  private static final Pattern REQUISITION = Pattern.compile("_([^_/]+)$");

  private static final List<Pattern> ADDRESSES =
      List.of(
          Pattern.compile(
              "(?<tenant>[^./]+)\\.(?<shard>wd[0-9]+)\\.myworkdayjobs\\.com/(?:[a-z]{2}-[A-Z]{2}/)?(?<site>[^/?]+)(?<id>/job/[^?]+?)(?:/apply.*)?(?:\\?.*)?"),
          Pattern.compile(
              "(?<shard>wd[0-9]+)\\.myworkdaysite\\.com/(?:[a-z]{2}-[A-Z]{2}/)?recruiting/(?<tenant>[^/]+)/(?<site>[^/?]+)(?<id>/job/[^?]+?)(?:/apply.*)?(?:\\?.*)?"));

  WorkdayBoard() {
    super(Board.WORKDAY, "Workday");
  }

  @Override
  public BoardRequest list(BoardScope scope, PageStart start) {
    return BoardRequest.post(
        scope.url("/wday/cxs/{tenant}/{site}/jobs"),
        "{\"appliedFacets\":{},\"limit\":%d,\"offset\":%d,\"searchText\":\"\"}"
            .formatted(PAGE_SIZE, start.offset()));
  }

  @Override
  public ListShape shape() {
    return ListShape.under("jobPostings");
  }

  @Override
  public String total() {
    return "total";
  }

  @Override
  public Next next(ListPage page) {
    var next = page.items().size() < PAGE_SIZE ? Next.END : page.untilTotal();
    return next == Next.END && page.firstTotal() >= MOST_LISTED ? Next.CUT : next;
  }

  @Override
  public List<Pattern> addresses() {
    return ADDRESSES;
  }

  @Override
  public boolean isListShort() {
    return true;
  }

  @Override
  public BoardRequest one(BoardScope scope, String key) {
    return BoardRequest.get(scope.url("/wday/cxs/{tenant}/{site}" + path(key)));
  }

  @Override
  public String onePath() {
    return "jobPostingInfo";
  }

  @Override
  public void read(JsonItem job, ListPage page, JobDraft draft) {
    var path = job.text("externalPath");
    var requisition = REQUISITION.matcher(path == null ? "" : path);
    var name = job.text("bulletFields");
    draft
        // with the suffix that tells one place's posting of a requisition from another's
        .id(requisition.find() ? requisition.group(1) : name == null ? path : name)
        .key(path)
        .title(job.text("title"))
        .place(job.text("locationsText"))
        .posted(JobDate.ago(job.text("postedOn"), draft.scope().now()))
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
        .id(draft.id() == null || draft.id().startsWith("/") ? job.text("jobReqId") : null)
        .title(job.text("title"))
        .company(answer.text("hiringOrganization"))
        .url(job.text("externalUrl"))
        .place(job.text("location"))
        .posted(JobDate.ago(job.text("postedOn"), draft.scope().now()))
        .posted(JobDate.of(job, "startDate"))
        .employment(job.text("timeType"))
        .remote(RemoteWords.ofWorkplace(job.text("remoteType")))
        .describe(job.text("jobDescription"));
    job.each("additionalLocations").forEach(it -> draft.place(it.text()));
    if (Boolean.FALSE.equals(job.flag("posted"))) {
      draft.drop();
    }
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
