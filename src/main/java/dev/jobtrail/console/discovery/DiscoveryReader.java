package dev.jobtrail.console.discovery;

import dev.jobtrail.client.ActiveClients;
import dev.jobtrail.client.Person;
import dev.jobtrail.discovery.DismissReason;
import dev.jobtrail.discovery.MatchDecisions;
import dev.jobtrail.discovery.MatchExplainer;
import dev.jobtrail.discovery.MatchFilter;
import dev.jobtrail.discovery.MatchSearch;
import dev.jobtrail.discovery.MatchView;
import dev.jobtrail.discovery.RunView;
import dev.jobtrail.discovery.Runs;
import dev.jobtrail.discovery.Targets;
import dev.jobtrail.discovery.board.Boards;
import dev.jobtrail.discovery.company.CompanyCatalogue;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.exchange.ExchangeRates;
import dev.jobtrail.plan.Allowances;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.resume.ResumeSummary;
import dev.jobtrail.work.WorkState;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jboss.resteasy.reactive.RestQuery;

/** Loads the content of the discovery page. */
@ApplicationScoped
class DiscoveryReader {

  private static final int MOST_RESUMES = 100;
  private static final int MOST_SHOWN = 1_000;
  private static final int RUNS = 11;

  /** The query parameters of the page as given; null and empty if absent. */
  static final class Query {

    @RestQuery String client;
    @RestQuery String resume;
    @RestQuery String shown;
    @RestQuery String decided;
    @RestQuery String dismissed;
    @RestQuery String dismissedTogether;
    @RestQuery String addedTogether;
    @RestQuery String asked;
    @RestQuery String live;
    @RestQuery String counts;
    @RestQuery String q;
    @RestQuery String sort;
    @RestQuery String state;
    @RestQuery String place;
    @RestQuery String radiusKm;
    @RestQuery String company;
    @RestQuery String board;
    @RestQuery String employmentType;
    @RestQuery String level;
    @RestQuery String sponsorship;
    @RestQuery String minScore;
    @RestQuery String minSalary;
    @RestQuery String currency;
    @RestQuery String postedWithinDays;
    @RestQuery String remote;

    /** The filters that are set, by their names. */
    Map<String, String> filters() {
      var filters = new LinkedHashMap<String, String>();
      filters.put("q", q);
      filters.put("sort", sort);
      filters.put("state", state);
      filters.put("place", place);
      filters.put("radiusKm", radiusKm);
      filters.put("company", company);
      filters.put("board", board);
      filters.put("employmentType", employmentType);
      filters.put("level", level);
      filters.put("sponsorship", sponsorship);
      filters.put("minScore", minScore);
      filters.put("minSalary", minSalary);
      filters.put("currency", currency);
      filters.put("postedWithinDays", postedWithinDays);
      filters.put("remote", remote);
      filters.values().removeIf(DiscoveryReader::isNone);
      return filters;
    }

    /** At least a step; what is no number counts as that. */
    int mostMatches() {
      return shown != null && shown.matches("\\d{1,4}")
          ? Math.clamp(Integer.parseInt(shown), DiscoveryPage.STEP, MOST_SHOWN)
          : DiscoveryPage.STEP;
    }
  }

  private final Targets targets;
  private final Boards boards;
  private final Runs runs;
  private final MatchSearch search;
  private final MatchDecisions decisions;
  private final MatchExplainer explainer;
  private final ActiveClients activeClients;
  private final Allowances allowances;
  private final CompanyCatalogue catalogue;
  private final ExchangeRates rates;

  DiscoveryReader(
      Targets targets,
      Boards boards,
      Runs runs,
      MatchSearch search,
      MatchDecisions decisions,
      MatchExplainer explainer,
      ActiveClients activeClients,
      Allowances allowances,
      CompanyCatalogue catalogue,
      ExchangeRates rates) {
    this.targets = targets;
    this.boards = boards;
    this.runs = runs;
    this.search = search;
    this.decisions = decisions;
    this.explainer = explainer;
    this.activeClients = activeClients;
    this.allowances = allowances;
    this.catalogue = catalogue;
    this.rates = rates;
  }

  /**
   * The page of an applicant for the given resume, or their latest.
   *
   * @throws ApiException NOT_FOUND for a resume of another applicant
   */
  DiscoveryPage of(Person person, Query query) {
    var resumes = ResumeSummary.newest(person, null, null, Optional.empty(), MOST_RESUMES);
    if (resumes.isEmpty() && isNone(query.resume)) {
      return DiscoveryPage.empty(boards, person.clientId());
    }
    var resume = isNone(query.resume) ? usual(resumes) : chosen(resumes, query.resume);
    return of(person, resumes, resume, query);
  }

  private DiscoveryPage of(
      Person person, List<ResumeSummary> resumes, ResumeSummary resume, Query query) {
    var account = person.accountId();
    var latest = runs.list(account, resume.id(), null, RUNS);
    var shown = query.mostMatches();
    var isFollowed = query.live != null;
    // a request that follows a run gets only its progress
    var filters = query.filters();
    // before the matches: what ends in between has its reasons then
    var explaining = explainer.underWay(account, resume.id());
    var matches =
        isFollowed
            ? List.<MatchView>of()
            : search.page(person, resume.id(), MatchFilter.ofForm(filters::get), null, shown + 1);
    var best = filters.isEmpty() ? unexplained(matches, explaining) : Set.<UUID>of();
    var last = latest.isEmpty() ? null : latest.getFirst();
    var reasons =
        Collections.disjoint(explaining, ids(matches))
            ? reasons(person, best, last)
            : BestReasons.UNDER_WAY;
    var dismissed = match(account, query.dismissed);
    var together = ids(query.dismissedTogether);
    return new DiscoveryPage(
        boards,
        person.clientId(),
        resumes,
        resume,
        targets.list(account, resume.id()).stream().map(it -> TargetForm.of(it, boards)).toList(),
        TargetForm.ofNew(resume.id(), boards),
        last,
        latest.isEmpty() ? List.of() : latest.subList(1, latest.size()),
        isFollowed,
        filters,
        MatchFilter.faults(filters::get),
        counts(person, resume.id(), query),
        matches.subList(0, Math.min(shown, matches.size())),
        reasons.isRequested() ? best : explaining,
        reasons,
        isNone(query.asked) ? null : Ids.parse(query.asked),
        shown,
        matches.size() > shown && shown < MOST_SHOWN,
        match(account, query.decided),
        dismissed,
        together,
        dismissReason(together.isEmpty() ? dismissed : match(account, together.getFirst())),
        matches(account, ids(query.addedTogether)),
        isFollowed ? List.of() : catalogue.names(),
        isFollowed ? List.of() : rates.currencies());
  }

  /** Those of the best matches that have no reasons and are not about to get them. */
  private static Set<UUID> unexplained(List<MatchView> matches, Set<UUID> explaining) {
    return matches.stream()
        .limit(MatchExplainer.BEST)
        .filter(it -> !MatchExplainer.isExplained(it))
        .map(MatchView::id)
        .filter(it -> !explaining.contains(it))
        .collect(Collectors.toSet());
  }

  private BestReasons reasons(Person person, Set<UUID> unexplained, RunView last) {
    var isSearching = last != null && last.state().isOpen();
    if (unexplained.isEmpty() || isSearching || !activeClients.isActiveNow(person)) {
      return BestReasons.NONE;
    }
    var allowance = allowances.usage(person.accountId()).ai();
    if (allowance.isUsedUp()) {
      return BestReasons.USED_UP;
    }
    if (last == null) {
      return BestReasons.OFFERED;
    }
    return explainer
        .reasonsAfter(person.accountId(), last)
        .map(it -> it == WorkState.FAILED ? BestReasons.FAILED : BestReasons.OFFERED)
        .orElse(BestReasons.REQUESTED);
  }

  /** Where filters are set or being chosen; they take as long as the list. */
  private FilterCounts counts(Person person, UUID resumeId, Query query) {
    var filters = query.filters();
    return query.live != null || filters.isEmpty() && query.counts == null
        ? FilterCounts.NONE
        : FilterCounts.of(filters, it -> search.count(person, resumeId, MatchFilter.ofForm(it)));
  }

  private static Set<UUID> ids(List<MatchView> matches) {
    return matches.stream().map(MatchView::id).collect(Collectors.toSet());
  }

  /** The newest; copies that are tailored to a posting search for nothing as a rule. */
  private static ResumeSummary usual(List<ResumeSummary> resumes) {
    return resumes.stream()
        .filter(it -> it.applicationId() == null)
        .findFirst()
        .orElseGet(resumes::getFirst);
  }

  private static ResumeSummary chosen(List<ResumeSummary> resumes, String id) {
    var wanted = Ids.parse(id);
    return resumes.stream()
        .filter(it -> it.id().equals(wanted))
        .findFirst()
        .orElseThrow(ApiException::notFound);
  }

  private static DismissReason dismissReason(MatchView match) {
    return match == null ? null : match.dismissReason();
  }

  /** Null for none, and for one that was deleted since. */
  private MatchView match(UUID account, String id) {
    return isNone(id) ? null : match(account, Ids.parse(id));
  }

  private MatchView match(UUID account, UUID id) {
    try {
      return decisions.one(account, id);
    } catch (ApiException _) {
      return null;
    }
  }

  /** Those that were not deleted since. */
  private List<MatchView> matches(UUID account, List<UUID> ids) {
    return ids.stream().map(it -> match(account, it)).filter(Objects::nonNull).toList();
  }

  /** The ids that commas separate, at most a step of them. */
  private static List<UUID> ids(String list) {
    return isNone(list)
        ? List.of()
        : Stream.of(list.split(",")).limit(DiscoveryPage.STEP).map(Ids::parse).toList();
  }

  private static boolean isNone(String parameter) {
    return parameter == null || parameter.isEmpty();
  }
}
