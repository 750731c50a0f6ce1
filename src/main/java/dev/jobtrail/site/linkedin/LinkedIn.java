package dev.jobtrail.site.linkedin;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardSite;
import jakarta.inject.Singleton;

/** LinkedIn: retired, so only jobs found earlier are shown. */
@Singleton
final class LinkedIn extends BoardSite {

  LinkedIn() {
    super(Board.LINKEDIN, "LinkedIn");
  }
}
