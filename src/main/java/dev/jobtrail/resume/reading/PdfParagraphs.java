package dev.jobtrail.resume.reading;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Joins the rows of a column to paragraphs and bullets. A row goes on with the one before where its
 * first word would not have fitted there; an indented row is a bullet, even if its mark is drawn
 * and no letter.
 */
final class PdfParagraphs {

  /** In font sizes: the distance of baselines within a paragraph. */
  private static final float LINE_HEIGHT = 1.75f;

  /** In points. */
  private static final float NEAR = 3;

  private static final float SAME_MIDDLE = 1;
  private static final float MIN_INDENT = 6;
  private static final float MAX_INDENT = 40;

  /** Characters; what is shorter is an item of a list and no line of a paragraph. */
  private static final int MIN_LINE = 40;

  /** The same where a column is narrow, relative to its longest row. */
  private static final double MIN_PART = 0.65;

  /** Of a page between its margins: text beside dates that ends before is not broken there. */
  private static final double USED = 0.85;

  private static final Pattern UNFINISHED = Pattern.compile(".*(?:[,&(|·]|\\p{L}-)$");

  /** The end of a line that breaks a name: "University of". */
  private static final Pattern SMALL_WORD = Pattern.compile(" (?:\\p{Ll}{1,3}|und|[&+])$");

  private static final Pattern ADDRESS = Pattern.compile("\\S*(?:@|://|www\\.|\\.com/)\\S+|\\S+@");
  private static final Pattern LIST = Pattern.compile(", .*, ");
  private static final Pattern LABELLED = Pattern.compile("^\\p{Lu}[^:.]{1,40}: ");
  private static final Pattern REST = Pattern.compile("[a-z\\d./_-]{1,30}");

  private final float rightEdge;
  private final float edgeBesideDates;
  private final double minLine;
  private List<PageSegment> unmarked = List.of();
  private List<PageSegment> before;
  private TextLine open;
  private float textX;

  /**
   * @param width of the page, or 0 where the rows are those of a column
   */
  PdfParagraphs(List<List<PageSegment>> rows, float width) {
    this.rightEdge =
        (float) rows.stream().mapToDouble(row -> row.getLast().right()).max().orElse(0);
    var leftEdge = rows.stream().mapToDouble(row -> row.getFirst().x()).min().orElse(0);
    this.edgeBesideDates = (float) Math.max(rightEdge, USED * (width - leftEdge));
    this.minLine =
        Math.min(
            MIN_LINE,
            MIN_PART
                * rows.stream()
                    .mapToInt(row -> EastAsianText.width(row.getLast().text()))
                    .max()
                    .orElse(0));
  }

  /** Adds a row to the lines, or to the last of them. */
  void add(List<PageSegment> row, List<TextLine> lines) {
    var line = marked(row);
    if (open != null && open.isBlank()) { // a bullet whose text is a row of its own
      line = new TextLine(line.parts(), line.size(), line.isBold(), true, 0);
      textX = row.getFirst().x();
    } else if (open != null && !line.isBlank() && isRestOfWord(row)) {
      line = TextLine.of(List.of(open.text() + line.text()), open.size(), open.isBold(), 0);
      lines.removeLast();
    } else if (open != null && !line.isBlank() && goesOn(line, row)) {
      line = open.joinedWith(line);
      lines.removeLast();
    } else {
      textX = textX(row, line);
    }
    if (!line.isBlank()) {
      lines.add(line);
    }
    open = line;
    before = row;
  }

  private TextLine marked(List<PageSegment> row) {
    var size = (float) row.stream().mapToDouble(PageSegment::size).max().orElse(0);
    var different = row.stream().map(PageSegment::start).filter(it -> !it.isBlank()).toList();
    var texts = row.stream().map(PageSegment::text).toList();
    var line = TextLine.of(texts, size, row.getFirst().isBold(), 0).withStarts(different);
    if (!line.isBullet() && row.size() == 1 && isIndented(row.getFirst())) {
      return new TextLine(line.parts(), line.size(), line.isBold(), true, 0);
    }
    if (!line.isBullet()) {
      // what is below a heading may be indented without being a bullet
      var isHeading = SectionKind.named(line.text()).isPresent();
      unmarked = isHeading ? List.of() : row;
    }
    return line;
  }

  private boolean isIndented(PageSegment segment) {
    return unmarked.stream().noneMatch(it -> Math.abs(it.x() - segment.x()) < NEAR)
        && unmarked.stream()
            .map(it -> segment.x() - it.x())
            .anyMatch(indent -> indent > MIN_INDENT && indent < MAX_INDENT)
        && !isCentered(segment)
        && !segment.isBold()
        && DateSpan.in(segment.text()).filter(DateSpan::isAlone).isEmpty();
  }

  /** Below a row with the same middle, as in the head of a page. */
  private boolean isCentered(PageSegment segment) {
    var middle = (unmarked.getFirst().x() + unmarked.getLast().right()) / 2;
    return Math.abs((segment.x() + segment.right()) / 2 - middle) < SAME_MIDDLE;
  }

  /** Where the text begins behind a bullet, or beside a date. */
  private static float textX(List<PageSegment> row, TextLine line) {
    var first = row.getFirst();
    if (!line.isBullet() || first.text().equals(line.text())) {
      return row.getLast().x();
    }
    return row.size() > 1 && first.text().length() == 1
        ? row.get(1).x()
        : first.x() + first.size() * 0.6f;
  }

  private boolean goesOn(TextLine line, List<PageSegment> row) {
    var first = row.getFirst();
    var last = before.getLast();
    var isClose = first.y() - last.y() < LINE_HEIGHT * first.size() && first.y() > last.y();
    var looksSame =
        row.size() == 1
            && open.isBold() == line.isBold()
            && Math.abs(open.size() - line.size()) < 0.5;
    var isMarked = !first.text().equals(line.text()) || startsBold(first);
    return isClose
        && looksSame
        && open.text().length() < TextLine.MAX_LENGTH
        && !isMarked
        && !isNextBullet(line)
        && !isNextHeading(line)
        && !isNextLabel(line)
        && !isBelowDates(line)
        && !isPeriod(line)
        && Math.abs(first.x() - textX) < (open.isBullet() ? 2 * NEAR : NEAR)
        && (UNFINISHED.matcher(last.text()).matches()
            || !isRoomFor(first, last) && isLong(last.text(), first.text()));
  }

  /** The head of an entry below the story of another. */
  private static boolean startsBold(PageSegment segment) {
    return !segment.start().isEmpty() && !segment.isBold();
  }

  /** In a narrow column, items of a list are as long as lines, but begin with a capital letter. */
  private boolean isLong(String last, String next) {
    var width = EastAsianText.width(last);
    return width >= MIN_LINE
        || width >= minLine
            && (!Character.isUpperCase(next.codePointAt(0))
                || LIST.matcher(last).find()
                || HeadSplit.isSeparated(next) && !HeadSplit.isSeparated(last));
  }

  /** An address that is broken where a narrow column ends. */
  private boolean isRestOfWord(List<PageSegment> row) {
    var last = before.getLast();
    var first = row.getFirst();
    var isUnfinished = last.text().endsWith("@") || last.right() + first.size() > rightEdge;
    var isOther = last.text().contains("@") && !first.text().matches("(?!www\\.)[^/]*[a-z][^/]*");
    return ADDRESS.matcher(last.text()).matches()
        && REST.matcher(first.text()).matches()
        && !isOther
        && isUnfinished
        && row.size() == 1
        && Math.abs(first.x() - before.getFirst().x()) < NEAR;
  }

  /** Some headings look like the text below them. */
  private boolean isNextHeading(TextLine line) {
    return !UNFINISHED.matcher(open.text()).matches()
        && Character.isUpperCase(line.text().codePointAt(0))
        && SectionKind.named(line.text()).isPresent();
  }

  /** A bullet that is a sentence ends with it. */
  private boolean isNextBullet(TextLine line) {
    return open.isBullet()
        && open.text().endsWith(".")
        && Character.isUpperCase(line.text().codePointAt(0));
  }

  /** What begins below a head that ends or begins with a period and fills its line. */
  private boolean isBelowDates(TextLine line) {
    return EntrySplitter.isLongHead(open)
        && !Character.isLowerCase(line.text().codePointAt(0))
        && !SMALL_WORD.matcher(open.text()).find();
  }

  /** The dates of an entry in a row of their own. */
  private boolean isPeriod(TextLine line) {
    return DateSpan.isPeriod(line.text()) && !UNFINISHED.matcher(open.text()).matches();
  }

  /** "Tools: ..." below "Design: ..." is a further group of a list. */
  private boolean isNextLabel(TextLine line) {
    return LABELLED.matcher(open.text()).find() && LABELLED.matcher(line.text()).find();
  }

  /** Whether the first word of a row would have fitted into the one before. */
  private boolean isRoomFor(PageSegment first, PageSegment last) {
    var word = EastAsianText.begins(first.text()) ? 2 : first.text().split(" ")[0].length() + 1;
    var width = (first.right() - first.x()) / first.text().length() * word;
    return last.right() + width < (before.size() > 1 ? edgeBesideDates : rightEdge);
  }
}
