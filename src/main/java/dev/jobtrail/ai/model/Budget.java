package dev.jobtrail.ai.model;

import java.util.ArrayList;
import java.util.List;

/** How many tokens the data of a question may take, spent part by part. */
final class Budget {

  /** Names, quotes and escapes of the JSON around texts, and what the rule of thumb misses. */
  private static final double FOR_TEXT = 0.85;

  private final int all;
  private int left;

  Budget(int tokens) {
    this.all = Math.max(0, (int) (tokens * FOR_TEXT));
    this.left = all;
  }

  private Budget(int all, int left) {
    this.all = all;
    this.left = left;
  }

  int left() {
    return left;
  }

  /** As much of the beginning of a text as a share of all tokens holds. */
  String take(String text, double share) {
    var taken = TokenCount.cut(text, bound(share));
    left -= TokenCount.of(taken);
    return taken;
  }

  /** As many texts, whole, as a share of all tokens holds; null is none. */
  List<String> takeAll(List<String> texts, double share) {
    var room = bound(share);
    var taken = new ArrayList<String>();
    for (var text : texts == null ? List.<String>of() : texts) {
      var size = TokenCount.of(text);
      if (size <= room) {
        taken.add(text);
        room -= size;
        left -= size;
      }
    }
    return taken;
  }

  /** A share of all tokens as a separate budget. */
  Budget part(double share) {
    var tokens = bound(share);
    left -= tokens;
    return new Budget(tokens, tokens);
  }

  private int bound(double share) {
    return Math.max(0, Math.min(left, (int) (all * share)));
  }
}
