package dev.jobtrail.site.pinpoint;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardAdapter;
import dev.jobtrail.discovery.board.BoardApi;
import dev.jobtrail.discovery.board.JobDraft;
import dev.jobtrail.discovery.board.JsonItem;
import dev.jobtrail.discovery.board.ListPage;
import dev.jobtrail.discovery.board.ListShape;
import dev.jobtrail.discovery.board.RemoteWords;
import dev.jobtrail.text.PayPeriod;
import dev.jobtrail.text.PayRange;
import jakarta.inject.Singleton;
import java.util.regex.Pattern;

/** Pinpoint: one request lists everything, without dates. */
@Singleton
final class PinpointBoard extends BoardAdapter {

  private static final Pattern UUID = Pattern.compile("/postings/([0-9a-fA-F-]{36})");

  PinpointBoard() {
    super(
        Board.PINPOINT,
        "Pinpoint",
        BoardApi.list("/postings.json", ListShape.under("data"))
            .postingUrls(
                "https://${slug}.pinpointhq.com/en/postings/${id}",
                "(?<slug>[^./]+)\\.pinpointhq\\.com/(?:[a-zA-Z-]{2,5}/)?postings/(?<id>[0-9a-fA-F-]{36})(?:[/?].*)?")
            .companyUrls(
                "(?!(?:www|app|api|help|developers?|status|support)\\.)(?<slug>[a-z0-9-]+)\\.pinpointhq\\.com(?:[/?#:]|$)"));
  }

  @Override
  public void read(JsonItem job, ListPage page, JobDraft draft) {
    var url = job.text("url", "path");
    var uuid = UUID.matcher(url == null ? "" : url);
    draft
        .id(job.text("id"))
        .key(uuid.find() ? uuid.group(1) : null)
        .title(job.text("title"))
        .url(job.text("url"))
        .employment(job.text("employment_type_text", "employment_type"))
        .remote(RemoteWords.ofWorkplace(job.text("workplace_type")))
        .describe(job.text("description"))
        .describe(job.text("key_responsibilities_header"), job.text("key_responsibilities"))
        .describe(
            job.text("skills_knowledge_expertise_header"), job.text("skills_knowledge_expertise"))
        .describe(job.text("benefits_header"), job.text("benefits"));
    if (url != null && url.startsWith("/")) {
      draft.spareUrl("https://{slug}.pinpointhq.com" + url);
    }
    var place = job.at("location");
    draft.place(place.text("name"), place.text("city"), place.text("province"));
    if (job.is("compensation_visible")) {
      draft.pay(job.text("compensation"));
      draft.pay(
          PayRange.of(
              job.number("compensation_minimum"),
              job.number("compensation_maximum"),
              job.text("compensation_currency"),
              PayPeriod.in(job.text("compensation_frequency"))),
          job.text("compensation"));
    }
    draft.expiresAt(job.date("deadline_at"));
  }
}
