package dev.jobtrail.discovery;

import com.carrotsearch.hppc.ObjectIntHashMap;
import dev.jobtrail.discovery.board.FoundJob;
import dev.jobtrail.text.Memo;
import dev.jobtrail.text.TextToken;
import dev.jobtrail.text.Tokenizer;
import dev.jobtrail.text.Umlauts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes what matches contain, and what is searched for in them, for PostgreSQL's text search. */
final class SearchText {

  /** The beginning of a description, in chars; what follows is seldom about the job. */
  private static final int MAX_DESCRIPTION = 8_000;

  private static final Pattern TERM = Pattern.compile("(-?)(?:\"([^\"]*)\"?|([^\\s\"]+))");

  /** Of plurals and feminine forms in English, German, French and Spanish, folded. */
  private static final List<String> ENDINGS =
      List.of("s", "es", "e", "en", "n", "in", "innen", "x");

  private static final Pattern LETTERS = Pattern.compile("\\p{L}+");
  private static final int LEAST_WITH_FORMS = 4;

  /** With its places, roughly; spares copies of what is written. */
  private static final int LENGTH_OF_WORD = 16;

  /** What 40 employers repeat in their postings, 50 lines each; takes some 3 MB. */
  private static final int MOST_LINES = 2_000;

  private static final Memo<List<String>> WORDS = new Memo<>(MOST_LINES, Tokenizer::words);

  private SearchText() {}

  /** The words of a job with their positions, as a tsvector; in its order, which saves sorting. */
  static String vector(FoundJob job) {
    var text = new StringJoiner("\n").add(job.title()).add(job.company());
    if (job.location() != null) {
      text.add(job.location());
    }
    if (job.description() != null) {
      var length = Math.min(job.description().length(), MAX_DESCRIPTION);
      text.add(job.description().substring(0, length));
    }
    var words = new ArrayList<String>();
    text.toString().lines().map(WORDS::get).forEach(words::addAll);
    return vector(words);
  }

  private static String vector(List<String> words) {
    var firsts = new ObjectIntHashMap<String>(words.size());
    // the places of a word, each with the next one
    var nexts = new int[words.size() + 1];
    var lasts = new int[words.size() + 1];
    for (var place = 1; place <= words.size(); place++) {
      var word = words.get(place - 1);
      var first = firsts.getOrDefault(word, place);
      if (first == place) {
        firsts.put(word, place);
      } else {
        nexts[lasts[first]] = place;
      }
      lasts[first] = place;
    }
    var distinct = firsts.keys().toArray(String.class);
    Arrays.sort(distinct);
    var vector = new StringBuilder(LENGTH_OF_WORD * distinct.length);
    for (var word : distinct) {
      var first = firsts.get(word);
      vector.append(quoted(word)).append(':').append(first);
      for (var place = nexts[first]; place > 0; place = nexts[place]) {
        vector.append(',').append(place);
      }
      vector.append(' ');
    }
    return vector.toString();
  }

  /**
   * The query of a person as a tsquery: all words in any number, "quoted" ones together and as
   * written, either side of "or", and without ones that have a minus before them.
   *
   * @return empty if there are no words in it
   */
  static String query(String written) {
    var query = new StringBuilder();
    var operator = "";
    for (var term : TERM.matcher(written).results().toList()) {
      if ("or".equalsIgnoreCase(term.group())) {
        operator = query.isEmpty() ? "" : " | ";
        continue;
      }
      var isQuoted = term.group(2) != null;
      var tokens = Tokenizer.tokenize(isQuoted ? term.group(2) : term.group(3));
      if (!tokens.isEmpty()) {
        var sought =
            isQuoted || tokens.size() > 1 ? phrase(tokens) : inAnyNumber(tokens.getFirst());
        query.append(operator).append(term.group(1).isEmpty() ? "" : "!").append(sought);
        operator = " & ";
      }
    }
    return query.toString();
  }

  private static String phrase(List<TextToken> tokens) {
    return tokens.stream()
        .map(it -> anyOf(spellings(it)))
        .collect(Collectors.joining(" <-> ", "(", ")"));
  }

  private static String inAnyNumber(TextToken token) {
    return anyOf(Stream.concat(spellings(token), forms(token.folded())));
  }

  private static String anyOf(Stream<String> words) {
    return words.distinct().map(SearchText::quoted).collect(Collectors.joining(" | ", "(", ")"));
  }

  /**
   * What may be the singular, the plural or the feminine of a word; most are no words, and found
   * nowhere.
   */
  private static Stream<String> forms(String folded) {
    if (folded.length() < LEAST_WITH_FORMS || !LETTERS.matcher(folded).matches()) {
      return Stream.empty();
    }
    var shorter =
        ENDINGS.stream()
            .filter(folded::endsWith)
            .map(it -> folded.substring(0, folded.length() - it.length()))
            .filter(it -> it.length() >= LEAST_WITH_FORMS);
    var ofY =
        Stream.of(folded.replaceFirst("ies$", "y"), folded.replaceFirst("(?<![aeiou])y$", "ies"));
    return Stream.of(shorter, ofY, ENDINGS.stream().map(folded::concat)).flatMap(it -> it);
  }

  /**
   * A word without accents or, as the database itself writes it, with them; also with the letters
   * that stand for an umlaut where there is no key for it, and the other way round.
   */
  private static Stream<String> spellings(TextToken token) {
    var surface = token.surface().toLowerCase(Locale.ROOT);
    return Stream.of(
        token.folded(),
        surface,
        Tokenizer.fold(spelledOut(surface)),
        Umlauts.plain(token.folded()));
  }

  private static String spelledOut(String word) {
    return word.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue");
  }

  private static String quoted(String word) {
    return "'" + word.replace("\\", "\\\\").replace("'", "''") + "'";
  }
}
