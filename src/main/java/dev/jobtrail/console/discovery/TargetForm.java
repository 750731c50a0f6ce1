package dev.jobtrail.console.discovery;

import dev.jobtrail.console.Choice;
import dev.jobtrail.discovery.CompanyOnBoard;
import dev.jobtrail.discovery.TargetView;
import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.Boards;
import dev.jobtrail.page.LanguageFormat;
import dev.jobtrail.page.PageMessages;
import io.quarkus.qute.TemplateData;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * The form of a target.
 *
 * @param target the current values; empty for a new one
 * @param groups the boards that can be ticked
 * @param companies the current ones, and some empty rows
 * @param companyBoards the boards that a company can be chosen on
 * @param places the searched boards and companies, summarized
 */
@TemplateData
record TargetForm(
    TargetView target,
    List<BoardGroup> groups,
    List<CompanyRow> companies,
    List<Choice> companyBoards,
    String places) {

  private static final int FREE_ROWS = 2;

  /** Boards under one heading. */
  @TemplateData
  record BoardGroup(String label, List<Choice> boards) {}

  /**
   * A board option.
   *
   * @param value its name on the wire
   * @param enabled whether it is searched as the service is set up
   */
  @TemplateData
  record Choice(String value, String label, boolean chosen, boolean enabled) {}

  /** A company on a board; all null in an empty row. */
  @TemplateData
  record CompanyRow(int index, String board, String slug, String token) {

    public int number() {
      return index + 1;
    }
  }

  static TargetForm of(TargetView target, Boards boards) {
    var groups =
        List.of(
            group(words().remoteJobs(), target, boards, boards::isRemoteOnly),
            group(
                words().generalBoards(),
                target,
                boards,
                it -> it.kind() == Board.Kind.AGGREGATOR && !boards.isRemoteOnly(it)),
            group(words().government(), target, boards, it -> it.kind() == Board.Kind.GOVERNMENT));
    return new TargetForm(
        target,
        groups,
        rows(target.companies()),
        choices(target, boards, TargetForm::isByCompany),
        places(target, boards));
  }

  /** The form for a target that is still to be added. */
  static TargetForm ofNew(UUID resumeId, Boards boards) {
    var none = List.<String>of();
    return of(
        new TargetView(
            null, null, resumeId, null, none, none, none, 0, false, List.of(), List.of(), none,
            null, true, null, null),
        boards);
  }

  /** Tells its fields from those of other forms on the page. */
  public String key() {
    return isNew() ? "new" : target.id().toString();
  }

  public boolean isNew() {
    return target.id() == null;
  }

  /** The path of the operation that it calls. */
  public String operation() {
    return isNew()
        ? "discovery/resumes/" + target.resumeId() + "/targets"
        : "discovery/targets/" + target.id();
  }

  public String name() {
    return target.title() != null
        ? target.title()
        : target.keywords().isEmpty() ? words().anyJob() : target.keywords().getFirst();
  }

  /** A summary of its filters. */
  public List<String> facts() {
    var words = words();
    var facts = new ArrayList<String>();
    add(facts, UnaryOperator.identity(), target.keywords());
    add(facts, words::withoutKeywords, target.excludedKeywords());
    add(facts, words::inPlaces, target.locations());
    if (target.radiusKm() > 0) {
      facts.add(words.withinDistance(target.radiusKm()));
    }
    if (target.remoteOnly()) {
      facts.add(words.onlyRemote());
    }
    if (target.minSalary() != null) {
      facts.add(words.payFrom(LanguageFormat.current().number(target.minSalary())));
    }
    add(facts, words::notAtCompanies, target.excludedCompanies());
    facts.add(places);
    facts.add(target.daily() ? words.searchedDaily() : words.searchedOnDemand());
    return facts;
  }

  private static String places(TargetView target, Boards boards) {
    var names = new ArrayList<String>();
    target.companies().forEach(it -> names.add(it.slug() + " (" + boards.name(it.board()) + ")"));
    target.boards().stream()
        .filter(it -> !isByCompany(it))
        .forEach(it -> names.add(boards.name(it)));
    return names.isEmpty() ? words().onAllBoards() : words().onBoards(String.join(", ", names));
  }

  private static void add(List<String> facts, UnaryOperator<String> fact, List<String> values) {
    if (!values.isEmpty()) {
      facts.add(fact.apply(String.join(", ", values)));
    }
  }

  private static DiscoveryMessages words() {
    return PageMessages.of(DiscoveryMessages.class);
  }

  private static BoardGroup group(
      String label, TargetView target, Boards boards, Predicate<Board> isOfGroup) {
    return new BoardGroup(label, choices(target, boards, isOfGroup));
  }

  private static List<Choice> choices(TargetView target, Boards boards, Predicate<Board> isWanted) {
    return Arrays.stream(Board.values())
        .filter(it -> !it.isRetired() && isWanted.test(it))
        .map(
            it ->
                new Choice(
                    it.wireName(),
                    boards.name(it),
                    target.boards().contains(it),
                    boards.isEnabled(it)))
        .toList();
  }

  private static boolean isByCompany(Board board) {
    return board.kind() == Board.Kind.ATS;
  }

  private static List<CompanyRow> rows(List<CompanyOnBoard> companies) {
    var rows = new ArrayList<CompanyRow>();
    for (var it : companies) {
      rows.add(new CompanyRow(rows.size(), it.board().wireName(), it.slug(), it.token()));
    }
    for (int i = 0; i < FREE_ROWS; i++) {
      rows.add(new CompanyRow(rows.size(), null, null, null));
    }
    return rows;
  }
}
