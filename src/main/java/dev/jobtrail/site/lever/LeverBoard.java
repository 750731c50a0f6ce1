package dev.jobtrail.site.lever;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardAdapter;
import dev.jobtrail.discovery.board.BoardApi;
import dev.jobtrail.discovery.board.Html;
import dev.jobtrail.discovery.board.JobDraft;
import dev.jobtrail.discovery.board.JsonItem;
import dev.jobtrail.discovery.board.ListPage;
import dev.jobtrail.discovery.board.ListShape;
import dev.jobtrail.discovery.board.RemoteWords;
import dev.jobtrail.text.PayPeriod;
import dev.jobtrail.text.PayRange;
import jakarta.inject.Singleton;
import java.util.Set;

/** Lever: one bare list; companies are on its global or its European instance. */
@Singleton
final class LeverBoard extends BoardAdapter {

  LeverBoard() {
    super(
        Board.LEVER,
        "Lever",
        BoardApi.list("/v0/postings/{slug}?mode=json", ListShape.array())
            .job("/v0/postings/{slug}/{id}?mode=json")
            .postingUrls(
                "https://jobs${eu}.lever.co/${slug}/${id}",
                "jobs(?<eu>\\.eu)?\\.lever\\.co/(?<slug>[^/?]+)/(?<id>[0-9a-fA-F-]{36})(?:[/?].*)?")
            .companyUrls(
                "jobs(?:\\.eu)?\\.lever\\.co/(?<slug>[^/?#&]+)",
                "api(?:\\.eu)?\\.lever\\.co/v0/postings/(?<slug>[^/?#&]+)")
            .companyMarkup(
                "leverJobsOptions[^<]{0,300}?accountName[\"']?\\s{0,9}:\\s{0,9}[\"'](?<slug>[\\w-]{1,100})[\"']"));
  }

  @Override
  public Set<String> trackingAnywhere() {
    return Set.of("lever-source", "lever-source[]", "lever-origin");
  }

  @Override
  public String otherBase() {
    return "https://api.eu.lever.co";
  }

  @Override
  public void read(JsonItem job, ListPage page, JobDraft draft) {
    draft
        .id(job.text("id"))
        .title(job.text("text"))
        .url(job.text("hostedUrl"))
        .spareUrl("https://jobs.lever.co/{slug}/{id}")
        .posted(job.date("createdAt"))
        .employment(job.text("categories.commitment"))
        .remote(RemoteWords.ofWorkplace(job.text("workplaceType")))
        .describe(Html.orPlain(job.text("description"), job.text("descriptionPlain")));
    job.each("categories.allLocations").forEach(it -> draft.place(it.text()));
    if (!draft.hasPlaces()) {
      draft.place(job.text("categories.location"));
    }
    for (var list : job.each("lists")) {
      var content = list.at("content").text();
      draft.describe(list.at("text").text(), content == null ? null : "<ul>" + content + "</ul>");
    }
    draft.describe(Html.orPlain(job.text("additional"), job.text("additionalPlain")));
    draft.pay(job.text("salaryDescriptionPlain", "salaryDescription"));
    var salary = job.at("salaryRange");
    draft.pay(
        PayRange.of(
            salary.number("min"),
            salary.number("max"),
            salary.text("currency"),
            PayPeriod.in(salary.text("interval"))),
        null);
  }
}
