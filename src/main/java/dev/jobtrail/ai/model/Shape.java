package dev.jobtrail.ai.model;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Reads answers into the shapes that were asked for: cuts what is too long, refuses what is not.
 */
final class Shape {

  private static final Pattern FENCE = Pattern.compile("(?s)\\A```\\w*\\s*(.*?)\\s*```\\z");

  private final ObjectMapper json =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

  /**
   * The JSON object that an answer is, with or without words around it.
   *
   * @throws Unusable where there is none
   */
  JsonNode object(String answer) {
    var text = withoutFence(answer);
    var whole = tree(text);
    if (whole == null || !whole.isObject()) {
      var start = text.indexOf('{');
      var end = text.lastIndexOf('}');
      whole = start < 0 || end < start ? null : tree(text.substring(start, end + 1));
    }
    if (whole == null || !whole.isObject()) {
      throw new Unusable("it is no JSON object.");
    }
    return whole;
  }

  /** The JSON value of a text, or null where it is none. */
  JsonNode tree(String text) {
    try {
      var node = json.readTree(text);
      return node == null || node.isMissingNode() ? null : node;
    } catch (JsonProcessingException _) {
      return null;
    }
  }

  /** An answer without the marks of a block of code around it. */
  static String withoutFence(String answer) {
    var text = answer.strip();
    var fence = FENCE.matcher(text);
    return fence.matches() ? fence.group(1) : text;
  }

  /**
   * A text of one line, cut to a length in chars.
   *
   * @throws Unusable where it is missing or no text
   */
  static String line(JsonNode object, String name, int longest) {
    return CleanText.line(textual(object, name), longest);
  }

  /**
   * A text of any length.
   *
   * @throws Unusable where it is missing or no text
   */
  static String text(JsonNode object, String name) {
    return CleanText.of(textual(object, name)).strip();
  }

  private static String textual(JsonNode object, String name) {
    var value = object.path(name);
    if (!value.isTextual()) {
      throw new Unusable("\"%s\" is missing or is no text.".formatted(name));
    }
    return value.textValue();
  }

  /**
   * Texts of one line that say something, each once, cut to a number and a length in chars.
   *
   * @throws Unusable where they are missing or no texts
   */
  static List<String> lines(JsonNode object, String name, int most, int longest) {
    var lines = new ArrayList<String>();
    for (var it : list(object, name)) {
      if (!it.isTextual()) {
        throw new Unusable("\"%s\" has items that are no texts.".formatted(name));
      }
      var line = CleanText.line(it.textValue(), longest);
      if (lines.size() < most
          && !line.isEmpty()
          && lines.stream().noneMatch(line::equalsIgnoreCase)) {
        lines.add(line);
      }
    }
    return List.copyOf(lines);
  }

  /**
   * A list.
   *
   * @throws Unusable where it is missing or no list
   */
  static JsonNode list(JsonNode object, String name) {
    var value = object.path(name);
    if (!value.isArray()) {
      throw new Unusable("\"%s\" is missing or is no list.".formatted(name));
    }
    return value;
  }

  /** Whether a text has a term as words of their own, whatever the case and the spaces. */
  static boolean names(String text, String term) {
    var words = folded(term);
    var in = folded(text);
    for (var at = in.indexOf(words); at >= 0 && !words.isEmpty(); at = in.indexOf(words, at + 1)) {
      var end = at + words.length();
      if ((at == 0 || !isWordPart(in.charAt(at - 1)) || !isWordPart(words.charAt(0)))
          && (end == in.length() || !isTermPart(in.charAt(end)))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isWordPart(char it) {
    return Character.isLetterOrDigit(it);
  }

  /** C is not named by C++ or C#. */
  private static boolean isTermPart(char it) {
    return isWordPart(it) || it == '+' || it == '#';
  }

  private static String folded(String text) {
    return text.toLowerCase(Locale.ROOT).replaceAll("[\\s\\p{Z}\\p{Pd}_]+", " ").strip();
  }
}
