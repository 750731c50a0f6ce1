package dev.jobtrail.discovery.board;

import java.time.Instant;

/**
 * What a crawl may do without asking the board again.
 *
 * @param since responses to other searches since then are used
 * @param isScheduled whether nobody has just asked for it; a board that keeps failing is then left
 *     alone for a time
 */
public record Crawl(Instant since, boolean isScheduled) {

  /** One that a person asked for, who expects what the board lists from then on. */
  public static Crawl requested(Instant at) {
    return new Crawl(at, false);
  }

  /** One of a schedule, which a response since then is recent enough for. */
  public static Crawl scheduled(Instant since) {
    return new Crawl(since, true);
  }
}
