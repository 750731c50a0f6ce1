package dev.jobtrail.ai.builtin;

import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The languages of a resume that a posting asks for. */
final class SpokenLanguages {

  private static final int MOST = 4;
  private static final int LONGEST = 40;

  /** A little of a language is not worth a line at the top. */
  private static final Pattern BEGINNER =
      Pattern.compile(
          "\\b(?:a1|a2|basic|beginner|elementary|grundkenntnisse|anfanger|notions|debutante?"
              + "|basico|principiante|elemental)\\b");

  /** "Dutch is not needed". */
  private static final Pattern NOT_ASKED =
      Pattern.compile("\\b(?:not|no|nicht|keine?|pas|sin|without|ohne|sans|optional)\\b");

  /** What German compounds of a language end in, and its inflections. */
  private static final String ENDINGS = "(?:e[mnrs]?|kenntnisse?n?|sprach\\w*)?";

  private final TailoredResume resume;

  SpokenLanguages(TailoredResume resume) {
    this.resume = resume;
  }

  /** With their levels, those that a text does not name; empty where there are none. */
  Optional<AskedEntries> askedBeside(String text) {
    var names = new ArrayList<String>();
    var first = "";
    var line = "";
    for (var node : ResumeParts.items(resume.document.path("languages"))) {
      var name = ResumeParts.text(node.path("language"));
      var level = ResumeParts.text(node.path("fluency"));
      var isTelling =
          !name.isEmpty()
              && name.length() + level.length() <= LONGEST
              && !BEGINNER.matcher(Tokenizer.fold(level)).find();
      var asking = isTelling ? asking(name) : Optional.<String>empty();
      if (asking.isPresent() && !has(text, name) && names.size() < MOST) {
        first = names.isEmpty() ? name : first;
        line = names.isEmpty() ? asking.get() : line;
        // "Fluent (C1)" would put brackets within brackets
        var plain = level.replace(" (", ", ").replaceAll("[()]", "");
        names.add(level.isEmpty() ? name : name + " (" + plain + ")");
      }
    }
    return names.isEmpty() ? Optional.empty() : Optional.of(new AskedEntries(names, first, line));
  }

  private Optional<String> asking(String name) {
    return resume.asked.lines().stream().filter(it -> asks(it, name)).findFirst();
  }

  private static boolean asks(String line, String name) {
    return Stream.of(line.split("[.;,]"))
        .anyMatch(it -> has(it, name) && !NOT_ASKED.matcher(Tokenizer.fold(it)).find());
  }

  private static boolean has(String text, String name) {
    var pattern = Pattern.compile(Pattern.quote(Tokenizer.fold(name)) + ENDINGS);
    return Tokenizer.tokenize(text).stream().anyMatch(it -> pattern.matcher(it.folded()).matches());
  }
}
