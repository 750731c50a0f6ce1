package dev.jobtrail.discovery.company;

import dev.jobtrail.discovery.board.CompanyClue;
import dev.jobtrail.discovery.board.CompanyClue.Sign;
import dev.jobtrail.discovery.board.CompanyRecognizer;
import dev.jobtrail.fetch.FetchException;
import dev.jobtrail.fetch.FetchedPage;
import dev.jobtrail.fetch.Fetcher;
import dev.jobtrail.outbound.Deadline;
import dev.jobtrail.text.Message;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jsoup.Jsoup;

/** Looks for a company's board on the pages of one site; used once. */
final class SiteSearch {

  /** The page that was pasted, the home page, its careers page and a few guesses. */
  private static final int MOST_PAGES = 6;

  /** Links to careers pages that are followed from one page. */
  private static final int MOST_LINKS = 3;

  /** No further page is requested later; a user waits. */
  private static final Duration TIME = Duration.ofSeconds(20);

  /** A page that points to more companies without a hint which is meant lists jobs of many. */
  private static final int MOST_MENTIONED = 3;

  /** Of a longer page the links beyond are not followed; embedded boards are found in all of it. */
  private static final int LONGEST_PARSED = 1_000_000;

  /** Parsed pages take several times their size. */
  private static final Semaphore PARSING = new Semaphore(2);

  /** A clue and the page that it was found on. */
  record Found(CompanyClue clue, URI page, boolean isLikely) {}

  private final Fetcher fetcher;
  private final CompanyRecognizer recognizer;
  private final Predicate<CompanyClue> answers;
  private final URI start;
  private final SiteName site;
  private final Deque<URI> next = new ArrayDeque<>();
  private final Set<String> asked = new HashSet<>();
  private final Set<String> deadHosts = new HashSet<>();
  private final List<Found> found = new ArrayList<>();
  private final Set<String> otherVendors = new HashSet<>();
  private FetchException firstFailure;
  private int pages;
  private boolean hasMany;
  private boolean isFile;
  private boolean isSaidAtStart;

  /**
   * A search.
   *
   * @param answers asks a board for a company
   */
  SiteSearch(
      Fetcher fetcher, CompanyRecognizer recognizer, Predicate<CompanyClue> answers, URI start) {
    this.fetcher = fetcher;
    this.recognizer = recognizer;
    this.answers = answers;
    this.start = start;
    this.site = SiteName.of(start);
  }

  /** The companies that the site points to, the most likely first. Blocks. */
  List<Found> run() {
    var deadline = Deadline.in(TIME);
    next.add(start);
    next.addAll(CareersPages.usual(start));
    for (var requests = 0; requests < MOST_PAGES && deadline.left() > 0 && !isDone(); ) {
      var url = next.poll();
      if (url == null) {
        break;
      }
      if (!deadHosts.contains(url.getRawAuthority()) && asked.add(url.toString())) {
        requests++;
        visit(url);
      }
    }
    return best();
  }

  /** A likely company ends the search, and so does what the pasted careers page itself says. */
  private boolean isDone() {
    return isSaidAtStart || found.stream().anyMatch(Found::isLikely);
  }

  private void visit(URI url) {
    try {
      read(fetcher.get(url));
      isSaidAtStart |= url.equals(start) && start.getRawPath().length() > 1 && !found.isEmpty();
    } catch (FetchException e) {
      firstFailure = firstFailure == null ? e : firstFailure;
      switch (e.reason()) {
        case INVALID_URL, REFUSED_ADDRESS, TOO_SLOW, FORBIDDEN, BUSY, UNREACHABLE ->
            deadHosts.add(url.getRawAuthority());
        case TOO_LARGE,
            TOO_MANY_REDIRECTS,
            BAD_REDIRECT,
            LEADS_ELSEWHERE,
            NOT_FOUND,
            BAD_STATUS,
            UNREADABLE -> {
          // another page of the site may do
        }
      }
    }
  }

  private void read(FetchedPage page) {
    var here = page.finalUri();
    asked.add(here.toString());
    var ofUrl = recognizer.of(here);
    if (ofUrl.isPresent()) {
      pages++;
      found.add(new Found(ofUrl.get(), here, true));
    } else if (isText(page)) {
      pages++;
      var text = page.text();
      var clues =
          recognizer.in(text, here).stream()
              // the markup of its vendor is no proof that a host has a career site
              .filter(it -> it.sign() != Sign.OWN_HOST || answers.test(it))
              .map(it -> rated(it, here))
              .toList();
      var isOfMany = clues.stream().noneMatch(Found::isLikely) && clues.size() > MOST_MENTIONED;
      hasMany |= isOfMany;
      if (!isOfMany) {
        clues.forEach(this::add);
      }
      noteOtherVendors(text);
      if (clues.stream().noneMatch(Found::isLikely)) {
        follow(text, here);
      }
    } else {
      isFile = true;
    }
  }

  private Found rated(CompanyClue clue, URI page) {
    var isLikely =
        clue.sign() != Sign.MENTION
            || site.resembles(clue.company().slug())
            || SiteName.of(page).resembles(clue.company().slug());
    return new Found(clue, page, isLikely);
  }

  private void add(Found it) {
    if (found.stream()
        .noneMatch(
            known ->
                known.clue().board() == it.clue().board()
                    && known.clue().company().equals(it.clue().company()))) {
      found.add(it);
    }
  }

  private void noteOtherVendors(String text) {
    CompanyRecognizer.hostsIn(text).stream()
        .flatMap(it -> OtherSites.of(it).stream())
        .filter(it -> it.kind() == OtherSites.Kind.VENDOR)
        .map(OtherSites.Site::name)
        .forEach(otherVendors::add);
  }

  private void follow(String text, URI here) {
    PARSING.acquireUninterruptibly();
    try {
      var start = text.substring(0, Math.min(text.length(), LONGEST_PARSED));
      var links = CareersPages.linkedOn(Jsoup.parse(start, here.toString()), MOST_LINKS);
      links.reversed().forEach(next::addFirst);
    } finally {
      PARSING.release();
    }
  }

  private static boolean isText(FetchedPage page) {
    var type = page.contentType() == null ? "" : page.contentType().toLowerCase(Locale.ROOT);
    return type.isBlank() || Stream.of("html", "xml", "text", "json").anyMatch(type::contains);
  }

  private List<Found> best() {
    return found.stream()
        .sorted(
            Comparator.comparing((Found it) -> !it.isLikely())
                .thenComparing(it -> it.clue().sign(), Comparator.reverseOrder()))
        .toList();
  }

  /** Why the search found nothing, and what to do. */
  String problem() {
    var host = start.getHost();
    if (pages == 0 && !isFile) {
      return Message.of(
              "%s. Check the address, or paste the link of one of the company's job postings.",
              firstFailure.getMessage())
          .english();
    }
    if (pages == 0) {
      return Message.of(
              "%s did not answer with a web page. Paste the link of one of the company's job postings.",
              host)
          .english();
    }
    if (!otherVendors.isEmpty()) {
      return Message.of(
              "%s publishes its jobs with %s, which Jobtrail cannot search. Add single jobs by their links instead.",
              host, String.join(", ", otherVendors.stream().sorted().toList()))
          .english();
    }
    return hasMany
        ? Message.of(
                "%s points to the jobs of many companies. Paste the careers page or the domain of the one that you mean.",
                host)
            .english()
        : Message.of(
                "No job board that Jobtrail can search was found at %s. Paste the link of one of the company's job postings, or choose its board and enter its name there.",
                host)
            .english();
  }
}
