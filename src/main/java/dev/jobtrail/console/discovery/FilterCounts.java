package dev.jobtrail.console.discovery;

import dev.jobtrail.discovery.MatchCounts;
import dev.jobtrail.error.WireName;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/** How many matches each choice of a filter would show, with the other filters as they are. */
final class FilterCounts {

  /** Of a page that shows no counts. */
  static final FilterCounts NONE = new FilterCounts(Map.of());

  private static final Map<String, Function<MatchCounts, Map<String, Long>>> PARTS =
      Map.of(
          "board", FilterCounts::boards,
          "level", FilterCounts::levels,
          "sponsorship", FilterCounts::sponsorships,
          "employmentType", FilterCounts::employmentTypes,
          "company", FilterCounts::companies,
          "postedWithinDays", FilterCounts::days,
          "remote", it -> Map.of("true", it.remote()));

  private final Map<String, Map<String, Long>> parts;

  private FilterCounts(Map<String, Map<String, Long>> parts) {
    this.parts = parts;
  }

  /**
   * Those of a page.
   *
   * @param filters that are set, by their names
   * @param count counts the matches that pass filters
   */
  static FilterCounts of(
      Map<String, String> filters, Function<Function<String, String>, MatchCounts> count) {
    var all = count.apply(filters::get);
    var parts = new HashMap<String, Map<String, Long>>();
    PARTS.forEach(
        (name, part) -> {
          var counts =
              filters.containsKey(name)
                  ? count.apply(it -> it.equals(name) ? null : filters.get(it))
                  : all;
          parts.put(name, part.apply(counts));
        });
    return new FilterCounts(parts);
  }

  /** Whether there are any. */
  boolean isKnown() {
    return !parts.isEmpty();
  }

  /** Those of a filter by its values, the largest first; values without a match are absent. */
  Map<String, Long> of(String filter) {
    return parts.getOrDefault(filter, Map.of());
  }

  private static Map<String, Long> boards(MatchCounts counts) {
    var values = new LinkedHashMap<String, Long>();
    counts.boards().forEach(it -> values.put(it.board().wireName(), it.count()));
    return values;
  }

  private static Map<String, Long> levels(MatchCounts counts) {
    var values = new LinkedHashMap<String, Long>();
    counts.levels().forEach(it -> values.put(WireName.of(it.level()), it.count()));
    return values;
  }

  private static Map<String, Long> sponsorships(MatchCounts counts) {
    var values = new LinkedHashMap<String, Long>();
    counts.sponsorships().forEach(it -> values.put(WireName.of(it.sponsorship()), it.count()));
    return values;
  }

  private static Map<String, Long> employmentTypes(MatchCounts counts) {
    var values = new LinkedHashMap<String, Long>();
    counts
        .employmentTypes()
        .forEach(it -> values.put(WireName.of(it.employmentType()), it.count()));
    return values;
  }

  private static Map<String, Long> companies(MatchCounts counts) {
    var values = new LinkedHashMap<String, Long>();
    counts.companies().forEach(it -> values.put(it.company(), it.count()));
    return values;
  }

  private static Map<String, Long> days(MatchCounts counts) {
    var values = new LinkedHashMap<String, Long>();
    counts.postedWithin().forEach(it -> values.put(Integer.toString(it.days()), it.count()));
    return values;
  }
}
