package dev.jobtrail.fit;

import dev.jobtrail.text.Sentences;
import dev.jobtrail.text.TextToken;
import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * A line of a text, tokenized once.
 *
 * @param text without its list mark
 * @param isInList whether it has one
 */
record RawLine(String text, boolean isInList, List<TextToken> tokens) {

  private static final String MARKS = "-*+>#•●○◦▪▫■□·–—→✓✔§";
  private static final String SENTENCE_ENDS = ".!?…";
  private static final String SENTENCE_STARTS = "¿¡\"„«*•-";
  private static final String LIST_MARKS = "•·●▪|";

  /** All lines of a text; an empty one for each that ends a paragraph. */
  static List<RawLine> of(String text) {
    return linesOf(text).map(RawLine::ofLine).toList();
  }

  /** The lines as written, but for marks of bold words. */
  static Stream<String> linesOf(String text) {
    return Arrays.stream(text.replace("**", "").split("\n"));
  }

  /** A line as written. */
  static RawLine ofLine(String written) {
    var marked = written.strip();
    var begin = 0;
    while (begin < marked.length() && isMarkOrSpace(marked.charAt(begin))) {
      begin++;
    }
    var content = marked.substring(begin).strip();
    return new RawLine(content, begin > 0, Tokenizer.tokenize(content));
  }

  /** From one place to another, without spaces around. */
  RawLine part(int begin, int end) {
    var from = begin;
    var to = end;
    while (from < to && Character.isWhitespace(text.charAt(from))) {
      from++;
    }
    while (to > from && Character.isWhitespace(text.charAt(to - 1))) {
      to--;
    }
    if (from == 0 && to == text.length()) {
      return this;
    }
    var own = new ArrayList<TextToken>();
    for (var token : tokens) {
      if (token.begin() >= from && token.end() <= to) {
        own.add(
            new TextToken(
                token.surface(), token.folded(), token.begin() - from, token.end() - from));
      }
    }
    return new RawLine(text.substring(from, to), isInList, own);
  }

  /** Its sentences, or the entries of a list that stands in one line; none is blank. */
  List<RawLine> sentences() {
    var sentences = new ArrayList<RawLine>();
    var begin = 0;
    for (var at = 0; at < text.length(); at++) {
      if (isSpace(text.charAt(at))) {
        var next = afterSpaces(at);
        if (next < text.length() && endsAt(at, next)) {
          add(begin, at, sentences);
          begin = isListMark(next) ? afterSpaces(next + 1) : next;
        }
        at = Math.max(next, begin) - 1;
      }
    }
    add(begin, text.length(), sentences);
    return sentences;
  }

  private void add(int begin, int end, List<RawLine> sentences) {
    var to = end > begin && end < text.length() && text.charAt(end - 1) == ';' ? end - 1 : end;
    var part = part(begin, to);
    if (!part.text.isEmpty()) {
      sentences.add(part);
    }
  }

  /** Whether a sentence ends where spaces begin. */
  private boolean endsAt(int spaces, int next) {
    var last = spaces == 0 ? ' ' : text.charAt(spaces - 1);
    var first = text.charAt(next);
    return last == ';'
        || isListMark(next)
        || SENTENCE_ENDS.indexOf(last) >= 0
            && (Character.isUpperCase(first)
                || Character.isDigit(first)
                || SENTENCE_STARTS.indexOf(first) >= 0)
            && !Sentences.isShortened(text, spaces);
  }

  /** Whether a mark of a list entry stands between spaces. */
  private boolean isListMark(int at) {
    return LIST_MARKS.indexOf(text.charAt(at)) >= 0
        && at + 1 < text.length()
        && isSpace(text.charAt(at + 1));
  }

  private int afterSpaces(int from) {
    var at = from;
    while (at < text.length() && isSpace(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private static boolean isSpace(char it) {
    return it == ' ' || it >= '\t' && it <= '\r';
  }

  private static boolean isMarkOrSpace(char it) {
    return isSpace(it) || MARKS.indexOf(it) >= 0;
  }
}
