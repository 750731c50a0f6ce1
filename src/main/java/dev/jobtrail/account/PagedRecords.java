package dev.jobtrail.account;

import dev.jobtrail.platform.Ids;
import io.quarkus.narayana.jta.QuarkusTransaction;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.UUID;
import java.util.function.Function;

/** Iterates over records page by page, each page in its own transaction. */
public final class PagedRecords<T> implements Iterator<T> {

  /** Reads the page after the last record read. */
  @FunctionalInterface
  public interface PageReader<T> {

    /**
     * A page, empty at the end.
     *
     * @param last the id of the last record of the page before
     */
    List<T> behind(UUID last);
  }

  private final PageReader<T> reader;
  private final Function<T, UUID> id;
  private List<T> page = List.of();
  private int position;
  private UUID last;

  private PagedRecords(UUID before, PageReader<T> reader, Function<T, UUID> id) {
    this.last = before;
    this.reader = reader;
    this.id = id;
  }

  /** Records by ascending id, oldest first. */
  public static <T> PagedRecords<T> oldestFirst(Function<T, UUID> id, PageReader<T> reader) {
    return new PagedRecords<>(Ids.LOWEST, reader, id);
  }

  /** Records by descending id. */
  public static <T> PagedRecords<T> newestFirst(Function<T, UUID> id, PageReader<T> reader) {
    return new PagedRecords<>(Ids.HIGHEST, reader, id);
  }

  @Override
  public boolean hasNext() {
    if (position == page.size() && last != null) {
      page = QuarkusTransaction.requiringNew().call(() -> reader.behind(last));
      position = 0;
      last = page.isEmpty() ? null : id.apply(page.getLast());
    }
    return position < page.size();
  }

  @Override
  public T next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return page.get(position++);
  }
}
