package dev.jobtrail.discovery.board;

/**
 * A company on a board that lists jobs by company.
 *
 * @param slug the company's name in the board's urls, the host of its own careers site, or for
 *     Workday tenant, shard and site with slashes between
 * @param token the public token where the board needs one, or null
 */
public record BoardCompany(String slug, String token) {

  /** A company of a board that needs no token. */
  public static BoardCompany of(String slug) {
    return new BoardCompany(slug, null);
  }
}
