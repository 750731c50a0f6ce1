package dev.jobtrail.resume.reading;

import dev.jobtrail.error.ApiException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;

/** Reads the lines of a Word document (ECMA-376): paragraphs, lists, tables and text boxes. */
final class DocxLines {

  private static final Pattern PART =
      Pattern.compile(
          "word/(?:document|styles|header\\d*|footer\\d*)\\.xml|word/_rels/document\\.xml\\.rels");
  private static final Pattern HEADING = Pattern.compile("heading (\\d)");

  /** Of text boxes, tables and the elements between them. */
  private static final int MAX_DEPTH = 60;

  /** Half points, where neither the text nor its style says. */
  private static final float USUAL_SIZE = 22;

  /**
   * The looks of a paragraph style.
   *
   * @param size half points
   */
  private record Style(float size, boolean isBold, int level, boolean isList) {
    static final Style USUAL = new Style(USUAL_SIZE, false, 0, false);
  }

  private final Map<String, Style> styles = new HashMap<>();
  private final List<List<TextLine>> columns = new ArrayList<>();
  private final List<FileLink> links = new ArrayList<>();
  private List<TextLine> column = new ArrayList<>();
  private int depth;

  private DocxLines() {}

  static boolean isPart(String name) {
    return PART.matcher(name).matches();
  }

  /**
   * The lines of a package that has the parts.
   *
   * @throws ApiException VALIDATION_FAILED without a main part
   */
  static FileLines of(ZipPackage file) {
    var main =
        file.text("word/document.xml")
            .orElseThrow(() -> ApiException.invalid("file", "is not a Word document"));
    var lines = new DocxLines();
    file.text("word/styles.xml").map(DocxLines::xml).ifPresent(lines::addStyles);
    file.text("word/_rels/document.xml.rels")
        .map(DocxLines::xml)
        .ifPresent(it -> lines.addLinks(it, xml(main)));
    file.members().keySet().stream()
        .filter(it -> it.startsWith("word/header"))
        .sorted()
        .forEach(it -> lines.addBody(xml(file.text(it).orElseThrow())));
    lines.addBody(xml(main));
    lines.endColumn();
    return new FileLines(lines.columns, lines.links);
  }

  private static Document xml(String text) {
    var document = Jsoup.parse(text, "", Parser.xmlParser());
    document.select("mc|Fallback").remove(); // the same text once more
    return document;
  }

  private void addStyles(Document document) {
    for (var style : document.getElementsByTag("w:style")) {
      var name = attribute(style, "w:name", "w:val").toLowerCase(Locale.ROOT);
      var base = styles.getOrDefault(attribute(style, "w:basedOn", "w:val"), Style.USUAL);
      var heading = HEADING.matcher(name);
      var level =
          heading.matches() ? Integer.parseInt(heading.group(1)) : name.equals("title") ? 1 : 0;
      styles.put(
          style.attr("w:styleId"),
          new Style(
              number(attribute(style, "w:sz", "w:val"), base.size()),
              isOn(style, base.isBold()),
              level == 0 ? base.level() : level,
              name.startsWith("list") || base.isList()));
    }
  }

  private void addLinks(Document relations, Document main) {
    var targets = new HashMap<String, String>();
    for (var relation : relations.getElementsByTag("Relationship")) {
      if (relation.attr("Type").endsWith("/hyperlink")) {
        targets.put(relation.attr("Id"), relation.attr("Target"));
      }
    }
    for (var link : main.getElementsByTag("w:hyperlink")) {
      var target = targets.get(link.attr("r:id"));
      if (target != null && links.size() < FileLink.MOST) {
        var text = link.getElementsByTag("w:t").stream().map(Element::wholeText);
        links.add(FileLink.on(text.collect(Collectors.joining()), target));
      }
    }
  }

  private void addBody(Element parent) {
    if (depth == MAX_DEPTH) {
      return;
    }
    depth++;
    for (var child : parent.children()) {
      switch (child.tagName()) {
        case "w:p" -> addParagraph(child);
        case "w:tbl" -> addTable(child);
        default -> addBody(child);
      }
    }
    depth--;
  }

  private void addParagraph(Element paragraph) {
    for (var box : paragraph.getElementsByTag("w:txbxContent")) {
      box.remove();
      endColumn();
      addBody(box);
      endColumn();
    }
    var lines = lines(paragraph).stream().filter(it -> !it.isBlank()).toList();
    for (var line : lines) {
      column.add(line == lines.getFirst() ? line.openingBlock() : line);
    }
  }

  private List<TextLine> lines(Element paragraph) {
    var style = styles.getOrDefault(attribute(paragraph, "w:pStyle", "w:val"), Style.USUAL);
    var text = new StringBuilder();
    var size = 0f;
    var bold = 0;
    for (var run : paragraph.getElementsByTag("w:r")) {
      var piece = text(run);
      text.append(piece);
      if (!piece.isBlank()) {
        size = Math.max(size, number(attribute(run, "w:sz", "w:val"), style.size()));
        bold += isOn(run, style.isBold()) ? piece.length() : -piece.length();
      }
    }
    var isList = isList(paragraph, style);
    var lines = new ArrayList<TextLine>();
    for (var part : parts(text.toString())) {
      var line =
          TextLine.of(
                  SpacedLetters.closed(part.split("\t+")),
                  size / 2,
                  bold > 0,
                  isList ? 0 : style.level())
              .withStarts(starts(paragraph, style));
      lines.add(isList ? new TextLine(line.parts(), line.size(), line.isBold(), true, 0) : line);
    }
    return lines;
  }

  /** The text before bold letters begin or end, if they do so once. */
  private static List<String> starts(Element paragraph, Style style) {
    var text = new StringBuilder();
    var starts = new ArrayList<String>();
    var wasBold = Optional.<Boolean>empty();
    for (var run : paragraph.getElementsByTag("w:r")) {
      var piece = text(run);
      if (!piece.isBlank()) {
        var isBold = isOn(run, style.isBold());
        if (wasBold.isPresent() && wasBold.get() != isBold) {
          starts.add(text.substring(text.lastIndexOf("\t") + 1).strip());
        }
        wasBold = Optional.of(isBold);
      }
      text.append(piece);
    }
    return starts.size() == 1 ? starts : List.of();
  }

  /** Headings may be numbered, and number 0 takes a paragraph out of the list of its style. */
  private static boolean isList(Element paragraph, Style style) {
    var number = attribute(paragraph, "w:numId", "w:val");
    return style.level() == 0 && (number.isEmpty() ? style.isList() : !number.equals("0"));
  }

  private static List<String> parts(String text) {
    return Arrays.stream(text.split("\n")).map(TextLine::pieces).flatMap(List::stream).toList();
  }

  private static String text(Element run) {
    var text = new StringBuilder();
    for (var child : run.children()) {
      switch (child.tagName()) {
        case "w:t" -> text.append(child.wholeText());
        case "w:tab", "w:ptab" -> text.append('\t');
        case "w:br", "w:cr" -> text.append('\n');
        case "w:noBreakHyphen" -> text.append('-');
        default -> {} // pictures, fields
      }
    }
    return text.toString();
  }

  private void addTable(Element table) {
    for (var row : children(table, "w:tr")) {
      var cells = children(row, "w:tc");
      var texts = cells.stream().map(DocxLines::paragraphs).toList();
      var isLabelled = texts.getFirst() <= 2 || DateSpan.isPeriod(cells.getLast().text());
      if (cells.size() > 1 && isLabelled && !hasNestedTable(row)) {
        addLabelled(cells);
      } else if (cells.size() > 1) {
        for (var cell : cells) {
          endColumn();
          addBody(cell);
        }
        endColumn();
      } else {
        cells.forEach(this::addBody);
      }
    }
  }

  /**
   * A row whose first cell names, or whose last one dates what is beside it, as one line and the
   * rest of the cells.
   */
  private void addLabelled(List<Element> cells) {
    var outer = column;
    var firsts = new ArrayList<String>();
    var rest = new ArrayList<TextLine>();
    TextLine looks = null;
    for (var cell : cells) {
      column = new ArrayList<>();
      addBody(cell);
      if (column.size() == 2 && isBrokenPeriod(column)) {
        column.set(0, column.removeFirst().joinedWith(column.getFirst()));
      }
      if (!column.isEmpty()) {
        looks = looks == null ? column.getFirst() : looks;
        firsts.addAll(column.getFirst().parts());
        rest.addAll(column.subList(1, column.size()));
      }
    }
    column = outer;
    if (looks != null) {
      column.add(new TextLine(List.copyOf(firsts), looks.size(), looks.isBold(), false, 0));
      column.addAll(rest);
    }
  }

  private static boolean isBrokenPeriod(List<TextLine> lines) {
    return BrokenPeriods.isOne(lines.getFirst().text(), lines.getLast().text());
  }

  private static long paragraphs(Element cell) {
    return cell.getElementsByTag("w:p").stream().filter(it -> !it.text().isBlank()).count();
  }

  private static boolean hasNestedTable(Element row) {
    return !row.getElementsByTag("w:tbl").isEmpty();
  }

  private static List<Element> children(Element parent, String tag) {
    return parent.children().stream().filter(it -> it.tagName().equals(tag)).toList();
  }

  private void endColumn() {
    if (!column.isEmpty()) {
      columns.add(column);
      column = new ArrayList<>();
    }
  }

  private static String attribute(Element parent, String tag, String name) {
    var found = parent.getElementsByTag(tag).first();
    return found == null ? "" : found.attr(name);
  }

  private static boolean isOn(Element parent, boolean otherwise) {
    var bold = parent.getElementsByTag("w:b").first();
    return bold == null ? otherwise : !bold.attr("w:val").matches("0|false|off");
  }

  private static float number(String digits, float otherwise) {
    return digits.matches("\\d{1,4}") ? Float.parseFloat(digits) : otherwise;
  }
}
