package dev.jobtrail.resume.reading;

import dev.jobtrail.text.LanguageWords;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Words by which a part of an entry shows what it is, of {@code resume/entry-words.txt}. */
final class EntryWords {

  private static final LanguageWords WORDS = LanguageWords.of("/resume/entry-words.txt");

  private static final Pattern POSITION =
      pattern(
          "(?:%s)(?!\\p{L}*(?:%s))".formatted(any("title-stem"), any("no-title")), whole("title"));
  private static final Pattern EMPLOYER =
      pattern(whole("employer"), any("employer-stem"), end("employer-end"), any("legal-form"));
  private static final Pattern SCHOOL =
      pattern(any("school-stem"), whole("school"), end("school-end"));
  private static final Pattern DEGREE = pattern(any("degree-stem"), whole("degree"));
  private static final Pattern SELF_EMPLOYED = pattern(any("self-employed"));

  private static final Pattern EAST_ASIAN =
      Pattern.compile("[%s]{2,}".formatted(EastAsianText.LETTERS));

  /** What follows a comma and belongs to the name before it. */
  private static final Pattern SUFFIX =
      Pattern.compile(
          "(?:inc|ltd|llc|llp|corp|co|s\\.?a\\.?|s\\.?l\\.?|gmbh|l(?:t)?da|s\\.?r\\.?l|s\\.?p\\.?a|s\\.?r\\.?o|b\\.?v|n\\.?v"
              + "|a\\.?s|[A-Z]{2})\\.?(?: \\([^()]{1,40}\\))?",
          Pattern.CASE_INSENSITIVE);

  private EntryWords() {}

  private static Pattern pattern(String... expressions) {
    return Pattern.compile(
        String.join("|", expressions), Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
  }

  private static String any(String kind) {
    return String.join("|", WORDS.words(kind));
  }

  private static String whole(String kind) {
    return "(?<!\\p{L})(?:%s)(?!\\p{L})".formatted(any(kind));
  }

  private static String end(String kind) {
    return "(?:%s)(?!\\p{L})".formatted(any(kind));
  }

  /** An expression for how well somebody knows something. */
  static String anyLevel() {
    return any("level");
  }

  /** An expression for a legal form that stands before or behind an East Asian name. */
  static String anyLegalForm() {
    return any("legal-form");
  }

  /** An expression for what ends the name of an East Asian employer or school. */
  static String anyEastAsianNameEnd() {
    return Stream.of("legal-form", "employer-stem", "school-stem")
        .flatMap(it -> WORDS.words(it).stream())
        .filter(it -> EAST_ASIAN.matcher(it).matches())
        .collect(Collectors.joining("|"));
  }

  static boolean isPosition(String text) {
    return POSITION.matcher(text).find();
  }

  /** Whether a title says that there is no employer. */
  static boolean isSelfEmployed(String title) {
    return SELF_EMPLOYED.matcher(title).find();
  }

  static boolean isEmployer(String text) {
    return EMPLOYER.matcher(text).find() && !HeadFields.isPhrase(text) || isSchool(text);
  }

  static boolean isSchool(String text) {
    return SCHOOL.matcher(text).find();
  }

  static boolean isDegree(String text) {
    return DEGREE.matcher(text).find();
  }

  static boolean isSuffix(String text) {
    return SUFFIX.matcher(text).matches();
  }
}
