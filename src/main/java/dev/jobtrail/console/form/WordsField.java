package dev.jobtrail.console.form;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Texts in one field of a form, with commas or line breaks between them; a text that has one itself
 * is in quotation marks, as in CSV.
 */
public final class WordsField {

  private static final Pattern TEXT =
      Pattern.compile("\\s*+(?:\"((?:[^\"]|\"\")*+)\"\\s*+(?=[,\n]|$)|([^,\n]++))");

  private static final Pattern QUOTED = Pattern.compile("(?s).*[,\n].*|\".*");

  private WordsField() {}

  /** The texts of a field. */
  static List<String> of(String field) {
    return TEXT.matcher(field)
        .results()
        .map(it -> it.group(1) == null ? it.group(2) : it.group(1).replace("\"\"", "\""))
        .toList();
  }

  /** The field with some texts. */
  public static String field(List<String> texts) {
    return texts.stream().map(WordsField::quoted).collect(Collectors.joining(", "));
  }

  private static String quoted(String text) {
    return QUOTED.matcher(text).matches() ? '"' + text.replace("\"", "\"\"") + '"' : text;
  }
}
