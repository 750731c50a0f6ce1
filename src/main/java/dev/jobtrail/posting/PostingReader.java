package dev.jobtrail.posting;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.fetch.FetchException;
import dev.jobtrail.fetch.FetchedPage;
import dev.jobtrail.fetch.Fetcher;
import dev.jobtrail.text.StoredTexts;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;
import java.net.URI;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jsoup.Jsoup;

/** Fetches postings from web pages. */
@ApplicationScoped
public class PostingReader {

  private static final String PASTE = "paste the posting instead";

  private final Fetcher fetcher;
  private final CanonicalUrls urls;
  private final KnownBoards boards;

  @Inject
  PostingReader(Fetcher fetcher, CanonicalUrls urls, Instance<KnownBoards> boards) {
    this(
        fetcher,
        urls,
        (KnownBoards) url -> boards.isResolvable() ? boards.get().read(url) : Optional.empty());
  }

  PostingReader(Fetcher fetcher, CanonicalUrls urls, KnownBoards boards) {
    this.fetcher = fetcher;
    this.urls = urls;
    this.boards = boards;
  }

  /**
   * Reads the posting of a known job board, or else the schema.org JobPosting of a page. Blocks, so
   * call it on a worker or virtual thread.
   *
   * <p>The posting's url is the one that the board lists it under, so that it is the job that a
   * search finds, also where the given one only leads to the board; that of a page is the canonical
   * form of the one given, not of where it redirects to, so that the same link is known again
   * without fetching it.
   *
   * @throws ApiException VALIDATION_FAILED on the field "url" where it is no url that may be read,
   *     where there is no such page or where the page holds no posting; UPSTREAM_FAILED where the
   *     site fails
   */
  public FoundPosting read(String url) {
    var canonical = urls.of(url);
    return boards.read(canonical).orElseGet(() -> ofPage(canonical));
  }

  private FoundPosting ofPage(URI canonical) {
    try {
      var page = fetcher.get(canonical);
      return ofBoard(page, canonical)
          .or(() -> posting(page, canonical.toString()))
          .orElseThrow(
              () ->
                  ApiException.invalid("url", "leads to a page without a job posting; %s", PASTE));
    } catch (FetchException e) {
      throw failure(e);
    }
  }

  /** The posting of a known board that a link redirects to, or that its page names as itself. */
  private Optional<FoundPosting> ofBoard(FetchedPage page, URI asked) {
    return Stream.of(Optional.of(page.finalUri().toString()), canonicalLink(page))
        .flatMap(Optional::stream)
        .flatMap(it -> canonical(it).stream())
        .filter(it -> !it.equals(asked))
        .flatMap(it -> boards.read(it).stream())
        .findFirst();
  }

  private static Optional<String> canonicalLink(FetchedPage page) {
    return isOfType(page, "html")
        ? Optional.of(
                Jsoup.parse(page.text(), page.finalUri().toString())
                    .select("link[rel=canonical]")
                    .attr("abs:href"))
            .filter(it -> !it.isEmpty())
        : Optional.empty();
  }

  private Optional<URI> canonical(String url) {
    try {
      return Optional.of(urls.of(url));
    } catch (ApiException _) {
      return Optional.empty();
    }
  }

  private static boolean isOfType(FetchedPage page, String part) {
    return page.contentType() != null && page.contentType().toLowerCase(Locale.ROOT).contains(part);
  }

  /** The posting that a page holds. */
  Optional<FoundPosting> posting(FetchedPage page, String url) {
    if (isOfType(page, "json")) {
      var data = LinkedData.in(page.text(), JobPostings.TYPE);
      return new JobPostings(data, Jsoup.parse(""), page.finalUri(), urls).best(url);
    }
    var isStated = page.contentType() != null && !page.contentType().isBlank();
    if (isStated && Stream.of("html", "xml", "text").noneMatch(it -> isOfType(page, it))) {
      return Optional.empty();
    }
    var document = Jsoup.parse(page.text(), page.finalUri().toString());
    var data = LinkedData.on(document, JobPostings.TYPE);
    return new JobPostings(data, document, page.finalUri(), urls).best(url);
  }

  private static ApiException failure(FetchException e) {
    return switch (e.reason()) {
      case INVALID_URL, REFUSED_ADDRESS, BAD_REDIRECT, NOT_FOUND, TOO_LARGE ->
          ApiException.invalid("url", "cannot be read: %s", StoredTexts.of(e.getMessage()))
              .causedBy(e);
      case LEADS_ELSEWHERE,
          TOO_SLOW,
          TOO_MANY_REDIRECTS,
          FORBIDDEN,
          BUSY,
          BAD_STATUS,
          UNREACHABLE,
          UNREADABLE ->
          new ApiException(
                  ErrorCode.UPSTREAM_FAILED,
                  "The URL cannot be read: %s; %s.",
                  StoredTexts.of(e.getMessage()),
                  PASTE)
              .causedBy(e);
    };
  }
}
