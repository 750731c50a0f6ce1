package dev.jobtrail.fit;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** Remembers what was found for a word, and forgets all words when they are too many. */
final class Memo<V> {

  /** Of the same order as the words of a language; names come without end. */
  private static final int MOST = 30_000;

  private final Map<String, V> known = new ConcurrentHashMap<>();
  private final Function<String, V> reader;

  Memo(Function<String, V> reader) {
    this.reader = reader;
  }

  V get(String word) {
    var value = known.get(word);
    if (value == null) {
      value = reader.apply(word);
      if (known.size() >= MOST) {
        known.clear();
      }
      known.put(word, value);
    }
    return value;
  }
}
