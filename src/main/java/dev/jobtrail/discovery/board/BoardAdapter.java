package dev.jobtrail.discovery.board;

import dev.jobtrail.discovery.board.ListPage.Next;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;

/** How one board that is searched is asked for its jobs, and how a job of it reads. */
public interface BoardAdapter extends BoardSite {

  /** The request for a page of the list. */
  BoardRequest list(Visit visit, PageStart start);

  /** Where an answer holds the list. */
  ListShape shape();

  /** Where a first page says how many jobs there are; null where it does not. */
  default String total() {
    return null;
  }

  /** What comes after a page; most boards list all at once. */
  default Next next(ListPage page) {
    return Next.END;
  }

  /** Why an empty list may not mean that the company has no jobs; null where it does. */
  default String doubtOfEmptyList(Visit visit) {
    return null;
  }

  /** Reads an entry of a list; whatever of it is missing or odd is left out. */
  void read(JsonItem job, ListPage page, JobDraft draft);

  /**
   * Asks for what must be known before the list can be asked for.
   *
   * @param ask answers a request with its JSON
   */
  default Visit prepared(Visit visit, Function<BoardRequest, JsonItem> ask) {
    return visit;
  }

  /** The request for one job, or null where the board answers none. */
  default BoardRequest one(Visit visit, String key) {
    return null;
  }

  /** Whether the list leaves out what only the request for one job brings. */
  default boolean isListShort() {
    return false;
  }

  /** Where the answer for one job holds it; empty where the answer is the job. */
  default String onePath() {
    return "";
  }

  /**
   * Reads the answer for one job into a draft that may hold what the list said.
   *
   * @param job what is at {@link #onePath()}
   */
  default void readOne(JsonItem job, JsonItem answer, JobDraft draft) {
    read(job, new ListPage(PageStart.FIRST, job, List.of(job), 1), draft);
  }

  /** Another address where the same board may know the company, or null. */
  default String otherBase() {
    return null;
  }

  /**
   * The addresses of a job for people, without scheme and "www.", with groups slug and id, or for
   * Workday tenant, shard, site and id.
   */
  default List<Pattern> addresses() {
    return List.of();
  }
}
