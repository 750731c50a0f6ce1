package dev.jobtrail.discovery.statement;

import java.util.List;

/** Parts of words without which a folded sentence states nothing; spares most of them the rules. */
record Anchors(List<String> parts) {

  static Anchors of(String... parts) {
    return new Anchors(List.of(parts));
  }

  boolean areIn(String sentence) {
    for (var part : parts) {
      if (sentence.contains(part)) {
        return true;
      }
    }
    return false;
  }
}
