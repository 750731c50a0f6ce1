package dev.jobtrail.resume.document;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Emphasis;
import org.commonmark.node.Link;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;

/**
 * A line of text with bold, italic and links.
 *
 * <p>It is written in a subset of CommonMark: {@code **bold**}, {@code *italic*}, {@code
 * [text](https://...)}, and a backslash before an asterisk or a bracket that means itself. The
 * subset is narrow so that text that was never meant as markup stays as it is: underscores and HTML
 * mean nothing, asterisks count only where words begin and end, links only with a scheme.
 */
public record FormattedText(List<Span> spans) {

  /** Begins a list item, as in CommonMark and as people type it. */
  private static final Pattern ITEM = Pattern.compile("^\\s*[-*•]\\s+(?=\\S)");

  private static final String ESCAPABLE = "*[]";
  private static final int LONGEST_RUN = 3;

  private static final Pattern LINK =
      Pattern.compile(
          "\\[((?:[^\\[\\]\\\\]|\\\\.){1,500})]"
              + "(\\((?i:https?://|mailto:|tel:)(?:[^\\s()<>\\\\]|\\([^\\s()<>\\\\]*\\)){1,2000}\\))");

  private static final Parser PARSER = Parser.builder().enabledBlockTypes(Set.of()).build();

  /**
   * A part of a line.
   *
   * @param href empty for no link; of the schemes http, https, mailto and tel
   */
  public record Span(String text, boolean isBold, boolean isItalic, String href) {

    /** The signs that end its markup, the outermost first. */
    private List<String> ends() {
      return Stream.of(
              href.isEmpty() ? "" : "](" + href + ")", isBold ? "**" : "", isItalic ? "*" : "")
          .filter(it -> !it.isEmpty())
          .toList();
    }

    private boolean looksLike(Span other) {
      return isBold == other.isBold && isItalic == other.isItalic && href.equals(other.href);
    }
  }

  /** Parses a line. */
  public static FormattedText of(String line) {
    if (!hasMarkup(line)) {
      return new FormattedText(List.of(new Span(line, false, false, "")));
    }
    var reader = new SpanReader();
    PARSER.parse(commonMark(line.strip())).accept(reader);
    return new FormattedText(List.copyOf(reader.spans));
  }

  /** A text of several lines without markup; list items keep their dashes. */
  public static String plain(String text) {
    return hasMarkup(text)
        ? text.lines().map(FormattedText::plainLine).collect(Collectors.joining("\n"))
        : text;
  }

  /** Whether a line of a text is an item of a list. */
  public static boolean isItem(String line) {
    return ITEM.matcher(line).find();
  }

  /** A list item without its dash. */
  public static String item(String line) {
    return ITEM.matcher(line).replaceFirst("");
  }

  /** The dash of a list item with the spaces around it; empty before other lines. */
  static String itemMark(String line) {
    return line.substring(0, line.length() - item(line).length());
  }

  /** The words. */
  public String plain() {
    return spans.stream().map(Span::text).collect(Collectors.joining());
  }

  /** The line with its markup. */
  String written() {
    var line = new StringBuilder();
    List<String> open = List.of();
    for (var span : spans) {
      var ends = span.ends();
      var shared = 0;
      while (shared < Math.min(open.size(), ends.size())
          && open.get(shared).equals(ends.get(shared))) {
        shared++;
      }
      open.subList(shared, open.size()).reversed().forEach(line::append);
      ends.subList(shared, ends.size()).forEach(it -> line.append(it.startsWith("]") ? "[" : it));
      line.append(span.text().replace("*", "\\*"));
      open = ends;
    }
    open.reversed().forEach(line::append);
    return line.toString();
  }

  private static String plainLine(String line) {
    return itemMark(line) + of(item(line)).plain();
  }

  private static boolean hasMarkup(String text) {
    return text.indexOf('*') >= 0 || text.contains("](") || text.contains("\\[");
  }

  /** The line as CommonMark in which everything outside of the subset is escaped. */
  private static String commonMark(String line) {
    var text = new StringBuilder(line.length() + 16);
    var link = LINK.matcher(line);
    for (var index = 0; index < line.length(); ) {
      var character = line.charAt(index);
      if (character == '\\' && isEscape(line, index)) {
        text.append(character).append(line.charAt(index + 1));
        index += 2;
      } else if (character == '*') {
        var end = endOfRun(line, index);
        text.append((isMarkup(line, index, end) ? "*" : "\\*").repeat(end - index));
        index = end;
      } else if (character == '[' && link.region(index, line.length()).lookingAt()) {
        text.append('[').append(commonMark(link.group(1))).append(']').append(link.group(2));
        index = link.end();
      } else {
        text.append(isPunctuation(character) ? "\\" : "").append(character);
        index++;
      }
    }
    return text.toString();
  }

  private static boolean isEscape(String line, int index) {
    return index + 1 < line.length() && ESCAPABLE.indexOf(line.charAt(index + 1)) >= 0;
  }

  private static int endOfRun(String line, int begin) {
    var end = begin;
    while (end < line.length() && line.charAt(end) == '*') {
      end++;
    }
    return end;
  }

  /** Whether asterisks stand where a word begins or ends: those of "C*" and "2*3" do not both. */
  private static boolean isMarkup(String line, int begin, int end) {
    var before = begin == 0 ? ' ' : line.charAt(begin - 1);
    var after = end == line.length() ? ' ' : line.charAt(end);
    var isOpening = !Character.isLetterOrDigit(before) && !Character.isWhitespace(after);
    var isClosing = !Character.isWhitespace(before) && !Character.isLetterOrDigit(after);
    return end - begin <= LONGEST_RUN && (isOpening || isClosing);
  }

  /** Of ASCII, each of which CommonMark lets a backslash escape. */
  private static boolean isPunctuation(char it) {
    return it > ' ' && it < 0x7f && !Character.isLetterOrDigit(it);
  }

  /** Collects the parts of a parsed line. */
  private static final class SpanReader extends AbstractVisitor {
    private final List<Span> spans = new ArrayList<>();
    private boolean isBold;
    private boolean isItalic;
    private String href = "";

    @Override
    public void visit(Text text) {
      add(text.getLiteral());
    }

    @Override
    public void visit(SoftLineBreak lineBreak) {
      add(" ");
    }

    @Override
    public void visit(StrongEmphasis node) {
      var outer = isBold;
      isBold = true;
      visitChildren(node);
      isBold = outer;
    }

    @Override
    public void visit(Emphasis node) {
      var outer = isItalic;
      isItalic = true;
      visitChildren(node);
      isItalic = outer;
    }

    @Override
    public void visit(Link link) {
      href = link.getDestination();
      visitChildren(link);
      href = "";
    }

    private void add(String text) {
      var span = new Span(text, isBold, isItalic, href);
      if (!spans.isEmpty() && spans.getLast().looksLike(span)) {
        span = new Span(spans.removeLast().text() + text, isBold, isItalic, href);
      }
      spans.add(span);
    }
  }
}
