package dev.jobtrail.guard;

import dev.jobtrail.text.Sentences;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Cuts plain text into sentences and sentences into words, numbers and signs. */
final class Tokens {

  /** Statements of a list in one sentence stand for themselves. */
  private static final Pattern STATEMENT_END = Pattern.compile("\\n+|;\\s+");

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

  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}]+");

  private static final Pattern CAPITALS =
      Pattern.compile("(?<!\\p{L})\\p{Lu}(?:&?\\p{Lu})+(?!\\p{L})");

  private static final Pattern ELIDED =
      Pattern.compile(
          "(?i)(l|d|j|s|n|c|m|t|qu|jusqu|lorsqu|puisqu)'(?=\\p{L}{2}|[yYàÀ](?!\\p{L}))");

  private static final Pattern ELIDED_IN_PHRASE =
      Pattern.compile("(?<![a-z])(l|d|j|s|n|c|m|t|qu|jusqu|lorsqu|puisqu)'(?=[a-z]{2})");

  static final Pattern YEAR = Pattern.compile("(?:19|20)\\d{2}");

  private static final List<String> PER = List.of("per", "pro", "par", "por");

  private static final Set<String> HAVING =
      Set.of("he", "ha", "hemos", "han", "habia", "habiamos", "habian");

  /** "Mit" at the end of a clause: others do it, too. */
  static final String ALONG = "dabei_sein";

  private static final Set<String> FORMS_OF_BEING = Set.of("bin", "war", "sind", "waren", "ist");

  private Tokens() {}

  static List<String> sentences(String plain) {
    return STATEMENT_END.splitAsStream(plain).flatMap(it -> Sentences.split(it).stream()).toList();
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
    return of(sentence, namesOnly, language(sentence));
  }

  /** Abbreviations in capitals count for no language: "S&OP" has no Dutch "op". */
  static TextLanguage language(String sentence) {
    var isCapitals = sentence.equals(sentence.toUpperCase(Locale.ROOT));
    var text = isCapitals ? sentence : CAPITALS.matcher(sentence).replaceAll(" ");
    return TextLanguage.of(
        WORD.matcher(PlainText.folded(text)).results().map(MatchResult::group).toList());
  }

  static List<Token> of(String sentence, boolean namesOnly, TextLanguage language) {
    var single = new ArrayList<Token>();
    var matcher = TOKEN.matcher(sentence);
    while (matcher.find()) {
      var surface = matcher.group();
      var elided = ELIDED.matcher(surface);
      if (elided.lookingAt()) {
        single.add(elided(elided.group(1), matcher.start()));
        var rest = surface.substring(elided.end());
        var word = PlainText.folded(rest);
        single.add(
            new Token(
                Token.Kind.WORD,
                rest,
                word,
                key(rest, word, namesOnly, language),
                matcher.start() + elided.end(),
                matcher.end()));
        continue;
      }
      var kind =
          matcher.group("date") != null
              ? Token.Kind.DATE
              : matcher.group("number") != null
                  ? Token.Kind.NUMBER
                  : matcher.group("sign") != null ? Token.Kind.SIGN : Token.Kind.WORD;
      var isDegree = surface.equals("MA") && !sentence.equals(sentence.toUpperCase(Locale.ROOT));
      var word = isDegree ? "ma_degree" : withoutGenitive(PlainText.folded(surface));
      var key = kind == Token.Kind.WORD ? key(surface, word, namesOnly, language) : word;
      single.add(new Token(kind, surface, word, key, matcher.start(), matcher.end()));
    }
    var result = joined(single);
    for (var i = 0; i < result.size(); i++) {
      if (isPresence(result, i) || language == TextLanguage.GERMAN && isAlong(result, i)) {
        result.set(i, presence(result.get(i)));
      } else if (language == TextLanguage.GERMAN && isEnd(result, i)) {
        joinParticle(result, i);
      } else if (language == TextLanguage.SPANISH && isSpanishParticiple(result, i)) {
        result.set(i, participle(result.get(i)));
      }
    }
    return result;
  }

  /** "War ... dabei": the particle of a verb at the end of its clause. */
  private static boolean isPresence(List<Token> tokens, int at) {
    return tokens.get(at).is("dabei")
        && at > 0
        && (at + 1 == tokens.size() || !tokens.get(at + 1).isWord())
        && tokens.stream().limit(at).anyMatch(it -> FORMS_OF_BEING.contains(it.word()));
  }

  private static Token presence(Token it) {
    return new Token(it.kind(), it.surface(), ALONG, ALONG, it.start(), it.end());
  }

  /** "Fertige mit", "arbeite an der Fertigung mit und montiere". */
  private static boolean isAlong(List<Token> tokens, int at) {
    return tokens.get(at).is("mit") && isEnd(tokens, at) && verbBefore(tokens, at) >= 0;
  }

  /** Whether a particle of a German verb ends a clause here. */
  private static boolean isEnd(List<Token> tokens, int at) {
    return at > 0
        && tokens.get(at).isWord()
        && WordFamily.isParticle(tokens.get(at).word())
        && (at + 1 == tokens.size()
            || !tokens.get(at + 1).isWord() && !tokens.get(at + 1).isNumber()
            || Clause.isLink(tokens.get(at + 1).word()));
  }

  /** The place of the finite verb of the clause that ends here; -1 without one. */
  private static int verbBefore(List<Token> tokens, int at) {
    for (var i = at - 1; i >= 0 && !tokens.get(i).is(","); i--) {
      var it = tokens.get(i);
      if (it.isWord()
          && (i == 0 || Character.isLowerCase(it.surface().codePointAt(0)))
          && !Lexicon.INSTANCE.isFunction(it.word())
          && WordClass.isFinite(TextLanguage.GERMAN, it.surface())) {
        return i;
      }
    }
    return -1;
  }

  /** "Führe ... durch", "leite ... an": what the verb alone says, leading, is not meant. */
  private static void joinParticle(List<Token> tokens, int at) {
    var verb = verbBefore(tokens, at);
    if (verb >= 0 && Lexicon.INSTANCE.level(tokens.get(verb).word()) == Level.LEAD) {
      var it = tokens.get(verb);
      var word = tokens.get(at).word() + it.word();
      var key = Lexicon.INSTANCE.key(word, TextLanguage.GERMAN);
      tokens.set(verb, new Token(it.kind(), it.surface(), word, key, it.start(), it.end()));
    }
  }

  /** "He soldado": what one has done, and no soldier. */
  private static boolean isSpanishParticiple(List<Token> tokens, int at) {
    return at > 0
        && HAVING.contains(tokens.get(at - 1).word())
        && tokens.get(at).isTitle()
        && WordClass.isParticiple(TextLanguage.SPANISH, tokens.get(at).surface());
  }

  private static Token participle(Token it) {
    var word = WordClass.infinitive(TextLanguage.SPANISH, it.surface());
    var key = Lexicon.INSTANCE.key(word, TextLanguage.SPANISH);
    return new Token(it.kind(), it.surface(), word, key, it.start(), it.end());
  }

  private static String withoutGenitive(String word) {
    return word.endsWith("'s") ? word.substring(0, word.length() - 2) : word;
  }

  /**
   * The phrases of a line as they are after {@link #elided}: "chef_d'equipe" is "chef_de_equipe".
   */
  static String withoutElisions(String phrases) {
    return ELIDED_IN_PHRASE
        .matcher(phrases)
        .replaceAll(it -> it.group(1) + (it.group(1).equals("l") ? "a_" : "e_"));
  }

  /** French words that lose their vowel: "n'a" is "ne a". */
  private static Token elided(String letters, int start) {
    var word = PlainText.folded(letters) + (letters.equalsIgnoreCase("l") ? "a" : "e");
    return new Token(
        Token.Kind.WORD, letters + "'", word, word, start, start + letters.length() + 1);
  }

  private static String key(String surface, String word, boolean namesOnly, TextLanguage language) {
    var lexicon = Lexicon.INSTANCE;
    if (word.length() == 2 && language == TextLanguage.FRENCH && lexicon.isFunction(word)) {
      return Stem.of(word); // "Ai" is a verb
    }
    if (lexicon.isAmbiguous(word) && !namesOnly && !Character.isUpperCase(surface.codePointAt(0))) {
      return Stem.of(word);
    }
    return lexicon.key(word, language);
  }

  private static List<Token> joined(List<Token> single) {
    var result = new ArrayList<Token>(single.size());
    for (var i = 0; i < single.size(); ) {
      var end = phraseEnd(single, i);
      var rate = rate(single, i);
      if (rate != null) {
        result.add(rate);
        end = i + 2;
      } else if (end > i + 1) {
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
      if (words > 1
          && Lexicon.INSTANCE.isPhrase(text.toString())
          && !isBeforeYear(tokens, i + 1, text.toString())
          && !isBeforePart(tokens, i + 1)) {
        best = i + 1;
      }
    }
    return best;
  }

  /** "25 Std./Woche", "2 fois/semaine": a stroke means "per"; null where none stands here. */
  private static Token rate(List<Token> tokens, int at) {
    if (at == 0 || at + 1 == tokens.size() || !tokens.get(at).is("/")) {
      return null;
    }
    var period = tokens.get(at + 1);
    return PER.stream()
        .map(it -> it + "_" + period.word())
        .filter(Lexicon.INSTANCE::isPhrase)
        .filter(it -> Lexicon.INSTANCE.isRhythm(Lexicon.INSTANCE.key(it)))
        .findFirst()
        .map(
            it ->
                new Token(
                    Token.Kind.WORD,
                    "/" + period.surface(),
                    it,
                    Lexicon.INSTANCE.key(it),
                    tokens.get(at).start(),
                    period.end()))
        .orElse(null);
  }

  /** "im Jahr 2020" is a time, "im Jahr" says how often. */
  private static boolean isBeforeYear(List<Token> tokens, int at, String phrase) {
    return at < tokens.size()
        && YEAR.matcher(tokens.get(at).word()).matches()
        && Lexicon.INSTANCE.isRhythm(Lexicon.INSTANCE.key(phrase));
  }

  /** "Les deux" are both, "les deux tiers" are a share. */
  private static boolean isBeforePart(List<Token> tokens, int at) {
    return at < tokens.size()
        && NumberWords.value(tokens.get(at - 1).word()) != null
        && Fractions.isPart(tokens.get(at).word());
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
