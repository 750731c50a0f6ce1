package dev.jobtrail.guard;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Finds the clauses of a letter that speak of the employer, or of the wish to work there. */
final class WishClauses {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  /** Between the post that one applies for and its title. */
  private static final Set<String> BEFORE_TITLES =
      Set.of("of", "as", "als", "de", "d'", "du", "comme", "del", "como");

  /** The longest title in front of a word of leading, with its preposition. */
  private static final int TITLE_REACH = 5;

  private static final Set<String> ARTICLES = Set.of("a", "an", "the");

  /** How far behind "my" the word stands that says which post it is. */
  private static final int OWN_POST_REACH = 2;

  /** Words within a title. */
  private static final Set<String> IN_TITLES =
      Set.of(
          "of", "de", "d'", "du", "des", "la", "le", "l'", "del", "der", "and", "und", "et", "y",
          "&", "/", "-");

  private final Sentence sentence;
  private final KnownFacts known;

  private WishClauses(Sentence sentence, KnownFacts known) {
    this.sentence = sentence;
    this.known = known;
  }

  static Set<Clause> in(Sentence sentence, KnownFacts known) {
    return new WishClauses(sentence, known).find();
  }

  private Set<Clause> find() {
    var result = Collections.<Clause>newSetFromMap(new IdentityHashMap<>());
    var isWish = false;
    var isTold = false;
    for (var clause : sentence.clauses()) {
      isTold = isDeed(sentence, clause) || isTold && !isOfSomebody(clause);
      if (isOfEmployer(clause)) {
        isWish = true;
      } else if (isClaim(clause) || isTold) {
        isWish = false;
      } else if (clause.tokens().stream().anyMatch(it -> isOfWish(sentence, it))) {
        isWish = true;
      }
      if (isWish) {
        result.add(clause);
      }
    }
    return result;
  }

  /**
   * "I reported each visit": what one did is no wish, whatever it speaks of; but "I read your
   * offer" and "I saw the position" tell of the posting.
   */
  private static boolean isDeed(Sentence sentence, Clause clause) {
    var tokens = clause.tokens();
    return IntStream.range(1, tokens.size())
            .anyMatch(i -> isDeed(sentence.language(), tokens.get(i - 1), tokens.get(i)))
        && IntStream.range(0, tokens.size()).noneMatch(i -> isOfPosting(tokens, i));
  }

  private static boolean isDeed(TextLanguage language, Token subject, Token verb) {
    return verb.isWord()
        && !LEXICON.isFunction(verb.word())
        && !LEXICON.is("wish", verb.word())
        && !LEXICON.is("courtesy", verb.word())
        && !LEXICON.is("applying", verb.word())
        && switch (language) {
          case ENGLISH -> subject.is("i") && WordClass.isPast(language, verb.surface());
          case FRENCH -> subject.is("ai") && WordClass.isParticiple(language, verb.surface());
          default -> false;
        };
  }

  private static boolean isOfPosting(List<Token> tokens, int at) {
    var word = tokens.get(at).word();
    return LEXICON.is("yours", word)
        || LEXICON.is("courtesy", word)
        || LEXICON.is("conditional", word)
        || LEXICON.is("vacancy", word) && at > 0 && LEXICON.isFunction(tokens.get(at - 1).word());
  }

  private static boolean isOfSomebody(Clause clause) {
    return clause.tokens().stream()
        .anyMatch(it -> LEXICON.is("speaker", it.word()) || LEXICON.is("yours", it.word()));
  }

  /** In German a small letter tells "their" from "your". */
  private static boolean isOfWish(Sentence sentence, Token it) {
    var isName = it.start() > 0 && it.isCapital() && !sentence.language().hasCapitalNouns();
    var isTheirs =
        (it.word().startsWith("ihr") || it.is("sie"))
            && Character.isLowerCase(it.surface().codePointAt(0));
    return LEXICON.is("wish", it.word()) && !isTheirs && !isName
        || it.surface().startsWith("würde");
  }

  /** "You are looking for a nurse with experience": nothing about the applicant. */
  private static boolean isOfEmployer(Clause clause) {
    var words = clause.tokens().stream().filter(Token::isWord).map(Token::word).toList();
    return words.stream().limit(4).anyMatch(it -> LEXICON.is("yours", it))
        && words.stream().noneMatch(it -> LEXICON.is("first", it));
  }

  private boolean isClaim(Clause clause) {
    var tokens = clause.tokens();
    for (var i = 0; i < tokens.size(); i++) {
      if (isClaim(tokens, i) && !isTitleOfPosting(sentence, tokens, i, known)
          || isOfLeading(tokens, i)
          || isOfOwnPost(tokens, i)) {
        return true;
      }
    }
    return false;
  }

  /** "I am a nurse" claims something, "I am keen" and "my application" do not. */
  private static boolean isClaim(List<Token> tokens, int at) {
    var word = tokens.get(at).word();
    var isOfWish =
        tokens.subList(at + 1, Math.min(at + 4, tokens.size())).stream()
            .anyMatch(it -> LEXICON.is("wish", it.word()) || LEXICON.is("courtesy", it.word()));
    if (LEXICON.is("claim", word)) {
      return !(isOfWish && LEXICON.isFunction(word)); // "I was delighted to read"
    }
    return LEXICON.is("being", word) && !isOfWish && !isConditional(tokens, word);
  }

  /** "I would like to go on with my work at your clinic": one's own, and still a wish. */
  private static boolean isConditional(List<Token> tokens, String word) {
    return LEXICON.is("possessive", word)
        && tokens.stream().anyMatch(it -> LEXICON.is("conditional", it.word()));
  }

  /** "In my current role", "dans mon poste actuel": what one does there is a claim. */
  private static boolean isOfOwnPost(List<Token> tokens, int at) {
    return LEXICON.is("possessive", tokens.get(at).word())
        && tokens.stream()
            .skip(at + 1L)
            .limit(OWN_POST_REACH)
            .anyMatch(it -> LEXICON.is("own_post", it.word()));
  }

  /** "I lead" is no title. */
  private static boolean isOfLeading(List<Token> tokens, int at) {
    var it = tokens.get(at);
    return it.isWord()
        && LEXICON.level(it.word()) == Level.LEAD
        && (!it.isTitle() || isVerb(tokens, at))
        && !isAppliedFor(tokens, at)
        && !isInName(tokens, at);
  }

  /** "Centre de gestion": what an organization is for, behind a word of its name. */
  private static boolean isInName(List<Token> tokens, int at) {
    if (at < 2 || !BEFORE_TITLES.contains(tokens.get(at - 1).word())) {
      return false;
    }
    var head = tokens.get(at - 2);
    return head.start() > 0 && head.isCapital() && LEXICON.level(head.word()) != Level.LEAD;
  }

  /** "I lead", "and lead a team". */
  private static boolean isVerb(List<Token> tokens, int at) {
    var isOfOneself =
        at > 0
            && LEXICON.is("first", tokens.get(at - 1).word())
            && !LEXICON.is("possessive", tokens.get(at - 1).word());
    return isOfOneself || at + 1 < tokens.size() && ARTICLES.contains(tokens.get(at + 1).word());
  }

  /**
   * "For the position of Customer Experience Manager": a word of the title that one applies for,
   * which the posting has up to there word for word.
   */
  static boolean isTitleOfPosting(Sentence sentence, List<Token> tokens, int at, KnownFacts known) {
    if (!isAppliedFor(tokens, at)) {
      return false;
    }
    var first = post(tokens, at) + 1;
    while (first < at && BEFORE_TITLES.contains(tokens.get(first).word())) {
      first++;
    }
    return tokens.subList(first, at + 1).stream()
            .allMatch(
                it ->
                    IN_TITLES.contains(it.word()) || it.isWord() && !LEXICON.isFunction(it.word()))
        && known.postingSays(
            sentence.text().substring(tokens.get(first).start(), tokens.get(at).end()));
  }

  /** Where the word for the vacancy stands before a token; -1 for none. */
  private static int post(List<Token> tokens, int at) {
    return IntStream.range(0, at)
        .filter(it -> LEXICON.is("vacancy", tokens.get(it).word()))
        .max()
        .orElse(-1);
  }

  /** "I am applying for the position of team leader": a title of the employer's. */
  private static boolean isAppliedFor(List<Token> tokens, int at) {
    var post = post(tokens, at);
    if (post < 0
        || at - post > TITLE_REACH
        || tokens.subList(0, post).stream().noneMatch(it -> LEXICON.is("applying", it.word()))) {
      return false;
    }
    var next = tokens.get(post + 1);
    return (tokens.get(post).word().endsWith("_de")
            || BEFORE_TITLES.contains(next.word())
            || next.isCapital())
        && tokens.subList(post + 1, at).stream()
            .noneMatch(it -> LEXICON.is("first", it.word()) || LEXICON.is("speaker", it.word()));
  }
}
