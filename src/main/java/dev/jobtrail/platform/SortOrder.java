package dev.jobtrail.platform;

/** One of the orders that a list has, a constant of its enum. */
public interface SortOrder {

  /** The expression of a record in the language of the list's query; never null. */
  String key();

  /** The direction if none is given. */
  SortDirection usual();
}
