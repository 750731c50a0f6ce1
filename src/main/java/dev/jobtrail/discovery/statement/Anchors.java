package dev.jobtrail.discovery.statement;

import java.util.ArrayList;
import java.util.List;

/**
 * Parts of words without which a folded sentence states nothing; spares most of them the rules. All
 * parts are looked for in one pass.
 */
final class Anchors {

  /** In chars; the first ones of a part tell where in a sentence it may begin. */
  private static final int SHORTEST = 3;

  private static final int STARTS = 1024;

  private final List<List<String>> byStart = new ArrayList<>();

  Anchors(List<String> parts) {
    for (var i = 0; i < STARTS; i++) {
      byStart.add(null);
    }
    for (var part : parts) {
      if (part.length() < SHORTEST) {
        throw new IllegalArgumentException("Too short for an anchor: " + part);
      }
      var start = start(part, 0);
      if (byStart.get(start) == null) {
        byStart.set(start, new ArrayList<>());
      }
      byStart.get(start).add(part);
    }
  }

  static Anchors of(String... parts) {
    return new Anchors(List.of(parts));
  }

  boolean areIn(String sentence) {
    for (var at = 0; at + SHORTEST <= sentence.length(); at++) {
      var parts = byStart.get(start(sentence, at));
      if (parts != null && isOneAt(parts, sentence, at)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOneAt(List<String> parts, String sentence, int at) {
    for (var part : parts) {
      if (sentence.startsWith(part, at)) {
        return true;
      }
    }
    return false;
  }

  private static int start(String text, int at) {
    return (text.charAt(at) * 961 + text.charAt(at + 1) * 31 + text.charAt(at + 2)) % STARTS;
  }
}
