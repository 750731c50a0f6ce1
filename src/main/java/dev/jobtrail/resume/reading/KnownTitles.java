package dev.jobtrail.resume.reading;

import com.carrotsearch.hppc.LongHashSet;
import dev.jobtrail.text.TextResource;
import dev.jobtrail.text.Tokenizer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import org.apache.commons.codec.digest.MurmurHash3;

/** The titles of the occupation knowledge base, in English, German, French and Spanish. */
final class KnownTitles {

  private static final String FILE = "/fit/occupations.txt.gz";
  private static final Pattern LINE = Pattern.compile("titles \\p{Ll}{2}: (.+)");

  /** In words. */
  private static final int LONGEST = 8;

  /** Read when a file is imported first: the hashes of the titles, in a tenth of their memory. */
  private static final class Held {
    private static final LongHashSet TITLES = titles();
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
    return Held.TITLES.contains(hash(words));
  }

  private static long hash(List<String> words) {
    return MurmurHash3.hash128x64(String.join(" ", words).getBytes(StandardCharsets.UTF_8))[0];
  }

  private static LongHashSet titles() {
    var titles = new LongHashSet();
    TextResource.lines(FILE).forEach(line -> addTitles(line, titles));
    return titles;
  }

  private static void addTitles(String line, LongHashSet titles) {
    var matcher = LINE.matcher(line);
    if (matcher.matches()) {
      for (var title : matcher.group(1).split("\\|")) {
        titles.add(hash(Tokenizer.words(title)));
      }
    }
  }
}
