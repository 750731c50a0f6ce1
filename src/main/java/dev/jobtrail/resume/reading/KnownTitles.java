package dev.jobtrail.resume.reading;

import dev.jobtrail.text.TextResource;
import dev.jobtrail.text.Tokenizer;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** The titles of the occupation knowledge base, in English, German, French and Spanish. */
final class KnownTitles {

  private static final String FILE = "/fit/occupations.txt.gz";
  private static final Pattern LINE = Pattern.compile("titles \\p{Ll}{2}: (.+)");

  /** In words. */
  private static final int LONGEST = 8;

  /** Read when a file is imported first. */
  private static final class Held {
    private static final Set<String> TITLES = titles();
  }

  private KnownTitles() {}

  /**
   * The number of words of the longest known title that a text begins or ends with; zero for none
   * and for texts that are longer than titles.
   */
  static int wordsIn(String text) {
    var words = Tokenizer.words(text);
    if (words.size() > LONGEST) {
      return 0;
    }
    for (var length = words.size(); length > 0; length--) {
      if (isKnown(words.subList(0, length))
          || isKnown(words.subList(words.size() - length, words.size()))) {
        return length;
      }
    }
    return 0;
  }

  /** Whether the text is a title and nothing else. */
  static boolean isOne(String text) {
    return wordsIn(text) > 0 && wordsIn(text) == Tokenizer.words(text).size();
  }

  private static boolean isKnown(List<String> words) {
    return Held.TITLES.contains(String.join(" ", words));
  }

  private static Set<String> titles() {
    var titles = new HashSet<String>();
    TextResource.lines(FILE).forEach(line -> addTitles(line, titles));
    return Set.copyOf(titles);
  }

  private static void addTitles(String line, Set<String> titles) {
    var matcher = LINE.matcher(line);
    if (matcher.matches()) {
      for (var title : matcher.group(1).split("\\|")) {
        titles.add(String.join(" ", Tokenizer.words(title)));
      }
    }
  }
}
