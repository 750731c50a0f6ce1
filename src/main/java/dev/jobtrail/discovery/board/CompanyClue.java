package dev.jobtrail.discovery.board;

/** A company on a board that a URL or a page points to. */
public record CompanyClue(Board board, BoardCompany company, Sign sign) {

  /** How the company was recognized, weakest first. */
  public enum Sign {
    /** The page mentions or links it. */
    MENTION,
    /** The page looks like a career site that the board serves at the company's own host. */
    OWN_HOST,
    /** The page embeds the company's jobs. */
    EMBED,
    /** The URL itself is one of the company on the board. */
    URL
  }
}
