package dev.jobtrail.pdf;

import dev.jobtrail.text.Message;
import java.lang.Character.UnicodeScript;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Characters of a script that a PDF cannot print. */
@Schema(name = "MissingCharacters")
public record MissingCharacters(
    @Schema(
            required = true,
            description = "A script of Unicode, such as Devanagari; Common for symbols.")
        String script,
    @Schema(
            required = true,
            description = "The characters without a glyph, each once, at most 20 of them.")
        String characters,
    @Schema(required = true, description = "What the PDF prints instead and what to do.")
        String message) {

  private static final int MOST_SHOWN = 20;

  static List<MissingCharacters> of(Collection<Integer> codePoints) {
    return codePoints.stream()
        .collect(Collectors.groupingBy(UnicodeScript::of, TreeMap::new, Collectors.toList()))
        .entrySet()
        .stream()
        .map(it -> of(it.getKey(), it.getValue()))
        .toList();
  }

  private static MissingCharacters of(UnicodeScript script, List<Integer> codePoints) {
    var name = name(script);
    var characters =
        codePoints.stream()
            .limit(MOST_SHOWN)
            .map(Character::toString)
            .collect(Collectors.joining());
    return new MissingCharacters(name, characters, message(name, characters, codePoints));
  }

  private static String message(String script, String characters, List<Integer> codePoints) {
    if (codePoints.stream().noneMatch(Character::isLetterOrDigit)) {
      return Message.of(
              "The PDF leaves out %s: no installed font has them. Remove them, or ask the operator to install a font for them (jobtrail.fonts.directory).",
              characters)
          .english();
    }
    if (!codePoints.stream().allMatch(PageLanguage::canBeSet)) {
      return Message.of(
              "The PDF prints □ instead of %s: text in %s cannot be printed. Download the Word document and print that.",
              characters, script)
          .english();
    }
    return Message.of(
            "The PDF prints □ instead of %s: no installed font has them. Ask the operator to install a font for %s (jobtrail.fonts.directory), or download the Word document and print that.",
            characters, script)
        .english();
  }

  /** "Canadian Aboriginal". */
  private static String name(UnicodeScript script) {
    return List.of(script.name().toLowerCase(Locale.ROOT).split("_")).stream()
        .map(it -> it.substring(0, 1).toUpperCase(Locale.ROOT) + it.substring(1))
        .collect(Collectors.joining(" "));
  }
}
