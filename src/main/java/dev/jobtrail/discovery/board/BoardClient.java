package dev.jobtrail.discovery.board;

import dev.jobtrail.discovery.board.BoardException.Kind;
import dev.jobtrail.fetch.FetchException;
import dev.jobtrail.fetch.FetchRequest;
import dev.jobtrail.fetch.FetchedPage;
import dev.jobtrail.fetch.Fetcher;
import dev.jobtrail.text.Message;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * HTTP client of one board, which translates failures into {@link BoardException}.
 *
 * @param pause between two requests, or null for the configured one
 * @param crawl null where a person waits
 */
record BoardClient(Fetcher fetcher, Board board, Duration pause, Crawl crawl) {

  /** The answer to a request. */
  Answers.Answer answer(BoardRequest request) {
    try {
      var page = fetcher.read(fetch(request));
      return new Answers.Answer(
          page.body(), page::text, wasRedirected(request, page), page.readAt());
    } catch (FetchException e) {
      throw failure(e);
    }
  }

  private FetchRequest fetch(BoardRequest request) {
    var fetch = request.toFetch().pausing(pause);
    if (crawl == null) {
      return fetch;
    }
    if (crawl.isScheduled()) {
      fetcher.retryAt(request.url()).ifPresent(this::requireRest);
    }
    return fetch.inBackground(crawl.since());
  }

  private void requireRest(Instant until) {
    throw new BoardException(
        Kind.LIMITED,
        Message.of(
                "%s has failed repeatedly and is searched again from %s",
                board.wireName(), until.truncatedTo(ChronoUnit.SECONDS))
            .english());
  }

  /** The same for the rest of a list, whose first page was read at a time. */
  BoardClient since(Instant readAt) {
    return new BoardClient(fetcher, board, pause, new Crawl(readAt, crawl.isScheduled()));
  }

  /** The JSON that answers a request. */
  JsonItem json(BoardRequest request) {
    return Answers.json(board, answer(request));
  }

  private static boolean wasRedirected(BoardRequest request, FetchedPage page) {
    return !page.finalUri().equals(request.url());
  }

  private BoardException failure(FetchException e) {
    var name = board.wireName();
    return switch (e.reason()) {
      case NOT_FOUND, LEADS_ELSEWHERE ->
          new BoardException(Kind.NOT_FOUND, BoardException.notFound(board).getMessage(), e);
      case FORBIDDEN ->
          new BoardException(
              Kind.REFUSED,
              Message.of("%s denies this service access to its jobs", name).english(),
              e);
      case BUSY ->
          new BoardException(
              Kind.LIMITED,
              Message.of("%s rejects requests because of its rate limit", name).english(),
              e);
      case TOO_LARGE ->
          new BoardException(
              Kind.TOO_LARGE,
              Message.of("%s sent a response that is too large", name).english(),
              e);
      case INVALID_URL, REFUSED_ADDRESS ->
          new BoardException(
              Kind.REFUSED,
              Message.of("%s has a URL that must not be requested: %s", name, e.getMessage())
                  .english(),
              e);
      case TOO_SLOW ->
          new BoardException(
              Kind.UNREACHABLE, Message.of("%s did not answer in time", name).english(), e);
      case BAD_STATUS, UNREACHABLE, UNREADABLE, TOO_MANY_REDIRECTS, BAD_REDIRECT ->
          new BoardException(
              Kind.UNREACHABLE,
              Message.of("%s cannot be read: %s", name, e.getMessage()).english(),
              e);
    };
  }
}
