package dev.jobtrail.ai.builtin;

import dev.jobtrail.guard.EvidenceGuard;
import dev.jobtrail.text.Language;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Sorts the terms of a posting into proven ones, shown by the resume, and missing ones.
 *
 * <p>The guard decides over the whole resume, and one sentence must prove the term alone: words
 * that only occur in different places prove nothing together.
 */
final class ProvenTerms {

  private static final List<String> SECTIONS =
      List.of("work", "projects", "volunteer", "certificates", "basics", "skills");

  /** Sentences of what is looked for. */
  private static final Pattern WISH =
      Pattern.compile(
          "(?i).*(?:\\blooking for|\\bseeking|\\bopen to\\b|\\bpreferred\\b|\\bavailable\\b|\\bgesucht|\\bsuche\\b"
              + "|\\bwünsche|\\bmöchte|\\boffen für|\\bcherche\\b|\\brecherche (?:un|une|mon)\\b|\\bsouhaite"
              + "|\\bdisponible\\b|\\bbusco\\b|\\bme gustaría|\\bquiero\\b).*");

  private final TailoredResume resume;
  private final TermProof proof;
  private final List<ProvenTerm> proven = new ArrayList<>();
  private final List<AskedTerm> missing = new ArrayList<>();

  ProvenTerms(TailoredResume resume, List<AskedTerm> terms, EvidenceGuard guard) {
    this.resume = resume;
    proof = new TermProof(resume.vocabulary, resume.language, guard);
    var verdicts = guard.check(resume.evidence, terms.stream().map(SkillsDraft::proposed).toList());
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
        proven.add(new ProvenTerm(text(term, own), term, own, fact));
      }
    }
    proven.removeIf(it -> isPart(it.asked(), proven.stream().map(ProvenTerm::asked).toList()));
    missing.removeIf(it -> isPart(it, terms));
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
      return own;
    }
    var length = Words.of(own).size();
    for (var part : proofs) {
      var words = Words.of(part.text());
      for (var i = 0; i + length <= words.size(); i++) {
        var surface = part.text().substring(words.get(i).begin(), words.get(i + length - 1).end());
        if (Words.key(surface).equals(Words.key(own))) {
          return Texts.begun(surface);
        }
      }
    }
    return own;
  }

  /** The weightiest first. */
  List<ProvenTerm> proven() {
    return proven;
  }

  /** Terms that the guard refuses, the weightiest first. */
  List<AskedTerm> missing() {
    return missing;
  }

  private Map<AskedTerm, List<ResumePart>> proofs(List<AskedTerm> terms) {
    var proofs = new LinkedHashMap<AskedTerm, List<ResumePart>>();
    for (var part : resume.parts) {
      if (SECTIONS.stream().anyMatch(part::isOf)) {
        provenBy(part.text(), terms)
            .forEach(it -> proofs.computeIfAbsent(it, any -> new ArrayList<>()).add(part));
      }
    }
    proofs.values().forEach(it -> it.sort(Comparator.comparingInt(ProvenTerms::rank)));
    return proofs;
  }

  private List<AskedTerm> provenBy(String text, List<AskedTerm> terms) {
    return PostingParser.sentences(text).stream()
        .filter(it -> !WISH.matcher(it).matches())
        .flatMap(
            sentence ->
                proof.supported(sentence, terms).stream().filter(it -> proof.isNamed(sentence, it)))
        .distinct()
        .toList();
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
