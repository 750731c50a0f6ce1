package dev.jobtrail.ai.builtin;

import dev.jobtrail.guard.EvidenceGuard;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Sentences;
import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Sorts the terms of a posting into proven ones, shown by the resume, and missing ones.
 *
 * <p>The guard decides over the whole resume, and one sentence must prove the term alone: words
 * that only occur in different places prove nothing together.
 */
final class ProvenTerms {

  private static final List<String> SECTIONS =
      List.of("work", "projects", "volunteer", "certificates", "basics", "skills");

  /** A phrase of several words is proven by what was done, not by a list of words. */
  private static final List<String> PHRASE_SECTIONS = List.of("work", "projects", "volunteer");

  /** Sentences of what is looked for. */
  private static final Pattern WISH =
      Pattern.compile(
          "(?i).*(?:\\blooking for|\\bseeking|\\bopen to\\b|\\bpreferred\\b|\\bavailable\\b|\\bgesucht|\\bsuche\\b"
              + "|\\bwünsche|\\bmöchte|\\boffen für|\\bcherche\\b|\\brecherche (?:un|une|mon)\\b|\\bsouhaite"
              + "|\\bdisponible\\b|\\bbusco\\b|\\bme gustaría|\\bquiero\\b).*");

  private static final Set<String> CONJUNCTIONS =
      Set.of("and", "or", "und", "oder", "sowie", "et", "ou", "y", "e", "o");

  private static final Pattern ACRONYMS = Pattern.compile("\\p{Lu}{2,}s");

  /** What tells one of several things of a name apart: " B y A2", " 3", " C+E". */
  private static final Pattern CODE = Pattern.compile(" (?:\\p{Lu}[+\\d]*|\\d+)(?![\\p{L}\\d])");

  /** Words that begin with so many same letters, but for an ending, are of one family. */
  private static final int SHORTEST_TRUNK = 5;

  private static final int LONGEST_ENDING = 2;

  private List<ProvenTerm> ownPhrases = List.of();
  private final TailoredResume resume;
  private final TermProof proof;
  private final List<ProvenTerm> proven = new ArrayList<>();
  private final List<ProvenTerm> phrases = new ArrayList<>();
  private final List<ProvenTerm> own = new ArrayList<>();
  private final List<AskedTerm> missing = new ArrayList<>();

  /**
   * @param terms that the posting asks for
   * @param asked what it asks for in phrases of its own
   * @param ownTerms what the resume answers in words of its own
   * @param absent keys of skills that the review holds for missing
   */
  ProvenTerms(
      TailoredResume resume,
      List<AskedTerm> terms,
      AskedPhrases asked,
      OwnTerms ownTerms,
      Set<String> absent,
      EvidenceGuard guard) {
    this.resume = resume;
    proof = new TermProof(resume.vocabulary, resume.language, guard);
    var verdicts = guard.check(resume.evidence, terms.stream().map(SkillsDraft::claimed).toList());
    var supported = new ArrayList<AskedTerm>();
    for (var i = 0; i < terms.size(); i++) {
      if (verdicts.get(i).isSupported()) {
        supported.add(terms.get(i));
      } else if (!verdicts.get(i).letThrough()) {
        missing.add(terms.get(i));
      }
    }
    var proofs = proofs(supported);
    for (var term : supported) {
      var own = proofs.getOrDefault(term, List.of());
      var fact = own.isEmpty() ? fact(term) : null;
      if (!own.isEmpty() || fact != null) {
        proven.add(
            new ProvenTerm(text(term, own), term, own, fact, isWorded(term, own, fact), false));
      }
    }
    proven.removeIf(it -> isPart(it.asked(), proven.stream().map(ProvenTerm::asked).toList()));
    missing.removeIf(it -> isPart(it, terms));
    readPhrases(asked);
    Stream.of(proven, phrases)
        .forEach(all -> all.removeIf(it -> it.fact() == null && isAbsent(it.asked(), absent)));
    readOwn(ownTerms, asked);
  }

  /** A skill of the vocabulary may stand in the resume by another of its names: "K8s". */
  private static boolean isAbsent(AskedTerm term, Set<String> absent) {
    return term.skill() == null && absent.contains(Words.key(term.text()));
  }

  /** What the posting names, too, is named as it does. */
  private void readOwn(OwnTerms ownTerms, AskedPhrases asked) {
    ownTerms.read(proof);
    var named =
        Stream.concat(proven.stream(), phrases.stream())
            .map(it -> Set.copyOf(asked.stems(it.text())))
            .toList();
    own.addAll(ownTerms.skills());
    ownPhrases = ownTerms.phrases();
    own.addAll(ownPhrases);
    own.removeIf(it -> named.contains(Set.copyOf(asked.stems(it.text()))));
  }

  private boolean isWorded(AskedTerm term, List<ResumePart> proofs, String fact) {
    return fact != null || proofs.stream().anyMatch(it -> proof.isWorded(it.text(), term));
  }

  private void readPhrases(AskedPhrases asked) {
    var listed = new HashSet<String>();
    resume.parts.stream()
        .filter(it -> it.isOf("skills") || it.isOf("certificates"))
        .forEach(it -> listed.addAll(asked.stems(it.text())));
    proven.forEach(it -> listed.addAll(asked.stems(it.text())));
    var known = new ArrayList<Set<String>>();
    var all = asked.all();
    var proofs = new HashMap<AskedTerm, List<ResumePart>>();
    for (var part : resume.parts) {
      if (PHRASE_SECTIONS.stream().anyMatch(part::isOf)) {
        for (var sentence : sentences(part.text())) {
          var named = all.stream().filter(it -> asked.isNamed(sentence, it.text())).toList();
          proof.supported(sentence, named).stream()
              .filter(it -> proof.isDone(sentence, it))
              .forEach(it -> proofs.computeIfAbsent(it, any -> new ArrayList<>()).add(part));
        }
      }
    }
    for (var phrase : all) {
      var stems = Set.copyOf(asked.stems(phrase.text()));
      // what the skills or another phrase say is said once
      if (proofs.containsKey(phrase)
          && !listed.containsAll(stems)
          && known.stream().noneMatch(it -> isMostly(it, stems))) {
        known.add(stems);
        phrases.add(
            new ProvenTerm(
                resume.wording.inList(phrase),
                phrase,
                List.copyOf(proofs.get(phrase)),
                null,
                true,
                false));
      }
    }
  }

  private static boolean isMostly(Set<String> one, Set<String> other) {
    return 2 * one.stream().filter(other::contains).count() > other.size();
  }

  /** Whether a longer term has the words, too: "orchestration", "container orchestration". */
  private static boolean isPart(AskedTerm term, List<AskedTerm> terms) {
    return terms.stream()
        .anyMatch(
            it -> it != term && it.text().length() > term.text().length() && term.isIn(it.text()));
  }

  /** Other languages than English have cases; the owner's form of the words is the better one. */
  private String text(AskedTerm term, List<ResumePart> proofs) {
    var own = resume.wording.inList(term);
    if (resume.language == Language.ENGLISH) {
      var one = own.substring(0, own.length() - 1);
      var isOne =
          ACRONYMS.matcher(own).matches()
              && proofs.stream().noneMatch(it -> it.text().contains(own))
              && proofs.stream().anyMatch(it -> it.text().contains(one));
      return isOne ? one : own; // the resume says "GLM"
    }
    var length = Words.of(own).size();
    for (var part : proofs) {
      var words = Words.of(part.text());
      for (var i = 0; i + length <= words.size(); i++) {
        var surface = part.text().substring(words.get(i).begin(), words.get(i + length - 1).end());
        if (Words.key(surface).equals(Words.key(own))) {
          return isListed(surface) ? surface : Texts.begun(surface); // "exocad"
        }
      }
    }
    return own;
  }

  private boolean isListed(String surface) {
    return resume.parts.stream().anyMatch(it -> it.isOf("skills") && it.text().equals(surface));
  }

  /** The weightiest first. */
  List<ProvenTerm> proven() {
    return proven;
  }

  /**
   * What a copy may name: proven terms in words of the resume, then phrases. A credential is named
   * where its certificate or course stands, and what the owner's titles say is not said again.
   */
  List<ProvenTerm> named() {
    return Stream.of(proven, phrases, own)
        .flatMap(List::stream)
        .filter(it -> it.isWorded() && !it.isTitle() && !isOfTitle(it))
        .filter(it -> it.isOwn() || isName(it.asked().text()))
        .filter(it -> !isCut(it))
        .filter(it -> !resume.isQualification(it.asked().line()) || isKnown(it))
        .toList();
  }

  /**
   * "Installation of pump-" of "pump- and lift systems", "los permisos" of "los permisos B y C".
   */
  private static boolean isCut(ProvenTerm term) {
    if (term.text().endsWith("-")) {
      return true;
    }
    var texts =
        Stream.concat(Stream.of(term.asked().line()), term.proofs().stream().map(ResumePart::text));
    return term.asked().skill() == null
        && Words.of(term.text()).size() > 1
        && texts.anyMatch(it -> isBeforeCode(it, term.text()));
  }

  private static boolean isBeforeCode(String text, String words) {
    var small = text.toLowerCase(Locale.ROOT);
    var at = small.indexOf(words.toLowerCase(Locale.ROOT));
    return at >= 0 && CODE.matcher(text.substring(at + words.length())).lookingAt();
  }

  /** And no part of a sentence: "a las familias", "habitaciones y las zonas". */
  private boolean isName(String term) {
    var words = List.of(Tokenizer.fold(term).split("\\s+"));
    return IntStream.range(0, words.size())
        .filter(
            it ->
                it == 0
                    || CONJUNCTIONS.contains(words.get(it - 1))
                    || it == 1 && words.getFirst().equals("a")) // "a las"
        .noneMatch(it -> resume.language.isFunctionWord(words.get(it)));
  }

  private static boolean isKnown(ProvenTerm term) {
    return term.isOwn() || term.fact() != null || term.asked().skill() != null && term.isShown();
  }

  /** "Cuisine" of a "cuisinière", "pharmacy" of a "pharmacy technician". */
  private boolean isOfTitle(ProvenTerm term) {
    var titles = resume.titles().stream().flatMap(it -> Words.of(it).stream()).toList();
    return Words.of(term.text()).stream()
        .allMatch(word -> titles.stream().anyMatch(it -> isAkin(it.folded(), word.folded())));
  }

  /** What may stand among skills: names, terms of a trade and activities, but no other nouns. */
  boolean isSkill(ProvenTerm term) {
    var words = Words.of(term.text());
    return term.asked().skill() != null
        || words.stream().anyMatch(Word::isTerm)
        || words.size() > 1 && !phrases.contains(term) && !ownPhrases.contains(term)
        || ActivityNouns.isActivity(term.text(), resume.language);
  }

  private static boolean isAkin(String one, String other) {
    var trunk = Math.max(SHORTEST_TRUNK, Math.min(one.length(), other.length()) - LONGEST_ENDING);
    return one.equals(other) || one.length() >= trunk && one.regionMatches(0, other, 0, trunk);
  }

  /** Phrases of the posting that a sentence proves; requirements before duties. */
  List<ProvenTerm> phrases() {
    return phrases;
  }

  /** Terms that the guard refuses, the weightiest first. */
  List<AskedTerm> missing() {
    return missing;
  }

  private Map<AskedTerm, List<ResumePart>> proofs(List<AskedTerm> terms) {
    var proofs = new LinkedHashMap<AskedTerm, List<ResumePart>>();
    for (var part : resume.parts) {
      if (SECTIONS.stream().anyMatch(part::isOf)) {
        provenBy(part.text(), terms).stream()
            .filter(it -> !part.pointer().endsWith("/position") || it.isIn(part.text()))
            .forEach(it -> proofs.computeIfAbsent(it, any -> new ArrayList<>()).add(part));
      }
    }
    proofs.values().forEach(it -> it.sort(Comparator.comparingInt(ProvenTerms::rank)));
    return proofs;
  }

  private List<AskedTerm> provenBy(String text, List<AskedTerm> terms) {
    return sentences(text).stream()
        .flatMap(
            sentence ->
                proof.supported(sentence, terms).stream().filter(it -> proof.isNamed(sentence, it)))
        .distinct()
        .toList();
  }

  /** Without those of what is looked for. */
  static List<String> sentences(String text) {
    return Sentences.split(text).stream().filter(it -> !WISH.matcher(it).matches()).toList();
  }

  /** Work proves most. */
  private static int rank(ResumePart part) {
    return part.pointer().endsWith("/position")
        ? SECTIONS.size()
        : SECTIONS.indexOf(part.pointer().split("/")[1]);
  }

  /** Null for none. */
  private String fact(AskedTerm term) {
    return resume.facts.stream()
        .filter(it -> provenBy(it, List.of(term)).contains(term))
        .findFirst()
        .orElse(null);
  }
}
