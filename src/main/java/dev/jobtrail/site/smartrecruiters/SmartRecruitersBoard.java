package dev.jobtrail.site.smartrecruiters;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardAdapter;
import dev.jobtrail.discovery.board.BoardApi;
import dev.jobtrail.discovery.board.BoardScope;
import dev.jobtrail.discovery.board.JobDraft;
import dev.jobtrail.discovery.board.JsonItem;
import dev.jobtrail.discovery.board.ListPage;
import dev.jobtrail.discovery.board.ListPage.Next;
import dev.jobtrail.discovery.board.ListShape;
import dev.jobtrail.text.Message;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Set;

/**
 * SmartRecruiters: pages of 100 without descriptions; an unknown company looks like one without
 * jobs.
 */
@Singleton
final class SmartRecruitersBoard extends BoardAdapter {

  private static final int PAGE_SIZE = 100;

  private static final List<String> SECTIONS =
      List.of("companyDescription", "jobDescription", "qualifications", "additionalInformation");

  SmartRecruitersBoard() {
    super(
        Board.SMARTRECRUITERS,
        "SmartRecruiters",
        BoardApi.list(
                "/v1/companies/{slug}/postings?limit=" + PAGE_SIZE + "&offset={offset}",
                ListShape.under("content"))
            .total("totalFound")
            .details("/v1/companies/{slug}/postings/{id}")
            .postingUrls(
                "https://jobs.smartrecruiters.com/${slug}/${id}",
                "(?:jobs|careers)\\.smartrecruiters\\.com/(?<slug>[^/?]+)/(?<id>[0-9]+)(?:[-/?].*)?")
            .companyUrls(
                "(?:jobs|careers)\\.smartrecruiters\\.com/(?!(?:oneclick-ui|ni|sr-jobs|api|assets|static)(?:[/?#]|$))(?<slug>[^/?#&]+)",
                "jobs\\.smartrecruiters\\.com/(?:oneclick-ui/company|ni)/(?<slug>[^/?#&]+)",
                "api\\.smartrecruiters\\.com/(?:job-api/public/search/widgets|v1/companies)/(?<slug>[^/?#&]+)",
                "smartrecruiters\\.com/job-api/public/search/widgets/(?<slug>[^/?#&]+)")
            .companyMarkup(
                "\\bcompany_code[\"']?\\s{0,9}:\\s{0,9}[\"'](?<slug>[\\w-]{1,100})[\"']"));
  }

  @Override
  public Set<String> trackingAnywhere() {
    return Set.of("oga", "trid", "dcr_ci", "sr_source");
  }

  @Override
  public Next next(ListPage page) {
    return page.untilTotal();
  }

  @Override
  public String doubtOfEmptyList(BoardScope scope) {
    return Message.of(
            "%s lists no jobs of %s, or does not know this company",
            board().wireName(), scope.slug())
        .english();
  }

  @Override
  public void read(JsonItem job, ListPage page, JobDraft draft) {
    var company = job.text("company.identifier");
    var location = job.at("location");
    draft
        .id(job.text("id"))
        .title(job.text("name"))
        .company(job.text("company.name"))
        .url(job.text("postingUrl"))
        .spareUrl(
            company == null
                ? "https://jobs.smartrecruiters.com/{slug}/{id}"
                : draft
                        .scope()
                        .with("slug", company)
                        .expand("https://jobs.smartrecruiters.com/{slug}/")
                    + "{id}")
        .posted(job.date("releasedDate"))
        .employment(job.text("typeOfEmployment"))
        .remote(
            location.is("remote") ? Boolean.TRUE : location.flag("hybrid") == null ? null : false)
        .place(location.text("fullLocation"));
    if (!draft.hasPlaces()) {
      draft.place(location.text("city"), location.text("region"), location.text("country"));
    }
    for (var section : SECTIONS) {
      var part = job.at("jobAd.sections." + section);
      draft.describe(part.at("title").text(), part.at("text").text());
    }
    if (Boolean.FALSE.equals(job.flag("active"))) {
      draft.close();
    }
  }
}
