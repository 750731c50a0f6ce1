package dev.jobtrail.discovery.board;

import dev.jobtrail.discovery.board.ListPage.Next;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;

/** How one board that is searched is asked for its jobs, and how a job of it reads. */
public abstract class BoardAdapter extends BoardSite {

  protected BoardAdapter(Board board, String name) {
    super(board, name);
  }

  /** The request for a page of the list. */
  public abstract BoardRequest list(BoardScope scope, PageStart start);

  /** Where an answer holds the list. */
  public abstract ListShape shape();

  /** Where a first page says how many jobs there are; null where it does not. */
  public String total() {
    return null;
  }

  /** What comes after a page; most boards list all at once. */
  public Next next(ListPage page) {
    return Next.END;
  }

  /** Why an empty list may not mean that the company has no jobs; null where it does. */
  public String doubtOfEmptyList(BoardScope scope) {
    return null;
  }

  /** Reads an entry of a list; whatever of it is missing or odd is left out. */
  public abstract void read(JsonItem job, ListPage page, JobDraft draft);

  /**
   * Asks for what must be known before the list can be asked for.
   *
   * @param ask answers a request with its JSON
   */
  public BoardScope prepared(BoardScope scope, Function<BoardRequest, JsonItem> ask) {
    return scope;
  }

  /** The request for one job, or null where the board answers none. */
  public BoardRequest one(BoardScope scope, String key) {
    return null;
  }

  /** Whether the list leaves out what only the request for one job brings. */
  public boolean isListShort() {
    return false;
  }

  /** Where the answer for one job holds it; empty where the answer is the job. */
  public String onePath() {
    return "";
  }

  /**
   * Reads the answer for one job into a draft that may hold what the list said.
   *
   * @param job what is at {@link #onePath()}
   */
  public void readOne(JsonItem job, JsonItem answer, JobDraft draft) {
    read(job, new ListPage(PageStart.FIRST, job, List.of(job), 1), draft);
  }

  /** Another address where the same board may know the company, or null. */
  public String otherBase() {
    return null;
  }

  /**
   * The addresses of a job for people, without scheme and "www.", with groups slug and id, or for
   * Workday tenant, shard, site and id.
   */
  public List<Pattern> addresses() {
    return List.of();
  }
}
