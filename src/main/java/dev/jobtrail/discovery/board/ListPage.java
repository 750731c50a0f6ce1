package dev.jobtrail.discovery.board;

import java.util.List;

/**
 * One page of a board's feed.
 *
 * @param answer the answer, in JSON without the list
 * @param items the entries of the list; those of JSON are parsed each time they are asked for
 * @param firstTotal how many jobs the first page said there are, or -1 where it did not
 */
public record ListPage(PageStart start, JsonItem answer, List<JsonItem> items, int firstTotal) {

  /** The next page. */
  public enum Next {
    /** Nothing: these were all. */
    END,
    /** Another page. */
    PAGE,
    /** More jobs, which the board does not list. */
    CUT
  }

  /** Continues until the total is reached or a page is empty. */
  public Next untilTotal() {
    var seen = start.offset() + items.size();
    if (firstTotal < 0) {
      return items.isEmpty() ? Next.END : Next.PAGE;
    }
    if (seen >= firstTotal) {
      return Next.END;
    }
    return items.isEmpty() ? Next.CUT : Next.PAGE;
  }

  /** Continues while pages are full. */
  public Next untilShort(int size) {
    return items.size() < size ? Next.END : Next.PAGE;
  }
}
