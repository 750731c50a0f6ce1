package dev.jobtrail.guard;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Degrees, diplomas and certificates by their kind: a BSc in history is a degree in history. */
final class Credentials {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  private static final int REACH = 3;

  private static final Pattern CERTIFICATE = Pattern.compile("/certificates/\\d+/name");

  private static final Pattern CERTIFIED = Pattern.compile("certif|zertifi");

  /** Fields that say what was learned, and not where. */
  private static final Pattern SUBJECT = Pattern.compile("/(?:name|area|studyType)$");

  private static final Pattern QUALIFIED =
      Pattern.compile("diplom|qualifi|titul|ausgebild|gelernt|graduad");

  private static final Set<String> OPENING = Set.of(":", "(");

  private static final Set<String> VOCATIONAL = Set.of("medio", "superior");

  private Credentials() {}

  /**
   * @param token a word such as "degree" or "certificate"
   * @return whether finished courses have what the clause says of them
   */
  static boolean isHeld(Claim claim, Token token) {
    var courses =
        claim.scope().stream()
            .filter(Credentials::isCourse)
            .collect(Collectors.groupingBy(KnownSentence::entry));
    var subjects =
        beside(claim.sentence().clauseOf(claim.tokens().indexOf(token)), token).stream()
            .filter(word -> courses.values().stream().anyMatch(it -> has(it, word)))
            .collect(Collectors.toSet());
    if (isOfOtherSchool(claim, courses.values())) {
      return false;
    }
    if (LEXICON.is("certificate_kind", token.word()) && isBesideName(claim, token, courses)) {
      return true;
    }
    var finished =
        courses.entrySet().stream()
            .filter(it -> isFinished(claim, it.getKey(), it.getValue()))
            .filter(it -> subjects.stream().anyMatch(word -> has(it.getValue(), word)))
            .map(it -> it.getValue())
            .filter(it -> isOfKind(token.word(), it))
            .toList();
    return !finished.isEmpty() && hasAll(finished, subjects);
  }

  /** "The Part 66 certificate", "Zertifikat Part 66": the whole name of a certificate. */
  private static boolean isBesideName(
      Claim claim, Token token, Map<String, List<KnownSentence>> courses) {
    var words = claim.sentence().words();
    var at = claim.tokens().indexOf(token);
    return courses.values().stream()
        .flatMap(List::stream)
        .filter(it -> CERTIFICATE.matcher(it.pointer()).matches())
        .filter(it -> isFinished(claim, it.entry(), courses.get(it.entry())))
        .map(it -> it.sentence().words())
        .filter(it -> !it.isEmpty())
        .anyMatch(it -> isAt(words, at - it.size(), it) || isAt(words, at + 1, it));
  }

  private static boolean isAt(List<String> words, int from, List<String> name) {
    var to = from + name.size();
    return from >= 0 && to <= words.size() && words.subList(from, to).equals(name);
  }

  /**
   * "Un BTS", "con máster en Abogacía": the name of a finished course, and no subject, school or
   * level that this course does not have.
   */
  static boolean isNamed(Claim claim, Token token) {
    var at = claim.tokens().indexOf(token);
    var name = key(token);
    if (at < 0
        || !LEXICON.isStrong(token.word())
        || LEXICON.isRank(token.word())
        || LEXICON.isFunction(token.firstWord()) // "en plazo" is no name
        || LEXICON.is("proof", token.word())) {
      return false;
    }
    var item = new ArrayList<Token>();
    for (var i = at + 1; i < claim.tokens().size() && isOfItem(claim.tokens().get(i)); i++) {
      if (!isOfTime(claim, i)) {
        item.add(claim.tokens().get(i));
      }
    }
    return claim.known().all().stream()
        .filter(Credentials::isCourse)
        .collect(Collectors.groupingBy(KnownSentence::entry))
        .entrySet()
        .stream()
        .filter(it -> isFinished(claim, it.getKey(), it.getValue()))
        .map(Map.Entry::getValue)
        .filter(it -> it.stream().anyMatch(own -> own.sentence().keys().contains(name)))
        .filter(it -> it.stream().noneMatch(Credentials::isOfPart))
        .anyMatch(
            it ->
                item.stream()
                    .filter(word -> word.isNumber() || isNamed(word))
                    .allMatch(word -> isOf(it, word)));
  }

  /**
   * "Certified in manual handling", "certifié RHCSA": one finished course or certificate has all
   * that stands behind the word.
   */
  static boolean isCertified(Claim claim, Token token) {
    var isCertificate = CERTIFIED.matcher(token.word()).lookingAt();
    var isInName = token.isCapital() && claim.tokens().indexOf(token) > 0;
    if (claim.setting().isName()
        || isInName && !claim.sentence().language().hasCapitalNouns()
        || !isCertificate && !QUALIFIED.matcher(token.word()).lookingAt()) {
      return false;
    }
    var named =
        claim.tokens().stream()
            .skip(claim.tokens().indexOf(token) + 1L)
            .takeWhile(it -> !it.is(",") && !it.is("|"))
            .filter(it -> isNamed(it) || it.isNumber())
            .toList();
    return named.stream().anyMatch(Token::isContent)
        && claim.known().all().stream()
            .filter(it -> isCertificate ? it.entry().startsWith("/certificates") : isCourse(it))
            .map(KnownSentence::entry)
            .distinct()
            .map(entry -> claim.known().sentences(it -> it.entry().equals(entry)))
            .filter(it -> isFinished(claim, it.getFirst().entry(), it))
            .filter(it -> named.stream().allMatch(word -> isOfCourse(claim, it, word)))
            .flatMap(List::stream)
            .filter(it -> SUBJECT.matcher(it.pointer()).find())
            .anyMatch(it -> named.stream().anyMatch(word -> has(List.of(it), word)));
  }

  private static boolean isOfCourse(Claim claim, List<KnownSentence> course, Token word) {
    var at = claim.tokens().indexOf(word);
    return isOfTime(claim, at) || LEXICON.is("stage", word.word()) || isOf(course, word);
  }

  /** "Brevet en cours", "half of a degree": told with a reservation, and known to the evidence. */
  static boolean isReserved(Claim claim, Token token) {
    var clause = claim.sentence().clauseOf(claim.tokens().indexOf(token));
    return isDegree(token.word())
        && claim.known().all().stream()
            .filter(it -> claim.known().isUnfinished(it.entry()))
            .anyMatch(it -> it.sentence().keys().contains(key(token)))
        && clause.tokens().stream()
            .filter(it -> it.isWord() && it != token)
            .anyMatch(it -> KnownFacts.isReserved(it) || LEXICON.is("preparing", it.word()));
  }

  /** "In 2018": TimePolicy compares it. */
  private static boolean isOfTime(Claim claim, int at) {
    return claim.sentence().times().stream().anyMatch(it -> it.from() <= at && at < it.to());
  }

  /**
   * "Titulaire d'un diplôme : BTS", "Abschluss (Meister)", "folgende Ausbildung abgeschlossen:
   * ...": one finished course has all that the colon or bracket gives.
   */
  static boolean isGivenBehind(Claim claim, Token token) {
    var tokens = claim.tokens();
    var sign = tokens.indexOf(token) + 1;
    while (sign < tokens.size() && isBeforeName(tokens.get(sign))) {
      sign++;
    }
    if (sign == tokens.size() || !OPENING.contains(tokens.get(sign).word())) {
      return false;
    }
    var named =
        tokens.stream()
            .skip(sign + 1L)
            .takeWhile(it -> !it.is(")"))
            .filter(it -> isNamed(it))
            .toList();
    return !named.isEmpty()
        && claim.scope().stream()
            .filter(Credentials::isCourse)
            .collect(Collectors.groupingBy(KnownSentence::entry))
            .entrySet()
            .stream()
            .filter(it -> isFinished(claim, it.getKey(), it.getValue()))
            .filter(it -> isOfTimes(claim, it.getKey()))
            .map(Map.Entry::getValue)
            .filter(it -> it.stream().noneMatch(Credentials::isOfPart))
            .anyMatch(it -> named.stream().allMatch(word -> isOf(it, word)));
  }

  /** Whether it ended when the sentence says. */
  private static boolean isOfTimes(Claim claim, String course) {
    var end = claim.known().entries().get(course).end();
    return end == null
        || claim.sentence().times().stream()
            .allMatch(it -> it.isSpan() || it.start().followsFrom(end));
  }

  private static boolean isBeforeName(Token it) {
    return it.isWord()
        && (!isNamed(it)
            || LEXICON.is("following", it.word())
            || LEXICON.is("credential", it.word())
            || LEXICON.is("course", it.word())
            || LEXICON.is("completion", it.word()));
  }

  /** "Préparant le brevet": who studies for it does not hold it, and the evidence speaks of it. */
  static boolean isStudied(Claim claim, Token token) {
    var at = claim.tokens().indexOf(token);
    return LEXICON.isStrong(token.word())
        && !LEXICON.isRank(token.word())
        && claim.known().knows(key(token))
        && claim.tokens().subList(Math.max(0, at - REACH), Math.max(0, at)).stream()
            .anyMatch(it -> LEXICON.is("preparing", it.word()));
  }

  /** "Licence, deux années validées sur trois". */
  private static boolean isOfPart(KnownSentence course) {
    return course.sentence().tokens().stream().anyMatch(it -> LEXICON.is("course_part", it.word()));
  }

  /** Whether a course has the number or word, or one of its family. */
  private static boolean isOf(List<KnownSentence> course, Token word) {
    return has(course, word)
        || course.stream()
            .flatMap(it -> it.sentence().tokens().stream())
            .anyMatch(it -> it.is(word.word()))
        || course.stream().anyMatch(it -> it.sentence().hasKinOf(word));
  }

  private static boolean isNamed(Token word) {
    return word.isContent() || LEXICON.isStrong(word.word());
  }

  private static boolean isOfItem(Token it) {
    return (it.isWord() || it.isNumber()) && !Clause.isLink(it.word());
  }

  /** The word of the credential in a phrase such as "master en". */
  private static String key(Token token) {
    return LEXICON.key(token.firstWord());
  }

  static boolean isDegree(String word) {
    var first = word.split("_")[0];
    return Stream.of("credential", "academic", "proof")
        .anyMatch(it -> LEXICON.is(it, word) || LEXICON.is(it, first));
  }

  /** "University of Leeds" where the courses are those of another university. */
  private static boolean isOfOtherSchool(Claim claim, Collection<List<KnownSentence>> courses) {
    var tokens = claim.tokens();
    return IntStream.range(1, tokens.size() - 1)
        .filter(i -> LEXICON.isFunction(tokens.get(i).word()))
        .filter(i -> isName(tokens.get(i - 1)) && isName(tokens.get(i + 1)))
        .filter(i -> courses.stream().anyMatch(it -> has(it, tokens.get(i - 1))))
        .anyMatch(i -> courses.stream().noneMatch(it -> has(it, tokens.get(i + 1))));
  }

  private static boolean isName(Token it) {
    return it.isContent() && it.isCapital();
  }

  /** What stands around the word: "psychology degree", "certificate in first aid". */
  private static List<Token> beside(Clause clause, Token word) {
    var tokens = clause.tokens();
    var at = tokens.indexOf(word);
    return tokens.subList(Math.max(0, at - REACH), Math.min(tokens.size(), at + REACH + 1)).stream()
        .filter(it -> it.isContent() && it != word)
        .toList();
  }

  private static boolean isCourse(KnownSentence it) {
    return it.entry().startsWith("/education") || it.entry().startsWith("/certificates");
  }

  private static boolean hasAll(List<List<KnownSentence>> courses, Set<Token> subjects) {
    return subjects.stream().allMatch(word -> courses.stream().anyMatch(it -> has(it, word)));
  }

  private static boolean has(List<KnownSentence> course, Token word) {
    return course.stream()
        .map(KnownSentence::sentence)
        .anyMatch(it -> it.keys().contains(word.key()) || Abbreviations.isOfWordsOf(word, it));
  }

  private static boolean isFinished(Claim claim, String entry, List<KnownSentence> course) {
    return !claim.known().isUnfinished(entry)
        && course.stream()
            .map(it -> it.sentence().tokens())
            .noneMatch(
                tokens ->
                    IntStream.range(0, tokens.size())
                        .filter(i -> KnownFacts.isReserved(tokens, i))
                        .anyMatch(i -> !isInName(entry, tokens.get(i))));
  }

  /** "GWO Basic Safety Training" is no basic knowledge. */
  static boolean isInName(String entry, Token word) {
    return entry.startsWith("/certificates") && word.isCapital();
  }

  private static boolean isOfKind(String word, List<KnownSentence> course) {
    if (LEXICON.is("academic_kind", word)) {
      return isAcademic(course);
    }
    return LEXICON.is("certificate_kind", word)
        || course.getFirst().entry().startsWith("/education");
  }

  private static boolean isAcademic(List<KnownSentence> course) {
    return course.stream()
        .filter(it -> it.entry().startsWith("/education"))
        .anyMatch(it -> isOfUniversity(it.sentence().tokens()));
  }

  /** The Spanish "grado medio" and "grado superior" are schools of a trade. */
  private static boolean isOfUniversity(List<Token> tokens) {
    return IntStream.range(0, tokens.size())
        .anyMatch(
            i ->
                LEXICON.is("academic", tokens.get(i).word())
                    && !(i + 1 < tokens.size() && VOCATIONAL.contains(tokens.get(i + 1).word())));
  }
}
