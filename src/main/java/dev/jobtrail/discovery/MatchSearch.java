package dev.jobtrail.discovery;

import dev.jobtrail.client.Person;
import dev.jobtrail.discovery.MatchCounts.OfBoard;
import dev.jobtrail.discovery.MatchCounts.OfCompany;
import dev.jobtrail.discovery.MatchCounts.OfEmploymentType;
import dev.jobtrail.discovery.MatchCounts.OfLevel;
import dev.jobtrail.discovery.MatchCounts.OfSponsorship;
import dev.jobtrail.discovery.MatchCounts.PostedWithin;
import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.statement.Sponsorship;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.exchange.ExchangeRates;
import dev.jobtrail.fit.JobLevel;
import dev.jobtrail.platform.SortDirection;
import dev.jobtrail.posting.EmploymentType;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.text.AccentPattern;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Query;
import jakarta.transaction.Transactional;
import java.math.BigDecimal;
import java.math.MathContext;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Finds a resume's matches by filters, in one of several orders. */
@ApplicationScoped
public class MatchSearch {

  private static final String LEVEL = "coalesce(m.level, 'NOT_STATED')";
  private static final String SPONSORSHIP = "coalesce(m.sponsorship, 'NOT_STATED')";

  private static final String POSTED = "coalesce(m.posted_at, m.found_at)";

  /** For each board, level, sponsorship and employment type, in this order of its first column. */
  private static final String COUNTS =
      """
      select grouping(m.board, %1$s, %2$s, m.employment_type) as by,
        coalesce(m.board, %1$s, %2$s, m.employment_type) as value, count(*) as number
      from discovery_match m where %3$s
      group by grouping sets ((m.board), (%1$s), (%2$s), (m.employment_type))
      order by number desc, value
      """;

  private static final int BY_BOARD = 0b0111;
  private static final int BY_LEVEL = 0b1011;
  private static final int BY_SPONSORSHIP = 0b1101;

  private static final String TOTALS =
      "select count(*), count(*) filter (where m.is_remote), %s from discovery_match m where %s";

  private static final String COMPANIES =
      """
      select m.company, count(*) as number from discovery_match m where %2$s
      group by m.company order by number desc, m.company limit %1$d
      """;

  private static final int MOST_COMPANIES = 20;

  private static final String SEVERAL = "|";

  private final EntityManager entityManager;
  private final MatchViews views;
  private final ExchangeRates rates;
  private final Clock clock;

  MatchSearch(EntityManager entityManager, MatchViews views, ExchangeRates rates, Clock clock) {
    this.entityManager = entityManager;
    this.views = views;
    this.rates = rates;
    this.clock = clock;
  }

  /**
   * A page of a person's matches.
   *
   * @param after the id of the last one that is not wanted any more, or null to begin
   * @throws ApiException NOT_FOUND if the resume belongs to another applicant or there is no such
   *     match to go on after, VALIDATION_FAILED for a filter without a meaning
   */
  @Transactional
  public List<MatchView> page(
      Person person, UUID resumeId, MatchFilter filter, UUID after, int limit) {
    requireResume(person, resumeId);
    var where = where(person, resumeId, filter);
    var order = filter.order();
    if (after != null) {
      Match.of(person.accountId(), after).orElseThrow(ApiException::notFound);
      where.and(
          "(%s) %s (select %s from discovery_match a where a.id = :after)"
              .formatted(
                  order.key("m"),
                  filter.direction() == SortDirection.ASC ? ">" : "<",
                  order.key("a")),
          "after",
          after);
    }
    var ids =
        where
            .apply(
                entityManager.createNativeQuery(
                    "select m.id from discovery_match m where %s order by %s"
                        .formatted(where.sql(), order.orderBy("m", filter.direction())),
                    UUID.class))
            .setMaxResults(limit)
            .getResultList();
    return views(ids);
  }

  /**
   * How many of a person's matches pass the filters.
   *
   * @throws ApiException as above
   */
  @Transactional
  public long total(Person person, UUID resumeId, MatchFilter filter) {
    requireResume(person, resumeId);
    var where = where(person, resumeId, filter);
    return (Long)
        query("select count(*) from discovery_match m where " + where.sql(), Long.class, where)
            .getSingleResult();
  }

  /**
   * The same in parts.
   *
   * @throws ApiException as above
   */
  @Transactional
  public MatchCounts count(Person person, UUID resumeId, MatchFilter filter) {
    requireResume(person, resumeId);
    var where = where(person, resumeId, filter);
    var boards = new ArrayList<OfBoard>();
    var levels = new ArrayList<OfLevel>();
    var sponsorships = new ArrayList<OfSponsorship>();
    var types = new ArrayList<OfEmploymentType>();
    for (var columns : rows(COUNTS.formatted(LEVEL, SPONSORSHIP, where.sql()), where)) {
      var value = (String) columns[1];
      var count = (Long) columns[2];
      switch ((Integer) columns[0]) {
        case BY_BOARD -> boards.add(new OfBoard(Board.valueOf(value), count));
        case BY_LEVEL -> levels.add(new OfLevel(JobLevel.valueOf(value), count));
        case BY_SPONSORSHIP ->
            sponsorships.add(new OfSponsorship(Sponsorship.valueOf(value), count));
        default -> {
          if (value != null) {
            types.add(new OfEmploymentType(EmploymentType.valueOf(value), count));
          }
        }
      }
    }
    var companies =
        rows(COMPANIES.formatted(MOST_COMPANIES, where.sql()), where).stream()
            .map(it -> new OfCompany((String) it[0], (Long) it[1]))
            .toList();
    var totals = totals(where);
    return new MatchCounts(
        (Long) totals[0],
        (Long) totals[1],
        boards,
        levels,
        sponsorships,
        types,
        companies,
        IntStream.range(0, MatchCounts.DAYS.size())
            .mapToObj(it -> new PostedWithin(MatchCounts.DAYS.get(it), (Long) totals[it + 2]))
            .toList());
  }

  /** All of them, the remote ones, and those of each number of days. */
  private Object[] totals(Where where) {
    var now = clock.instant();
    var days = new ArrayList<String>();
    for (var number : MatchCounts.DAYS) {
      var name = "since" + number;
      days.add("count(*) filter (where %s >= :%s)".formatted(POSTED, name));
      where.parameters.put(name, now.minus(Duration.ofDays(number)));
    }
    return (Object[])
        query(TOTALS.formatted(String.join(", ", days), where.sql()), Object[].class, where)
            .getSingleResult();
  }

  private List<Object[]> rows(String sql, Where where) {
    return ((List<?>) query(sql, Object[].class, where).getResultList())
        .stream().map(it -> (Object[]) it).toList();
  }

  private Query query(String sql, Class<?> type, Where where) {
    return where.apply(entityManager.createNativeQuery(sql, type));
  }

  private static void requireResume(Person person, UUID resumeId) {
    var resume = Resume.of(person.accountId(), resumeId).orElseThrow(ApiException::notFound);
    if (!Objects.equals(resume.clientId, person.clientId())) {
      throw ApiException.notFound();
    }
  }

  /** The matches of some ids in their order. */
  private List<MatchView> views(List<?> ids) {
    if (ids.isEmpty()) {
      return List.of();
    }
    var byId =
        entityManager
            .createQuery(OpenMatches.VIEWS + " where m.id in :ids", MatchView.class)
            .setParameter("ids", ids)
            .getResultList()
            .stream()
            .collect(Collectors.toMap(MatchView::id, Function.identity()));
    return views.complete(ids.stream().map(byId::get).filter(Objects::nonNull).toList());
  }

  private Where where(Person person, UUID resumeId, MatchFilter filter) {
    var where = new Where();
    where.and("m.account_id = :account", "account", person.accountId());
    where.and("m.resume_id = :resume", "resume", resumeId);
    var states = filter.states();
    if (states.equals(List.of(MatchState.NEW))) {
      where.and("m.state = 'NEW'"); // literally, as in the condition of the index
    } else {
      where.and("m.state in (:states)", "states", states.stream().map(Enum::name).toList());
    }
    if (filter.minScore != null) {
      where.and("m.score >= :score", "score", filter.minScore);
    }
    if (!filter.boards().isEmpty()) {
      where.and(
          "exists (select from discovery_match_source s where s.match_id = m.id"
              + " and s.board in (:boards))",
          "boards",
          filter.boards().stream().map(Enum::name).toList());
    }
    if (filter.remote != null) {
      where.and("m.is_remote is " + (filter.remote ? "" : "not ") + "true");
    }
    if (filter.postedWithinDays != null) {
      where.and(
          POSTED + " >= :since",
          "since",
          clock.instant().minus(Duration.ofDays(filter.postedWithinDays)));
    }
    if (!filter.employmentTypes().isEmpty()) {
      where.and(
          "m.employment_type in (:types)",
          "types",
          filter.employmentTypes().stream().map(Enum::name).toList());
    }
    if (!filter.levels().isEmpty()) {
      where.and(LEVEL + " in (:levels)", "levels", names(filter.levels()));
    }
    if (!filter.sponsorships().isEmpty()) {
      where.and(SPONSORSHIP + " in (:sponsorships)", "sponsorships", names(filter.sponsorships()));
    }
    if (filter.minSalary != null && filter.currency == null) {
      where.and("coalesce(m.salary_max, m.salary_min) >= :pay", "pay", filter.minSalary);
    } else if (filter.minSalary != null) {
      where.and(MatchOrder.payInEuros("m") + " >= :pay", "pay", euros(filter));
    }
    addTexts(filter, where);
    return where;
  }

  private BigDecimal euros(MatchFilter filter) {
    var rate =
        rates
            .perEuro(filter.currency)
            .orElseThrow(
                () ->
                    ApiException.invalid(
                        "currency",
                        "has no exchange rate; it can be one of %s",
                        String.join(", ", rates.currencies())));
    return BigDecimal.valueOf(filter.minSalary).divide(rate, MathContext.DECIMAL64);
  }

  private static void addTexts(MatchFilter filter, Where where) {
    var company = MatchFilter.orNull(filter.company);
    if (company != null) {
      where.and("m.company ~* :company", "company", AccentPattern.of(company));
    }
    var place = MatchFilter.orNull(filter.place);
    if (place != null) {
      var keys = PlaceKeys.at(place, filter.radiusKm == null ? 0 : filter.radiusKm);
      if (keys.isEmpty()) {
        where.and("m.location ~* :place", "place", AccentPattern.of(place));
      } else {
        where.and(
            "exists (select from unnest(m.places) at where at in (select"
                + " unnest(string_to_array(:places, '"
                + SEVERAL
                + "'))))",
            "places",
            String.join(SEVERAL, keys));
      }
    }
    var words = MatchFilter.orNull(filter.q);
    if (words != null) {
      var query = SearchText.query(words);
      if (query.isEmpty()) {
        where.and("false");
      } else {
        where.and("m.search @@ cast(:q as tsquery)", "q", query);
      }
    }
  }

  private static List<String> names(List<? extends Enum<?>> values) {
    return values.stream().map(Enum::name).toList();
  }

  /** A condition with its parameters. */
  private static final class Where {

    private final List<String> conditions = new ArrayList<>();
    private final Map<String, Object> parameters = new HashMap<>();

    void and(String condition) {
      conditions.add(condition);
    }

    void and(String condition, String parameter, Object value) {
      conditions.add(condition);
      parameters.put(parameter, value);
    }

    String sql() {
      return String.join(" and ", conditions);
    }

    Query apply(Query query) {
      parameters.forEach(query::setParameter);
      return query;
    }
  }
}
