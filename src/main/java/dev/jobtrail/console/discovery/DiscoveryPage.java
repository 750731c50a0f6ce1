package dev.jobtrail.console.discovery;

import dev.jobtrail.console.ConsoleSection;
import dev.jobtrail.console.PageQuery;
import dev.jobtrail.discovery.MatchState;
import dev.jobtrail.discovery.MatchView;
import dev.jobtrail.discovery.RunView;
import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.Boards;
import dev.jobtrail.resume.ResumeSummary;
import io.quarkus.qute.TemplateData;
import java.util.List;
import java.util.Set;
import java.util.UUID;

/**
 * What the page of discovery shows for one resume.
 *
 * @param boards the job boards, by which they are named
 * @param resumes those that can be chosen
 * @param resume the chosen one; null where there is none at all, and all else is empty then
 * @param run the latest; null before the first
 * @param isFollowed whether only the progress of a run is asked for, as it goes on
 * @param explaining the matches that reasons are being looked for
 * @param asked the match that reasons were asked for; null for none
 * @param shown how many matches are shown at most
 * @param hasMore whether there are more
 * @param decided the match that was decided on last; null for none
 * @param dismissed the match whose dismissal can be undone; null for none
 */
@TemplateData
record DiscoveryPage(
    Boards boards,
    UUID clientId,
    List<ResumeSummary> resumes,
    ResumeSummary resume,
    List<TargetForm> targets,
    TargetForm newTarget,
    RunView run,
    List<RunView> earlier,
    boolean isFollowed,
    List<MatchView> matches,
    Set<UUID> explaining,
    UUID asked,
    int shown,
    boolean hasMore,
    MatchView decided,
    MatchView dismissed) {

  /** How many more matches a press shows. */
  static final int STEP = 50;

  /** The page of one who has no resume. */
  static DiscoveryPage empty(Boards boards, UUID clientId) {
    return new DiscoveryPage(
        boards, clientId, List.of(), null, List.of(), null, null, List.of(), false, List.of(),
        Set.of(), null, STEP, false, null, null);
  }

  /** The name of a board for users. */
  public String board(Board board) {
    return boards.name(board);
  }

  /** Why a board was not read, or not to its end; null for nothing to tell. */
  public String trouble(RunView.BoardProgress progress) {
    var text = progress.error() == null ? progress.note() : progress.error();
    var name = progress.board().wireName();
    return text != null && text.startsWith(name + " ")
        ? boards.name(progress.board()) + text.substring(name.length())
        : text;
  }

  /** Its address. */
  public String path() {
    return address(shown, null);
  }

  /** Its address with what can be undone. */
  public String pathWithUndo() {
    return address(shown, canUndo() ? dismissed.id() : null);
  }

  /** Its address with more matches. */
  public String pathWithMore() {
    return address(shown + STEP, null);
  }

  private String address(int most, UUID undoable) {
    return new PageQuery()
        .with("resume", resume.id())
        .with("client", clientId)
        .with("shown", most == STEP ? null : most)
        .with("dismissed", undoable)
        .behind(ConsoleSection.DISCOVERY.path());
  }

  public boolean isRunning() {
    return run != null && run.state().isOpen();
  }

  public boolean canUndo() {
    return dismissed != null && dismissed.state() == MatchState.DISMISSED;
  }

  public boolean isExplaining(MatchView match) {
    return explaining.contains(match.id());
  }

  /** Whether reasons were asked for and none came. */
  public boolean wasAskedInVain(MatchView match) {
    return match.id().equals(asked) && match.fitReason() == null && !isExplaining(match);
  }
}
