package dev.jobtrail.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Translates English texts of the service that are stored or passed on without their parameters,
 * such as the reason a run stopped for: the format is found again by its words.
 */
public final class StoredTexts {

  /** A longer text is none of the service's. */
  private static final int LONGEST = 4_000;

  /** A text in a text in a text is enough: the page's words, a fault, its place. */
  private static final int DEEPEST = 4;

  private static final int LONGEST_PLACE = 100;

  private static final Pattern PARAMETER = Pattern.compile("%[sd]");
  private static final Pattern ARTICLE = Pattern.compile("\\b(the|the empty|its) $");
  private static final Pattern WORD = Pattern.compile("\\p{L}{2,}");

  /** Formats with parameters, those with the most text of their own first. */
  private static final List<Format> FORMATS = formats();

  /**
   * A text with gaps.
   *
   * @param parts the text around the gaps
   * @param numbers of the gaps that take digits only
   */
  private record Format(String id, List<String> parts, List<Boolean> numbers) {

    int length() {
      return parts.stream().mapToInt(String::length).sum();
    }

    /** Whether what stands in a gap is from somebody else: in quotes, or before its source. */
    boolean quotes(int gap) {
      return parts.get(gap).endsWith("\"") || parts.get(gap + 1).startsWith(" (");
    }

    /** Whether what stands in a gap is a common noun, such as a property of a resume. */
    boolean isNoun(int gap) {
      return ARTICLE.matcher(parts.get(gap)).find();
    }

    /** The texts in the gaps, if the text has this form. */
    Optional<List<String>> values(String text) {
      var last = parts.getLast();
      if (text.length() < length() || !text.startsWith(parts.getFirst()) || !text.endsWith(last)) {
        return Optional.empty();
      }
      var values = new ArrayList<String>();
      int from = parts.getFirst().length();
      int end = text.length() - last.length();
      for (int i = 1; i < parts.size(); i++) {
        int to = i == parts.size() - 1 ? end : text.indexOf(parts.get(i), from);
        if (to < from || to > end) {
          return Optional.empty();
        }
        var value = text.substring(from, to);
        if (numbers.get(i - 1) && !value.matches("-?\\d+")) {
          return Optional.empty();
        }
        values.add(value);
        from = to + parts.get(i).length();
      }
      return Optional.of(values);
    }
  }

  private StoredTexts() {}

  /** The text in a language; one that is not the service's stays as it is. */
  public static String in(String text, Language language) {
    return text == null || text.length() > LONGEST || language == Language.ENGLISH
        ? text
        : translated(text, language, DEEPEST);
  }

  /** The same as a part of another text. */
  public static Translatable of(String text) {
    return language -> in(text, language);
  }

  private static String translated(String text, Language language, int depth) {
    var whole = Translations.of(text, language);
    if (whole.isPresent() || depth == 0) {
      return whole.orElse(text);
    }
    for (var format : FORMATS) {
      var values = format.values(text);
      if (values.isPresent()) {
        return filled(format, values.get(), language, depth - 1);
      }
    }
    return placed(text, language, depth);
  }

  /**
   * A text behind its place, as notes of an import have it, "Certificate 2: ...", or as a sentence.
   */
  private static String placed(String text, Language language, int depth) {
    if (text.endsWith(".")) {
      var open = text.substring(0, text.length() - 1);
      var translated = translated(open, language, depth - 1);
      return translated.equals(open) ? text : translated + ".";
    }
    var colon = text.indexOf(": ");
    if (colon < 1 || colon > LONGEST_PLACE) {
      return text;
    }
    var place = text.substring(0, colon);
    var rest = text.substring(colon + 2);
    var translated = translated(rest, language, depth - 1);
    return translated.equals(rest)
        ? text
        : Translations.of("place " + place, language)
                .orElseGet(() -> translated(place, language, depth - 1))
            + language.sign(": ")
            + translated;
  }

  private static String filled(Format format, List<String> values, Language language, int depth) {
    var parameters = new LinkedHashMap<String, String>();
    for (int i = 0; i < values.size(); i++) {
      var value = values.get(i);
      // single words are names as a rule: a company can be called "Other"
      var isText = value.contains(" ") && !format.quotes(i);
      var property =
          format.isNoun(i)
              ? Translations.of("property " + value, language)
              : Optional.<String>empty();
      parameters.put(
          String.valueOf(i + 1),
          property.orElseGet(() -> isText ? translated(value, language, depth) : value));
    }
    return Translations.of(format.id(), language)
        .map(it -> Translations.filled(it, parameters::get))
        .orElseThrow();
  }

  private static List<Format> formats() {
    var formats = new ArrayList<Format>();
    for (var id : Translations.all(Language.GERMAN).keySet()) {
      if (PARAMETER.matcher(id).find() && isDistinct(id)) {
        formats.add(format(id));
      }
    }
    formats.sort(Comparator.comparingInt(Format::length).reversed().thenComparing(Format::id));
    return List.copyOf(formats);
  }

  /** A format such as "%s and %s" would find itself in texts of anybody; "Page %d" would not. */
  private static boolean isDistinct(String id) {
    var words = WORD.matcher(PARAMETER.matcher(id).replaceAll(" ")).results().count();
    return words > 1 || words == 1 && !id.contains("%s");
  }

  private static Format format(String id) {
    var parts = new ArrayList<String>();
    var numbers = new ArrayList<Boolean>();
    var gaps = PARAMETER.matcher(id);
    int from = 0;
    while (gaps.find()) {
      parts.add(id.substring(from, gaps.start()).replace("%%", "%"));
      numbers.add(gaps.group().equals("%d"));
      from = gaps.end();
    }
    parts.add(id.substring(from).replace("%%", "%"));
    return new Format(id, List.copyOf(parts), List.copyOf(numbers));
  }
}
