package dev.jobtrail.discovery;

import dev.jobtrail.account.RecordImport;
import dev.jobtrail.discovery.MatchSignal.Kind;
import dev.jobtrail.discovery.MatchSignal.Verdict;
import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.CompanyStage;
import dev.jobtrail.discovery.statement.HiringParty;
import dev.jobtrail.discovery.statement.Sponsorship;
import dev.jobtrail.fit.ComparableTitle;
import dev.jobtrail.fit.JobLevel;
import dev.jobtrail.posting.DuplicateKey;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.PayText;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** A match of an account's export. What the export lacks is read again by the next search. */
@RegisterForReflection
record RestoredMatch(
    @NotNull UUID id,
    UUID runId,
    @NotNull UUID resumeId,
    @NotBlank @Size(max = 2_000) String url,
    @NotBlank @Size(max = 2_000) String originalUrl,
    @NotBlank @Size(max = 300) String externalId,
    @NotNull Board board,
    @NotBlank @Size(max = 300) String title,
    @NotBlank @Size(max = 300) String company,
    @Size(max = 10_000) String location,
    Boolean isRemote,
    Instant postedAt,
    @Size(max = 1_000) String snippet,
    @Size(max = 300) String salary,
    CompanyStage companyStage,
    @NotNull @Size(max = 100) List<@NotNull @Size(max = 200) String> targetTitles,
    @Min(0) @Max(100) int score,
    @Size(max = 2_000) String fitReason,
    @Size(max = 2_000) String fitGap,
    @NotNull MatchState state,
    UUID applicationId,
    @NotNull Instant foundAt,
    @NotNull Instant createdAt,
    Instant updatedAt,
    @NotNull @Size(max = 100) List<@NotNull @Valid Source> sources,
    JobLevel level,
    Sponsorship sponsorship,
    @Size(max = 100) List<@NotNull @Valid MatchSignal> signals,
    DismissReason dismissReason,
    @Min(0) @Max(MatchRanking.MOST) int rankPenalty,
    DismissReason rankPenaltyReason) {

  /** A board's listing. */
  @RegisterForReflection
  record Source(
      @NotNull Board board,
      @Size(max = 200) String company,
      @NotBlank @Size(max = 300) String externalId,
      @NotBlank @Size(max = 2_000) String url,
      boolean isEmployer,
      @PositiveOrZero int missed,
      @NotNull Instant firstSeenAt,
      @NotNull Instant lastSeenAt) {}

  void store(RecordImport to) {
    var resume = to.require("resumes", resumeId);
    to.ofSameApplicantAs(resume);
    to.allow(
        1,
        "match " + resumeId + " " + url,
        Message.of("Another match of the resume has its URL.").english());
    var pay = PayText.rangeOf(salary);
    var hiring = signal(Kind.HIRING);
    var own = sources.stream().filter(this::isOwn).findFirst();
    to.ownRow("discovery_match")
        .set("resume_id", resume.id())
        .set("run_id", to.find("discoveryRuns", runId))
        .set("board", board)
        .set("company_slug", own.map(Source::company).orElse(null))
        .set("external_id", externalId)
        .set("url", url)
        .set("original_url", originalUrl)
        .set("twin", DuplicateKey.of(company, title, location))
        .set("title", title)
        .set("title_words", ComparableTitle.of(title).workWords())
        .set("company", company)
        .set("location", location)
        .set("places", PlaceKeys.of(location, isRemote))
        .set("is_remote", isRemote)
        .set("posted_at", postedAt)
        .set("snippet", snippet)
        .set("salary", salary)
        .set("salary_min", pay == null ? null : pay.yearlyMin())
        .set("salary_max", pay == null ? null : pay.yearlyMax())
        .set("salary_currency", pay == null ? null : pay.currency())
        .set("company_stage", companyStage)
        .set("target_titles", targetTitles)
        .set("score", score)
        .set("fit_reason", fitReason)
        .set("fit_gap", fitGap)
        .set("state", state)
        .set("application_id", to.find("applications", applicationId))
        .set("missed", own.map(Source::missed).orElse(0))
        .set("level", level)
        .set("hiring", hiring.map(RestoredMatch::party).orElse(null))
        .set("hiring_quote", hiring.map(MatchSignal::evidence).orElse(null))
        .set("sponsorship", sponsorship)
        .set("sponsorship_quote", signal(Kind.SPONSORSHIP).map(MatchSignal::evidence).orElse(null))
        .set("dismiss_reason", dismissReason)
        .set("rank_penalty", rankPenalty)
        .set("rank_penalty_reason", rankPenaltyReason)
        .set("found_at", foundAt)
        .times(createdAt, updatedAt);
    // the database adds the match's own source
    sources.stream().filter(it -> !isOwn(it)).forEach(it -> store(it, resume.id(), to));
  }

  private boolean isOwn(Source source) {
    return source.board() == board && source.externalId().equals(externalId);
  }

  private static void store(Source source, UUID resume, RecordImport to) {
    var company = MatchSource.slug(source.company());
    var key = String.join(" ", "source", resume + "", source.board() + "", company);
    if (to.count(key + " " + source.externalId()) > 1) {
      return;
    }
    to.row("discovery_match_source")
        .set("id", to.newId())
        .set("match_id", to.id())
        .set("resume_id", resume)
        .set("board", source.board())
        .set("company_slug", company)
        .set("external_id", source.externalId())
        .set("url", source.url())
        .set("original_url", source.url())
        .set("is_employer", source.isEmployer())
        .set("missed", source.missed())
        .set("first_seen_at", source.firstSeenAt())
        .set("last_seen_at", source.lastSeenAt());
  }

  private Optional<MatchSignal> signal(Kind kind) {
    return signals == null
        ? Optional.empty()
        : signals.stream().filter(it -> it.kind() == kind).findFirst();
  }

  private static HiringParty party(MatchSignal hiring) {
    return switch (hiring.verdict()) {
      case Verdict.GOOD -> HiringParty.EMPLOYER;
      case Verdict.DOUBTFUL -> HiringParty.AGENCY;
      case Verdict.NEUTRAL -> HiringParty.NOT_STATED;
    };
  }
}
