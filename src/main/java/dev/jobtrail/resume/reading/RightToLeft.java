package dev.jobtrail.resume.reading;

import java.text.Bidi;
import java.text.Normalizer;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Turns Arabic and Hebrew from the order in which a page shows it into that in which it is read.
 */
final class RightToLeft {

  private static final Pattern LETTER = Pattern.compile("[\\p{IsArabic}\\p{IsHebrew}&&\\p{L}]");
  private static final Pattern OTHER = Pattern.compile("[\\p{L}&&[^\\p{IsArabic}\\p{IsHebrew}]]");

  /** Letters in the forms in which they join their neighbours. */
  private static final Pattern FORMS = Pattern.compile("[\ufb1d-\ufdff\ufe70-\ufefc]+");

  /** Years and months in digits, as a page shows them: the later one on the left. */
  private static final Pattern PERIOD =
      Pattern.compile(
          "((?:\\d{1,2}[./])?((?:19|20)\\d{2}))( ?[-\u2010-\u2015] ?)((?:\\d{1,2}[./])?((?:19|20)\\d{2}))");

  private static final String MIRRORED = "()[]{}<>«»";

  private RightToLeft() {}

  /** Whether most letters of a text run from right to left. */
  static boolean is(String text) {
    return LETTER.matcher(text).results().count() > OTHER.matcher(text).results().count();
  }

  /** A text that a page shows, as it is read; others stay. */
  static String read(String shown) {
    if (!LETTER.matcher(shown).find()) {
      return shown;
    }
    var direction = is(shown) ? Bidi.DIRECTION_RIGHT_TO_LEFT : Bidi.DIRECTION_LEFT_TO_RIGHT;
    var bidi = new Bidi(shown, direction);
    var runs = new Integer[bidi.getRunCount()];
    var levels = new byte[runs.length];
    for (var index = 0; index < runs.length; index++) {
      runs[index] = index;
      levels[index] = (byte) bidi.getRunLevel(index);
    }
    Bidi.reorderVisually(levels, 0, runs, 0, runs.length);
    var read = new StringBuilder(shown.length());
    for (var run : runs) {
      var text = shown.substring(bidi.getRunStart(run), bidi.getRunLimit(run));
      read.append(bidi.getRunLevel(run) % 2 == 1 ? reversed(text) : text);
    }
    return FORMS
        .matcher(read)
        .replaceAll(it -> Normalizer.normalize(it.group(), Normalizer.Form.NFKC));
  }

  /** The letters of one glyph in the order in which a page would show them. */
  static String shown(String glyph) {
    return glyph.length() > 1 && LETTER.matcher(glyph).find() ? reversed(glyph) : glyph;
  }

  /**
   * The rows of a page from right to left as those of its mirror image, in which a row begins on
   * the left; rows of other pages stay.
   */
  static List<List<PageSegment>> mirrored(List<List<PageSegment>> rows, float width) {
    var text =
        rows.stream().flatMap(List::stream).map(PageSegment::text).collect(Collectors.joining(" "));
    return is(text)
        ? rows.stream()
            .map(row -> row.reversed().stream().map(it -> mirrored(it, width)).toList())
            .toList()
        : rows;
  }

  private static PageSegment mirrored(PageSegment segment, float width) {
    return new PageSegment(
        period(segment.text()),
        width - segment.right(),
        width - segment.x(),
        segment.y(),
        segment.size(),
        segment.isBold(),
        segment.start());
  }

  /** A period on a page from right to left, where the page shows its end first. */
  private static String period(String shown) {
    var period = PERIOD.matcher(shown);
    return period.matches() && period.group(2).compareTo(period.group(5)) > 0
        ? period.group(4) + period.group(3) + period.group(1)
        : shown;
  }

  private static String reversed(String text) {
    var turned = new StringBuilder(text.length());
    text.codePoints().map(RightToLeft::mirrored).forEach(turned::appendCodePoint);
    return turned.reverse().toString();
  }

  private static int mirrored(int character) {
    var place = MIRRORED.indexOf(character);
    return place < 0 ? character : MIRRORED.charAt(place ^ 1);
  }
}
