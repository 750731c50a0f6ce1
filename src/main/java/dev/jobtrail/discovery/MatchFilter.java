package dev.jobtrail.discovery;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.statement.Sponsorship;
import dev.jobtrail.error.WireName;
import dev.jobtrail.fit.JobLevel;
import dev.jobtrail.platform.SortDirection;
import dev.jobtrail.platform.Sorting;
import dev.jobtrail.posting.EmploymentType;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.TypedNumber;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.QueryParam;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;

/** Filters and order of a list of matches; absent filters match everything. */
@RegisterForReflection(methods = false) // the names of its parameters are read from its fields
public final class MatchFilter {

  /** The numbers that a form may have. */
  private static final Map<String, Bounds> NUMBERS =
      Map.of(
          "minScore", new Bounds(0, 100),
          "radiusKm", new Bounds(0, 500),
          "postedWithinDays", new Bounds(1, 365),
          "minSalary", new Bounds(0, Integer.MAX_VALUE));

  private record Bounds(int least, int most) {

    boolean has(BigDecimal number) {
      return number.compareTo(BigDecimal.valueOf(least)) >= 0
          && number.compareTo(BigDecimal.valueOf(most)) <= 0;
    }

    Message fault() {
      return Message.of("must be a whole number from %s to %s", least, most);
    }
  }

  @Parameter(
      description = "In one of these states; can be repeated. New ones if absent.",
      schema = @Schema(implementation = MatchState[].class))
  @QueryParam("state")
  @Size(max = 5)
  List<String> state;

  @Parameter(
      description = "The order: best fit first if absent, latest find first, or highest pay first.",
      schema = @Schema(implementation = MatchOrder.class))
  @QueryParam("sort")
  String sort;

  @Parameter(
      description = Sorting.DIRECTION,
      schema = @Schema(implementation = SortDirection.class))
  @QueryParam("direction")
  String direction;

  @Parameter(description = "With at least this score.")
  @QueryParam("minScore")
  @Min(0)
  @Max(100)
  Integer minScore;

  @Parameter(
      description = "Listed on one of these boards; can be repeated.",
      schema = @Schema(implementation = Board[].class))
  @QueryParam("board")
  @Size(max = 30)
  List<String> board;

  @Parameter(description = "At a company whose name contains this, ignoring case and accents.")
  @QueryParam("company")
  @Size(max = 100)
  String company;

  @Parameter(
      description =
          "At this place, or remote in an area with it: a city, region, country or area in any of"
              + " seven languages.")
  @QueryParam("place")
  @Size(max = 100)
  String place;

  @Parameter(description = "How far from the city of place, in kilometres; 0 if absent.")
  @QueryParam("radiusKm")
  @Min(0)
  @Max(500)
  Integer radiusKm;

  @Parameter(description = "Whether it is remote.")
  @QueryParam("remote")
  Boolean remote;

  @Parameter(description = "Posted within so many days; found, where the board gives no date.")
  @QueryParam("postedWithinDays")
  @Min(1)
  @Max(365)
  Integer postedWithinDays;

  @Parameter(
      description = "Of one of these types; can be repeated.",
      schema = @Schema(implementation = EmploymentType[].class))
  @QueryParam("employmentType")
  @Size(max = 10)
  List<String> employmentType;

  @Parameter(
      description = "Of one of these experience levels; can be repeated.",
      schema = @Schema(implementation = JobLevel[].class))
  @QueryParam("level")
  @Size(max = 7)
  List<String> level;

  @Parameter(
      description = "With one of these statements about visa sponsorship; can be repeated.",
      schema = @Schema(implementation = Sponsorship[].class))
  @QueryParam("sponsorship")
  @Size(max = 3)
  List<String> sponsorship;

  @Parameter(
      description =
          "With a stated yearly pay of at least this, in its own currency unless one is given.")
  @QueryParam("minSalary")
  @Min(0)
  Integer minSalary;

  @Parameter(
      description =
          "The currency of minSalary, ISO 4217: pay in others is converted at the latest reference"
              + " rates of the European Central Bank, and pay in one without a rate is left out.")
  @QueryParam("currency")
  @Pattern(regexp = "[A-Z]{3}", message = "must be a code such as EUR")
  String currency;

  @Parameter(
      description =
          "Words in title, company, location or text; \"quoted\" ones together, without ones that"
              + " have a minus before them.")
  @QueryParam("q")
  @Size(max = 200)
  String q;

  /** The filter of a page's form, from the names on the wire; what cannot be read is ignored. */
  public static MatchFilter ofForm(Function<String, String> form) {
    var filter = new MatchFilter();
    filter.state = one(form.apply("state"));
    filter.sort = form.apply("sort");
    filter.minScore = number(form, "minScore").orElse(null);
    filter.board = one(form.apply("board"));
    filter.company = cut(form.apply("company"), 100);
    filter.place = cut(form.apply("place"), 100);
    filter.radiusKm = number(form, "radiusKm").orElse(null);
    filter.remote = "true".equals(form.apply("remote")) ? true : null;
    filter.postedWithinDays = number(form, "postedWithinDays").orElse(null);
    filter.employmentType = one(form.apply("employmentType"));
    filter.level = one(form.apply("level"));
    filter.sponsorship = one(form.apply("sponsorship"));
    filter.minSalary = number(form, "minSalary").orElse(null);
    filter.currency = orNull(form.apply("currency"));
    filter.q = cut(form.apply("q"), 200);
    return filter;
  }

  private static List<String> one(String name) {
    return name == null || name.isEmpty() ? null : List.of(name);
  }

  /** What is wrong with the numbers of a form that {@link #ofForm} ignores, by their names. */
  public static Map<String, Message> faults(Function<String, String> form) {
    var faults = new LinkedHashMap<String, Message>();
    NUMBERS.forEach(
        (name, range) -> {
          var typed = orNull(form.apply(name));
          if (typed != null && number(form, name).isEmpty()) {
            faults.put(name, range.fault());
          }
        });
    return faults;
  }

  /** A number of a form, by its name; empty if it is absent or {@link #faults} names it. */
  public static Optional<Integer> number(Function<String, String> form, String name) {
    var range = NUMBERS.get(name);
    return Optional.ofNullable(orNull(form.apply(name)))
        .flatMap(TypedNumber::of)
        .filter(it -> it.scale() <= 0 && range.has(it))
        .map(BigDecimal::intValueExact);
  }

  private static String cut(String text, int most) {
    return text == null ? null : text.substring(0, Math.min(most, text.length()));
  }

  /** The states, at least one. */
  List<MatchState> states() {
    return state == null || state.isEmpty()
        ? List.of(MatchState.NEW)
        : named(state, MatchState.class, "state");
  }

  MatchOrder order() {
    return sort == null || sort.isEmpty()
        ? MatchOrder.FIT
        : named(List.of(sort), MatchOrder.class, "sort").getFirst();
  }

  SortDirection direction() {
    return direction == null || direction.isEmpty()
        ? SortDirection.DESC
        : WireName.parse(SortDirection.class, direction, "direction");
  }

  List<Board> boards() {
    return board == null ? List.of() : named(board, Board.class, "board");
  }

  List<EmploymentType> employmentTypes() {
    return employmentType == null
        ? List.of()
        : named(employmentType, EmploymentType.class, "employmentType");
  }

  List<JobLevel> levels() {
    return level == null ? List.of() : named(level, JobLevel.class, "level");
  }

  List<Sponsorship> sponsorships() {
    return sponsorship == null ? List.of() : named(sponsorship, Sponsorship.class, "sponsorship");
  }

  static String orNull(String text) {
    return text == null || text.isBlank() ? null : text.strip();
  }

  private static <E extends Enum<E>> List<E> named(
      List<String> names, Class<E> type, String field) {
    return names.stream().map(it -> WireName.parse(type, it, field)).distinct().toList();
  }
}
