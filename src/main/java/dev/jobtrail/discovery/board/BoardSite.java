package dev.jobtrail.discovery.board;

import dev.jobtrail.posting.SiteUrls;

/** The display name and the URL patterns of a job board; one bean per board. */
public abstract class BoardSite implements SiteUrls {

  private final Board board;
  private final String name;

  /**
   * The site of a board.
   *
   * @param name its name for users
   */
  protected BoardSite(Board board, String name) {
    this.board = board;
    this.name = name;
  }

  public final Board board() {
    return board;
  }

  public final String name() {
    return name;
  }

  /** Whether it lists remote jobs only. */
  public boolean isRemoteOnly() {
    return false;
  }
}
