package dev.jobtrail.console;

import com.github.difflib.DiffUtils;
import com.github.difflib.algorithm.myers.MyersDiffWithLinearSpace;
import com.github.difflib.patch.DeltaType;
import io.quarkus.qute.TemplateData;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Compares two versions of a text word by word. */
public final class WordDiff {

  private static final Pattern TOKENS = Pattern.compile("[\\p{L}\\p{N}]+|\\s+|[^\\p{L}\\p{N}\\s]");

  /**
   * Beyond this many pairs of words, the difference is shown as a whole, because details would be
   * unreadable.
   */
  private static final int MOST_PAIRS = 1_000_000;

  private WordDiff() {}

  /** An unchanged, removed or added passage. */
  @TemplateData
  public record Part(String text, boolean isGone, boolean isNew) {}

  /** A passage of both texts, or one text's replacement of the other's. */
  private record Segment(boolean isSame, String gone, String added) {

    static Segment of(boolean isSame, List<String> gone, List<String> added) {
      return new Segment(isSame, String.join("", gone), String.join("", added));
    }

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
  public static List<Part> of(String before, String after) {
    return parts(withoutCrumbs(segments(tokens(before), tokens(after))));
  }

  private static List<String> tokens(String text) {
    return text == null
        ? List.of()
        : TOKENS.matcher(text).results().map(MatchResult::group).toList();
  }

  private static List<Segment> segments(List<String> before, List<String> after) {
    var start = commonStart(before, after);
    var end =
        commonStart(
            before.subList(start, before.size()).reversed(),
            after.subList(start, after.size()).reversed());
    var gone = before.subList(start, before.size() - end);
    var added = after.subList(start, after.size() - end);
    return Stream.of(
            same(before.subList(0, start)),
            differences(gone, added),
            same(before.subList(before.size() - end, before.size())))
        .flatMap(it -> it)
        .toList();
  }

  private static int commonStart(List<String> before, List<String> after) {
    var shorter = Math.min(before.size(), after.size());
    var mismatch =
        IntStream.range(0, shorter).filter(i -> !before.get(i).equals(after.get(i))).findFirst();
    return mismatch.orElse(shorter);
  }

  private static Stream<Segment> differences(List<String> gone, List<String> added) {
    if ((long) gone.size() * added.size() > MOST_PAIRS) {
      return Stream.of(Segment.of(false, gone, added));
    }
    return DiffUtils.diff(gone, added, new MyersDiffWithLinearSpace<>(), null, true)
        .getDeltas()
        .stream()
        .map(
            it ->
                Segment.of(
                    it.getType() == DeltaType.EQUAL,
                    it.getSource().getLines(),
                    it.getTarget().getLines()));
  }

  private static Stream<Segment> same(List<String> tokens) {
    return tokens.isEmpty() ? Stream.of() : Stream.of(Segment.of(true, tokens, tokens));
  }

  /** A mere space that two changes have between them becomes a part of one change. */
  private static List<Segment> withoutCrumbs(List<Segment> segments) {
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
