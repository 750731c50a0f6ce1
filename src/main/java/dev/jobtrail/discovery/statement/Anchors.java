package dev.jobtrail.discovery.statement;

import java.util.ArrayList;
import java.util.List;

/**
 * Groups of parts of words without which a folded sentence states nothing; spares most of them the
 * rules. All groups are looked for in one pass.
 */
final class Anchors {

  /** In chars; the first ones of a part tell where in a sentence it may begin. */
  private static final int SHORTEST = 3;

  private static final int STARTS = 1024;

  private record Part(String text, long group) {}

  private final List<List<Part>> byStart = new ArrayList<>();
  private int count;

  Anchors() {
    for (var i = 0; i < STARTS; i++) {
      byStart.add(null);
    }
  }

  /** Adds a group, and returns its bit. */
  long group(String... parts) {
    if (count == Long.SIZE) {
      throw new IllegalStateException("There are no bits for more groups of anchors.");
    }
    var group = 1L << count++;
    for (var part : parts) {
      if (part.length() < SHORTEST) {
        throw new IllegalArgumentException("Too short for an anchor: " + part);
      }
      var start = start(part, 0);
      if (byStart.get(start) == null) {
        byStart.set(start, new ArrayList<>());
      }
      byStart.get(start).add(new Part(part, group));
    }
    return group;
  }

  /** The groups of which a part is in a sentence. */
  long in(String sentence) {
    var groups = 0L;
    for (var at = 0; at + SHORTEST <= sentence.length(); at++) {
      var parts = byStart.get(start(sentence, at));
      if (parts != null) {
        groups |= at(parts, sentence, at);
      }
    }
    return groups;
  }

  private static long at(List<Part> parts, String sentence, int at) {
    var groups = 0L;
    for (var part : parts) {
      if (sentence.startsWith(part.text(), at)) {
        groups |= part.group();
      }
    }
    return groups;
  }

  private static int start(String text, int at) {
    return (text.charAt(at) * 961 + text.charAt(at + 1) * 31 + text.charAt(at + 2)) % STARTS;
  }
}
