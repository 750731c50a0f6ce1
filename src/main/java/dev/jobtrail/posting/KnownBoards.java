package dev.jobtrail.posting;

import java.net.URI;
import java.time.Instant;
import java.util.Optional;

/** Fetches postings from job boards whose API is richer than their pages. */
public interface KnownBoards {

  /**
   * Reads the posting that a canonical url leads to, under the url that a search finds it by.
   *
   * @return empty where the url is no posting of a known board, or the board does not tell; its
   *     page is the next place to look then
   */
  Optional<FoundPosting> read(URI url);

  /**
   * Asks the board whether it still lists the posting that a canonical url leads to.
   *
   * @param since where no person waits, a response to any replica since then will do; else null
   * @return empty where the url is no posting of an employer's board
   */
  default Optional<PostingFinding> check(URI url, Instant since) {
    return Optional.empty();
  }
}
