package dev.jobtrail.discovery;

import dev.jobtrail.discovery.board.FoundJob;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Which jobs a target wants. A job is kept that passes every filter that is set, and whose title or
 * text has the words of the target's title or one of its keywords; with neither title nor keywords
 * the filters alone decide.
 *
 * <p>Words are compared without case, accents and plurals. The words of the title may stand in a
 * job's title in any order, and in its text close together. A keyword is found as it stands. A
 * remote job that names no place passes every place, a job that names no pay every pay; what is not
 * in whole years or in another currency is compared by its number for a year.
 */
public final class TargetFilter {

  /** How many other words may stand between those of the title in a text. */
  private static final int LOOSE_WORDS = 2;

  private static final Set<String> EVERYWHERE =
      Set.of(
          "remote",
          "anywhere",
          "worldwide",
          "global",
          "globally",
          "world",
          "in",
          "the",
          "fully",
          "100");

  private static final List<String> REMOTE = List.of("remote");

  private final List<String> title;
  private final List<List<String>> keywords;
  private final List<List<String>> excludedKeywords;
  private final List<PlaceName> places;
  private final boolean remoteOnly;
  private final List<List<String>> excludedCompanies;
  private final Integer minSalary;

  /**
   * A filter; null and empty stand for one that is not set.
   *
   * @param minSalary for a year, in the currency of whatever the job states
   */
  public TargetFilter(
      String title,
      List<String> keywords,
      List<String> excludedKeywords,
      List<String> locations,
      boolean remoteOnly,
      List<String> excludedCompanies,
      Integer minSalary) {
    this.title = TitleWords.of(title);
    this.keywords = phrases(keywords);
    this.excludedKeywords = phrases(excludedKeywords);
    this.places =
        locations == null
            ? List.of()
            : locations.stream()
                .filter(Objects::nonNull)
                .map(PlaceName::of)
                .filter(it -> !it.isEmpty())
                .toList();
    this.remoteOnly = remoteOnly;
    this.excludedCompanies = phrases(excludedCompanies);
    this.minSalary = minSalary;
  }

  private static List<List<String>> phrases(List<String> texts) {
    return texts == null
        ? List.of()
        : texts.stream().map(TitleWords::of).filter(it -> !it.isEmpty()).toList();
  }

  /** Whether a job is kept. */
  public boolean keeps(FoundJob job) {
    return keeps(job, JobWords.of(job));
  }

  /** Whether a job of these words is kept. */
  public boolean keeps(FoundJob job, JobWords words) {
    return isWanted(job, words)
        && isAt(job)
        && (!remoteOnly || Boolean.TRUE.equals(job.isRemote()));
  }

  /**
   * Whether a job may be kept of which only the list was read, which may not tell where it is; what
   * the filter looks for in texts must stand in its title then.
   */
  public boolean mayKeep(FoundJob job) {
    var isSomewhere = job.locations().isEmpty() || isAt(job);
    var mayBeRemote = !remoteOnly || !Boolean.FALSE.equals(job.isRemote());
    return isSomewhere && mayBeRemote && isWanted(job, JobWords.of(job));
  }

  private boolean isWanted(FoundJob job, JobWords words) {
    return isPaidEnough(job)
        && excludedCompanies.stream().noneMatch(it -> isOf(job, it))
        && (title.isEmpty() && keywords.isEmpty()
            || !title.isEmpty() && hasTitle(words)
            || keywords.stream().anyMatch(words::have))
        && excludedKeywords.stream().noneMatch(words::have);
  }

  private boolean hasTitle(JobWords words) {
    return words.title().containsAll(title) || areCloseIn(words.text());
  }

  /** Whether a stretch of the text, a little longer than the title, has all of its words. */
  private boolean areCloseIn(List<String> text) {
    var stretch = title.size() == 1 ? 1 : title.size() + LOOSE_WORDS;
    for (var i = 0; i < text.size(); i++) {
      if (title.contains(text.get(i))
          && text.subList(i, Math.min(text.size(), i + stretch)).containsAll(title)) {
        return true;
      }
    }
    return false;
  }

  private boolean isAt(FoundJob job) {
    if (places.isEmpty()) {
      return true;
    }
    var isRemote = Boolean.TRUE.equals(job.isRemote());
    var isAnywhere =
        job.locations().stream().allMatch(it -> EVERYWHERE.containsAll(TitleWords.of(it)));
    return isRemote && isAnywhere
        || places.stream()
            .anyMatch(
                place ->
                    isRemote && place.names().contains(REMOTE)
                        || job.locations().stream().anyMatch(place::isIn));
  }

  private static boolean isOf(FoundJob job, List<String> company) {
    return TitleWords.contain(TitleWords.of(job.company()), company)
        || TitleWords.of(job.companySlug()).equals(company);
  }

  private boolean isPaidEnough(FoundJob job) {
    if (minSalary == null || job.pay() == null) {
      return true;
    }
    var most = job.pay().yearlyMax() == null ? job.pay().yearlyMin() : job.pay().yearlyMax();
    return most == null || most >= minSalary;
  }
}
