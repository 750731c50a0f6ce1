package dev.jobtrail.discovery.board;

import dev.jobtrail.discovery.board.BoardException.Kind;
import dev.jobtrail.fetch.FetchException;
import dev.jobtrail.fetch.FetchedPage;
import dev.jobtrail.fetch.Fetcher;

/**
 * Asks a board, and says what went wrong in its words.
 *
 * @param isBackground whether no person waits
 */
record Asking(Fetcher fetcher, Board board, boolean isBackground) {

  /** The answer to a request. */
  Answers.Answer answer(BoardRequest request) {
    try {
      var fetch = request.toFetch();
      var page = fetcher.read(isBackground ? fetch.inBackground() : fetch);
      return new Answers.Answer(page.body(), page::text, wasRedirected(request, page));
    } catch (FetchException e) {
      throw failure(e);
    }
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
          new BoardException(Kind.REFUSED, name + " does not let this service read its jobs", e);
      case BUSY -> new BoardException(Kind.LIMITED, name + " asks for fewer requests", e);
      case TOO_LARGE ->
          new BoardException(Kind.TOO_LARGE, name + " answers with more than can be read", e);
      case INVALID_URL, REFUSED_ADDRESS ->
          new BoardException(
              Kind.REFUSED, name + " has an address that may not be asked: " + e.getMessage(), e);
      case TOO_SLOW -> new BoardException(Kind.UNREACHABLE, name + " did not answer in time", e);
      case BAD_STATUS, UNREACHABLE, UNREADABLE, TOO_MANY_REDIRECTS, BAD_REDIRECT ->
          new BoardException(Kind.UNREACHABLE, name + " cannot be read: " + e.getMessage(), e);
    };
  }
}
