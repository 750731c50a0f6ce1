package dev.jobtrail.posting;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.fetch.FetchException;
import dev.jobtrail.fetch.FetchedPage;
import dev.jobtrail.fetch.Fetcher;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.ReadableText;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;

/**
 * Checks whether postings are still open. A posting is closed only by evidence: its board no longer
 * lists it or calls it closed, its page says so, or the employer's site no longer has its page.
 */
@ApplicationScoped
public class PostingChecker {

  private static final int MAX_TITLE = 300;

  private final Fetcher fetcher;
  private final PostingReader reader;
  private final CanonicalUrls urls;
  private final KnownBoards boards;
  private final JobSites sites;

  PostingChecker(
      Fetcher fetcher,
      PostingReader reader,
      CanonicalUrls urls,
      KnownBoards boards,
      JobSites sites) {
    this.fetcher = fetcher;
    this.reader = reader;
    this.urls = urls;
    this.boards = boards;
    this.sites = sites;
  }

  /**
   * Checks a posting. Blocks, so call it on a worker or virtual thread.
   *
   * @param url its canonical url
   * @param title as it is known, by which its page is recognized
   * @param description as it is known, whose sentences are no evidence; null for none
   * @param since where no person waits, a response to any replica since then will do; else null
   */
  public PostingFinding check(String url, String title, String description, Instant since) {
    URI address;
    try {
      address = urls.of(url);
    } catch (ApiException _) {
      return PostingFinding.unknown(Message.of("The posting has no URL that can be read."));
    }
    var ofBoard = boards.check(address, since);
    if (ofBoard.isPresent() && ofBoard.get().state() == PostingState.OPEN) {
      return ofBoard.get();
    }
    // a job that is not listed may still have a page with its form
    var ofPage = ofPage(address, title, description, since);
    return ofPage.state() == PostingState.UNKNOWN ? ofBoard.orElse(ofPage) : ofPage;
  }

  private PostingFinding ofPage(URI url, String title, String description, Instant since) {
    if (since != null && fetcher.retryAt(url).isPresent()) {
      return PostingFinding.unknown(
          Message.of("%s has failed repeatedly and is left alone.", url.getHost()));
    }
    try {
      return of(fetcher.get(url), url, title, description);
    } catch (FetchException e) {
      return e.reason() == FetchException.Reason.NOT_FOUND ? missing(url, e) : unread(e);
    }
  }

  private PostingFinding missing(URI url, FetchException e) {
    var status = e.status().map(" (%d)"::formatted).orElse("");
    return sites.isJobSite(url.getHost().toLowerCase(Locale.ROOT))
        ? PostingFinding.unknown(
            Message.of(
                "%s no longer has this page%s, but the employer may still list the job.",
                url.getHost(), status))
        : PostingFinding.closed(Message.of("%s no longer has this page%s.", url.getHost(), status));
  }

  private static PostingFinding unread(FetchException e) {
    return PostingFinding.unknown(Message.of("The page cannot be read: %s.", e.getMessage()));
  }

  private PostingFinding of(FetchedPage page, URI url, String title, String description) {
    var told = reader.posting(page, url.toString());
    var document = Jsoup.parse(page.text(), page.finalUri().toString());
    var known =
        Stream.of(description, told.map(FoundPosting::descriptionRaw).orElse(null))
            .filter(it -> it != null)
            .toList();
    var closing = ClosedWords.in(document, known);
    if (closing.isPresent()) {
      return PostingFinding.closed(Message.of("The page says: “%s”", closing.get()));
    }
    var names = Stream.concat(told.map(FoundPosting::title).stream(), headings(document));
    if (names.anyMatch(it -> isSame(it, title))) {
      return PostingFinding.open(Message.of("%s shows the job.", page.finalUri().getHost()));
    }
    return PostingFinding.unknown(
        page.finalUri().getPath().equals(url.getPath())
            ? Message.of("%s answers, but does not show the job to programs.", url.getHost())
            : Message.of("The link leads to another page, which does not show the job."));
  }

  private static Stream<String> headings(Document page) {
    var headings = page.select("h1, h2").eachText();
    var titles = List.of(page.title(), page.select("meta[property=og:title]").attr("content"));
    return Stream.concat(headings.stream(), titles.stream());
  }

  /** Whether a heading is the title, perhaps with the company or the place beside it. */
  private static boolean isSame(String heading, String title) {
    var one = comparable(heading);
    var other = comparable(title);
    return one.isPresent() && other.isPresent() && one.get().contains(other.get());
  }

  private static Optional<String> comparable(String text) {
    return Optional.ofNullable(ReadableText.line(text, MAX_TITLE))
        .map(it -> it.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}+#]+", " ").strip())
        .filter(it -> !it.isEmpty());
  }
}
