package dev.jobtrail.account;

import java.util.Collections;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.UUID;
import java.util.function.Function;

/** The records that belong to one parent after the other, each parent's read when it is reached. */
public final class NestedRecords<T> implements Iterator<T> {

  private final Iterator<UUID> parents;
  private final Function<UUID, Iterator<T>> records;
  private Iterator<T> current = Collections.emptyIterator();

  public NestedRecords(Iterator<UUID> parents, Function<UUID, Iterator<T>> records) {
    this.parents = parents;
    this.records = records;
  }

  @Override
  public boolean hasNext() {
    while (!current.hasNext() && parents.hasNext()) {
      current = records.apply(parents.next());
    }
    return current.hasNext();
  }

  @Override
  public T next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return current.next();
  }
}
