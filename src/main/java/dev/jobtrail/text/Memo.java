package dev.jobtrail.text;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * Remembers what was found for texts, and forgets those that were not asked for lately.
 *
 * @param <V> safe for use by several threads
 */
public final class Memo<V> {

  private final int most;
  private final Function<String, V> reader;
  private volatile Map<String, V> recent = new ConcurrentHashMap<>();

  /** What was asked for before these, half of all. */
  private volatile Map<String, V> earlier = Map.of();

  /**
   * Remembers nothing yet.
   *
   * @param most how many texts are remembered at most
   */
  public Memo(int most, Function<String, V> reader) {
    this.most = most;
    this.reader = reader;
  }

  /** What is found for a text. */
  public V get(String text) {
    var value = recent.get(text);
    if (value == null) {
      value = earlier.get(text);
      if (value == null) {
        value = reader.apply(text);
      }
      keep(text, value);
    }
    return value;
  }

  private void keep(String text, V value) {
    if (recent.size() >= most / 2) {
      earlier = recent;
      recent = new ConcurrentHashMap<>();
    }
    recent.put(text, value);
  }
}
