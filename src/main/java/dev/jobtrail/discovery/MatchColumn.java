package dev.jobtrail.discovery;

import dev.jobtrail.discovery.board.FoundJob;
import dev.jobtrail.discovery.statement.Statement;
import dev.jobtrail.fit.ComparableTitle;
import dev.jobtrail.text.PayRange;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A column of discovery_match that a search fills.
 *
 * @param type in SQL
 * @param isLong whether its values are so long that they are sent as an array of texts, which
 *     PostgreSQL reads faster than JSON; they are of its type once they are stored
 * @param change whether a find {@code f} changes the existing match {@code m}; null for never
 * @param update its value then; null for that of the find
 * @param value null for unknown
 */
record MatchColumn(
    String name,
    String type,
    boolean isLong,
    String change,
    String update,
    Function<ScoredJob, Object> value) {

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
          known("description", "text", it -> it.job().description()).asLong(),
          words(it -> SearchText.vector(it.job())).asLong(),
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
          titles(ScoredJob::targetTitles));

  /** Whether a find changes anything; the words change with what they are of. */
  static final String ANY_CHANGE =
      ALL.stream()
          .filter(it -> it.change != null && !it.name.equals("search"))
          .map(MatchColumn::change)
          .collect(Collectors.joining(" or "));

  /** The value of a find. */
  String found() {
    return isLong ? "cast(f.%s as %s)".formatted(name, type) : "f." + name;
  }

  /** The assignment to an existing match; null for none. */
  String assignment() {
    return change == null
        ? null
        : "%1$s = case when %2$s then %3$s else m.%1$s end"
            .formatted(name, change, update == null ? found() : update);
  }

  private MatchColumn asLong() {
    return new MatchColumn(name, type, true, change, update, value);
  }

  private static MatchColumn fixed(String name, Function<ScoredJob, Object> value) {
    return new MatchColumn(name, "text", false, null, null, value);
  }

  private static MatchColumn latest(String name, String type, Function<ScoredJob, Object> value) {
    var change = "f.leads and f.%1$s is distinct from m.%1$s".formatted(name);
    return new MatchColumn(name, type, false, change, null, value);
  }

  /** Unknown values of a later search keep the earlier value. */
  private static MatchColumn known(String name, String type, Function<ScoredJob, Object> value) {
    var change =
        "f.leads and f.%1$s is not null and f.%1$s is distinct from m.%1$s".formatted(name);
    return new MatchColumn(name, type, false, change, null, value);
  }

  /** PostgreSQL reads them only where the text that has them changes. */
  private static MatchColumn words(Function<ScoredJob, Object> value) {
    var change =
        "f.leads and (f.title, f.company, f.location, f.description)"
            + " is distinct from (m.title, m.company, m.location, m.description)"
            + " and (f.description is not null or m.description is null)";
    return new MatchColumn("search", "tsvector", false, change, null, value);
  }

  /** Changes with the statement that it proves. */
  private static MatchColumn quote(String statement, Function<ScoredJob, Statement<?>> value) {
    var name = statement + "_quote";
    return new MatchColumn(
        name,
        "text",
        false,
        "f.leads and f.%1$s is not null and f.%2$s is distinct from m.%2$s"
            .formatted(statement, name),
        null,
        it -> value.apply(it) == null ? null : value.apply(it).quote());
  }

  private static MatchColumn titles(Function<ScoredJob, Object> value) {
    return new MatchColumn(
        "target_titles",
        "varchar[]",
        false,
        "not f.target_titles <@ m.target_titles",
        "array(select distinct t from unnest(m.target_titles || f.target_titles) t order by t)",
        value);
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
