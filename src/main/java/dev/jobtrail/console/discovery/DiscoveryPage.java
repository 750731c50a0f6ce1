package dev.jobtrail.console.discovery;

import dev.jobtrail.console.Choice;
import dev.jobtrail.console.ConsoleSection;
import dev.jobtrail.console.PageQuery;
import dev.jobtrail.discovery.DismissReason;
import dev.jobtrail.discovery.MatchCounts;
import dev.jobtrail.discovery.MatchExplainer;
import dev.jobtrail.discovery.MatchFilter;
import dev.jobtrail.discovery.MatchState;
import dev.jobtrail.discovery.MatchView;
import dev.jobtrail.discovery.RunView;
import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.Boards;
import dev.jobtrail.discovery.statement.Sponsorship;
import dev.jobtrail.fit.JobLevel;
import dev.jobtrail.page.LanguageFormat;
import dev.jobtrail.page.PageMessages;
import dev.jobtrail.page.RequestLanguage;
import dev.jobtrail.posting.EmploymentType;
import dev.jobtrail.posting.PostingMessages;
import dev.jobtrail.resume.ResumeSummary;
import dev.jobtrail.text.Message;
import io.quarkus.qute.TemplateData;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The content of the discovery page for one resume.
 *
 * @param boards the job boards, by which they are named
 * @param resumes the resumes to choose from
 * @param resume the chosen one; null if the applicant has none, with all other components empty
 * @param run the latest; null before the first
 * @param isFollowed whether only the progress of a run is requested
 * @param filters the filters and the order of the matches that are set, by their names
 * @param faults what is wrong with filters that are ignored, by their names
 * @param counts of the choices of filters
 * @param explaining the matches that reasons are looked for, or about to be
 * @param reasons those of the best new matches
 * @param asked the match whose reasons were requested; null for none
 * @param shown how many matches are shown at most
 * @param hasMore whether there are more
 * @param decided the match that was decided on last; null for none
 * @param dismissed the match whose dismissal can be undone; null for none
 * @param dismissedTogether the matches that were dismissed together last
 * @param dismissReason why these or that one was dismissed; null if it was not told
 * @param addedTogether the matches that were to be added together last
 * @param employers the names of well-known employers, not verified
 * @param currencies those with an exchange rate
 */
@TemplateData
record DiscoveryPage(
    Boards boards,
    UUID clientId,
    List<ResumeSummary> resumes,
    ResumeSummary resume,
    List<TargetForm> targets,
    TargetForm newTarget,
    RunView run,
    List<RunView> earlier,
    boolean isFollowed,
    Map<String, String> filters,
    Map<String, Message> faults,
    FilterCounts counts,
    List<MatchView> matches,
    Set<UUID> explaining,
    BestReasons reasons,
    UUID asked,
    int shown,
    boolean hasMore,
    MatchView decided,
    MatchView dismissed,
    List<UUID> dismissedTogether,
    DismissReason dismissReason,
    List<MatchView> addedTogether,
    List<String> employers,
    List<String> currencies) {

  /** How many more matches a press shows. */
  static final int STEP = 50;

  /** The page of one who has no resume. */
  static DiscoveryPage empty(Boards boards, UUID clientId) {
    return new DiscoveryPage(
        boards,
        clientId,
        List.of(),
        null,
        List.of(),
        null,
        null,
        List.of(),
        false,
        Map.of(),
        Map.of(),
        FilterCounts.NONE,
        List.of(),
        Set.of(),
        BestReasons.NONE,
        null,
        STEP,
        false,
        null,
        null,
        List.of(),
        null,
        List.of(),
        List.of(),
        List.of());
  }

  /** The name of a board for users. */
  public String board(Board board) {
    return boards.name(board);
  }

  /** The names of the other boards that still list a match. */
  public List<String> otherBoards(MatchView match) {
    return match.sources().stream()
        .filter(it -> it.isListed() && it.board() != match.board())
        .map(it -> boards.name(it.board()))
        .distinct()
        .toList();
  }

  /** Why a board was not read completely; null if it was. */
  public String trouble(RunView.BoardProgress progress) {
    var text = progress.error() == null ? progress.note() : progress.error();
    return PageMessages.translated(boards.named(progress.board(), text));
  }

  /** Its address. */
  public String path() {
    return address(query(shown));
  }

  /** Its address with what can be undone. */
  public String pathWithUndo() {
    return address(query(shown).with("dismissed", canUndo() ? dismissed.id() : null));
  }

  /** Its address with more matches. */
  public String pathWithMore() {
    return address(query(shown + STEP));
  }

  /** Its address once the matches that it shows are dismissed. */
  public String pathWithDismissed() {
    return address(query(shown).with("dismissedTogether", ids()));
  }

  /** Its address, where a reason can be given for the matches that were dismissed together. */
  public String pathWithDismissedAgain() {
    return address(query(shown).with("dismissedTogether", list(dismissedTogether)));
  }

  /** Its address after these matches were added. */
  public String pathWithAdded() {
    return address(query(shown).with("addedTogether", ids()));
  }

  /** How many of the matches that were to be added are in the pipeline. */
  public long addedCount() {
    return addedTogether.stream().filter(it -> it.applicationId() != null).count();
  }

  private String ids() {
    return list(matches.stream().map(MatchView::id).toList());
  }

  private static String list(List<UUID> ids) {
    return ids.stream().map(UUID::toString).collect(Collectors.joining(","));
  }

  private PageQuery query(int most) {
    var query = new PageQuery().with("resume", resume.id()).with("client", clientId);
    filters.forEach(query::with);
    return query.with("shown", most == STEP ? null : most);
  }

  private static String address(PageQuery query) {
    return query.behind(ConsoleSection.DISCOVERY.path());
  }

  /** Its address with all new matches. */
  public String pathWithoutFilters() {
    return address(new PageQuery().with("resume", resume.id()).with("client", clientId));
  }

  public boolean isFiltered() {
    return !filters.isEmpty();
  }

  /** The value of a filter by its name; empty if it is not set. */
  public String filter(String name) {
    return filters.getOrDefault(name, "");
  }

  /** Whether a filter is ignored. */
  public boolean hasFaults() {
    return !faults.isEmpty();
  }

  /** Why a filter is ignored, by its name; null if it is not. */
  public String fault(String name) {
    var fault = faults.get(name);
    return fault == null ? null : fault.in(RequestLanguage.current());
  }

  /** The orders of the list, the default first. */
  public List<Choice> orders() {
    return List.of(
        choice("sort", "", words().bestFit()),
        choice("sort", "newest", words().latestFind()),
        choice("sort", "pay", words().highestPay()));
  }

  /** Which matches the list can have, the default first. */
  public List<Choice> states() {
    return Stream.of(
            MatchState.NEW,
            MatchState.DISMISSED,
            MatchState.ADDED,
            MatchState.TRACKED,
            MatchState.EXPIRED)
        .map(
            it -> choice("state", it == MatchState.NEW ? "" : wireName(it), words().matchState(it)))
        .toList();
  }

  /** Whether the choices have their counts. */
  public boolean isCounted() {
    return counts.isKnown();
  }

  /** Its address with the counts of its filters. */
  public String pathWithCounts() {
    return address(query(shown).with("counts", "1"));
  }

  /** The boards that matches may be from. */
  public List<Choice> allBoards() {
    return counted(
        "board",
        Board.searchable().stream()
            .map(it -> choice("board", it.wireName(), boards.name(it)))
            .toList());
  }

  /** The employment types of jobs. */
  public List<Choice> employmentTypes() {
    var names = PageMessages.of(PostingMessages.class);
    return counted(
        "employmentType",
        Arrays.stream(EmploymentType.values())
            .map(it -> choice("employmentType", wireName(it), names.employmentType(it)))
            .toList());
  }

  /** The days since jobs were posted, with the number that is set. */
  public List<Choice> postedWithin() {
    var name = "postedWithinDays";
    var days = new TreeSet<>(MatchCounts.DAYS);
    MatchFilter.number(filters::get, name).ifPresent(days::add);
    return counted(
        name, days.stream().map(it -> choice(name, it.toString(), words().lastDays(it))).toList());
  }

  /** The companies that have most matches, with their numbers. */
  public List<Choice> companies() {
    return counts.of("company").entrySet().stream()
        .map(it -> new Choice(it.getKey(), number(it.getValue()), false))
        .toList();
  }

  /** How many of the matches are remote, in brackets; empty where that is not counted. */
  public String remoteCount() {
    return isCounted() ? " (" + number(counts.of("remote").get("true")) + ")" : "";
  }

  /** Choices with their counts, without those that have no match and are not chosen. */
  private List<Choice> counted(String filter, List<Choice> choices) {
    return isCounted()
        ? choices.stream()
            .map(it -> counted(it, counts.of(filter).getOrDefault(it.value(), 0L)))
            .flatMap(Optional::stream)
            .toList()
        : choices;
  }

  private static Optional<Choice> counted(Choice choice, long number) {
    var label = choice.label() + " (" + number(number) + ")";
    return Optional.of(new Choice(choice.value(), label, choice.selected()))
        .filter(it -> it.selected() || number > 0);
  }

  private static String number(long number) {
    return LanguageFormat.current().number(number);
  }

  /** The currencies that a least pay can be in. */
  public List<Choice> payCurrencies() {
    return currencies.stream().map(it -> choice("currency", it, it)).toList();
  }

  /** The levels of jobs. */
  public List<Choice> levels() {
    return counted(
        "level",
        Arrays.stream(JobLevel.values())
            .map(it -> choice("level", wireName(it), words().level(it)))
            .toList());
  }

  /** Why matches are dismissed, with the reason that was told last. */
  public List<Choice> dismissReasons() {
    return dismissReasons(dismissReason);
  }

  /** Why matches are dismissed, with the reason of one. */
  public List<Choice> reasonsOf(MatchView match) {
    return dismissReasons(match.dismissReason());
  }

  private static List<Choice> dismissReasons(DismissReason chosen) {
    return Arrays.stream(DismissReason.values())
        .map(it -> new Choice(wireName(it), words().dismissReason(it), it == chosen))
        .toList();
  }

  /** What jobs state about visa sponsorship. */
  public List<Choice> sponsorships() {
    return counted(
        "sponsorship",
        Arrays.stream(Sponsorship.values())
            .map(it -> choice("sponsorship", wireName(it), words().sponsorship(it)))
            .toList());
  }

  private static DiscoveryMessages words() {
    return PageMessages.of(DiscoveryMessages.class);
  }

  private static String wireName(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  private Choice choice(String filter, String value, String label) {
    return new Choice(value, label, filter(filter).equals(value));
  }

  public boolean isRunning() {
    return run != null && run.state().isOpen();
  }

  /** The match that was decided on last, or else the one whose dismissal can be undone. */
  public MatchView lastDecided() {
    return decided == null ? dismissed : decided;
  }

  public boolean canUndo() {
    return dismissed != null && dismissed.state() == MatchState.DISMISSED;
  }

  /** Whether the matches can be decided together: new ones, all of them on the first step. */
  public boolean canDecideTogether() {
    return matches.size() > 1
        && matches.size() <= STEP
        && matches.stream().allMatch(it -> it.state() == MatchState.NEW);
  }

  public boolean isExplaining(MatchView match) {
    return explaining.contains(match.id());
  }

  /** Whether its reasons are looked for because of its own button. */
  public boolean isExplainingAlone(MatchView match) {
    return isExplaining(match) && match.id().equals(asked);
  }

  /** CSS selectors of the places where reasons of several matches may appear with an answer. */
  public String awaited() {
    var best = matches.stream().limit(MatchExplainer.BEST);
    return Stream.concat(best, matches.stream().filter(this::isExplaining))
        .filter(it -> !MatchExplainer.isExplained(it) && !isExplainingAlone(it))
        .map(it -> "#fit-" + it.id())
        .distinct()
        .collect(Collectors.joining(","));
  }

  /** Whether reasons were requested without a result. */
  public boolean wasAskedInVain(MatchView match) {
    return match.id().equals(asked) && !MatchExplainer.isExplained(match) && !isExplaining(match);
  }
}
