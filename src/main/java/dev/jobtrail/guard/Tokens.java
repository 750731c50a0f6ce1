package dev.jobtrail.guard;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Cuts plain text into sentences and sentences into words, numbers and signs. */
final class Tokens {

  private static final Pattern SENTENCE_END =
      Pattern.compile(
          "\\n+|(?<=[.!?])(?<!\\b(?:Mio|Mill|Mrd|Tsd|Dr|Prof|St|Mr|Mrs|Ms|Nr|No|Sr|Sra|ca|bzw|inkl"
              + "|incl|approx|etc|vs|zzgl|einschl|aprox|\\p{L})\\.)[)\"”»]?\\s+(?=[^\\p{Ll}\\s])|;\\s+");

  /** In chars. */
  static final int LONGEST_SENTENCE = 1000;

  private static final Pattern LONG_SENTENCE =
      Pattern.compile("(?s).{1," + LONGEST_SENTENCE + "}(?=\\s|$)|.{1," + LONGEST_SENTENCE + "}");

  private static final Pattern TOKEN =
      Pattern.compile(
          "(?<date>\\d{4}-\\d{2}(?:-\\d{2})?(?![\\d-])"
              + "|\\d{1,2}[./-]\\d{1,2}[./-]\\d{4}(?!\\d)"
              + "|(?:0?[1-9]|1[0-2])[./](?:19|20)\\d{2}(?!\\d))"
              + "|(?<number>\\d{1,3}(?:[.,' ]\\d{3}){1,8}(?!\\d|\\.\\d+\\.)(?:[.,]\\d+)?"
              + "|\\d+(?:[.,]\\d+)?(?!\\d|\\.\\d))"
              + "|(?<version>\\d+(?:[.,]\\d+){0,12})"
              + "|(?<word>(?:(?<![\\p{L}\\p{N}])\\.)?\\p{L}[\\p{L}\\p{N}\\p{M}]*"
              + "(?:[.'&]\\p{L}[\\p{L}\\p{N}\\p{M}]*){0,6}(?:\\+\\+|#)?)"
              + "|(?<sign>[%$€£¥+~<>≤≥≈±/,:()|–&=×⁄-])");

  private Tokens() {}

  static List<String> sentences(String plain) {
    return SENTENCE_END
        .splitAsStream(plain)
        .map(String::strip)
        .filter(it -> !it.isEmpty())
        .toList();
  }

  /** The same, with cuts in what is too long to be one sentence. */
  static List<String> shortSentences(String plain) {
    return sentences(plain).stream()
        .flatMap(it -> LONG_SENTENCE.matcher(it).results().map(part -> part.group().strip()))
        .filter(it -> !it.isEmpty())
        .toList();
  }

  /** The tokens of a sentence; words that make a known phrase are one. */
  static List<Token> of(String sentence, boolean namesOnly) {
    var single = new ArrayList<Token>();
    var matcher = TOKEN.matcher(sentence);
    while (matcher.find()) {
      var surface = matcher.group();
      var kind =
          matcher.group("date") != null
              ? Token.Kind.DATE
              : matcher.group("number") != null
                  ? Token.Kind.NUMBER
                  : matcher.group("sign") != null ? Token.Kind.SIGN : Token.Kind.WORD;
      var word = withoutGenitive(PlainText.folded(surface));
      var key = kind == Token.Kind.WORD ? key(surface, word, namesOnly) : word;
      single.add(new Token(kind, surface, word, key, matcher.start(), matcher.end()));
    }
    return joined(single);
  }

  private static String withoutGenitive(String word) {
    return word.endsWith("'s") ? word.substring(0, word.length() - 2) : word;
  }

  private static String key(String surface, String word, boolean namesOnly) {
    var lexicon = Lexicon.INSTANCE;
    if (lexicon.isAmbiguous(word) && !namesOnly && !Character.isUpperCase(surface.codePointAt(0))) {
      return Stem.of(word);
    }
    return lexicon.key(word);
  }

  private static List<Token> joined(List<Token> single) {
    var result = new ArrayList<Token>(single.size());
    for (var i = 0; i < single.size(); ) {
      var end = phraseEnd(single, i);
      if (end > i + 1) {
        result.add(phrase(single.subList(i, end)));
      } else {
        result.add(single.get(i));
      }
      i = Math.max(end, i + 1);
    }
    return result;
  }

  /** The longest known phrase from here; hyphens between its words do not matter. */
  private static int phraseEnd(List<Token> tokens, int from) {
    var best = from;
    var text = new StringBuilder();
    var words = 0;
    for (var i = from; i < tokens.size() && words < Lexicon.LONGEST_PHRASE; i++) {
      var it = tokens.get(i);
      if (it.is("-") && words > 0) {
        continue;
      }
      if (!it.isWord()) {
        break;
      }
      text.append(words == 0 ? "" : "_").append(it.word());
      words++;
      if (words > 1 && Lexicon.INSTANCE.isPhrase(text.toString())) {
        best = i + 1;
      }
    }
    return best;
  }

  private static Token phrase(List<Token> parts) {
    var words = parts.stream().filter(Token::isWord).map(Token::word).toList();
    var word = String.join("_", words);
    var surface =
        String.join(" ", parts.stream().filter(Token::isWord).map(Token::surface).toList());
    return new Token(
        Token.Kind.WORD,
        surface,
        word,
        Lexicon.INSTANCE.key(word),
        parts.getFirst().start(),
        parts.getLast().end());
  }
}
