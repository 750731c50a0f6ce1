package dev.jobtrail.guard;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A number of a sentence beside one of the evidence: whether both count the same. */
final class Counting {

  /** What is counted where colleagues and oneself are. */
  private static final List<String> COMPANY = List.of("=people", "=team");

  private static final Set<String> PEOPLE =
      Set.of(
          "=people",
          "=student",
          "=child",
          "=patient",
          "=guest",
          "=resident",
          "=employee",
          "=customer");

  /** Words that hold for people of any trade. */
  private static final Set<String> ANYBODY = Set.of("=people", "=colleague");

  /** Shared by sentences on quite different matters. */
  private static final Set<String> CHANGES =
      Set.of("=reduce", "=increase", "=improve", "=average", "=annual");

  static final Set<String> OF = Set.of("of", "von", "de", "des", "los", "las");

  /** "A kitchen of eleven", "à trois". */
  private static final Set<String> BEFORE_PEOPLE =
      Stream.concat(OF.stream(), Stream.of("a", "zu", "entre"))
          .collect(Collectors.toUnmodifiableSet());

  static final Set<String> ENDS = Set.of("to", "auf", "bis", "al", "a", "hasta", "au", "jusque");

  /** In letters. */
  private static final int SHORTEST_HEAD = 4;

  /** How many words behind a number may belong to what is counted. */
  private static final int COUNTED_REACH = 3;

  private static final int PHRASE_WORDS = 5;

  private final Claim claim;
  private final Sentence sentence;
  private final Sentence source;
  private final boolean isReplaced;
  private final Quantity given;
  private final Quantity claimed;

  /**
   * @param known the sentence of the evidence, which has the number that is given
   * @param claimed a number of the sentence that is judged
   */
  Counting(Claim claim, KnownSentence known, Quantity given, Quantity claimed) {
    this.claim = claim;
    this.sentence = claim.sentence();
    this.source = known.sentence();
    this.isReplaced = !claim.place().isEmpty() && known.pointer().equals(claim.place());
    this.given = given;
    this.claimed = claimed;
  }

  /** Whether they count the same things or people, or are the only number that both texts have. */
  boolean isOfTheSame() {
    return isReplaced && isOnce() && !isTime() && !isMadeChange() && !isRepeated() && !isOfOther()
        || countsTheSame();
  }

  /** No smaller number follows from a year: "more than 38" does not follow from 2019. */
  private boolean isTime() {
    return source.times().stream()
        .anyMatch(it -> it.from() <= given.from() && given.to() <= it.to() && given.to() > 0);
  }

  /**
   * Whether the claim puts a number that the replaced text has once on something else: on what
   * another number counts there, what stands beside its own noun, what another text of the position
   * has, people instead of things, or a title.
   */
  private boolean isOfOther() {
    if (!claimed.unit().isEmpty()) {
      return false;
    }
    var said = phrase(sentence, claimed);
    var known = known();
    var own = said.stream().map(Token::key).filter(it -> !known.contains(it)).toList();
    var isKept = said.stream().anyMatch(it -> known.contains(it.key()));
    var head = counted(sentence, claimed);
    return own.stream().anyMatch(this::isOfOtherNumber)
        || head != null && !isKept && !known.isEmpty() && source.keys().contains(head.key())
        || !isKept
            && own.stream().anyMatch(source.keys()::contains)
            && known.stream().anyMatch(sentence.keys()::contains)
        || said.stream().anyMatch(this::isOtherTitle)
        || head != null && !isKept && !isSynonym() && isOfOtherKind(head);
  }

  /** "From 11 to 4" where the replaced text has 11 in one year and 4 in another. */
  private boolean isMadeChange() {
    return claimed.role() != Quantity.Role.NONE
        && given.role() == Quantity.Role.NONE
        && hasRole(Quantity.Role.FROM)
        && hasRole(Quantity.Role.TO);
  }

  private boolean hasRole(Quantity.Role role) {
    return sentence.quantities().stream().anyMatch(it -> it.role() == role);
  }

  /** "Six new starters, all six of whom passed": the second time it counts something else. */
  private boolean isRepeated() {
    return claimed.unit().isEmpty()
        && sentence.quantities().stream()
            .anyMatch(it -> it.from() < claimed.from() && it.hasValueOf(claimed));
  }

  /** Whether one number of the replaced text has the value; one that follows has it of several. */
  private boolean isOnce() {
    return source.quantities().stream().filter(it -> it.hasValueOf(given)).count() <= 1;
  }

  private boolean isOfOtherKind(Token head) {
    return !Lexicon.INSTANCE.is("piece", head.word()) && isOfOtherWord(head);
  }

  private boolean isOfOtherWord(Token head) {
    return isPerson(head) && !isOfPersons()
        || !source.keys().contains(head.key()) && isOfOtherText(head) && !isPerson(head)
        || head.isTechnology()
        || Lexicon.INSTANCE.isStrong(head.word());
  }

  /** Whether people are counted, or nothing is named. */
  private boolean isOfPersons() {
    return known().isEmpty()
        || given.counted().stream().anyMatch(it -> isPeople(it) || COMPANY.contains(it))
        || countsPersons(source, given);
  }

  private boolean isOfOtherNumber(String key) {
    return source.quantities().stream()
        .filter(it -> it.from() != given.from() && it.unit().isEmpty())
        .anyMatch(
            it -> phrase(source, it).stream().limit(1).anyMatch(word -> word.key().equals(key)));
  }

  /** Keys of what the number given counts; of "two or three patients" both count these. */
  private Set<String> known() {
    if (given.to() == 0) {
      return Set.copyOf(given.counted());
    }
    var words = phrase(source, given);
    return (words.isEmpty() && !isTime() ? phraseOfNeighbour() : words)
        .stream().flatMap(Counting::keys).collect(Collectors.toUnmodifiableSet());
  }

  /** Its key, and those of the words of a phrase. */
  private static Stream<String> keys(Token it) {
    var parts = it.word().contains("_") ? Stream.of(it.word().split("_")) : Stream.<String>of();
    return Stream.concat(Stream.of(it.key()), parts.map(Lexicon.INSTANCE::key));
  }

  /** Of "two or three patients" and "nine modules out of twelve". */
  private List<Token> phraseOfNeighbour() {
    var others = source.quantities().stream().filter(it -> it.unit().isEmpty()).toList();
    var next = others.stream().filter(it -> it.from() > given.from()).findFirst();
    var last = others.stream().filter(it -> it.from() < given.from()).reduce((_, it) -> it);
    return next.or(() -> last).map(it -> phrase(source, it)).orElse(List.of());
  }

  /** The words behind a number up to a preposition, a number or the end of its phrase. */
  private static List<Token> phrase(Sentence sentence, Quantity it) {
    var tokens = sentence.tokens();
    var result = new ArrayList<Token>();
    for (var i = it.to(); i < tokens.size() && result.size() < PHRASE_WORDS; i++) {
      var word = tokens.get(i);
      var isLink = Clause.isLink(word.word()) && !result.isEmpty();
      if (word.isContent() || word.isTitle()) {
        result.add(word);
      } else if (!word.is("-") && !isLink) {
        break;
      }
    }
    return result;
  }

  private boolean countsTheSame() {
    var content = sentence.clauseOf(claimed.from()).content();
    if (isReplaced
        && given.counted().isEmpty()
        && claimed.role() != Quantity.Role.NONE
        && claimed.role() == given.role()
        && isWithoutNoun()) {
      return true; // "fell by 18 to 12"
    }
    if (claimed.counted().isEmpty() || !claimed.unit().isEmpty()) {
      var employers = claim.known().namesOf(claim.named());
      var said =
          content.stream()
              .filter(it -> !employers.contains(it))
              .filter(it -> !Lexicon.INSTANCE.isRhythm(it))
              .filter(it -> !isInNumber(it) && (isReplaced || !CHANGES.contains(it)))
              .collect(Collectors.toUnmodifiableSet());
      var near = content.isEmpty() ? sentence.content() : said;
      var several =
          source.quantities().stream().filter(it -> it.unit().equals(given.unit())).count() > 1;
      var clause = source.clauseOf(given.from()).content();
      var around = several && !clause.isEmpty() ? clause : source.keys();
      return near.isEmpty()
          || !Collections.disjoint(heads(near), heads(around))
          || isReplaced && hasPartOf();
    }
    var said = phrase(sentence, claimed);
    var isSame = !said.isEmpty() && known().contains(said.getFirst().key());
    if (isOfPeople() || isSame) {
      return true;
    }
    if (given.counted().stream().anyMatch(claimed.counted()::contains)) {
      return given.counted().isEmpty()
          || claimed.counted().contains(given.counted().getFirst())
          || given.counted().contains(claimed.counted().getFirst())
          || hasOtherQuality();
    }
    if (given.counted().equals(Derived.OTHER_PEOPLE) && Derived.countsOthers(sentence, claimed)) {
      return true; // "with two others" for "one of three"
    }
    var first = claimed.counted().getFirst();
    var isOneOf =
        claimed.from() > 0
            && OF.contains(sentence.tokens().get(claimed.from() - 1).word())
            && given.counted().equals(COMPANY);
    if (Abbreviations.isSpelledIn(first, source)
        || isReplaced && (isSynonym() || isKindOfThem())
        || isCompound()
        || isHeadOfCompound()
        || isGroupOf()
        || isOneOf
        || isCoordinated()) {
      return true;
    }
    if (isReplaced && countsPeople()) {
      return true;
    }
    if (claimed.counted().equals(Derived.PEOPLE)
            && given.counted().stream().limit(1).anyMatch(Counting::isPeople)
        || first.equals("=people") && countsPersons(source, given)) {
      return true; // "elfköpfig" where the evidence has eleven employees, "30 people" for guests
    }
    var next = claimed.to() < sentence.tokens().size() ? sentence.tokens().get(claimed.to()) : null;
    var isNamed = next != null && next.isContent();
    return (given.counted().isEmpty() || !isNamed)
        && (source.keys().contains(first)
            || isReplaced
                && given.counted().isEmpty()
                && claimed.counted().stream().anyMatch(source.keys()::contains)
            || hasKin(first)
            || isReplaced && given.counted().isEmpty() && hasTail())
        && (isPronoun()
            || source.quantities().stream()
                .noneMatch(it -> it != given && it.counted().contains(first)));
  }

  /** "75 accounts, and ten new ones": the same things as before. */
  private boolean isPronoun() {
    return isReplaced
        && source.tokens().stream()
            .skip(given.to())
            .limit(COUNTED_REACH)
            .anyMatch(it -> it.is("ones"));
  }

  /** "28 teachers" for 28 pupils; one title in other words is none. */
  private boolean isOtherTitle(Token it) {
    var known = counted(source, given);
    var isOfSeveral = it.isWord() && Lexicon.INSTANCE.isTitleOfSeveral(it.word());
    return (it.isTitle()
            || isOfSeveral && !(known != null && Lexicon.INSTANCE.isTitleOfSeveral(known.word())))
        && !source.keys().contains(it.key());
  }

  /** Whether another text of the position has the word: it is something else there. */
  private boolean isOfOtherText(Token word) {
    return claim.scope().stream()
        .filter(it -> !it.pointer().equals(claim.place()))
        .anyMatch(it -> it.sentence().keys().contains(word.key()));
  }

  /** "Um 18 auf 12 zurück": a preposition or the particle of the verb follows. */
  private boolean isWithoutNoun() {
    if (claimed.to() >= sentence.tokens().size()) {
      return true;
    }
    var next = sentence.tokens().get(claimed.to());
    return !next.isContent() || WordFamily.isParticle(sentence, claimed.to());
  }

  /** "Eight patients" for "patients, eight people"; "eleven-person" for "a kitchen of eleven". */
  private boolean countsPeople() {
    var said = behind(sentence, claimed);
    var isOfThem =
        given.counted().contains("=people")
            && (claimed.counted().stream()
                    .anyMatch(it -> isPeople(it) && source.keys().contains(it))
                || said != null && Lexicon.INSTANCE.is("participant", said.word()));
    var isBare =
        given.counted().isEmpty()
            && given.from() > 0
            && BEFORE_PEOPLE.contains(source.tokens().get(given.from() - 1).word())
            && claimed.counted().stream().anyMatch(COMPANY::contains);
    return isOfThem
        || isBare
        || claimed.counted().contains("=people") && countsPersons(source, given);
  }

  /** "Two colleagues" for two hygienists, "130 people" for 130 employees. */
  private boolean isOfPeople() {
    if (claimed.counted().isEmpty() || !isOfAnybody()) {
      return false;
    }
    var first = given.counted().isEmpty() ? "" : given.counted().getFirst();
    return isPeople(first)
        || isReplaced && given.counted().equals(Derived.PEOPLE)
        || ANYBODY.contains(first)
        || countsPersons(source, given)
        || claim.known().isInTitle(first);
  }

  /** "Two colleagues", "a team of 14". */
  private boolean isOfAnybody() {
    return ANYBODY.contains(claimed.counted().getFirst())
        || claimed.from() > 1
            && OF.contains(sentence.tokens().get(claimed.from() - 1).word())
            && sentence.tokens().get(claimed.from() - 2).key().equals("=team");
  }

  /** Whether the first noun is one of persons, or the last of "four reach-truck drivers". */
  static boolean countsPersons(Sentence source, Quantity given) {
    var first = behind(source, given);
    return first != null
        && source.tokens().stream()
            .skip(source.tokens().indexOf(first))
            .takeWhile(it -> it.is("-") || it.isWord() && !Lexicon.INSTANCE.isFunction(it.word()))
            .limit(COUNTED_REACH + 1L)
            .anyMatch(it -> it.isWord() && isOneOfSeveral(it));
  }

  private static boolean isOneOfSeveral(Token noun) {
    return isPerson(noun)
        || Lexicon.INSTANCE.is("participant", noun.word())
        || Lexicon.INSTANCE.isTitleOfSeveral(noun.word());
  }

  /** The first word of a phrase such as "budget de", and the key of any other word or meaning. */
  private static Set<String> heads(Set<String> keys) {
    return keys.stream()
        .map(it -> isPhrase(it) ? Lexicon.INSTANCE.key(it.substring(0, it.indexOf('_'))) : it)
        .collect(Collectors.toSet());
  }

  /** "=night_shift" is the name of a meaning. */
  private static boolean isPhrase(String key) {
    return !key.startsWith("=") && key.indexOf('_') > 0;
  }

  private static boolean isPerson(Token it) {
    return isPeople(it.key()) || Lexicon.INSTANCE.is("person", it.word());
  }

  /** "Four newly recruited porters" where the evidence has four new ones. */
  private boolean hasOtherQuality() {
    var first = counted(sentence, claimed);
    return first != null
        && !WordClass.isNoun(sentence.language(), first.surface())
        && (WordClass.isAdjective(sentence.language(), first.surface())
            || WordClass.isVerbOrAdverb(sentence.language(), first.surface()));
  }

  /** "40 crowns and bridges" are 40 bridges and crowns. */
  private boolean isCoordinated() {
    var known = coordinated(source, given);
    return known.size() == 2 && known.equals(coordinated(sentence, claimed));
  }

  private static Set<String> coordinated(Sentence sentence, Quantity it) {
    var tokens = sentence.tokens();
    var at = it.to();
    return at + 2 < tokens.size()
            && tokens.get(at).isContent()
            && Clause.isLink(tokens.get(at + 1).word())
            && tokens.get(at + 2).isContent()
        ? new HashSet<>(List.of(tokens.get(at).key(), tokens.get(at + 2).key()))
        : Set.of();
  }

  /** "25 Händleranfragen" are 25 inquiries by dealers. */
  private boolean isCompound() {
    var longer = counted(sentence, claimed);
    var shorter = counted(source, given);
    if (longer == null || shorter == null || !sentence.language().hasCapitalNouns()) {
      return false;
    }
    var stem = Stem.of(longer.word());
    var tail = Stem.of(shorter.word());
    return stem.endsWith(tail)
        && stem.length() > tail.length()
        && stems(source.tokens())
            .anyMatch(it -> it.length() > SHORTEST_HEAD && stem.startsWith(it));
  }

  /** "85 Umläufe" where the evidence has "85 Linienumläufe". */
  private boolean isHeadOfCompound() {
    var shorter = counted(sentence, claimed);
    var longer = counted(source, given);
    return shorter != null
        && longer != null
        && sentence.language().hasCapitalNouns()
        && shorter.word().length() >= SHORTEST_HEAD
        && Stem.of(longer.word()).endsWith(Stem.of(shorter.word()));
  }

  /** "25 animals" for 25 dogs and cats. */
  private boolean isKindOfThem() {
    var said = counted(sentence, claimed);
    var known = counted(source, given);
    var kind = known == null ? null : Lexicon.INSTANCE.kind(known.word());
    return said != null
        && kind != null
        && Lexicon.INSTANCE.is("kinds " + kind.substring(0, kind.indexOf(':')), said.word());
  }

  /** "35 pairs of glasses" where the replaced text has spectacles. */
  private boolean isSynonym() {
    var said = counted(sentence, claimed);
    var known = counted(source, given);
    return said != null
        && known != null
        && (Paraphrases.areOne(sentence.language(), said, known)
            || said.word().endsWith("_" + known.word())); // a phrase: "new starters"
  }

  private static Token counted(Sentence sentence, Quantity it) {
    var noun = behind(sentence, it);
    return noun != null && noun.isContent() ? noun : null;
  }

  /** The word right behind the number, or behind the end of the range that it begins. */
  private static Token behind(Sentence sentence, Quantity it) {
    var tokens = sentence.tokens();
    if (it.to() == 0) {
      return null; // derived from others
    }
    var at =
        sentence.quantities().stream()
            .filter(next -> next.from() == it.to() + 1)
            .filter(_ -> tokens.get(it.to()).is("-") || ENDS.contains(tokens.get(it.to()).word()))
            .map(Quantity::to)
            .findFirst()
            .orElse(it.to());
    return at < tokens.size() && tokens.get(at).isWord() ? tokens.get(at) : null;
  }

  /** "Portalabdeckung" where the source has a part of the word. */
  private boolean hasPartOf() {
    return sentence.language().hasCapitalNouns()
        && stems(sentence.clauseOf(claimed.from()).tokens())
            .anyMatch(
                word ->
                    stems(source.tokens())
                        .anyMatch(it -> it.length() > SHORTEST_HEAD && word.endsWith(it)));
  }

  /** "Ten Dienstreisen" where the source has "Reisen, about ten a month". */
  private boolean hasTail() {
    var counted = counted(sentence, claimed);
    return counted != null
        && sentence.language().hasCapitalNouns()
        && stems(source.tokens())
            .anyMatch(it -> it.length() >= SHORTEST_HEAD && Stem.of(counted.word()).endsWith(it));
  }

  /** Those of the words of content. */
  private static Stream<String> stems(List<Token> tokens) {
    return tokens.stream().filter(Token::isContent).map(it -> Stem.of(it.word()));
  }

  private boolean hasKin(String stem) {
    return source.tokens().stream()
        .filter(Token::isContent)
        .anyMatch(it -> WordFamily.areKin(it.word(), stem));
  }

  static boolean isPeople(String key) {
    return PEOPLE.contains(key);
  }

  /** "a class of 29" are 29 pupils, "29 classes" are not. */
  private boolean isGroupOf() {
    var tokens = source.tokens();
    return given.counted().size() == 1
        && Fractions.isGroup(given.counted().getFirst())
        && !(given.to() < tokens.size()
            && tokens.get(given.to()).key().equals(given.counted().getFirst()))
        && isPeople(claimed.counted().getFirst());
  }

  private boolean isInNumber(String key) {
    return sentence.tokens().subList(claimed.from(), claimed.to()).stream()
        .anyMatch(it -> it.key().equals(key));
  }
}
