package dev.jobtrail.discovery.board;

/**
 * The offset or cursor of a page.
 *
 * @param page 0 for the first
 * @param offset how many entries the pages before it held
 */
public record PageStart(int page, int offset) {

  public static final PageStart FIRST = new PageStart(0, 0);

  PageStart after(ListPage page) {
    return new PageStart(this.page + 1, offset + page.items().size());
  }
}
