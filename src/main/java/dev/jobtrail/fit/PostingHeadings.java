package dev.jobtrail.fit;

import dev.jobtrail.text.PhraseIndex;
import dev.jobtrail.text.TextToken;
import dev.jobtrail.text.Tokenizer;
import java.util.List;
import java.util.Locale;

/** Recognizes the headings of postings. */
final class PostingHeadings {

  private static final int MAX_LENGTH = 70;
  private static final int MAX_WORDS = 9;

  private final PhraseIndex<LineKind> phrases = new PhraseIndex<>();

  PostingHeadings(List<String> lines) {
    for (var line : lines) {
      var end = line.indexOf(']');
      var kind = LineKind.ofHeading(line.substring(1, end));
      for (var phrase : line.substring(end + 1).strip().split("\\|")) {
        phrases.add(Tokenizer.tokenize(phrase).stream().map(it -> it.folded()).toList(), kind);
      }
    }
  }

  /** What stands below a line if it is a heading, else null. */
  LineKind kind(String line, List<TextToken> tokens) {
    if (line.length() > MAX_LENGTH
        || line.endsWith(".")
        || line.endsWith(",")
        || tokens.isEmpty()
        || tokens.size() > MAX_WORDS) {
      return null;
    }
    PhraseIndex.Hit<LineKind> longest = null;
    for (var hit : phrases.longest(tokens.stream().map(TextToken::folded).toList())) {
      if (longest == null || hit.end() - hit.begin() > longest.end() - longest.begin()) {
        longest = hit;
      }
    }
    if (longest == null) {
      return null;
    }
    var isMarked =
        line.endsWith(":") || line.endsWith("?") || line.equals(line.toUpperCase(Locale.ROOT));
    var share = (double) (longest.end() - longest.begin()) / tokens.size();
    return share >= (isMarked ? 0.3 : 0.6) ? longest.meanings().getFirst() : null;
  }

  /** Whether a line that begins a paragraph looks like a heading, known or not. */
  static boolean isShapedAsOne(String line, List<TextToken> tokens) {
    return line.length() <= MAX_LENGTH
        && ".,;!".indexOf(line.charAt(line.length() - 1)) < 0
        && tokens.size() <= MAX_WORDS;
  }
}
