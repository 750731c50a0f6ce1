package dev.jobtrail.guard;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * One sentence in question, beside the part of the evidence that speaks of the same.
 *
 * @param scope the sentences that may support it
 * @param scopeKeys keys of all words in these
 * @param place pointer of the text that it replaces; "" where there is none
 * @param named pointers of the employers and schools that it names
 * @param wishes the clauses that speak of the employer or of a wish, and claim nothing
 */
record Claim(
    KnownFacts known,
    Sentence sentence,
    List<KnownSentence> scope,
    Set<String> scopeKeys,
    Setting setting,
    String place,
    Set<String> named,
    Set<Clause> wishes) {

  private static final Pattern LINK =
      Pattern.compile(
          ",? (?:and(?: I)?|as well as|und|sowie|et|ainsi que|y|e|así como) ",
          Pattern.CASE_INSENSITIVE);

  static Claim ofChange(KnownFacts known, String plain, String place, ChangeKind kind) {
    var isName = kind == ChangeKind.SKILL || kind == ChangeKind.KEYWORD;
    var setting =
        kind == ChangeKind.HEADLINE ? Setting.HEADLINE : isName ? Setting.SKILLS : Setting.PROSE;
    var sentence = Sentence.of(plain, isName, known.language());
    var entry = entry(known, place);
    var scope =
        entry.isEmpty() || isName || place.startsWith("/skills")
            ? scope(known, sentence)
            : known.sentences(
                it -> it.entry().equals(entry) || it.entry().equals(KnownSentence.FACTS));
    return of(known, sentence, scope, setting, place);
  }

  static Claim ofField(KnownFacts known, String plain, String place) {
    var scope =
        known.sentences(it -> it.pointer().equals(place) || it.entry().equals(KnownSentence.FACTS));
    return of(known, Sentence.of(plain, false, known.language()), scope, Setting.IDENTITY, place);
  }

  static Claim ofLetter(KnownFacts known, String plain) {
    var sentence = Sentence.of(plain, false, known.language());
    return of(known, sentence, scope(known, sentence), Setting.LETTER, "");
  }

  private static Claim of(
      KnownFacts known,
      Sentence sentence,
      List<KnownSentence> scope,
      Setting setting,
      String place) {
    var keys = known.isAll(scope) ? known.keys() : keys(scope);
    var wishes = setting == Setting.LETTER ? WishClauses.in(sentence, known) : Set.<Clause>of();
    var named = known.namedIn(sentence);
    return new Claim(known, sentence, scope, keys, setting, place, named, wishes);
  }

  private static Set<String> keys(List<KnownSentence> scope) {
    var result = new HashSet<String>();
    scope.forEach(it -> result.addAll(it.sentence().keys()));
    return result;
  }

  private static String entry(KnownFacts known, String place) {
    var parts = place.split("/");
    var entry = parts.length > 2 ? "/" + parts[1] + "/" + parts[2] : "";
    return known.entries().containsKey(entry) ? entry : "";
  }

  /** A sentence that names an employer or school speaks of what was there. */
  private static List<KnownSentence> scope(KnownFacts known, Sentence sentence) {
    var named = known.namedIn(sentence);
    var isCareer =
        sentence.tokens().stream().anyMatch(it -> Lexicon.INSTANCE.is("then", it.word()))
            || namesOtherPosition(known, sentence, named);
    if (named.isEmpty() || isCareer) {
      return known.all();
    }
    // the label is the title that one has today
    var isCurrent = named.stream().anyMatch(it -> known.entries().get(it).end() == null);
    return known.sentences(
        it ->
            named.contains(it.entry())
                || isCurrent && it.pointer().equals("/basics/label")
                || it.entry().equals(KnownSentence.FACTS)
                || isCurrent && (isOfNoEmployer(known, it) || isOfLearning(known, it))
                || known.namedIn(it.sentence()).stream().anyMatch(named::contains));
  }

  /** "As a teaching assistant and, since 2019, as a youth worker at B": two positions in one. */
  private static boolean namesOtherPosition(
      KnownFacts known, Sentence sentence, Collection<String> named) {
    var positions =
        known.all().stream()
            .filter(it -> it.pointer().endsWith("/position"))
            .filter(it -> hasAll(sentence, it.sentence()))
            .toList();
    return positions.stream()
        .filter(it -> named.contains(it.entry()))
        .anyMatch(
            it ->
                positions.stream()
                    .filter(other -> !named.contains(other.entry()))
                    .anyMatch(other -> Collections.disjoint(keys(it), keys(other))));
  }

  private static Set<String> keys(KnownSentence position) {
    return keys(List.of(position));
  }

  private static boolean hasAll(Sentence sentence, Sentence position) {
    return position.tokens().stream()
        .filter(Token::isWord)
        .map(Token::key)
        .allMatch(sentence.keys()::contains);
  }

  /** What the summary says without naming an employer. */
  private static boolean isOfNoEmployer(KnownFacts known, KnownSentence it) {
    return it.pointer().equals("/basics/summary") && known.namedIn(it.sentence()).isEmpty();
  }

  /** What was learned is the person's, wherever they work. */
  private static boolean isOfLearning(KnownFacts known, KnownSentence it) {
    return (it.entry().startsWith("/education") || it.entry().startsWith("/certificates"))
        && !known.isUnfinished(it.entry());
  }

  /** Whether the evidence holds the sentence as it stands. */
  boolean isVerbatim() {
    return scope.stream()
        .filter(it -> !known.isUnfinished(it.entry()) || place.startsWith(it.entry()))
        .anyMatch(it -> it.sentence().same().equals(sentence.same()));
  }

  /**
   * Whether the token is part of a name that stands here as a whole: "Certified" of "Certified
   * Meeting Professional".
   *
   * @param pointer of the fields that hold such names
   */
  boolean isInName(int token, Pattern pointer) {
    var words = sentence.words();
    return known.all().stream()
        .filter(it -> pointer.matcher(it.pointer()).matches() && !known.isUnfinished(it.entry()))
        .filter(
            it -> !it.pointer().startsWith("/work") || scope.stream().anyMatch(own -> own == it))
        .map(it -> it.sentence().words())
        .filter(it -> it.size() > 1)
        .anyMatch(
            it -> {
              var from = Math.max(0, token - it.size() + 1);
              var to = Math.min(words.size(), token + it.size());
              return Collections.indexOfSubList(words.subList(from, to), it) >= 0;
            });
  }

  /** Whether it is a piece of a text of the evidence, word for word. */
  boolean isExcerpt() {
    var part = " " + sentence.same() + " ";
    return scope.stream().anyMatch(it -> (" " + it.sentence().same() + " ").contains(part));
  }

  /**
   * The same without a second statement that stands in the evidence word for word, such as the next
   * bullet behind "and"; null where it ends otherwise.
   */
  Claim withoutStatedEnd() {
    var links = LINK.matcher(sentence.text());
    while (links.find()) {
      var end = Sentence.same(sentence.text().substring(links.end()));
      if (scope.stream().anyMatch(it -> it.sentence().same().equals(end) && isStatement(it))) {
        var start =
            Sentence.of(sentence.text().substring(0, links.start()), false, known.language());
        return isStated(start) ? of(known, start, scope, setting, place) : null;
      }
    }
    return null;
  }

  /** Whether one sentence has all that it says beside the names of employers and positions. */
  private boolean isStated(Sentence start) {
    var names = new HashSet<>(known.namesOf(named));
    scope.stream()
        .filter(it -> it.pointer().endsWith("/position") && named.contains(it.entry()))
        .forEach(it -> names.addAll(it.sentence().keys()));
    var own = start.tokens().stream().filter(it -> !names.contains(it.key())).toList();
    return scope.stream()
        .map(KnownSentence::sentence)
        .anyMatch(it -> own.stream().allMatch(word -> says(it, word)));
  }

  /** Numbers as they stand, words of content in any form of theirs. */
  private static boolean says(Sentence source, Token word) {
    return word.isNumber() || NumberWords.value(word.word()) != null
        ? source.words().contains(word.word())
        : !word.isContent() || source.keys().contains(word.key()) || source.hasKinOf(word);
  }

  /** Whether it tells of a deed, so that it can be no object of the one before it. */
  private boolean isStatement(KnownSentence it) {
    if (!it.pointer().contains("/highlights/") || it.sentence().tokens().isEmpty()) {
      return false;
    }
    var first = it.sentence().tokens().getFirst();
    return !known.isUnfinished(it.entry())
        && first.isWord()
        && (AdditionPolicy.isAction(first.word())
            || WordClass.isVerb(it.sentence().language(), first.surface())
                && !WordClass.isNoun(it.sentence().language(), first.surface())
            || WordClass.isPast(it.sentence().language(), first.surface()));
  }

  List<Token> tokens() {
    return sentence.tokens();
  }

  boolean isWish(Clause clause) {
    return wishes.contains(clause);
  }

  /** Whether the token is part of a wish or of words about the employer. */
  boolean isWish(int token) {
    return !wishes.isEmpty() && wishes.contains(sentence.clauseOf(token));
  }

  boolean isAllWish() {
    return wishes.size() == sentence.clauses().size() && !wishes.isEmpty();
  }

  boolean scopeHas(String key) {
    return scopeKeys.contains(key);
  }

  boolean standTogether(String first, String second) {
    return scope.stream()
        .anyMatch(
            it -> it.sentence().keys().contains(first) && it.sentence().keys().contains(second));
  }

  /** The evidence that the sentence words anew: what it replaces, and what it shares most with. */
  List<KnownSentence> sources() {
    var content = sentence.content();
    var result = new ArrayList<KnownSentence>();
    var most = 0L;
    KnownSentence best = null;
    for (var it : scope) {
      var own = it.sentence().content();
      var shared = own.stream().filter(content::contains).count();
      if (!place.isEmpty() && it.pointer().equals(place)
          || shared > 0 && shared * 2 >= own.size()) {
        result.add(it);
      }
      if (shared > most) {
        most = shared;
        best = it;
      }
    }
    if (best != null && !result.contains(best)) {
      result.add(best);
    }
    return result;
  }

  /** Tokens that are parts of numbers or times. */
  Set<Integer> inFigures() {
    var result = new HashSet<Integer>();
    sentence.quantities().forEach(it -> IntStream.range(it.from(), it.to()).forEach(result::add));
    sentence.times().forEach(it -> IntStream.range(it.from(), it.to()).forEach(result::add));
    return result;
  }

  String text(Clause clause) {
    return clause.tokens().stream()
        .filter(it -> it.isWord() || it.isNumber())
        .map(Token::surface)
        .collect(Collectors.joining(" "));
  }
}
