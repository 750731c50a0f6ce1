package dev.jobtrail.resume.reading;

import dev.jobtrail.text.LanguageWords;
import dev.jobtrail.text.Tokenizer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The sections of resumes, with the headings of {@code resume/headings.txt}. */
enum SectionKind {
  TITLE,
  CONTACT,
  SUMMARY,
  WORK,
  EDUCATION,
  SKILLS,
  LANGUAGES,
  PROJECTS,
  CERTIFICATES,
  PUBLICATIONS,
  AWARDS,
  VOLUNTEER,
  INTERESTS,
  REFERENCES,
  OTHER;

  private static final LanguageWords WORDS = LanguageWords.of("/resume/headings.txt");
  private static final Map<String, SectionKind> HEADINGS = new HashMap<>();

  /** "Work experience - 10 years 3 months". */
  private static final Pattern DURATION_BEHIND =
      Pattern.compile(
          "(?:\\s+[-\u2013\u2014:]\\s*|\\s*[:(]\\s*)\\d{1,2}\\+? \\p{L}[\\p{L}\\d ]{0,30}\\)?$");

  private static final Map<SectionKind, Pattern> QUALIFIED = new LinkedHashMap<>();

  static {
    for (var kind : values()) {
      var names = kind.names();
      names.stream().filter(it -> !isPattern(it)).forEach(it -> HEADINGS.put(letters(it), kind));
      var patterns = names.stream().filter(SectionKind::isPattern).map(SectionKind::pattern);
      var qualified = patterns.collect(Collectors.joining("|"));
      if (!qualified.isEmpty()) {
        QUALIFIED.put(kind, Pattern.compile(qualified));
      }
    }
  }

  private List<String> names() {
    return WORDS.words(name().toLowerCase(Locale.ROOT));
  }

  /** An expression for one of its headings. */
  String anyName() {
    return LanguageWords.anyOf(names().stream(), UnaryOperator.identity());
  }

  /** The section that a heading names, which may say how long its entries took. */
  static Optional<SectionKind> named(String heading) {
    return Optional.ofNullable(
        HEADINGS.get(letters(DURATION_BEHIND.matcher(heading).replaceFirst(""))));
  }

  /** The section that part of a heading names: the longest name in it. */
  static Optional<SectionKind> namedIn(String heading) {
    var words = Tokenizer.fold(heading).strip().split("[^\\p{L}]+");
    for (var length = Math.min(words.length, 4); length > 0; length--) {
      for (var start = 0; start + length <= words.length; start++) {
        var found = HEADINGS.get(String.join("", Arrays.copyOfRange(words, start, start + length)));
        if (found != null) {
          return Optional.of(found);
        }
      }
    }
    return Optional.empty();
  }

  /** The section that a heading with a further word names: "Legal experience". */
  static Optional<SectionKind> qualified(String heading) {
    var words = Tokenizer.fold(heading).strip();
    return QUALIFIED.entrySet().stream()
        .filter(it -> it.getValue().matcher(words).matches())
        .map(Map.Entry::getKey)
        .findFirst();
  }

  private static boolean isPattern(String name) {
    return name.contains("*");
  }

  /** Of a name with one further word before it, or one or two behind it. */
  private static String pattern(String name) {
    var folded = Tokenizer.fold(name);
    return folded.startsWith("*")
        ? "\\S+" + folded.substring(1)
        : folded.replace("*", "\\S+(?: \\S+)?");
  }

  /** Without spaces, which headings with spaced letters have everywhere, and without "and". */
  private static String letters(String heading) {
    return Tokenizer.fold(heading)
        .replaceAll("(?<=\\p{L}{2}) (?:and|und|et|en|y|e|i|oraz|och|og|a|ja) (?=\\p{L}{2})", "&")
        .replaceAll("[^\\p{L}]", "");
  }
}
