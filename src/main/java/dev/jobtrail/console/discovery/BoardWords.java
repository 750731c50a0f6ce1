package dev.jobtrail.console.discovery;

import dev.jobtrail.discovery.board.Board;
import java.util.Set;

/** The names of job boards as people know them. */
final class BoardWords {

  private static final Set<Board> REMOTE =
      Set.of(
          Board.REMOTEOK,
          Board.REMOTIVE,
          Board.WEWORKREMOTELY,
          Board.HIMALAYAS,
          Board.JOBICY,
          Board.WORKINGNOMADS);

  private BoardWords() {}

  static String name(Board board) {
    return switch (board) {
      case GREENHOUSE -> "Greenhouse";
      case LEVER -> "Lever";
      case ASHBY -> "Ashby";
      case WORKABLE -> "Workable";
      case SMARTRECRUITERS -> "SmartRecruiters";
      case RECRUITEE -> "Recruitee";
      case PERSONIO -> "Personio";
      case BAMBOOHR -> "BambooHR";
      case BREEZY -> "Breezy HR";
      case TEAMTAILOR -> "Teamtailor";
      case PINPOINT -> "Pinpoint";
      case RIPPLING -> "Rippling";
      case WORKDAY -> "Workday";
      case JAZZHR -> "JazzHR";
      case GEM -> "Gem";
      case POLYMER -> "Polymer";
      case COMEET -> "Comeet";
      case REMOTEOK -> "Remote OK";
      case REMOTIVE -> "Remotive";
      case WEWORKREMOTELY -> "We Work Remotely";
      case HIMALAYAS -> "Himalayas";
      case JOBICY -> "Jobicy";
      case ARBEITNOW -> "Arbeitnow";
      case WORKINGNOMADS -> "Working Nomads";
      case THEMUSE -> "The Muse";
      case LANDINGJOBS -> "Landing.jobs";
      case HACKERNEWS -> "Hacker News";
      case USAJOBS -> "USAJOBS";
      case LINKEDIN -> "LinkedIn";
      case INDEED -> "Indeed";
    };
  }

  /** Whether the board lists remote jobs alone. */
  static boolean isOfRemoteJobs(Board board) {
    return REMOTE.contains(board);
  }

  /** A message about a board, which begins with its name on the wire, with the name for people. */
  static String message(Board board, String text) {
    return text != null && text.startsWith(board.wireName() + " ")
        ? name(board) + text.substring(board.wireName().length())
        : text;
  }
}
