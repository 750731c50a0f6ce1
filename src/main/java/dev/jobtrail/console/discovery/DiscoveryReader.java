package dev.jobtrail.console.discovery;

import dev.jobtrail.client.Person;
import dev.jobtrail.discovery.MatchDecisions;
import dev.jobtrail.discovery.MatchExplainer;
import dev.jobtrail.discovery.MatchView;
import dev.jobtrail.discovery.OpenMatches;
import dev.jobtrail.discovery.Runs;
import dev.jobtrail.discovery.Targets;
import dev.jobtrail.discovery.board.Boards;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.resume.ResumeSummary;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jboss.resteasy.reactive.RestQuery;

/** Gathers what the page of discovery shows. */
@ApplicationScoped
class DiscoveryReader {

  private static final int MOST_RESUMES = 100;
  private static final int MOST_SHOWN = 1_000;
  private static final int RUNS = 11;

  /** What the page's address asks for; ids as they were given, null and empty for none. */
  static final class Query {

    @RestQuery String client;
    @RestQuery String resume;
    @RestQuery String shown;
    @RestQuery String decided;
    @RestQuery String dismissed;
    @RestQuery String asked;
    @RestQuery String live;

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
  private final OpenMatches open;
  private final MatchDecisions decisions;
  private final MatchExplainer explainer;

  DiscoveryReader(
      Targets targets,
      Boards boards,
      Runs runs,
      OpenMatches open,
      MatchDecisions decisions,
      MatchExplainer explainer) {
    this.targets = targets;
    this.boards = boards;
    this.runs = runs;
    this.open = open;
    this.decisions = decisions;
    this.explainer = explainer;
  }

  /**
   * The page of a person for the resume that is asked for, or their latest.
   *
   * @throws ApiException NOT_FOUND for a resume that is not the person's
   */
  DiscoveryPage of(Person person, Query query) {
    var resumes = ResumeSummary.newest(person, null, null, Optional.empty(), MOST_RESUMES);
    if (resumes.isEmpty() && isNone(query.resume)) {
      return DiscoveryPage.empty(boards, person.clientId());
    }
    var resume = isNone(query.resume) ? resumes.getFirst() : chosen(resumes, query.resume);
    return of(person, resumes, resume, query);
  }

  private DiscoveryPage of(
      Person person, List<ResumeSummary> resumes, ResumeSummary resume, Query query) {
    var account = person.accountId();
    var latest = runs.list(account, resume.id(), null, RUNS);
    var shown = query.mostMatches();
    var isFollowed = query.live != null;
    // whoever follows a run is shown its progress alone
    var matches = isFollowed ? List.<MatchView>of() : open.of(person, resume.id(), null, shown + 1);
    return new DiscoveryPage(
        boards,
        person.clientId(),
        resumes,
        resume,
        targets.list(account, resume.id()).stream().map(it -> TargetForm.of(it, boards)).toList(),
        TargetForm.ofNew(resume.id(), boards),
        latest.isEmpty() ? null : latest.getFirst(),
        latest.isEmpty() ? List.of() : latest.subList(1, latest.size()),
        isFollowed,
        matches.subList(0, Math.min(shown, matches.size())),
        explainer.underWay(account, resume.id()),
        isNone(query.asked) ? null : Ids.parse(query.asked),
        shown,
        matches.size() > shown && shown < MOST_SHOWN,
        match(account, query.decided),
        match(account, query.dismissed));
  }

  private static ResumeSummary chosen(List<ResumeSummary> resumes, String id) {
    var wanted = Ids.parse(id);
    return resumes.stream()
        .filter(it -> it.id().equals(wanted))
        .findFirst()
        .orElseThrow(ApiException::notFound);
  }

  /** Null for none, and for one that was deleted since. */
  private MatchView match(UUID account, String id) {
    if (isNone(id)) {
      return null;
    }
    try {
      return decisions.one(account, Ids.parse(id));
    } catch (ApiException _) {
      return null;
    }
  }

  private static boolean isNone(String parameter) {
    return parameter == null || parameter.isEmpty();
  }
}
