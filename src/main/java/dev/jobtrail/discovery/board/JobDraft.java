package dev.jobtrail.discovery.board;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.posting.CanonicalUrls;
import dev.jobtrail.posting.EmploymentType;
import dev.jobtrail.text.PayRange;
import dev.jobtrail.text.PayText;
import dev.jobtrail.text.ReadableText;
import dev.jobtrail.text.Truncation;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Builder of a job from a list entry and possibly a details page. Nulls and blanks change nothing,
 * later values replace earlier ones.
 */
public final class JobDraft {

  /** The maximum number of places of a job. */
  private static final int MAX_PLACES = 30;

  private static final Pattern SEVERAL =
      Pattern.compile("[0-9]+ locations?", Pattern.CASE_INSENSITIVE);

  /** A work arrangement in the place of a place. */
  private static final Pattern NO_PLACE =
      Pattern.compile(
          "(?:(?:full(?:y)?[- ]?time|on[- _]?site|in[- _]?(?:office|person)|hybrid|office)[\\s,/|&-]*)+",
          Pattern.CASE_INSENSITIVE);

  /** Titles of posts that collect applicants without an opening. */
  private static final Pattern TALENT_POOL =
      Pattern.compile(
          "\\s*(?:(?:(?!.*\\b(?:head|manager|lead|director|specialist)\\b)[\\w&.' -]{0,40} )?talent"
              + " (?:pool|community|network|pipeline)"
              + "|(?:general|open|spontaneous|speculative|unsolicited)"
              + " (?:job )?applications?|initiativbewerbung(?:en)?"
              + "|candidatures? spontan[ée]es?|candidatura (?:espont[aá]nea|spontanea)"
              + "|open sollicitatie|spontanansökan|future (?:job )?opportunit(?:y|ies)"
              + "|expressions? of interest|don['’]?t see (?:what|the|a|your) .*)"
              + "(?:\\s*[-–—:|(,!.].*|\\s+(?:for|at|bei|chez|als|f[üu]r)\\s.*)?\\s*",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  private static final Pattern SLUG_IN_HOST = Pattern.compile("https://\\{slug}\\.[^/]+");
  private static final Pattern CONTROL = Pattern.compile("[\\p{Cc}\\p{Cs}]");
  private static final Pattern SPACES = Pattern.compile("\\s+");

  private final BoardScope scope;
  private final Map<String, String> places = new LinkedHashMap<>();
  private final List<String> parts = new ArrayList<>();
  private final List<String> employment = new ArrayList<>();
  private String id;
  private String key;
  private String title;
  private String company;
  private String url;
  private String originalUrl;
  private String spareUrl;
  private Boolean isRemote;
  private Instant postedAt;
  private String salary;
  private PayRange pay;
  private CompanyStage stage;
  private boolean isDropped;
  private boolean isClosed;

  /** Has the first parts of the text, where these are read later. */
  private Supplier<JobDraft> textOf;

  JobDraft(BoardScope scope) {
    this.scope = scope;
  }

  public BoardScope scope() {
    return scope;
  }

  /** A job that the board lists but does not offer: internal, closed, expired or none at all. */
  public void drop() {
    isDropped = true;
  }

  /** Drops a job that the board itself calls closed. */
  public void close() {
    isClosed = true;
    drop();
  }

  /** Drops the job where this is past. */
  public void expiresAt(Instant end) {
    if (end != null && end.isBefore(scope.now())) {
      drop();
    }
  }

  boolean isDropped() {
    return isDropped;
  }

  boolean isClosed() {
    return isClosed;
  }

  public JobDraft id(String given) {
    id = Html.line(given == null ? id : given);
    return this;
  }

  /** The key of its details, if it differs from the id. */
  public JobDraft key(String given) {
    key = given == null ? key : given;
    return this;
  }

  /** Its title; a post without an opening is dropped by it. */
  public JobDraft title(String given) {
    if (given != null && given.length() <= FoundJob.MAX_LINE && isTalentPool(given)) {
      drop();
    }
    title = given == null || given.isBlank() ? title : given;
    return this;
  }

  private static boolean isTalentPool(String title) {
    return TALENT_POOL.matcher(title).matches();
  }

  public JobDraft company(String given) {
    company = given == null || given.isBlank() ? company : given;
    return this;
  }

  /** The company's name where the board states it, or null. */
  String statedCompany() {
    var stated = line(company);
    return stated == null ? scope.value("company") : stated;
  }

  public JobDraft url(String given) {
    url = given == null || given.isBlank() ? url : given.strip();
    return this;
  }

  /** The url as the board wrote it, where more than tracking was taken from it. */
  public JobDraft originalUrl(String given) {
    originalUrl = given == null ? originalUrl : given.strip();
    return this;
  }

  /**
   * The fallback URL if the board has no usable one.
   *
   * @param template may contain {id} and the values of {@link BoardScope}
   */
  public JobDraft spareUrl(String template) {
    if (id != null) {
      var hosted =
          scope.ownHost() == null
              ? template
              : SLUG_IN_HOST.matcher(template).replaceFirst("https://" + scope.ownHost());
      spareUrl = scope.with("id", id).expand(hosted);
    }
    return this;
  }

  public JobDraft place(String given) {
    var place = Html.line(given);
    if (place != null
        && places.size() < MAX_PLACES
        && !SEVERAL.matcher(place).matches()
        && !NO_PLACE.matcher(place).matches()) {
      places.putIfAbsent(place.toLowerCase(Locale.ROOT), place);
    }
    return this;
  }

  /** A place of parts, from small to large; the same said twice is said once. */
  public JobDraft place(String... parts) {
    var joined = new LinkedHashMap<String, String>();
    for (var part : parts) {
      var line = Html.line(part);
      if (line != null) {
        joined.putIfAbsent(line.toLowerCase(Locale.ROOT), line);
      }
    }
    return joined.isEmpty() ? this : place(String.join(", ", joined.values()));
  }

  /** Places in one text with semicolons between. */
  public JobDraft places(String given) {
    if (given != null) {
      for (var place : given.split(";")) {
        place(place);
      }
    }
    return this;
  }

  public boolean hasPlaces() {
    return !places.isEmpty();
  }

  /** Its own page names all places, where a list names the first or counts them. */
  public JobDraft forgetPlaces() {
    places.clear();
    return this;
  }

  public JobDraft remote(Boolean given) {
    isRemote = given == null ? isRemote : given;
    return this;
  }

  public JobDraft posted(Instant given) {
    postedAt = given == null ? postedAt : given;
    return this;
  }

  /** Pay as worded; the numbers are read from it. */
  public JobDraft pay(String words) {
    if (words != null && !words.isBlank()) {
      salary = words;
      pay = PayText.rangeOf(words);
    }
    return this;
  }

  /** Pay as numbers, with the board's text if any. */
  public JobDraft pay(PayRange range, String words) {
    if (range != null) {
      pay = range;
      salary = words == null || words.isBlank() ? range.worded() : words;
    }
    return this;
  }

  public JobDraft describe(String html) {
    if (html != null && !html.isBlank()) {
      parts.add(html);
    }
    return this;
  }

  /** A part of the description with its heading; ignored if empty. */
  public JobDraft describe(String heading, String html) {
    if (html != null && !html.isBlank()) {
      describe(heading == null ? null : "<h3>" + heading + "</h3>");
      parts.add(html);
    }
    return this;
  }

  /**
   * Forgets its text, which is long, until that is asked for.
   *
   * @param again reads the same draft once more
   */
  void readTextLater(Supplier<JobDraft> again) {
    if (!parts.isEmpty()) {
      parts.clear();
      textOf = again;
    }
  }

  public JobDraft employment(String given) {
    if (given != null) {
      employment.add(given);
    }
    return this;
  }

  public JobDraft stage(CompanyStage given) {
    stage = given == null ? stage : given;
    return this;
  }

  public String id() {
    return id;
  }

  /** The key of its details. */
  public String key() {
    return key == null ? id : key;
  }

  /** The same job listed again for another place. */
  void merge(JobDraft other) {
    other.places.forEach(places::putIfAbsent);
    remote(isRemote == null ? other.isRemote : isRemote);
    if (parts.isEmpty() && textOf == null) {
      parts.addAll(other.parts);
      textOf = other.textOf;
    }
  }

  /** The job, or null without a title or without both id and URL. */
  FoundJob build(CanonicalUrls urls) {
    var job = withoutText(urls);
    return job == null ? null : withText(job);
  }

  /** The same without its text and what only that tells: most jobs are decided on without it. */
  FoundJob withoutText(CanonicalUrls urls) {
    var cleanTitle = line(title);
    var canonical = canonical(urls, url);
    var original = canonical(urls, originalUrl) == null ? url : originalUrl;
    if (canonical == null) {
      original = canonical(urls, originalUrl) == null ? spareUrl : originalUrl;
      canonical = canonical(urls, spareUrl);
    }
    if (cleanTitle == null || canonical == null) {
      return null;
    }
    var cleanCompany = line(company);
    return new FoundJob(
        scope.board(),
        scope.slug(),
        id == null ? canonical.substring(Math.max(0, canonical.length() - FoundJob.MAX_LINE)) : id,
        canonical,
        CONTROL.matcher(original).replaceAll(""),
        cleanTitle,
        cleanCompany == null ? scope.companyName() : cleanCompany,
        List.copyOf(places.values()),
        remote(cleanTitle),
        postedAt,
        Html.line(salary),
        pay,
        null,
        null,
        employment.stream()
            .map(EmploymentType::ofText)
            .flatMap(Optional::stream)
            .findFirst()
            .orElse(null),
        stage);
  }

  /** A job of this draft with its text. */
  FoundJob withText(FoundJob job) {
    var description = description();
    var found = pay == null && salary == null ? PayText.in(description) : null;
    return new FoundJob(
        job.board(),
        job.companySlug(),
        job.externalId(),
        job.url(),
        job.originalUrl(),
        job.title(),
        job.company(),
        job.locations(),
        job.isRemote(),
        job.postedAt(),
        found == null ? job.salary() : Html.line(found.words()),
        found == null ? pay : found.range(),
        description.isEmpty() ? null : description,
        snippet(description),
        job.employmentType(),
        stage == null ? CompanyStage.in(description).orElse(null) : stage);
  }

  private String description() {
    var listed = textOf == null ? Stream.<String>of() : textOf.get().parts.stream();
    var whole = Stream.concat(listed, parts.stream()).collect(Collectors.joining("\n\n"));
    var length = Math.min(whole.length(), 2 * FoundJob.MAX_DESCRIPTION);
    return ReadableText.ofHtml(whole.substring(0, length), FoundJob.MAX_DESCRIPTION);
  }

  private Boolean remote(String cleanTitle) {
    if (isRemote != null) {
      return isRemote;
    }
    var isSaid =
        RemoteWords.areInTitle(cleanTitle)
            || places.values().stream().anyMatch(RemoteWords::areInPlace);
    return isSaid ? true : null;
  }

  /** Decodes twice if the first pass leaves entities: some boards escape titles twice. */
  private static String line(String text) {
    var once = Html.line(text);
    return once != null && !once.equals(text) && (once.indexOf('&') >= 0 || once.indexOf('<') >= 0)
        ? Html.line(once)
        : once;
  }

  /** The beginning, cut between words. */
  private static String snippet(String description) {
    var start = description.substring(0, Math.min(description.length(), 2 * FoundJob.MAX_LINE));
    var line = SPACES.matcher(start).replaceAll(" ").strip();
    return line.isEmpty() ? null : Truncation.abbreviate(line, FoundJob.MAX_LINE);
  }

  private static String canonical(CanonicalUrls urls, String url) {
    if (url == null) {
      return null;
    }
    try {
      return urls.of(url).toString();
    } catch (ApiException | IllegalArgumentException _) {
      return null;
    }
  }
}
