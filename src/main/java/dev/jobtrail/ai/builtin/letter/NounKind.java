package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.text.LanguageWords;
import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Kinds of nouns that begin a line; the words are in {@code ai/letter/nouns.txt}. */
enum NounKind {
  /** Degrees, marks and prizes. */
  HONOUR,
  /** Roles and groups of people. */
  PEOPLE,
  /** What is measured: "Umsatz". */
  FIGURE,
  /** What somebody works at: "chantier". */
  PLACE,
  /** What changes something, at one time. */
  CHANGE,
  /** What is done once for each of a number of things. */
  COUNTED;

  private static final LanguageWords WORDS = LanguageWords.of("/ai/letter/nouns.txt");

  private static final Pattern TASKLESS = pattern(HONOUR, PEOPLE, FIGURE, PLACE);
  private static final Pattern CHANGES = pattern(CHANGE);
  private static final Pattern COUNTS = pattern(COUNTED);

  private static final Pattern NUMBER_OF = Pattern.compile("\\p{L}+ (?:von|des?|d['’]) ?\\d.*");

  private static Pattern pattern(NounKind... kinds) {
    return Pattern.compile(
        Arrays.stream(kinds)
            .flatMap(it -> WORDS.words(it.name().toLowerCase(Locale.ROOT)).stream())
            .map(it -> it.startsWith("-") ? "[\\p{L}-]*" + it.substring(1) : it)
            .collect(Collectors.joining("|", "(?iu)(?:", ")")));
  }

  /** Whether a noun may stand for a task of its own. */
  static boolean isTask(String noun) {
    return !TASKLESS.matcher(noun).matches();
  }

  /**
   * Whether a line that begins with a noun tells what was done at one time, not again and again.
   */
  static boolean isDoneOnce(String noun, String line) {
    return (CHANGES.matcher(noun).matches()
            || COUNTS.matcher(noun).matches() && NUMBER_OF.matcher(line).matches())
        && !Lines.isRecurrent(line);
  }
}
