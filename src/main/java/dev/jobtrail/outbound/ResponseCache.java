package dev.jobtrail.outbound;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The latest answers that carry a validator, as sent, so that an unchanged one need not be sent
 * again; bounded in bytes, least recently used evicted first.
 */
public final class ResponseCache {

  /** Roughly the size of a map entry, its key and its headers. */
  private static final int OVERHEAD = 1_024;

  private final Map<String, HttpAnswer> answers = new LinkedHashMap<>(16, 0.75f, true);
  private final long maxBytes;
  private long bytes;

  /** An empty cache. */
  public ResponseCache(long maxBytes) {
    this.maxBytes = maxBytes;
  }

  /** The answer stored under the key, or null. */
  public synchronized HttpAnswer get(String key) {
    return answers.get(key);
  }

  /** Replaces the answer under the key; one without validator or above a quarter is not stored. */
  public synchronized void put(String key, HttpAnswer answer) {
    var replaced = answers.remove(key);
    bytes -= replaced == null ? 0 : size(replaced);
    if (answer.status() != 200 || !answer.hasValidator() || size(answer) > maxBytes / 4) {
      return;
    }
    answers.put(key, answer);
    bytes += size(answer);
    for (var oldest = answers.values().iterator(); bytes > maxBytes; ) {
      bytes -= size(oldest.next());
      oldest.remove();
    }
  }

  private static int size(HttpAnswer answer) {
    return answer.body().length + OVERHEAD;
  }
}
