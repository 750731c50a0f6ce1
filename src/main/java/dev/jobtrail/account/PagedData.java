package dev.jobtrail.account;

import java.util.Iterator;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;

/** The records of one kind in the export of an account, oldest first. */
public abstract class PagedData<T> implements AccountData {

  private final String section;
  private final int pageSize;
  private final Function<T, UUID> id;
  private final AccountPage<T> page;

  /** Reads a page of an account's records by ascending id, from behind a given one. */
  @FunctionalInterface
  public interface AccountPage<T> {
    List<T> after(UUID accountId, UUID last, int limit);
  }

  protected PagedData(String section, int pageSize, Function<T, UUID> id, AccountPage<T> page) {
    this.section = section;
    this.pageSize = pageSize;
    this.id = id;
    this.page = page;
  }

  @Override
  public final String section() {
    return section;
  }

  @Override
  public final Iterator<T> export(UUID accountId) {
    return PagedRecords.oldestFirst(id, last -> page.after(accountId, last, pageSize));
  }
}
