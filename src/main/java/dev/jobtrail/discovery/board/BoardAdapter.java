package dev.jobtrail.discovery.board;

import dev.jobtrail.discovery.board.ListPage.Next;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Knows how to request the jobs of one board and how to parse them. */
public abstract class BoardAdapter extends BoardSite {

  private final BoardApi api;

  protected BoardAdapter(Board board, String name, BoardApi api) {
    super(board, name);
    this.api = api;
  }

  public final BoardApi api() {
    return api;
  }

  @Override
  public final boolean isRemoteOnly() {
    return api.isRemoteOnly();
  }

  @Override
  public final Optional<String> canonical(URI posting) {
    return api.postingUrls().canonical(posting);
  }

  /** The request for a page of the list. */
  public BoardRequest list(BoardScope scope, PageStart start) {
    return api.list(scope, start);
  }

  /** Whether another page follows; most boards list all at once. */
  public Next next(ListPage page) {
    return Next.END;
  }

  /** Why an empty list is ambiguous; null if it means that the company has no jobs. */
  public String doubtOfEmptyList(BoardScope scope) {
    return null;
  }

  /** Reads an entry of a list; missing and malformed values are left out. */
  public abstract void read(JsonItem job, ListPage page, JobDraft draft);

  /**
   * Fetches the values that the request for the list needs.
   *
   * @param ask returns the JSON response to a request
   */
  public BoardScope prepared(BoardScope scope, Function<BoardRequest, JsonItem> ask) {
    return scope;
  }

  /** The request for the details of a job, or null where the board has none. */
  public BoardRequest one(BoardScope scope, String key) {
    return api.job() == null ? null : BoardRequest.get(scope.with("id", key).url(api.job()));
  }

  /**
   * Reads the details of a job into a draft that may contain what the list said.
   *
   * @param job as {@link BoardApi#jobBelow} locates it in the answer
   */
  public void readOne(JsonItem job, JsonItem answer, JobDraft draft) {
    read(job, new ListPage(PageStart.FIRST, job, List.of(job), 1), draft);
  }

  /** Another base URL where the board may have the company, or null. */
  public String otherBase() {
    return null;
  }
}
