package dev.jobtrail.site.greenhouse;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardAdapter;
import dev.jobtrail.discovery.board.BoardApi;
import dev.jobtrail.discovery.board.JobDraft;
import dev.jobtrail.discovery.board.JsonItem;
import dev.jobtrail.discovery.board.ListPage;
import dev.jobtrail.discovery.board.ListShape;
import dev.jobtrail.discovery.board.RemoteWords;
import dev.jobtrail.text.PayRange;
import jakarta.inject.Singleton;
import java.math.BigDecimal;
import java.util.Set;
import java.util.regex.Pattern;

/** Greenhouse: one request lists everything, with descriptions escaped once more. */
@Singleton
final class GreenhouseBoard extends BoardAdapter {

  /** Places that name a work arrangement instead of a location. */
  private static final Pattern WORK_MODEL =
      Pattern.compile(
          "(?:hybrid|in[- ]?office|on[- ]?site|distributed|remote|flexible|multiple locations)",
          Pattern.CASE_INSENSITIVE);

  /** The field that companies make up for themselves. */
  private static final Pattern WORKPLACE =
      Pattern.compile(
          ".*(?:work ?place|work type|remote|location type|work model).*",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern EMPLOYMENT =
      Pattern.compile(".*(?:employment|job|time|contract) ?type.*", Pattern.CASE_INSENSITIVE);

  private static final BigDecimal CENTS = BigDecimal.valueOf(100);

  GreenhouseBoard() {
    super(
        Board.GREENHOUSE,
        "Greenhouse",
        BoardApi.list("/v1/boards/{slug}/jobs?content=true", ListShape.under("jobs"))
            .total("meta.total")
            .job("/v1/boards/{slug}/jobs/{id}?pay_transparency=true")
            .postingUrls(
                "https://job-boards${eu}.greenhouse.io/${slug}/jobs/${id}",
                "(?:job-)?boards(?<eu>\\.eu)?\\.greenhouse\\.io/(?<slug>[^/?]+)/jobs/(?<id>[0-9]+).*",
                "(?:job-)?boards(?<eu>\\.eu)?\\.greenhouse\\.io/embed/job_app\\?(?:.*&)?for=(?<slug>[^&/?]+)&(?:.*&)?token=(?<id>[0-9]+).*",
                "(?:job-)?boards(?<eu>\\.eu)?\\.greenhouse\\.io/embed/job_app\\?(?:.*&)?token=(?<id>[0-9]+)&(?:.*&)?for=(?<slug>[^&/?]+).*")
            .companyUrls(
                "(?:job-)?boards(?:\\.eu)?\\.greenhouse\\.io/(?!(?:embed|assets|users|v1|cdn-cgi)(?:[/?#]|$))(?<slug>[^/?#&]+)",
                "(?:job-)?boards(?:\\.eu)?\\.greenhouse\\.io/embed/[^?#]*\\?(?:[^#]*&)?for=(?<slug>[^/?#&]+)",
                "(?:boards-)?api(?:\\.eu)?\\.greenhouse\\.io/v1/boards/(?<slug>[^/?#&]+)")
            .brief("/v1/boards/{slug}/jobs"));
  }

  @Override
  public Set<String> trackingAnywhere() {
    return Set.of("gh_src");
  }

  @Override
  public void read(JsonItem job, ListPage page, JobDraft draft) {
    draft
        .id(job.text("id"))
        .title(job.text("title"))
        .company(job.text("company_name"))
        .url(job.text("absolute_url"))
        .spareUrl("https://job-boards.greenhouse.io/{slug}/jobs/{id}")
        .posted(job.date("first_published"))
        .describe(job.text("content"));
    places(job, draft);
    for (var field : job.each("metadata")) {
      var name = field.at("name").text();
      if (name != null && WORKPLACE.matcher(name).matches()) {
        draft.remote(RemoteWords.ofWorkplace(field.text("value")));
      } else if (name != null && EMPLOYMENT.matcher(name).matches()) {
        draft.employment(field.text("value"));
      }
    }
    for (var pay : job.each("pay_input_ranges")) {
      draft.pay(range(pay), null);
    }
    if (job.at("internal_job_id").node().isNull()) {
      draft.drop(); // a post for prospects without an opening
    }
  }

  private static void places(JsonItem job, JobDraft draft) {
    var written = job.text("location");
    var isModel = written != null && WORK_MODEL.matcher(written.strip()).matches();
    if (isModel) {
      draft.remote(RemoteWords.ofWorkplace(written));
    } else {
      draft.places(written);
    }
    if (written == null || isModel) {
      for (var office : job.each("offices")) {
        var place = office.at("location").text();
        draft.place(place == null ? office.at("name").text() : place);
      }
    }
    if (!draft.hasPlaces()) {
      draft.place(written);
    }
  }

  private static PayRange range(JsonItem pay) {
    return PayRange.of(
        units(pay.number("min_cents")),
        units(pay.number("max_cents")),
        pay.text("currency_type"),
        // the board names no period; annual pay is what its form asks for
        null);
  }

  private static BigDecimal units(BigDecimal cents) {
    return cents == null ? null : cents.divide(CENTS);
  }
}
