package dev.jobtrail.platform;

import jakarta.enterprise.context.RequestScoped;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;

/** Truncates a list to its page and remembers the next cursor for the Link header. */
@RequestScoped
public class NextPage {

  private String cursor;

  /**
   * The page's records.
   *
   * @param rows up to one more than the page's limit, newest first: the extra one tells that there
   *     is more
   * @param page what was asked for
   * @param id the id of a row
   */
  public <T> List<T> cut(List<T> rows, PageRequest page, Function<T, UUID> id) {
    if (rows.size() <= page.limit()) {
      return rows;
    }
    var kept = rows.subList(0, page.limit());
    cursor = PageRequest.cursorAfter(id.apply(kept.getLast()));
    return kept;
  }

  /** The cursor of the next page, or null where this is the last. */
  public String cursor() {
    return cursor;
  }
}
