package dev.jobtrail.platform;

/** One of the orders that a list has, a constant of its enum. */
public interface SortOrder {

  /** The expression of a record in the language of the list's query; never null. */
  String key();

  /**
   * The key of a text: by its letters, whatever their case.
   *
   * @param text an expression that is never null
   */
  static String byLetters(String text) {
    return "sql('(? collate by_letters)', lower(%s))".formatted(text);
  }

  /** The direction if none is given. */
  SortDirection usual();
}
