package dev.jobtrail.resume.reading;

import dev.jobtrail.resume.reactive.PeriodWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Joins periods that a narrow column breaks into lines: "January 2019 -" and "May 2021". */
final class BrokenPeriods {

  private static final Pattern OPEN =
      Pattern.compile(
          "(?iu).*(?:[-\u2010-\u2015\u2212→]| (?:%s)|\\p{L}{3,}\\.?(?: del?)?)"
              .formatted(PeriodWords.UNTIL));

  private static final Pattern REST =
      Pattern.compile("(?iu)(?:[-\u2010-\u2015\u2212→]|(?:%s) ).*".formatted(PeriodWords.UNTIL));

  private static final int MAX_LENGTH = 40;

  /** Rows of a period behind its first one: "August 2013", "-", "February", "2018". */
  private static final int MAX_RESTS = 3;

  /** In font sizes: the distance of baselines. */
  private static final float LINE_HEIGHT = 1.9f;

  private BrokenPeriods() {}

  /** The rows with each broken period in the first of its rows. */
  static List<List<PageSegment>> joined(List<List<PageSegment>> rows) {
    var left = new ArrayList<List<PageSegment>>();
    rows.forEach(row -> left.add(new ArrayList<>(row)));
    for (var index = 0; index + 1 < left.size(); index++) {
      var below = left.subList(index + 1, Math.min(index + 1 + MAX_RESTS, left.size()));
      left.get(index).replaceAll(segment -> withRest(segment, segment, below).orElse(segment));
    }
    left.removeIf(List::isEmpty);
    return left;
  }

  /** The whole period that begins with a text, whose rests are taken out of the rows below. */
  private static Optional<PageSegment> withRest(
      PageSegment start, PageSegment last, List<List<PageSegment>> below) {
    if (below.isEmpty() || start.text().length() > MAX_LENGTH) {
      return Optional.empty();
    }
    for (var rest : List.copyOf(below.getFirst())) {
      if (isUnder(rest, last) && isOpen(start.text(), rest.text())) {
        var more = with(start, rest);
        var whole =
            isOne(start.text(), rest.text())
                ? Optional.of(more)
                : withRest(more, rest, below.subList(1, below.size()));
        if (whole.isPresent()) {
          below.getFirst().remove(rest);
          return whole;
        }
      }
    }
    return Optional.empty();
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
