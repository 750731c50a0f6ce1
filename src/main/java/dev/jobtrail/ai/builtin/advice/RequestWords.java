package dev.jobtrail.ai.builtin.advice;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import dev.jobtrail.text.PhraseIndex;
import dev.jobtrail.text.Stemmer;
import dev.jobtrail.text.TextResource;
import dev.jobtrail.text.TextToken;
import dev.jobtrail.text.Tokenizer;
import dev.jobtrail.text.Umlauts;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The words of {@code ai/advice/requests.txt}: finds concepts in messages. */
final class RequestWords {

  /**
   * A word or phrase that was found.
   *
   * @param begin index of its first token
   * @param end index after its last token
   */
  record Hit(Set<RequestConcept> concepts, int begin, int end) {

    boolean isAny(Collection<RequestConcept> of) {
      return concepts.stream().anyMatch(of::contains);
    }
  }

  /**
   * @param length of the words, without endings; the longer of two that match says more
   */
  private record Meaning(RequestConcept concept, int length) {}

  private static final class Words {

    /** Phrases by stems. */
    private final PhraseIndex<Meaning> stems = new PhraseIndex<>();

    /** Phrases with open endings and exact ones, by folded words. */
    private final PhraseIndex<Meaning> forms = new PhraseIndex<>();

    /** Single words, and whether their endings are open. */
    private final Map<String, Boolean> single = new LinkedHashMap<>();
  }

  private static final int SHORTEST_MISTYPED = 5;
  private static final int SHORTEST_BEGINNING = 6;

  /** From here on two errors do not make another word. */
  private static final int LONG = 7;

  private final Map<Language, Words> words = new EnumMap<>(Language.class);

  RequestWords() {
    var stemmers = new EnumMap<Language, Stemmer>(Language.class);
    for (var language : Language.values()) {
      words.put(language, new Words());
      stemmers.put(language, Stemmer.ofTerms(language));
    }
    RequestConcept concept = null;
    for (var line : TextResource.lines("/ai/advice/requests.txt")) {
      if (line.startsWith("[")) {
        concept = RequestConcept.of(line.substring(1, line.length() - 1));
      } else {
        var language = Language.of(line.substring(0, 2));
        for (var phrase : line.substring(3).split(",")) {
          add(words.get(language), stemmers.get(language), phrase.strip(), concept);
        }
      }
    }
  }

  private static void add(Words to, Stemmer stemmer, String phrase, RequestConcept concept) {
    var isOpen = phrase.endsWith("*");
    var tokens = folded(phrase);
    var meaning = new Meaning(concept, String.join("", tokens).length());
    if (isOpen || phrase.startsWith("=")) {
      var forms = new ArrayList<>(tokens);
      if (isOpen) {
        forms.add(forms.removeLast() + "*");
      }
      to.forms.add(forms, meaning);
    } else {
      to.stems.add(tokens.stream().map(stemmer::stem).toList(), meaning);
    }
    if (tokens.size() == 1) {
      to.single.merge(tokens.getFirst(), isOpen, Boolean::logicalOr);
    }
  }

  /** The concepts in a message, read in one language, from left to right and without overlaps. */
  List<Hit> hits(List<TextToken> tokens, Language language, Set<String> names) {
    var in = words.get(language);
    var stemmer = Stemmer.ofTerms(language);
    var forms =
        tokens.stream()
            .map(it -> isWord(it, language) ? it.folded() : corrected(it, language, stemmer, names))
            .toList();
    var found = new ArrayList<>(in.forms.all(forms));
    found.addAll(in.stems.all(forms.stream().map(stemmer::stem).toList()));
    var hits = new ArrayList<Hit>();
    var at = 0;
    while (at < tokens.size()) {
      var hit = longest(found, at);
      hit.ifPresent(hits::add);
      at = hit.map(Hit::end).orElse(at + 1);
    }
    return hits;
  }

  private static Optional<Hit> longest(List<PhraseIndex.Hit<Meaning>> found, int at) {
    var here = found.stream().filter(it -> it.begin() == at).toList();
    var end = here.stream().mapToInt(PhraseIndex.Hit::end).max();
    if (end.isEmpty()) {
      return Optional.empty();
    }
    var meanings =
        here.stream()
            .filter(it -> it.end() == end.getAsInt())
            .flatMap(it -> it.meanings().stream())
            .toList();
    var length = meanings.stream().mapToInt(Meaning::length).max().orElse(0);
    var concepts =
        meanings.stream()
            .filter(it -> it.length() == length)
            .map(Meaning::concept)
            .collect(Collectors.toSet());
    return Optional.of(new Hit(concepts, at, end.getAsInt()));
  }

  /** The word that was meant where letters are wrong, missing, added or swapped. */
  private String corrected(TextToken token, Language language, Stemmer stemmer, Set<String> names) {
    var folded = token.folded();
    var word = language == Language.GERMAN ? withUmlauts(folded, language, stemmer) : folded;
    if (word.length() < SHORTEST_MISTYPED
        || names.contains(word)
        || isKnown(word, language, stemmer)
        || language.isFunctionWord(word)) {
      return word;
    }
    var best = word;
    var fewest = Integer.MAX_VALUE;
    for (var it : words.get(language).single.entrySet()) {
      var known = it.getKey();
      var isClose = Math.abs(known.length() - word.length()) <= 1 && isTypo(word, known, 2);
      var isBeginning =
          it.getValue()
              && known.length() >= SHORTEST_BEGINNING
              && word.length() > known.length()
              && isTypo(word.substring(0, known.length()), known, 1);
      // of two words that are as near, the one of the same length: letters are swapped most often
      var errors = 2 * distance(word, known) + Math.abs(known.length() - word.length());
      if (known.length() >= SHORTEST_MISTYPED && (isClose || isBeginning) && errors < fewest) {
        best = known;
        fewest = errors;
      }
    }
    return best;
  }

  /** A long word that the dictionary has is what was meant: "longues" is not "langues". */
  private static boolean isWord(TextToken token, Language language) {
    return token.surface().length() >= SHORTEST_BEGINNING
        && !Morphology.of(language).readings(token.surface().toLowerCase(Locale.ROOT)).isEmpty();
  }

  /** "kuerze" is how keyboards without umlauts write "kürze". */
  private String withUmlauts(String word, Language language, Stemmer stemmer) {
    var plain = Umlauts.plain(word);
    return !isKnown(word, language, stemmer) && isKnown(plain, language, stemmer) ? plain : word;
  }

  private boolean isKnown(String word, Language language, Stemmer stemmer) {
    var in = words.get(language);
    return !in.forms.all(List.of(word)).isEmpty()
        || !in.stems.all(List.of(stemmer.stem(word))).isEmpty();
  }

  /**
   * Whether a word is another one with typing errors.
   *
   * @param mostInLong how many a long word may have
   */
  private static boolean isTypo(String word, String known, int mostInLong) {
    var length = known.length();
    // another word with another first letter is rather a word than a mistake
    var isBegunAlike =
        word.charAt(0) == known.charAt(0)
            || word.charAt(0) == known.charAt(1) && word.charAt(1) == known.charAt(0);
    var most = length >= LONG ? mostInLong : length >= SHORTEST_BEGINNING ? 1 : 0;
    return isBegunAlike && distance(word, known) <= most;
  }

  /** Letters that are wrong, missing or added, and swapped neighbours. */
  private static int distance(String one, String other) {
    var rows = new int[one.length() + 1][other.length() + 1];
    for (var i = 0; i <= one.length(); i++) {
      for (var j = 0; j <= other.length(); j++) {
        if (i == 0 || j == 0) {
          rows[i][j] = i + j;
          continue;
        }
        var isSame = one.charAt(i - 1) == other.charAt(j - 1);
        rows[i][j] =
            Math.min(
                Math.min(rows[i - 1][j], rows[i][j - 1]) + 1,
                rows[i - 1][j - 1] + (isSame ? 0 : 1));
        if (i > 1
            && j > 1
            && one.charAt(i - 1) == other.charAt(j - 2)
            && one.charAt(i - 2) == other.charAt(j - 1)) {
          rows[i][j] = Math.min(rows[i][j], rows[i - 2][j - 2] + 1);
        }
      }
    }
    return rows[one.length()][other.length()];
  }

  private static List<String> folded(String phrase) {
    return Tokenizer.tokenize(phrase).stream().map(TextToken::folded).toList();
  }
}
