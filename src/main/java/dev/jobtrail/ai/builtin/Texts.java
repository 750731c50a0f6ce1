package dev.jobtrail.ai.builtin;

import dev.jobtrail.text.Truncation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Wordings that come with the program; a name may have several. */
final class Texts {

  private static final int LONGEST_QUOTE = 120;

  private final Map<String, List<String>> texts = new HashMap<>();

  /**
   * @param table of lines such as "[name] text"
   */
  Texts(String table) {
    Table.eachNamed(
        table, (name, text) -> texts.computeIfAbsent(name, it -> new ArrayList<>()).add(text));
  }

  /** Empty where the table has none of that name. */
  List<String> all(String name) {
    return texts.getOrDefault(name, List.of());
  }

  String first(String name) {
    return all(name).isEmpty() ? "" : all(name).getFirst();
  }

  /** "a, b and c". */
  static String list(List<String> items, String and) {
    if (items.size() < 2) {
      return String.join("", items);
    }
    var last = items.size() - 1;
    return String.join(", ", items.subList(0, last)) + " " + and + " " + items.get(last);
  }

  /** The text as it is quoted in a reason. */
  static String cut(String text) {
    return Truncation.abbreviate(text.strip(), LONGEST_QUOTE);
  }

  /** The part of a long text around a term, as it is quoted in a reason. */
  static String excerpt(String text, String term) {
    var line = text.strip();
    var at = line.toLowerCase(Locale.ROOT).indexOf(term.toLowerCase(Locale.ROOT));
    if (line.length() <= LONGEST_QUOTE || at + term.length() < LONGEST_QUOTE) {
      return cut(line);
    }
    var begin = line.indexOf(' ', Math.max(0, at - LONGEST_QUOTE / 2));
    return begin < 0 || begin > at ? cut(line.substring(at)) : "…" + cut(line.substring(begin));
  }

  /** The text with a full stop at its end. */
  static String ended(String text) {
    return text.endsWith(".") ? text : text + ".";
  }

  /** The text with a capital at its beginning. */
  static String begun(String text) {
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  /** Puts a value in the place of its name in braces. */
  static String with(String text, String name, String value) {
    return text.replace("{" + name + "}", value);
  }
}
