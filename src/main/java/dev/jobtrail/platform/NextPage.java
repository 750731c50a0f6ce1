package dev.jobtrail.platform;

import jakarta.enterprise.context.RequestScoped;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.LongSupplier;

/** Truncates a list to its page and remembers the next cursor and the total for the headers. */
@RequestScoped
public class NextPage {

  private String cursor;
  private Long total;

  /**
   * The page's records.
   *
   * @param rows up to one more than the page's limit, newest first: the extra one tells that there
   *     is more
   * @param page what was asked for
   * @param id the id of a row
   * @param count counts the records of all pages, if the caller wants to know
   */
  public <T> List<T> cut(List<T> rows, PageRequest page, Function<T, UUID> id, LongSupplier count) {
    if (page.isTotalAsked()) {
      total = count.getAsLong();
    }
    if (rows.size() <= page.limit()) {
      return rows;
    }
    var kept = rows.subList(0, page.limit());
    cursor = PageRequest.cursorAfter(id.apply(kept.getLast()));
    return kept;
  }

  /** The same for a list that is answered as a whole unless a page is asked for. */
  public <T> List<T> cutIfAsked(
      List<T> rows, PageRequest page, Function<T, UUID> id, LongSupplier count) {
    if (page.isAsked()) {
      return cut(rows, page, id, count);
    }
    total = page.isTotalAsked() ? (long) rows.size() : null;
    return rows;
  }

  /** The cursor of the next page, or null where this is the last. */
  public String cursor() {
    return cursor;
  }

  /** The number of records on all pages, or null where nobody asked for it. */
  Long total() {
    return total;
  }
}
