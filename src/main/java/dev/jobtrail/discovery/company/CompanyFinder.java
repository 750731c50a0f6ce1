package dev.jobtrail.discovery.company;

import dev.jobtrail.discovery.board.BoardCompany;
import dev.jobtrail.discovery.board.Boards;
import dev.jobtrail.discovery.board.CompanyClue;
import dev.jobtrail.discovery.board.CompanyClue.Sign;
import dev.jobtrail.discovery.board.CompanyRecognizer;
import dev.jobtrail.discovery.company.FoundCompany.FoundBy;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.fetch.Fetcher;
import dev.jobtrail.text.Message;
import dev.jobtrail.trace.Tracer;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Finds companies on job boards by what users paste, and asks the boards for them. */
@ApplicationScoped
public class CompanyFinder {

  /** The maximum number of lines of a text. */
  public static final int MOST_LINES = 10;

  /** A longer line is no link. */
  private static final int LONGEST_LINE = 2_000;

  /** The companies of one line that are asked for. */
  private static final int MOST_COMPANIES = 5;

  /** The longest that a user waits; lines that are not done by then are reported so. */
  private static final int SECONDS = 40;

  /** Lines of all accounts that are searched at once, fewer than the requests of the service. */
  private static final Semaphore AT_ONCE = new Semaphore(8, true);

  private final Fetcher fetcher;
  private final CompanyRecognizer recognizer;
  private final CompanyCatalogue catalogue;
  private final CompanyChecks checks;
  private final Boards boards;
  private final Tracer tracer;

  CompanyFinder(
      Fetcher fetcher,
      CompanyRecognizer recognizer,
      CompanyCatalogue catalogue,
      CompanyChecks checks,
      Boards boards,
      Tracer tracer) {
    this.fetcher = fetcher;
    this.recognizer = recognizer;
    this.catalogue = catalogue;
    this.checks = checks;
    this.boards = boards;
    this.tracer = tracer;
  }

  /**
   * The companies for each line of a text that is not blank, in their order. Blocks for up to 40 s.
   *
   * @throws ApiException VALIDATION_FAILED for too many lines, and for lines that are too long
   */
  public List<CompanyFindings> find(String text) {
    var lines = text.lines().map(String::strip).filter(it -> !it.isEmpty()).distinct().toList();
    if (lines.isEmpty() || lines.size() > MOST_LINES) {
      throw ApiException.invalid("text", "must have 1 to %s lines", MOST_LINES);
    }
    if (lines.stream().anyMatch(it -> it.length() > LONGEST_LINE)) {
      throw ApiException.invalid("text", "has a line of more than %s characters", LONGEST_LINE);
    }
    var searches = lines.stream().map(it -> tracer.carrying(() -> next(it))).toList();
    try (var threads = Executors.newThreadPerTaskExecutor(Thread.ofVirtual().factory())) {
      var results = threads.invokeAll(searches, SECONDS, TimeUnit.SECONDS);
      return IntStream.range(0, lines.size())
          .mapToObj(it -> result(lines.get(it), results.get(it)))
          .toList();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }

  private static CompanyFindings result(String line, Future<CompanyFindings> search) {
    try {
      return search.get();
    } catch (CancellationException _) {
      return CompanyFindings.none(
          line,
          Message.of(
                  "The search took too long. Try this line alone, or paste a link of a job posting.")
              .english());
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }

  private CompanyFindings next(String line) throws InterruptedException {
    AT_ONCE.acquire();
    try {
      return findings(line);
    } finally {
      AT_ONCE.release();
    }
  }

  private CompanyFindings findings(String line) {
    var url = PastedLine.url(line);
    return url.isEmpty() ? byName(line) : byUrl(line, url.get());
  }

  private CompanyFindings byName(String line) {
    var entries = catalogue.named(line);
    return entries.isEmpty()
        ? CompanyFindings.none(
            line,
            Message.of(
                    "This is neither a link nor a domain, and no employer of the catalogue has this"
                        + " name. Paste the company's domain or careers page, such as acme.com.")
                .english())
        : checked(line, entries.stream().map(CompanyFinder::candidate).toList(), null);
  }

  private CompanyFindings byUrl(String line, URI url) {
    var company = recognizer.of(url);
    if (company.isPresent()) {
      return checked(line, List.of(candidate(company.get(), url)), null);
    }
    var other = OtherSites.of(url.getHost());
    if (other.isPresent() && !isOwnSite(other.get(), url)) {
      return CompanyFindings.none(line, problem(other.get()));
    }
    var search =
        new SiteSearch(
            fetcher, recognizer, it -> checks.of(it.board(), it.company()).answered(), url);
    var site = SiteName.of(url);
    var ofSite = search.run().stream().map(it -> candidate(it, site)).toList();
    var ofCatalogue = ofSite.stream().anyMatch(Candidate::isLikely) ? none() : catalogued(site);
    return checked(line, Stream.concat(ofSite.stream(), ofCatalogue).toList(), search.problem());
  }

  /** A domain alone may be that of the company that runs the site. */
  private static boolean isOwnSite(OtherSites.Site site, URI url) {
    return site.kind() == OtherSites.Kind.SOCIAL && url.getRawPath().length() <= 1;
  }

  private static Stream<Candidate> none() {
    return Stream.empty();
  }

  /** Employers of the catalogue with the name of the domain. */
  private Stream<Candidate> catalogued(SiteName site) {
    return site.isDomain()
        ? catalogue.named(site.labels().getFirst()).stream().map(CompanyFinder::candidate)
        : none();
  }

  private static String problem(OtherSites.Site site) {
    return switch (site.kind()) {
      case VENDOR ->
          Message.of(
                  "Jobtrail cannot search %s. Add single jobs by their links instead.", site.name())
              .english();
      case JOBS ->
          Message.of(
                  "%s lists jobs of many companies. Paste the company's own careers page or domain.",
                  site.name())
              .english();
      case SOCIAL ->
          Message.of(
                  "%s is not the company's own site. Paste its careers page or domain.",
                  site.name())
              .english();
    };
  }

  /** A company before its board was asked. */
  private record Candidate(
      CompanyClue clue,
      String name,
      FoundBy foundBy,
      URI foundAt,
      boolean isLikely,
      SiteName site) {}

  private static Candidate candidate(CompanyCatalogue.Entry entry) {
    var clue = new CompanyClue(entry.board(), BoardCompany.of(entry.slug()), Sign.MENTION);
    return new Candidate(clue, entry.name(), FoundBy.CATALOGUE, null, false, null);
  }

  private static Candidate candidate(CompanyClue clue, URI url) {
    return new Candidate(clue, null, FoundBy.URL, url, true, null);
  }

  private static Candidate candidate(SiteSearch.Found found, SiteName site) {
    var foundBy = found.clue().sign() == Sign.URL ? FoundBy.URL : FoundBy.PAGE;
    return new Candidate(found.clue(), null, foundBy, found.page(), found.isLikely(), site);
  }

  /**
   * What the boards say of the candidates, without candidates that no board knows.
   *
   * @param otherwise the problem if there are no candidates
   */
  private CompanyFindings checked(String line, List<Candidate> candidates, String otherwise) {
    var companies = new ArrayList<FoundCompany>();
    String refusal = null;
    for (var candidate : candidates.stream().limit(MOST_COMPANIES).toList()) {
      var clue = candidate.clue();
      var result = checks.of(clue.board(), clue.company());
      if (result.isKnown()) {
        companies.add(view(candidate, result));
      } else {
        refusal =
            Message.of(
                    "Found %s on %s, but: %s Check the link, or paste the company's careers page.",
                    clue.company().slug(), boards.name(clue.board()), result.note())
                .english();
      }
    }
    companies.sort(
        Comparator.comparing((FoundCompany it) -> !it.isLikely())
            .thenComparing(it -> !it.answered()));
    var problem = refusal == null ? otherwise : refusal;
    return new CompanyFindings(line, List.copyOf(companies), companies.isEmpty() ? problem : null);
  }

  private static FoundCompany view(Candidate candidate, CompanyChecks.Result result) {
    var clue = candidate.clue();
    var name = result.name() == null ? candidate.name() : result.name();
    var isLikely =
        candidate.isLikely() || candidate.site() != null && candidate.site().resembles(name);
    return new FoundCompany(
        clue.board(),
        clue.company().slug(),
        clue.company().token(),
        name,
        candidate.foundBy(),
        candidate.foundAt() == null ? null : candidate.foundAt().toString(),
        isLikely,
        result.answered(),
        result.jobs(),
        result.note());
  }
}
