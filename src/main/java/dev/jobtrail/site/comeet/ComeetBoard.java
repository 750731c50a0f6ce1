package dev.jobtrail.site.comeet;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardAdapter;
import dev.jobtrail.discovery.board.BoardApi;
import dev.jobtrail.discovery.board.JobDraft;
import dev.jobtrail.discovery.board.JsonItem;
import dev.jobtrail.discovery.board.ListPage;
import dev.jobtrail.discovery.board.ListShape;
import dev.jobtrail.discovery.board.RemoteWords;
import jakarta.inject.Singleton;
import java.util.Comparator;

/** Comeet: one bare list for an id and a public token. */
@Singleton
final class ComeetBoard extends BoardAdapter {

  ComeetBoard() {
    super(
        Board.COMEET,
        "Comeet",
        BoardApi.list(
                "/careers-api/2.0/company/{slug}/positions?token={token}&details=true",
                ListShape.array())
            .companyUrls(
                "comeet\\.com?/careers-api/2\\.0/company/(?<slug>[^/?#]+)/positions[^?#]*\\?(?:[^#]*&)?token=(?<token>[^&#]+)")
            .companyMarkup(
                "company[-_]uid[\"']?\\s{0,9}[:=]\\s{0,9}[\"'](?<slug>[0-9A-Za-z.]{1,30})[\"'][^<>]{0,300}?\\btoken[\"']?\\s{0,9}[:=]\\s{0,9}[\"'](?<token>[0-9A-Za-z]{8,100})[\"']",
                "\\btoken[\"']?\\s{0,9}[:=]\\s{0,9}[\"'](?<token>[0-9A-Za-z]{8,100})[\"'][^<>]{0,300}?company[-_]uid[\"']?\\s{0,9}[:=]\\s{0,9}[\"'](?<slug>[0-9A-Za-z.]{1,30})[\"']"));
  }

  @Override
  public void read(JsonItem job, ListPage page, JobDraft draft) {
    draft
        .id(job.text("uid"))
        .title(job.text("name"))
        .company(job.text("company_name"))
        .url(job.text("url_active_page", "url_comeet_hosted_page", "url_recruit_hosted_page"))
        // the only date there is: when it was changed last
        .posted(job.date("time_updated"))
        .employment(job.text("employment_type"))
        .place(job.text("location"));
    if (!draft.hasPlaces()) {
      draft.place(
          job.text("location.city"), job.text("location.state"), job.text("location.country"));
    }
    var workplace = RemoteWords.ofWorkplace(job.text("workplace_type"));
    draft.remote(workplace == null ? job.flag("location.is_remote") : workplace);
    var details = job.each("details");
    (details.isEmpty() ? job.each("custom_fields.details") : details)
        .stream()
            .sorted(Comparator.comparingInt(it -> it.count("order")))
            .forEach(it -> draft.describe(it.at("name").text(), it.at("value").text()));
    if (job.is("is_internal")) {
      draft.drop();
    }
  }
}
