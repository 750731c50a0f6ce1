package dev.jobtrail.resume.reading;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.text.Tokenizer;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Tells whether a file says a value. Case, accents, spaces and the form of dashes and quotation
 * marks do not matter.
 */
final class FileWords {

  private static final Pattern SPACES = Pattern.compile("[\\s\\h]+");
  private static final Pattern DASHES = Pattern.compile("[\u2010-\u2015\u2212]");
  private static final Pattern QUOTES = Pattern.compile("[\u2018\u2019\u201b\u2032\u00b4`]");
  private static final Pattern DOUBLE_QUOTES = Pattern.compile("[\u201c-\u201f\u00ab\u00bb\u2033]");
  private static final Pattern INVISIBLE = Pattern.compile("[\u00ad\u200b-\u200f\u2060\ufeff]");
  private static final Pattern BULLET = Pattern.compile("^[\u2022\u2023\u25aa\u25cf\u25e6*-] ");
  private static final Pattern ISO_DATE = Pattern.compile("\\d{4}(?:-\\d{2}(?:-\\d{2})?)?");

  /** What parts the fields of a head: "Engineer at Acme", "Ingénieure chez Acme". */
  private static final Pattern CONNECTOR =
      Pattern.compile(
          "at|for|with|by|from|in|as|of|bei|beim|fur|als|von|im|chez|pour|comme|en|de|para|como|por|no"
              + "|na|presso|per|da|bij|voor|hos|i|w|dla");

  private static final String SENTENCE_ENDS = ".!?;:\u3002\uff01\uff1f";

  /** A date in a line. */
  private record Dated(String date, int line) {

    boolean isAt(String other) {
      return date.equals(other) || date.startsWith(other + "-");
    }
  }

  /** The texts of the file's lines, folded. */
  private final List<String> lines = new ArrayList<>();

  /** All lines with a space between two. */
  private final String text;

  /** Where lines begin in the text, and its length. */
  private final Set<Integer> edges = new TreeSet<>();

  /** The dates of the file, and those that rules read from it. */
  private final Set<String> dates = new TreeSet<>();

  private final List<Dated> dated = new ArrayList<>();

  /** The texts that rules read, folded. */
  private final Set<String> known = new TreeSet<>();

  /**
   * @param file its lines; tabs part the texts of one
   * @param read the document that rules read from it
   */
  FileWords(String file, JsonNode read) {
    var all = new StringBuilder();
    for (var line : file.split("\n")) {
      for (var part : line.split("\t")) {
        var folded = folded(part);
        if (!folded.isEmpty()) {
          lines.add(folded);
          edges.add(all.length());
          all.append(folded).append(' ');
          addDates(part);
        }
      }
    }
    text = all.toString().stripTrailing();
    edges.add(all.length());
    addKnown(read);
  }

  static String folded(String text) {
    var plain = Normalizer.normalize(text, Normalizer.Form.NFKC);
    plain = INVISIBLE.matcher(plain).replaceAll("");
    plain = DASHES.matcher(plain).replaceAll("-");
    plain = QUOTES.matcher(plain).replaceAll("'");
    plain = DOUBLE_QUOTES.matcher(plain).replaceAll("\"");
    plain = SPACES.matcher(Tokenizer.fold(plain)).replaceAll(" ").strip();
    return BULLET.matcher(plain).replaceFirst("");
  }

  private void addDates(String part) {
    var span = DateSpan.in(part);
    while (span.isPresent()) {
      var period = span.get().period();
      addDate(period.start());
      addDate(period.end());
      span = DateSpan.in(span.get().after());
    }
  }

  private void addDate(String date) {
    if (date != null) {
      dates.add(date);
      dated.add(new Dated(date, lines.size() - 1));
    }
  }

  private void addKnown(JsonNode node) {
    if (node.isTextual() && ISO_DATE.matcher(node.textValue()).matches()) {
      dates.add(node.textValue());
    } else if (node.isTextual()) {
      known.add(folded(node.textValue()));
    }
    node.forEach(this::addKnown);
  }

  /** Whether a line of the file has the value as words of its own. */
  boolean hasWords(String value) {
    return stands(value, lines, (_, _) -> true);
  }

  /**
   * Whether a line has the value as a field of its own: "CEO" is none of "Assistant to the CEO".
   */
  boolean hasField(String value) {
    var wanted = folded(value);
    return known.contains(wanted)
        || stands(
            value,
            lines,
            (line, at) -> opensField(line, at) && closesField(line, at + wanted.length()));
  }

  /** Whether the file has the value as whole sentences or lines, over several lines or not. */
  boolean hasSentences(String value) {
    var wanted = folded(value);
    return known.contains(wanted)
        || stands(value, List.of(text), (_, at) -> opensSentence(at) && closesSentence(at, wanted));
  }

  /** The date as precisely as the file has it; empty where it has another one or none. */
  Optional<String> date(String value) {
    var given = iso(value);
    if (given.isEmpty()) {
      return given;
    }
    var wanted = given.get();
    if (dates.stream().anyMatch(it -> it.equals(wanted) || it.startsWith(wanted + "-"))) {
      return given;
    }
    return dates.stream()
        .filter(it -> wanted.startsWith(it + "-"))
        .max((one, other) -> one.length() - other.length());
  }

  private static Optional<String> iso(String value) {
    var stripped = value.strip();
    if (ISO_DATE.matcher(stripped).matches()) {
      return Optional.of(stripped);
    }
    return DateSpan.in(stripped)
        .filter(DateSpan::isAlone)
        .map(DateSpan::period)
        .filter(it -> it.start() == null || it.start().equals(it.end()))
        .map(it -> it.end());
  }

  /** A place in a text. */
  private interface Place {
    boolean isFit(String text, int at);
  }

  private static boolean stands(String value, List<String> texts, Place place) {
    var wanted = folded(value);
    if (wanted.isEmpty()) {
      return false;
    }
    for (var text : texts) {
      for (var at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
        if (isApart(text, at, at + wanted.length()) && place.isFit(text, at)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether neither a word nor a number goes on before or behind a part of a text. */
  private static boolean isApart(String text, int start, int end) {
    var first = text.charAt(start);
    var last = text.charAt(end - 1);
    if (start > 0) {
      var before = text.charAt(start - 1);
      if (goOn(before, first)
          || Character.isDigit(first) && isMark(before) && isDigit(text, start - 2)) {
        return false;
      }
    }
    if (end < text.length()) {
      var after = text.charAt(end);
      var isTerm = Character.isLetterOrDigit(last) && (after == '+' || after == '#');
      if (goOn(last, after)
          || isTerm
          || Character.isDigit(last) && (after == '%' || isMark(after) && isDigit(text, end + 1))) {
        return false;
      }
    }
    return true;
  }

  private static boolean goOn(char before, char after) {
    return Character.isLetterOrDigit(before)
        && Character.isLetterOrDigit(after)
        && !(isUnspaced(before) || isUnspaced(after));
  }

  /** Letters of scripts without spaces between words. */
  private static boolean isUnspaced(char it) {
    return switch (Character.UnicodeScript.of(it)) {
      case HAN, HIRAGANA, KATAKANA, HANGUL, THAI -> true;
      default -> it == '\u30fc';
    };
  }

  private static boolean isMark(char it) {
    return it == '.' || it == ',' || it == '\'';
  }

  private static boolean isDigit(String text, int at) {
    return at >= 0 && at < text.length() && Character.isDigit(text.charAt(at));
  }

  private static boolean opensField(String line, int at) {
    var before = line.substring(0, at).stripTrailing();
    return before.isEmpty() || isField(before, before.length() - 1, lastWord(before));
  }

  private static boolean closesField(String line, int end) {
    var after = line.substring(end).stripLeading();
    return after.isEmpty() || isField(after, 0, after.split(" ", 2)[0]);
  }

  /** Whether what stands beside a field parts it from what stands there. */
  private static boolean isField(String beside, int nearest, String word) {
    var mark = beside.charAt(nearest);
    return !Character.isLetter(mark) || isUnspaced(mark) || CONNECTOR.matcher(word).matches();
  }

  private static String lastWord(String text) {
    return text.substring(text.lastIndexOf(' ') + 1);
  }

  private boolean opensSentence(int at) {
    return edges.contains(at) || endsSentence(text.substring(0, at).stripTrailing());
  }

  private boolean closesSentence(int at, String wanted) {
    var end = at + wanted.length();
    return edges.contains(end + 1)
        || endsSentence(wanted)
        || endsSentence(text.substring(0, end + 1));
  }

  private static boolean endsSentence(String text) {
    return !text.isEmpty() && SENTENCE_ENDS.indexOf(text.charAt(text.length() - 1)) >= 0;
  }

  /**
   * Whether the date stands beside the name of its entry: nowhere is the name of another one
   * between them.
   *
   * @param others names of the section's other entries
   */
  boolean isDateOf(String name, String date, List<String> others) {
    var names = linesWith(name);
    var between = others.stream().flatMap(it -> linesWith(it).stream()).toList();
    var found = dated.stream().filter(it -> it.isAt(date)).map(Dated::line).toList();
    return names.isEmpty()
        || found.isEmpty()
        || names.stream()
            .anyMatch(
                one ->
                    found.stream().anyMatch(it -> between.stream().noneMatch(isBetween(one, it))));
  }

  private static Predicate<Integer> isBetween(int one, int other) {
    return it -> it > Math.min(one, other) && it < Math.max(one, other);
  }

  private List<Integer> linesWith(String name) {
    return IntStream.range(0, lines.size())
        .filter(it -> stands(name, List.of(lines.get(it)), (_, _) -> true))
        .boxed()
        .toList();
  }
}
