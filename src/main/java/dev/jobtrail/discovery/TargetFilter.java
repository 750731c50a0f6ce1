package dev.jobtrail.discovery;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.FoundJob;
import dev.jobtrail.fit.ComparableTitle;
import dev.jobtrail.place.Places;
import java.util.List;
import java.util.Objects;

/**
 * Decides whether a job matches a target. A job must pass every filter that is set, and its title
 * or text must contain the words of the target's title or one of its keywords; with neither title
 * nor keywords the filters alone decide.
 *
 * <p>A title is compared with that of the job by {@link ComparableTitle}; where the job is of the
 * same work, its words may also stand close together in the text. Keywords are compared without
 * case, accents and plurals and are found as they are written. A remote job without a location
 * passes every location, a job without pay every pay; pay per other periods or in another currency
 * is compared by its number per year.
 */
public final class TargetFilter {

  /** How many other words may stand between those of the title in a text. */
  private static final int LOOSE_WORDS = 2;

  private final ComparableTitle name;
  private final List<String> title;
  private final List<List<String>> keywords;
  private final List<List<String>> excludedKeywords;
  private final List<PlaceName> places;
  private final int radiusKm;
  private final boolean remoteOnly;
  private final List<List<String>> excludedCompanies;
  private final Integer minSalary;

  /** A filter without a radius. */
  public TargetFilter(
      String title,
      List<String> keywords,
      List<String> excludedKeywords,
      List<String> locations,
      boolean remoteOnly,
      List<String> excludedCompanies,
      Integer minSalary) {
    this(title, keywords, excludedKeywords, locations, 0, remoteOnly, excludedCompanies, minSalary);
  }

  /**
   * A filter; null and empty values are not set.
   *
   * @param radiusKm how far from a city of the locations a job may be, in kilometres
   * @param minSalary for a year, in the currency of whatever the job states
   */
  public TargetFilter(
      String title,
      List<String> keywords,
      List<String> excludedKeywords,
      List<String> locations,
      int radiusKm,
      boolean remoteOnly,
      List<String> excludedCompanies,
      Integer minSalary) {
    this.name = ComparableTitle.of(title);
    this.title = JobWords.in(title);
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
    this.radiusKm = radiusKm;
    this.remoteOnly = remoteOnly;
    this.excludedCompanies = phrases(excludedCompanies);
    this.minSalary = minSalary;
  }

  private static List<List<String>> phrases(List<String> texts) {
    return texts == null
        ? List.of()
        : texts.stream().map(JobWords::in).filter(it -> !it.isEmpty()).toList();
  }

  /** Whether the filter says where jobs have to be. */
  boolean hasPlaces() {
    return !places.isEmpty();
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
    return mayBeAt(job) && isWanted(job, JobWords.of(job));
  }

  /** Whether a job may be kept, depending on its text, which was not read yet. */
  public boolean mayKeepByText(FoundJob withoutText) {
    var words = JobWords.of(withoutText);
    return mayBeAt(withoutText)
        && isAllowed(withoutText, words)
        && (title.isEmpty()
            || !keywords.isEmpty()
            || name.isNamedBy(words.name())
            || name.isWorkOf(words.name()));
  }

  private boolean mayBeAt(FoundJob job) {
    return (job.locations().isEmpty() || isAt(job))
        && (!remoteOnly || !Boolean.FALSE.equals(job.isRemote()));
  }

  private boolean isWanted(FoundJob job, JobWords words) {
    return (title.isEmpty() && keywords.isEmpty()
            || !title.isEmpty() && hasTitle(words)
            || keywords.stream().anyMatch(words::have))
        && isAllowed(job, words);
  }

  /** Whether nothing is against it that the target names. */
  private boolean isAllowed(FoundJob job, JobWords words) {
    return isPaidEnough(job)
        && excludedCompanies.stream().noneMatch(it -> isOf(job, it))
        && excludedKeywords.stream().noneMatch(words::have);
  }

  private boolean hasTitle(JobWords words) {
    return name.isNamedBy(words.name()) || name.isWorkOf(words.name()) && areCloseIn(words.text());
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
    var at = Places.in(job.locations());
    var isAnywhere = Boolean.TRUE.equals(job.isRemote()) && at.isEmpty();
    return isAnywhere || places.stream().anyMatch(it -> it.contains(job, at, radiusKm));
  }

  private static boolean isOf(FoundJob job, List<String> company) {
    return !Board.standsInForCompany(job.company())
            && JobWords.contain(JobWords.in(job.company()), company)
        || JobWords.in(job.companySlug()).equals(company);
  }

  private boolean isPaidEnough(FoundJob job) {
    if (minSalary == null || job.pay() == null) {
      return true;
    }
    var most = job.pay().yearlyMax() == null ? job.pay().yearlyMin() : job.pay().yearlyMax();
    return most == null || most >= minSalary;
  }
}
