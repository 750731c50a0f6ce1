package dev.jobtrail.site.bamboohr;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardAdapter;
import dev.jobtrail.discovery.board.BoardApi;
import dev.jobtrail.discovery.board.BoardException;
import dev.jobtrail.discovery.board.BoardRequest;
import dev.jobtrail.discovery.board.BoardScope;
import dev.jobtrail.discovery.board.JobDraft;
import dev.jobtrail.discovery.board.JsonItem;
import dev.jobtrail.discovery.board.ListPage;
import dev.jobtrail.discovery.board.ListShape;
import dev.jobtrail.discovery.board.PageStart;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.function.Function;

/** BambooHR: one short list; descriptions, dates and pay are on each job's own page. */
@Singleton
final class BambooHrBoard extends BoardAdapter {

  BambooHrBoard() {
    super(
        Board.BAMBOOHR,
        "BambooHR",
        BoardApi.list("/careers/list", ListShape.under("result"))
            .total("meta.totalCount")
            .details("/careers/{id}/detail")
            .jobBelow("result.jobOpening")
            .postingUrls(
                "https://${slug}.bamboohr.com/careers/${id}",
                "(?<slug>[^./]+)\\.bamboohr\\.com/(?:careers|jobs)/(?<id>[0-9]+)(?:[/?].*)?")
            .companyUrls(
                "(?!(?:www|app|api|help|documentation|resources|static[a-z0-9-]*|images[0-9]*|partners|marketplace|status|try|learn)\\.)(?<slug>[a-z0-9-]+)\\.bamboohr\\.com(?:[/?#:]|$)")
            .companyMarkup(
                "data-domain\\s{0,9}=\\s{0,9}[\"']?(?<slug>[a-z0-9-]{1,63})\\.bamboohr\\.com"));
  }

  @Override
  public BoardScope prepared(BoardScope scope, Function<BoardRequest, JsonItem> ask) {
    try {
      var name =
          ask.apply(BoardRequest.get(scope.url("/careers/company-info"))).text("result.name");
      return name == null ? scope : scope.with("company", name);
    } catch (BoardException _) {
      // the list itself tells whether there is such a company
      return scope;
    }
  }

  @Override
  public void read(JsonItem job, ListPage page, JobDraft draft) {
    var location = job.at("location");
    var other = job.at("atsLocation");
    var workplace = job.text("locationType");
    draft
        .id(job.text("id"))
        .title(job.text("jobOpeningName"))
        .spareUrl("https://{slug}.bamboohr.com/careers/{id}")
        .employment(job.text("employmentStatusLabel"))
        .remote(workplace == null ? job.flag("isRemote") : (Boolean) "1".equals(workplace));
    if (job.is("isRemote")) {
      draft.remote(true);
    }
    draft.place(
        either(location.text("city"), other.text("city")),
        either(location.text("state"), other.text("state", "province")),
        either(location.text("addressCountry", "country"), other.text("country")));
  }

  @Override
  public void readOne(JsonItem job, JsonItem answer, JobDraft draft) {
    draft.forgetPlaces();
    read(job, new ListPage(PageStart.FIRST, job, List.of(job), 1), draft);
    draft
        .url(job.text("jobOpeningShareUrl"))
        .posted(job.date("datePosted"))
        .pay(job.text("compensation"))
        .describe(job.text("description"));
    var status = job.text("jobOpeningStatus");
    if (status != null && !status.equalsIgnoreCase("Open")) {
      draft.close();
    }
  }

  private static String either(String first, String second) {
    return first == null ? second : first;
  }
}
