package dev.jobtrail.discovery;

import dev.jobtrail.discovery.board.FoundJob;
import dev.jobtrail.text.TextToken;
import dev.jobtrail.text.Tokenizer;
import java.util.Arrays;
import java.util.HashMap;
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

  /** "que" and "aue" have no umlaut. */
  private static final Pattern SPELLED_OUT = Pattern.compile("(?<![aeq])([aou])e");

  private static final int LEAST_WITH_UMLAUT = 5;

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
    var positions = new HashMap<String, StringBuilder>();
    var position = 0;
    for (var word : Tokenizer.words(text.toString())) {
      position++;
      var known = positions.get(word);
      if (known == null) {
        positions.put(word, new StringBuilder().append(position));
      } else {
        known.append(',').append(position);
      }
    }
    var words = positions.keySet().toArray(String[]::new);
    Arrays.sort(words);
    var vector = new StringBuilder();
    for (var word : words) {
      vector.append(quoted(word)).append(':').append(positions.get(word)).append(' ');
    }
    return vector.toString();
  }

  /**
   * The query of a person as a tsquery: all words, "quoted" ones together, either side of "or", and
   * without ones that have a minus before them.
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
      var tokens = Tokenizer.tokenize(term.group(2) == null ? term.group(3) : term.group(2));
      if (!tokens.isEmpty()) {
        query.append(operator).append(term.group(1).isEmpty() ? "" : "!").append(phrase(tokens));
        operator = " & ";
      }
    }
    return query.toString();
  }

  private static String phrase(List<TextToken> tokens) {
    return tokens.stream().map(SearchText::word).collect(Collectors.joining(" <-> ", "(", ")"));
  }

  /**
   * A word without accents or, as the database itself writes it, with them; also with the letters
   * that stand for an umlaut where there is no key for it, and the other way round.
   */
  private static String word(TextToken token) {
    var surface = token.surface().toLowerCase(Locale.ROOT);
    return Stream.of(
            token.folded(), surface, Tokenizer.fold(spelledOut(surface)), umlauts(token.folded()))
        .distinct()
        .map(SearchText::quoted)
        .collect(Collectors.joining(" | ", "(", ")"));
  }

  private static String spelledOut(String word) {
    return word.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue");
  }

  /** "koeln" as the folded "koln"; short words, such as "due", would become other words. */
  private static String umlauts(String folded) {
    return folded.length() < LEAST_WITH_UMLAUT
        ? folded
        : SPELLED_OUT.matcher(folded).replaceAll("$1");
  }

  private static String quoted(String word) {
    return "'" + word.replace("\\", "\\\\").replace("'", "''") + "'";
  }
}
