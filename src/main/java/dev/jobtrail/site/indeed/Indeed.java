package dev.jobtrail.site.indeed;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardSite;
import jakarta.inject.Singleton;

/** Indeed: retired, so only jobs found earlier are shown. */
@Singleton
final class Indeed extends BoardSite {

  Indeed() {
    super(Board.INDEED, "Indeed");
  }
}
