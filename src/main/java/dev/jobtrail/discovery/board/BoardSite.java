package dev.jobtrail.discovery.board;

import dev.jobtrail.posting.SiteUrls;

/** A job board as users know it, and how the urls of its jobs are written; one bean per board. */
public interface BoardSite extends SiteUrls {

  Board board();

  /** Its name for users. */
  String name();

  /** Whether it lists remote jobs only. */
  default boolean isRemoteOnly() {
    return false;
  }
}
