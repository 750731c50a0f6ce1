package dev.jobtrail.console.application;

import io.quarkus.qute.TemplateData;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** What becomes of a text, word by word: a longest common subsequence of its words. */
final class WordDiff {

  private static final Pattern TOKENS = Pattern.compile("[\\p{L}\\p{N}]+|\\s+|[^\\p{L}\\p{N}\\s]");

  /** Beyond as many pairs of words what differs is shown as a whole: nobody reads such a puzzle. */
  private static final int MOST_PAIRS = 1_000_000;

  /** Words weigh more than what stands between them, so that not only commas are found again. */
  private static final int WORD = 3;

  private final List<String> before;
  private final List<String> after;
  private final List<Segment> segments = new ArrayList<>();

  private WordDiff(List<String> before, List<String> after) {
    this.before = before;
    this.after = after;
  }

  /** A passage that stays, goes or is new. */
  @TemplateData
  record Part(String text, boolean isGone, boolean isNew) {}

  /** Text in both, or what stands in one in place of what stands in the other. */
  private record Segment(boolean isSame, String gone, String added) {

    boolean holdsNoWord() {
      return gone.codePoints().noneMatch(Character::isLetterOrDigit);
    }

    Segment and(Segment next) {
      return new Segment(false, gone + next.gone, added + next.added);
    }
  }

  /**
   * The passages in their order. Those that are not new make up the first text, those that are not
   * gone the second; null stands for none.
   */
  static List<Part> of(String before, String after) {
    var diff = new WordDiff(tokens(before), tokens(after));
    diff.compare();
    return parts(diff.withoutCrumbs());
  }

  private static List<String> tokens(String text) {
    return text == null
        ? List.of()
        : TOKENS.matcher(text).results().map(MatchResult::group).toList();
  }

  private void compare() {
    var start = 0;
    var shorter = Math.min(before.size(), after.size());
    while (start < shorter && before.get(start).equals(after.get(start))) {
      start++;
    }
    var end = 0;
    while (end < shorter - start
        && before.get(before.size() - 1 - end).equals(after.get(after.size() - 1 - end))) {
      end++;
    }
    same(before.subList(0, start));
    var gone = before.subList(start, before.size() - end);
    var added = after.subList(start, after.size() - end);
    if ((long) gone.size() * added.size() > MOST_PAIRS) {
      add(new Segment(false, String.join("", gone), String.join("", added)));
    } else {
      walk(gone, added);
    }
    same(before.subList(before.size() - end, before.size()));
  }

  private void walk(List<String> gone, List<String> added) {
    var best = best(gone, added);
    var i = 0;
    var j = 0;
    while (i < gone.size() || j < added.size()) {
      if (i < gone.size() && j < added.size() && gone.get(i).equals(added.get(j))) {
        same(gone.subList(i, i + 1));
        i++;
        j++;
      } else if (j == added.size() || i < gone.size() && best[i + 1][j] >= best[i][j + 1]) {
        add(new Segment(false, gone.get(i++), ""));
      } else {
        add(new Segment(false, "", added.get(j++)));
      }
    }
  }

  /** The weight of the best common subsequence of what comes from each pair of places on. */
  private static int[][] best(List<String> gone, List<String> added) {
    var best = new int[gone.size() + 1][added.size() + 1];
    for (int i = gone.size() - 1; i >= 0; i--) {
      for (int j = added.size() - 1; j >= 0; j--) {
        best[i][j] =
            gone.get(i).equals(added.get(j))
                ? best[i + 1][j + 1] + weight(gone.get(i))
                : Math.max(best[i + 1][j], best[i][j + 1]);
      }
    }
    return best;
  }

  private static int weight(String token) {
    return Character.isLetterOrDigit(token.codePointAt(0)) ? WORD : 1;
  }

  private void same(List<String> tokens) {
    if (!tokens.isEmpty()) {
      var text = String.join("", tokens);
      add(new Segment(true, text, text));
    }
  }

  private void add(Segment segment) {
    if (!segments.isEmpty() && segments.getLast().isSame() == segment.isSame()) {
      var last = segments.removeLast();
      segments.add(
          new Segment(
              segment.isSame(), last.gone() + segment.gone(), last.added() + segment.added()));
    } else {
      segments.add(segment);
    }
  }

  /** A mere space that two changes have between them becomes a part of one change. */
  private List<Segment> withoutCrumbs() {
    var kept = new ArrayList<Segment>();
    for (int i = 0; i < segments.size(); i++) {
      var segment = segments.get(i);
      var isCrumb = segment.isSame() && i > 0 && i < segments.size() - 1 && segment.holdsNoWord();
      var followsCrumb = !segment.isSame() && !kept.isEmpty() && !kept.getLast().isSame();
      if (isCrumb || followsCrumb) {
        kept.add(kept.removeLast().and(segment));
      } else {
        kept.add(segment);
      }
    }
    return kept;
  }

  private static List<Part> parts(List<Segment> segments) {
    var parts = new ArrayList<Part>();
    for (var segment : segments) {
      if (segment.isSame()) {
        parts.add(new Part(segment.gone(), false, false));
        continue;
      }
      if (!segment.gone().isEmpty()) {
        parts.add(new Part(segment.gone(), true, false));
      }
      if (!segment.added().isEmpty()) {
        parts.add(new Part(segment.added(), false, true));
      }
    }
    return parts;
  }
}
