package dev.jobtrail.resume.document;

import com.github.difflib.DiffUtils;
import com.github.difflib.algorithm.myers.MyersDiffWithLinearSpace;
import com.github.difflib.patch.DeltaType;
import dev.jobtrail.resume.document.FormattedText.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Carries the markup of a text over to a changed version of its words. */
final class CarriedMarkup {

  private static final Span NONE = new Span("", false, false, "");

  private static final Pattern TOKEN =
      Pattern.compile("[\\p{L}\\p{M}\\p{N}]+|\\s|[^\\p{L}\\p{M}\\p{N}\\s]");

  /** Texts with more pairs of words take too long to compare; they stay without markup. */
  private static final long MOST_PAIRS = 4_000_000;

  /** A word, space or sign in the span that it stands in; null for a new one. */
  private record Token(String text, Span span) {}

  private CarriedMarkup() {}

  /**
   * The changed text, in which the words that were kept have their markup. New words have that of
   * the words around them, if both belong together.
   *
   * @param source with markup
   * @param changed without markup
   */
  static String of(String source, String changed) {
    var before = tokens(source);
    var after = words(changed);
    if ((long) before.size() * after.size() > MOST_PAIRS) {
      return changed;
    }
    var spans = spans(before, after);
    var lines = new ArrayList<String>();
    var index = 0;
    for (var line : changed.split("\n", -1)) {
      var end = index + words(line).size();
      lines.add(line(line, spans.subList(index, end)));
      index = end + 1;
    }
    var written = String.join("\n", lines);
    return FormattedText.plain(written).equals(changed) ? written : changed;
  }

  private static String line(String line, List<Span> spans) {
    var mark = FormattedText.itemMark(line);
    var marked = words(mark).size();
    return mark + new FormattedText(spans.subList(marked, spans.size())).written();
  }

  private static List<String> words(String text) {
    return TOKEN.matcher(text).results().map(MatchResult::group).toList();
  }

  private static List<Token> tokens(String source) {
    var tokens = new ArrayList<Token>();
    for (var line : source.split("\\R", -1)) {
      if (!tokens.isEmpty()) {
        tokens.add(new Token("\n", NONE));
      }
      var mark = FormattedText.itemMark(line);
      words(mark).forEach(it -> tokens.add(new Token(it, NONE)));
      for (var span : FormattedText.of(line.substring(mark.length())).spans()) {
        words(span.text()).forEach(it -> tokens.add(new Token(it, span)));
      }
    }
    return tokens;
  }

  /** One for each word of the changed text, with that word as its text. */
  private static List<Span> spans(List<Token> before, List<String> after) {
    var tokens = new ArrayList<Token>();
    var words = before.stream().map(Token::text).toList();
    for (var delta :
        DiffUtils.diff(words, after, new MyersDiffWithLinearSpace<>(), null, true).getDeltas()) {
      var from = delta.getSource().getPosition();
      var lines = delta.getTarget().getLines();
      for (var i = 0; i < lines.size(); i++) {
        var isKept = delta.getType() == DeltaType.EQUAL;
        tokens.add(new Token(lines.get(i), isKept ? before.get(from + i).span() : null));
      }
    }
    var spans = new ArrayList<Span>();
    for (var i = 0; i < tokens.size(); i++) {
      var token = tokens.get(i);
      var look = token.span() == null || token.text().isBlank() ? around(tokens, i) : token.span();
      spans.add(new Span(token.text(), look.isBold(), look.isItalic(), look.href()));
    }
    return spans;
  }

  /** What the nearest kept words before and after a token have in common. */
  private static Span around(List<Token> tokens, int index) {
    var before = nearest(tokens.subList(0, index).reversed());
    var after = nearest(tokens.subList(index + 1, tokens.size()));
    var isNew = tokens.get(index).span() == null;
    return isNew && before != after
        ? NONE
        : new Span(
            "",
            before.isBold() && after.isBold(),
            before.isItalic() && after.isItalic(),
            before.href().equals(after.href()) ? before.href() : "");
  }

  private static Span nearest(List<Token> tokens) {
    for (var token : tokens) {
      if (token.text().equals("\n")) {
        return NONE;
      }
      if (token.span() != null && !token.text().isBlank()) {
        return token.span();
      }
    }
    return NONE;
  }
}
