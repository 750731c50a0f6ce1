package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.text.LanguageWords;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Kinds of nouns that begin a line; the words are in {@code ai/letter/nouns.txt}. */
final class NounKinds {

  private static final LanguageWords WORDS = LanguageWords.of("/ai/letter/nouns.txt");

  private static final Pattern TASKLESS = pattern("honour", "people", "figure", "place");
  private static final Pattern CHANGE = pattern("change");
  private static final Pattern COUNTED = pattern("counted");

  private static final Pattern MOVE = pattern("move");

  private static final Pattern FROM_TO =
      Pattern.compile(
          "(?iu)\\p{L}+ (?:.* )?(?:v[oa][nm] .+ (?:auf|zu[mr]?|nach|in)|d(?:el?|u|es) .+ (?:à|aux?|vers|al?|hacia)|d['’].+ (?:à|aux?|vers)) .+");

  private static final Pattern NUMBER_OF =
      Pattern.compile(
          "(?iu)\\p{L}+ (?:von|des?|d['’]) ?(?:\\d|(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf"
              + "|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce)(?!\\p{L})).*");

  private NounKinds() {}

  private static Pattern pattern(String... kinds) {
    var words = Stream.of(kinds).flatMap(it -> WORDS.words(it).stream());
    var any =
        LanguageWords.anyOf(words, it -> it.startsWith("-") ? "[\\p{L}-]*" + it.substring(1) : it);
    return Pattern.compile("(?iu)(?:" + any + ")");
  }

  /** Whether a noun may stand for a task by itself. */
  static boolean isTask(String noun) {
    return !TASKLESS.matcher(noun).matches();
  }

  /**
   * Whether a line that begins with a noun tells what was done at one time, not again and again.
   */
  static boolean isDoneOnce(String noun, String line) {
    return (CHANGE.matcher(noun).matches()
            || MOVE.matcher(noun).matches() && FROM_TO.matcher(line).matches()
            || COUNTED.matcher(noun).matches() && NUMBER_OF.matcher(line).matches())
        && !Lines.isRecurrent(line);
  }
}
