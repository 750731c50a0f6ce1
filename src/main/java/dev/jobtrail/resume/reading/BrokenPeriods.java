package dev.jobtrail.resume.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Joins periods that a narrow column breaks into two lines: "January 2019 -" and "May 2021". */
final class BrokenPeriods {

  private static final Pattern OPEN =
      Pattern.compile(
          ".*(?:[-\u2010-\u2015\u2212→]| (?:to|bis|à|au|a|hasta|tot|do|até)|\\p{L}{3,}\\.?)");

  private static final Pattern REST =
      Pattern.compile("(?:[-\u2010-\u2015\u2212→]|(?:to|bis|à|au|a|hasta|tot|do|até) ).*");

  private static final int MAX_LENGTH = 40;

  /** In font sizes: the distance of baselines. */
  private static final float LINE_HEIGHT = 1.9f;

  private BrokenPeriods() {}

  /** The rows with each broken period in the first of its two. */
  static List<List<PageSegment>> joined(List<List<PageSegment>> rows) {
    var joined = new ArrayList<List<PageSegment>>();
    for (var row : rows) {
      var rest = new ArrayList<>(row);
      if (!joined.isEmpty()) {
        var before = joined.getLast();
        before.replaceAll(segment -> withRest(segment, rest));
      }
      if (!rest.isEmpty()) {
        joined.add(rest);
      }
    }
    return joined;
  }

  private static PageSegment withRest(PageSegment segment, List<PageSegment> below) {
    for (var index = 0; index < below.size(); index++) {
      var rest = below.get(index);
      if (isUnder(rest, segment) && isOne(segment.text(), rest.text())) {
        below.remove(index);
        return new PageSegment(
            segment.text() + " " + rest.text(),
            Math.min(segment.x(), rest.x()),
            Math.max(segment.right(), rest.right()),
            segment.y(),
            segment.size(),
            segment.isBold());
      }
    }
    return segment;
  }

  private static boolean isUnder(PageSegment rest, PageSegment segment) {
    return rest.x() < segment.right()
        && rest.right() > segment.x()
        && rest.y() - segment.y() < LINE_HEIGHT * segment.size();
  }

  /** Whether two texts are one period and the first is none without the second. */
  static boolean isOne(String first, String second) {
    return first.length() + second.length() <= MAX_LENGTH
        && (OPEN.matcher(first).matches() || REST.matcher(second).matches())
        && DateSpan.in(first + " " + second).filter(it -> it.isAlone() && it.isRange()).isPresent()
        && DateSpan.in(first).filter(it -> it.isAlone() && it.isRange()).isEmpty();
  }
}
