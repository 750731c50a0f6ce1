package dev.jobtrail.resume.reading;

import dev.jobtrail.resume.reactive.PeriodWords;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Joins periods that a narrow column breaks into two lines: "January 2019 -" and "May 2021". */
final class BrokenPeriods {

  private static final Pattern OPEN =
      Pattern.compile(
          "(?iu).*(?:[-\u2010-\u2015\u2212→]| (?:%s)|\\p{L}{3,}\\.?(?: del?)?)"
              .formatted(PeriodWords.UNTIL));

  private static final Pattern REST =
      Pattern.compile("(?iu)(?:[-\u2010-\u2015\u2212→]|(?:%s) ).*".formatted(PeriodWords.UNTIL));

  private static final int MAX_LENGTH = 40;

  /** In font sizes: the distance of baselines. */
  private static final float LINE_HEIGHT = 1.9f;

  private BrokenPeriods() {}

  /** The rows with each broken period in the first of its two or three. */
  static List<List<PageSegment>> joined(List<List<PageSegment>> rows) {
    var left = new ArrayList<List<PageSegment>>();
    rows.forEach(row -> left.add(new ArrayList<>(row)));
    for (var index = 0; index + 1 < left.size(); index++) {
      var below = left.get(index + 1);
      var next = index + 2 < left.size() ? left.get(index + 2) : new ArrayList<PageSegment>();
      left.get(index).replaceAll(segment -> withRest(segment, below, next));
    }
    left.removeIf(List::isEmpty);
    return left;
  }

  private static PageSegment withRest(
      PageSegment segment, List<PageSegment> below, List<PageSegment> next) {
    if (segment.text().length() > MAX_LENGTH) {
      return segment;
    }
    for (var rest : below.stream().filter(it -> isUnder(it, segment)).toList()) {
      var two = with(segment, rest);
      if (isOne(segment.text(), rest.text())) {
        below.remove(rest);
        return two;
      }
      for (var last : next.stream().filter(it -> isUnder(it, rest)).toList()) {
        if (isOne(two.text(), last.text()) && isOpen(segment.text(), rest.text())) {
          below.remove(rest);
          next.remove(last);
          return with(two, last);
        }
      }
    }
    return segment;
  }

  private static PageSegment with(PageSegment segment, PageSegment rest) {
    return new PageSegment(
        joined(segment.text(), rest.text()),
        Math.min(segment.x(), rest.x()),
        Math.max(segment.right(), rest.right()),
        segment.y(),
        segment.size(),
        segment.isBold(),
        segment.start());
  }

  private static boolean isUnder(PageSegment rest, PageSegment segment) {
    return rest.x() < segment.right()
        && rest.right() > segment.x()
        && rest.y() - segment.y() < LINE_HEIGHT * segment.size();
  }

  /** Whether two texts are one period and the first is none without the second. */
  static boolean isOne(String first, String second) {
    return first.length() + second.length() <= MAX_LENGTH
        && isOpen(first, second)
        && DateSpan.isPeriod(joined(first, second))
        && !DateSpan.isPeriod(first);
  }

  /** Words may be hyphenated: "Mar 2021 - Pre-" and "sent". */
  private static String joined(String first, String second) {
    return first.matches(".*\\p{L}-") && second.matches("\\p{Ll}.*")
        ? first.substring(0, first.length() - 1) + second
        : first + " " + second;
  }

  private static boolean isOpen(String first, String second) {
    return OPEN.matcher(first).matches() || REST.matcher(second).matches();
  }
}
