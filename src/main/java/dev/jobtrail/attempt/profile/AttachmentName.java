package dev.jobtrail.attempt.profile;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The name of a file that is attached to a form, by the pattern of a profile. */
public final class AttachmentName {

  /** A pattern that tells the resume from the letter, or blank for none. */
  static final String PATTERN =
      "\\s*|(?=.*\\{document\\})(?:[^{}]|\\{(?:document|name|first|last|title|company)\\})*";

  static final String MESSAGE =
      "must contain the placeholder \"document\" in braces; others are name, first, last, title and"
          + " company";

  private static final String USUAL = "{name} {document}";
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\w+)\\}");

  private AttachmentName() {}

  /**
   * The name without extension.
   *
   * @param pattern of a profile; null for the usual one
   * @param document the word for the file, such as "Resume", in the file's language
   * @param parts values by placeholder; those without one are left out
   */
  public static String of(String pattern, String document, Map<String, String> parts) {
    return PLACEHOLDER
        .matcher(pattern == null ? USUAL : pattern)
        .replaceAll(
            it ->
                Matcher.quoteReplacement(
                    it.group(1).equals("document")
                        ? document
                        : parts.getOrDefault(it.group(1), "")));
  }
}
