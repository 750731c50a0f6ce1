package dev.jobtrail.discovery;

import dev.jobtrail.discovery.board.FoundJob;
import dev.jobtrail.discovery.statement.Statement;
import dev.jobtrail.fit.ComparableTitle;
import dev.jobtrail.text.PayRange;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;

/**
 * A column of discovery_match that a search fills.
 *
 * @param type in SQL
 * @param update its value if {@code f} is a find of the existing match {@code m}; null to keep it
 * @param value null for unknown
 */
record MatchColumn(String name, String type, String update, Function<ScoredJob, Object> value) {

  /** All but the ids, the URL and the duplicate key. */
  static final List<MatchColumn> ALL =
      List.of(
          fixed("original_url", it -> it.job().originalUrl()),
          fixed("external_id", it -> it.job().externalId()),
          fixed("board", it -> it.job().board().name()),
          fixed("company_slug", it -> it.job().companySlug()),
          latest("title", "text", it -> it.job().title()),
          latest("title_words", "text[]", it -> titleWords(it.job())),
          latest("company", "text", it -> it.job().company()),
          latest("location", "text", it -> it.job().location()),
          latest("places", "text[]", it -> PlaceKeys.of(it.job())),
          latest("is_remote", "boolean", it -> it.job().isRemote()),
          known("posted_at", "timestamptz", it -> text(it.job().postedAt())),
          known("snippet", "text", it -> it.job().snippet()),
          known("description", "text", it -> it.job().description()),
          new MatchColumn(
              "search",
              "tsvector",
              "case when f.leads and f.search <> m.search"
                  + " and (f.description is not null or m.description is null)"
                  + " then f.search else m.search end",
              it -> SearchText.vector(it.job())),
          known("salary", "text", it -> it.job().salary()),
          known("salary_min", "integer", it -> pay(it.job(), PayRange::yearlyMin)),
          known("salary_max", "integer", it -> pay(it.job(), PayRange::yearlyMax)),
          known("salary_currency", "text", it -> pay(it.job(), PayRange::currency)),
          known("employment_type", "text", it -> text(it.job().employmentType())),
          known("company_stage", "text", it -> text(it.job().companyStage())),
          latest("score", "integer", ScoredJob::score),
          latest("level", "text", it -> it.level().name()),
          known("hiring", "text", it -> value(it.hiring())),
          quote("hiring", ScoredJob::hiring),
          known("sponsorship", "text", it -> value(it.sponsorship())),
          quote("sponsorship", ScoredJob::sponsorship),
          new MatchColumn(
              "target_titles",
              "varchar[]",
              "array(select distinct t from unnest(m.target_titles || f.target_titles) t"
                  + " order by t)",
              ScoredJob::targetTitles));

  /** Whether its values are so long that PostgreSQL reads them faster outside of JSON. */
  boolean isLong() {
    return name.equals("description") || name.equals("search");
  }

  private static MatchColumn fixed(String name, Function<ScoredJob, Object> value) {
    return new MatchColumn(name, "text", null, value);
  }

  private static MatchColumn latest(String name, String type, Function<ScoredJob, Object> value) {
    return new MatchColumn(
        name, type, "case when f.leads then f.%1$s else m.%1$s end".formatted(name), value);
  }

  /**
   * Unknown values of a later search keep the earlier value, and equal ones the stored value, which
   * is compressed already.
   */
  private static MatchColumn known(String name, String type, Function<ScoredJob, Object> value) {
    return new MatchColumn(
        name,
        type,
        "case when f.leads and (m.%1$s is null or f.%1$s <> m.%1$s) then f.%1$s else m.%1$s end"
            .formatted(name),
        value);
  }

  /** Changes with the statement that it proves. */
  private static MatchColumn quote(String statement, Function<ScoredJob, Statement<?>> value) {
    var name = statement + "_quote";
    return new MatchColumn(
        name,
        "text",
        "case when f.leads and f.%1$s is not null then f.%2$s else m.%2$s end"
            .formatted(statement, name),
        it -> value.apply(it) == null ? null : value.apply(it).quote());
  }

  private static String value(Statement<? extends Enum<?>> statement) {
    return statement == null ? null : statement.value().name();
  }

  private static List<String> titleWords(FoundJob job) {
    return ComparableTitle.of(job.title()).workWords();
  }

  private static String text(Object value) {
    return Objects.toString(value, null);
  }

  private static Object pay(FoundJob job, Function<PayRange, Object> part) {
    return job.pay() == null ? null : part.apply(job.pay());
  }
}
