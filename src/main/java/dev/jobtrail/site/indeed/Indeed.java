package dev.jobtrail.site.indeed;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardSite;
import jakarta.inject.Singleton;

/** Indeed: retired, so only jobs found earlier are shown. */
@Singleton
final class Indeed implements BoardSite {

  @Override
  public Board board() {
    return Board.INDEED;
  }

  @Override
  public String name() {
    return "Indeed";
  }
}
