package dev.jobtrail.site.remoteok;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardAdapter;
import dev.jobtrail.discovery.board.BoardApi;
import dev.jobtrail.discovery.board.JobDraft;
import dev.jobtrail.discovery.board.JsonItem;
import dev.jobtrail.discovery.board.ListPage;
import dev.jobtrail.discovery.board.ListShape;
import dev.jobtrail.discovery.board.Mojibake;
import dev.jobtrail.text.PayPeriod;
import dev.jobtrail.text.PayRange;
import jakarta.inject.Singleton;
import java.util.regex.Pattern;

/** Remote OK: one bare list that begins with its terms. */
@Singleton
final class RemoteOkBoard extends BoardAdapter {

  /** A request at the end of descriptions that proves that an applicant has read them. */
  private static final Pattern PROOF_OF_READING =
      Pattern.compile("(?:<br\\s*/?>\\s*)*Please mention the word .*", Pattern.DOTALL);

  RemoteOkBoard() {
    super(Board.REMOTEOK, "Remote OK", BoardApi.list("/api", ListShape.array()).remoteOnly());
  }

  @Override
  public void read(JsonItem job, ListPage page, JobDraft draft) {
    if (job.text("position", "title", "id") == null && job.at("legal").exists()) {
      draft.drop();
      return;
    }
    draft
        .id(job.text("id", "slug"))
        .title(Mojibake.repaired(job.text("position", "title")))
        .company(Mojibake.repaired(job.text("company")))
        .url(job.text("url"))
        .posted(job.date("date", "epoch"))
        .remote(true)
        .describe(description(job.text("description")))
        .pay(
            PayRange.of(job.number("salary_min"), job.number("salary_max"), "USD", PayPeriod.YEAR),
            null);
    var location = Mojibake.repaired(job.text("location"));
    draft.place(location);
    if (job.text("slug") instanceof String slug) {
      draft.spareUrl(
          draft.scope().with("posting", slug).expand("https://remoteok.com/remote-jobs/{posting}"));
    }
  }

  private static String description(String written) {
    return written == null
        ? null
        : PROOF_OF_READING.matcher(Mojibake.repaired(written)).replaceFirst("");
  }
}
