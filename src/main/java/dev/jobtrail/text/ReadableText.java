package dev.jobtrail.text;

import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.parser.Parser;
import org.jsoup.parser.Tag;
import org.jsoup.select.NodeVisitor;

/** Converts third-party text or HTML to plain text that the database can store. */
public final class ReadableText {

  private static final Pattern TAG = Pattern.compile("</?[a-zA-Z][^<>]*>|<!--");
  private static final Pattern NAMED_TAG = Pattern.compile("<(?=/?([a-zA-Z][^\\s<>/]*+)[^<>]*+>)");
  private static final Pattern ESCAPED_TAG =
      Pattern.compile("&(?:amp;){0,3}(?:lt|#60|#x3c);/?[a-zA-Z]", Pattern.CASE_INSENSITIVE);
  private static final Pattern SPACES = Pattern.compile("[\\p{Z}\t\n]+");

  /** How often escaped markup is unescaped: some boards escape what their editors escaped. */
  private static final int MAX_UNESCAPES = 2;

  private ReadableText() {}

  /**
   * HTML, escaped HTML or plain text as plain text: blocks become paragraphs, list items get "- ",
   * scripts and styles go.
   *
   * @param maxLength the longest result in chars
   * @return never null, empty where nothing is left
   */
  public static String ofHtml(String html, int maxLength) {
    if (html == null) {
      return "";
    }
    var markup = html;
    for (var i = 0; i < MAX_UNESCAPES && !hasTags(markup) && has(ESCAPED_TAG, '&', markup); i++) {
      markup = Parser.unescapeEntities(markup, false);
    }
    var text = hasTags(markup) ? rendered(markup) : Parser.unescapeEntities(markup, false);
    return bounded(paragraphs(clean(text)), maxLength);
  }

  /** The text of an element of a document, in the same shape. */
  public static String of(Element element) {
    return paragraphs(clean(rendered(element)));
  }

  /**
   * Text of one line: markup, control characters and needless spaces go; brackets around what is no
   * element of HTML stay, as in "Operator {@literal <CNC>}".
   *
   * @param maxLength the longest result in chars
   * @return null where nothing is left
   */
  public static String line(String text, int maxLength) {
    if (text == null) {
      return null;
    }
    var plain =
        hasTags(text)
            ? rendered(NAMED_TAG.matcher(text).replaceAll(ReadableText::escapedUnlessKnown))
            : Parser.unescapeEntities(text, false);
    var line = SPACES.matcher(clean(plain)).replaceAll(" ").strip();
    return line.isEmpty() ? null : bounded(line, maxLength);
  }

  private static String escapedUnlessKnown(MatchResult tag) {
    return Tag.isKnownTag(tag.group(1).toLowerCase(Locale.ROOT)) ? "<" : "&lt;";
  }

  private static boolean hasTags(String text) {
    return has(TAG, '<', text);
  }

  /** Looks only where the pattern can begin: a search of the whole text costs much more. */
  private static boolean has(Pattern pattern, char first, String text) {
    var matcher = pattern.matcher(text);
    for (var at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1)) {
      if (matcher.region(at, text.length()).lookingAt()) {
        return true;
      }
    }
    return false;
  }

  /**
   * The text without what no text should hold: control characters (NUL, which the database refuses,
   * among them), halves of surrogate pairs, characters that are none, marks that turn the writing
   * direction, invisible fillers.
   */
  private static String clean(String text) {
    var plain = 0;
    while (plain < text.length() && isPlain(text.charAt(plain))) {
      plain++;
    }
    if (plain == text.length()) {
      return text;
    }
    var result = new StringBuilder(text.length()).append(text, 0, plain);
    for (var i = plain; i < text.length(); i++) {
      var it = text.charAt(i);
      if (isPlain(it)) {
        result.append(it);
      } else if (it == '\r') {
        result.append(i + 1 < text.length() && text.charAt(i + 1) == '\n' ? "" : "\n");
      } else if (isLineBreak(it)) {
        result.append('\n');
      } else {
        var whole = text.codePointAt(i);
        if (isReadable(whole)) {
          result.appendCodePoint(whole);
        }
        i += Character.charCount(whole) - 1;
      }
    }
    return result.toString();
  }

  private static boolean isPlain(char it) {
    return it >= ' ' && it < 0x7f || it == '\n' || it == '\t';
  }

  private static boolean isLineBreak(char it) {
    return switch (it) {
      case '\u0085', '\u2028', '\u2029', '\u000b', '\f' -> true;
      default -> false;
    };
  }

  private static boolean isReadable(int it) {
    if (it == '\n' || it == '\t') {
      return true;
    }
    return switch (Character.getType(it)) {
      case Character.CONTROL, Character.SURROGATE, Character.UNASSIGNED -> false;
      // joiners make words and emoji what they are
      case Character.FORMAT -> it == 0x200c || it == 0x200d || it >= 0xe0020 && it <= 0xe007f;
      default -> true;
    };
  }

  /** One space between words, none at the end of a line, at most one empty line. */
  private static String paragraphs(String text) {
    var result = new StringBuilder(text.length());
    var breaks = 0;
    var space = false;
    for (var i = 0; i < text.length(); i++) {
      var it = text.charAt(i);
      if (it == '\n') {
        breaks++;
        space = false;
      } else if (isSpace(it)) {
        space = true;
      } else {
        if (!result.isEmpty()) {
          for (var written = 0; written < Math.min(breaks, 2); written++) {
            result.append('\n');
          }
          if (space) {
            result.append(' ');
          }
        }
        var begin = i;
        while (i + 1 < text.length()
            && text.charAt(i + 1) != '\n'
            && !isSpace(text.charAt(i + 1))) {
          i++;
        }
        result.append(text, begin, i + 1);
        breaks = 0;
        space = false;
      }
    }
    return result.toString();
  }

  private static boolean isSpace(char it) {
    return it == ' ' || it == '\t' || it > 0x7f && Character.isSpaceChar(it);
  }

  private static String bounded(String text, int maxLength) {
    if (text.length() <= maxLength) {
      return text;
    }
    return Truncation.truncate(text, maxLength).stripTrailing();
  }

  private static String rendered(String html) {
    return rendered(Jsoup.parseBodyFragment(html).body());
  }

  private static String rendered(Element element) {
    var writer = new Writer(element.selectFirst(Writer.BREAKING) == null);
    element.traverse(writer);
    return writer.text.toString();
  }

  /** Writes the text of a document with line breaks. */
  private static final class Writer implements NodeVisitor {

    private static final String BREAKING = "p,div,br,li,tr,h1,h2,h3,h4,h5,h6,section,article";

    private static final Set<String> PARAGRAPHS =
        Set.of(
            "p",
            "h1",
            "h2",
            "h3",
            "h4",
            "h5",
            "h6",
            "ul",
            "ol",
            "dl",
            "table",
            "blockquote",
            "pre",
            "hr",
            "section",
            "article");
    private static final Set<String> LINES =
        Set.of(
            "div",
            "li",
            "tr",
            "dt",
            "dd",
            "header",
            "footer",
            "main",
            "aside",
            "nav",
            "address",
            "figure",
            "figcaption",
            "form",
            "fieldset",
            "details",
            "summary",
            "caption",
            "option");
    private static final Set<String> UNSEEN =
        Set.of("script", "style", "template", "noscript", "head", "title", "svg", "iframe");

    private final StringBuilder text = new StringBuilder();

    /** Plain text with an odd bold word keeps its own line breaks. */
    private final boolean keepsLineBreaks;

    private int breaks;
    private boolean space;
    private boolean bullet;
    private int unseen;
    private int preformatted;

    Writer(boolean keepsLineBreaks) {
      this.keepsLineBreaks = keepsLineBreaks;
    }

    @Override
    public void head(Node node, int depth) {
      if (node instanceof TextNode words && unseen == 0) {
        write(words.getWholeText());
      } else if (node instanceof Element element) {
        open(element.normalName());
      }
    }

    @Override
    public void tail(Node node, int depth) {
      if (node instanceof Element element) {
        close(element.normalName());
      }
    }

    private void open(String name) {
      if (UNSEEN.contains(name)) {
        unseen++;
      }
      breakFor(name);
      switch (name) {
        case "br" -> breaks = Math.min(breaks + 1, 2);
        case "li" -> bullet = true;
        case "pre" -> preformatted++;
        case "td", "th" -> space = true;
        default -> {
          // all others only stand around text
        }
      }
    }

    private void close(String name) {
      if (UNSEEN.contains(name)) {
        unseen--;
      }
      breakFor(name);
      if ("li".equals(name)) {
        bullet = false;
      } else if ("pre".equals(name)) {
        preformatted--;
      }
    }

    private void breakFor(String name) {
      if (PARAGRAPHS.contains(name)) {
        breaks = 2;
      } else if (LINES.contains(name)) {
        breaks = Math.max(breaks, 1);
      }
    }

    private void write(String words) {
      for (var i = 0; i < words.length(); i++) {
        var it = words.charAt(i);
        if (it == '\n' && (keepsLineBreaks || preformatted > 0)) {
          breaks = Math.min(breaks + 1, 2);
        } else if (Character.isWhitespace(it) || it == '\u00a0') {
          space = true;
        } else {
          begin();
          text.append(it);
        }
      }
    }

    private void begin() {
      if (breaks > 0 && !text.isEmpty()) {
        text.append("\n".repeat(breaks));
      } else if (space && !text.isEmpty()) {
        text.append(' ');
      }
      if (bullet) {
        text.append("- ");
      }
      breaks = 0;
      space = false;
      bullet = false;
    }
  }
}
