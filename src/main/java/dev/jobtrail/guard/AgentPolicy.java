package dev.jobtrail.guard;

import dev.jobtrail.text.Message;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Refuses as the applicant's own what the evidence tells of somebody else. */
final class AgentPolicy implements Policy {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  private static final Set<String> OBJECTS =
      Set.of("them", "it", "the", "sie", "diese", "den", "das", "die", "les", "los", "las");

  private static final Set<String> BEFORE_BENEFICIARY =
      Set.of(
          "for", "as", "with", "to", "fur", "als", "mit", "pour", "comme", "avec", "que", "para",
          "como", "con");

  /** How far behind an article the person may stand that a clause tells of. */
  private static final int SUBJECT_REACH = 3;

  /** What follows these at the beginning of a clause is no verb. */
  private static final Set<String> OF = Set.of("of", "von", "de", "des", "du", "del");

  @Override
  public Message refusal(Claim claim) {
    if (claim.setting().isName()) {
      return null;
    }
    var sources = Sources.replacedOrClosest(claim);
    if (sources.stream().allMatch(it -> Agency.ofOthers(it).isEmpty())) {
      return null;
    }
    var its = Agency.ofOthers(claim.sentence());
    for (var clause : claim.sentence().clauses()) {
      if (isOfOthers(clause, sources) || tellsOfOthers(clause.tokens(), sources)) {
        continue;
      }
      var verb =
          verbs(claim.sentence().language(), clause).stream()
              .filter(it -> !its.contains(claim.tokens().indexOf(it)))
              .filter(it -> !isDenied(claim.tokens(), it))
              .filter(it -> !isOfUnit(claim.tokens(), it))
              .filter(
                  it ->
                      isOnly(sources, it, Agency::ofOthers)
                          || isOnlySeparated(claim, sources, it)
                          || isSynonymOfOthers(claim, sources, it))
              .findFirst();
      if (verb.isPresent() && !claim.isWish(clause) && clause.level() != Level.ASSIST) {
        return Message.of(
            "\"%s\" is what somebody else does in the evidence", verb.get().surface());
      }
    }
    var added = addedVerb(claim);
    if (added != null) {
      return Message.of("\"%s\" may be what somebody else does in the evidence", added.surface());
    }
    var object = object(claim, its);
    return object == null
        ? null
        : Message.of("\"%s\" is in somebody else's hands in the evidence", object.surface());
  }

  /**
   * "La directora decide", "un servicio externo repara": others of the evidence, as the subject.
   */
  private static boolean isOfOthers(Clause clause, List<Sentence> sources) {
    var tokens = clause.tokens().stream().filter(Token::isWord).toList();
    if (isHandedOverBy(clause, sources)) {
      return true;
    }
    return tokens.size() > 2
        && Agency.isDeterminer(tokens.getFirst())
        && tokens.stream()
            .skip(1)
            .limit(SUBJECT_REACH)
            .filter(it -> Agency.isPersonOrOffice(it) && !LEXICON.is("first", it.word()))
            .anyMatch(
                it ->
                    sources.stream()
                        .anyMatch(
                            source ->
                                Agency.clausesOfOthers(source).stream()
                                    .anyMatch(
                                        at -> source.tokens().get(at).key().equals(it.key()))));
  }

  /** "Die Idee stammte vom Betriebsrat", "by a contractor": others of the evidence, as agents. */
  private static boolean isHandedOverBy(Clause clause, List<Sentence> sources) {
    var tokens = clause.tokens();
    return IntStream.range(1, tokens.size())
        .filter(i -> tokens.get(i).isContent() && Agency.isAgent(tokens, i))
        .anyMatch(
            i ->
                sources.stream()
                    .anyMatch(
                        source ->
                            Agency.clausesOfOthers(source).stream()
                                .anyMatch(
                                    at ->
                                        source.tokens().get(at).key().equals(tokens.get(i).key())
                                            && (Agency.isAgent(source.tokens(), at)
                                                || at + 1 == source.tokens().size()))));
  }

  /** "Fish, not meat". */
  private static boolean isDenied(List<Token> tokens, Token word) {
    var at = tokens.indexOf(word);
    return at > 0 && Negations.isNegation(tokens, at - 1);
  }

  /** "The fundraising team": the name of others. */
  private static boolean isOfUnit(List<Token> tokens, Token word) {
    var next = tokens.indexOf(word) + 1;
    return next < tokens.size()
        && (tokens.get(next).key().equals("=team")
            || LEXICON.is("office", tokens.get(next).word()));
  }

  /**
   * "Draw up and dispatch" where the replaced text tells what others do: a second deed, in words of
   * which the evidence knows nothing, may be theirs.
   */
  private static Token addedVerb(Claim claim) {
    var tokens = claim.tokens();
    var sources = Sources.replaced(claim).toList();
    if (tokens.size() < 4
        || !claim.place().contains("/highlights/")
        || !Clause.isLink(tokens.get(1).word())
        || sources.stream().allMatch(it -> Agency.ofOthers(it).isEmpty())
        || namesOthers(claim.tokens(), sources)) {
      return null;
    }
    var unsupported = new Wording(claim).unsupported();
    return IntStream.of(0, 2)
        .filter(unsupported::contains)
        .mapToObj(tokens::get)
        .filter(it -> WordClass.isVerb(claim.sentence().language(), it.surface()))
        .findFirst()
        .orElse(null);
  }

  /** What the replaced text has only in the work of others, whom the claim does not name. */
  private static Token object(Claim claim, Set<Integer> its) {
    var sources = Sources.replaced(claim).toList();
    if (sources.isEmpty()
        || claim.tokens().stream().anyMatch(it -> LEXICON.isNegation(it.word()))
        || claim.sentence().clauses().stream().anyMatch(it -> it.level() == Level.ASSIST)
        || namesOthers(claim.tokens(), sources)) {
      return null;
    }
    return IntStream.range(0, claim.tokens().size())
        .filter(i -> !its.contains(i) && claim.tokens().get(i).isContent())
        .mapToObj(claim.tokens()::get)
        .filter(it -> isOnly(sources, it, Agency::clausesOfOthers))
        .findFirst()
        .orElse(null);
  }

  /** "Those went to a colleague", "runs from the owner's book": and neither for nor as them. */
  private static boolean tellsOfOthers(List<Token> tokens, List<Sentence> sources) {
    return IntStream.range(1, tokens.size())
        .filter(i -> Agency.isPersonOrOffice(tokens.get(i)))
        .filter(i -> Agency.isDeterminer(tokens.get(i - 1)))
        .filter(i -> i == 1 || !BEFORE_BENEFICIARY.contains(tokens.get(i - 2).word()))
        .anyMatch(i -> namesOthers(tokens.subList(i - 1, i + 1), sources));
  }

  /** Whether the claim has the persons whose work it is, and not beside oneself. */
  private static boolean namesOthers(List<Token> tokens, List<Sentence> sources) {
    var others = new HashSet<String>();
    for (var source : sources) {
      Agency.clausesOfOthers(source).stream()
          .map(source.tokens()::get)
          .filter(it -> it.isContent() || Agency.isPersonOrOffice(it))
          .map(Token::key)
          .forEach(others::add);
    }
    return IntStream.range(0, tokens.size())
        .filter(i -> others.contains(tokens.get(i).key()))
        .anyMatch(
            i ->
                Agency.isAgent(tokens, i)
                    || Agency.isPersonOrOffice(tokens.get(i))
                        && !(i + 1 < tokens.size() && tokens.get(i + 1).is("-"))
                        && !CompanyPolicy.isCompany(tokens, i));
  }

  /** The first word that says something, and what is linked to it: "check and approve". */
  private static List<Token> verbs(TextLanguage language, Clause clause) {
    var tokens = clause.tokens();
    var first = tokens.stream().filter(AgentPolicy::says).findFirst();
    if (first.isEmpty() || OF.contains(word(tokens))) {
      return List.of();
    }
    var result = new ArrayList<>(List.of(first.get()));
    if (language == TextLanguage.GERMAN
        && tokens.stream().noneMatch(it -> LEXICON.is("being_done", it.word()))) {
      tokens.stream()
          .filter(it -> it.isWord() && WordClass.isParticiple(language, it.surface()))
          .forEach(result::add); // "habe den Tausch geplant und begleitet"
    }
    var second = tokens.indexOf(first.get()) + 1;
    for (var i = second; i + 1 < tokens.size(); i++) {
      if (Clause.isLink(tokens.get(i).word()) && (i == second || isBeforeObject(tokens, i + 1))) {
        result.add(tokens.get(i + 1));
      }
    }
    return result;
  }

  /** The first word; "" without one. */
  private static String word(List<Token> tokens) {
    return tokens.stream().filter(Token::isWord).map(Token::word).findFirst().orElse("");
  }

  private static boolean isBeforeObject(List<Token> tokens, int at) {
    return at + 1 < tokens.size() && OBJECTS.contains(tokens.get(at + 1).word());
  }

  private static boolean says(Token token) {
    return token.isWord()
        && !LEXICON.isFunction(token.word())
        && !LEXICON.is("first", token.word());
  }

  /** Whether the word, or one of its root, stands in the sources only for what others do. */
  private static boolean isOnly(
      List<Sentence> sources, Token verb, Function<Sentence, Set<Integer>> others) {
    var isKnown = false;
    for (var source : sources) {
      var its = others.apply(source);
      for (var i = 0; i < source.tokens().size(); i++) {
        if (isSame(source.tokens().get(i), verb)) {
          if (!its.contains(i)) {
            return false;
          }
          isKnown = true;
        }
      }
    }
    return isKnown;
  }

  /** "Nehme sie ab" where the evidence has somebody who "abnimmt". */
  private static boolean isOnlySeparated(Claim claim, List<Sentence> sources, Token verb) {
    var whole = WordFamily.separable(claim.sentence(), claim.tokens().indexOf(verb));
    var thesaurus = Thesaurus.of(claim.sentence().language());
    if (whole == null || thesaurus == null) {
      return false;
    }
    var particle = whole.substring(0, whole.length() - verb.word().length());
    var verbs =
        thesaurus.bases(verb.surface()).stream()
            .map(it -> particle + it)
            .collect(Collectors.toSet());
    return sources.stream()
        .anyMatch(
            source ->
                Agency.ofOthers(source).stream()
                    .map(source.tokens()::get)
                    .filter(Token::isWord)
                    .anyMatch(it -> !Collections.disjoint(thesaurus.bases(it.surface()), verbs)));
  }

  /** "Versende" where somebody else "schickt ab", and one's own words have nothing like it. */
  private static boolean isSynonymOfOthers(Claim claim, List<Sentence> sources, Token verb) {
    var language = claim.sentence().language();
    return WordClass.isVerb(language, verb.surface())
        && !claim.scopeHas(verb.key())
        && sources.stream()
            .anyMatch(
                source ->
                    Agency.ofOthers(source).stream()
                        .map(source.tokens()::get)
                        .anyMatch(it -> areOneVerb(language, it, verb)))
        && sources.stream()
            .noneMatch(
                source -> {
                  var others = Agency.ofOthers(source);
                  return IntStream.range(0, source.tokens().size())
                      .filter(i -> !others.contains(i))
                      .mapToObj(source.tokens()::get)
                      .anyMatch(it -> areOneVerb(language, it, verb));
                });
  }

  private static boolean areOneVerb(TextLanguage language, Token given, Token verb) {
    return given.isWord()
        && WordClass.isVerb(language, given.surface())
        && Paraphrases.areOne(language, given, verb);
  }

  private static boolean isSame(Token given, Token verb) {
    return given.isWord()
        && (given.key().equals(verb.key()) || WordFamily.areKin(given.word(), verb.word()));
  }
}
