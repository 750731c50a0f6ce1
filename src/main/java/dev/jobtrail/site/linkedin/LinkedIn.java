package dev.jobtrail.site.linkedin;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardSite;
import jakarta.inject.Singleton;

/** LinkedIn: retired, so only jobs found earlier are shown. */
@Singleton
final class LinkedIn implements BoardSite {

  @Override
  public Board board() {
    return Board.LINKEDIN;
  }

  @Override
  public String name() {
    return "LinkedIn";
  }
}
