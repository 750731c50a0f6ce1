package dev.jobtrail.ai.builtin;

import dev.jobtrail.fit.ToldLines;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * What a resume names in its own words and a line of the posting asks for in others: skills of its
 * lists, and noun phrases of what was done. "Incident reporting" answers "follow up incident
 * reports".
 */
final class OwnTerms {

  private static final List<String> SECTIONS = List.of("work", "projects", "volunteer");
  private static final int LONGEST = 45;
  private static final int MOST_WORDS = 5;

  /** Of the telling words of a phrase so many must be those of the posting's line. */
  private static final double SHARED = 0.5;

  private static final Pattern KEYWORD = Pattern.compile("/skills/\\d+/keywords/\\d+");
  private static final Pattern ASIDE = Pattern.compile("[(),;:/|]|\\d");

  private final TailoredResume resume;
  private final PhraseFinder nouns;
  private final ToldLines told;
  private final Map<String, ProvenTerm> skills = new LinkedHashMap<>();
  private final Map<String, ProvenTerm> phrases = new LinkedHashMap<>();

  /**
   * @param nouns of the resume's language
   * @param told which lines of the posting a text answers
   */
  OwnTerms(TailoredResume resume, PhraseFinder nouns, ToldLines told) {
    this.resume = resume;
    this.nouns = nouns;
    this.told = told;
  }

  void read(TermProof proof) {
    for (var part : resume.parts) {
      if (KEYWORD.matcher(part.pointer()).matches() && !isOfOtherList(part)) {
        readSkill(part);
      } else if (SECTIONS.stream().anyMatch(part::isOf) && !part.pointer().endsWith("/position")) {
        ProvenTerms.sentences(part.text()).forEach(it -> readPhrases(it, part, proof));
      }
    }
  }

  /** Skills of the resume's lists. */
  List<ProvenTerm> skills() {
    return List.copyOf(skills.values());
  }

  /** Phrases of what was done, long ones last. */
  List<ProvenTerm> phrases() {
    return List.copyOf(phrases.values());
  }

  private boolean isOfOtherList(ResumePart part) {
    return SkillsDraft.isOtherList(resume.document.at(part.entry()));
  }

  private void readSkill(ResumePart part) {
    if (isShort(part.text()) && !isGeneral(part.text())) {
      told.answered(part.text())
          .ifPresent(
              line -> {
                var term = term(inSentence(part.text()), line);
                var proofs = new ArrayList<ResumePart>();
                resume.parts.stream()
                    .filter(it -> SECTIONS.stream().anyMatch(it::isOf) && term.isIn(it.text()))
                    .forEach(proofs::add);
                proofs.add(part);
                skills.putIfAbsent(
                    Words.key(part.text()),
                    new ProvenTerm(part.text(), term, proofs, null, true, true));
              });
    }
  }

  private void readPhrases(String sentence, ResumePart part, TermProof proof) {
    for (var phrase : nouns.wholeIn(sentence)) {
      var line = isShort(phrase) ? told.answered(phrase).orElse("") : "";
      if (!line.isEmpty()
          && isMostlyOf(line, phrase)
          && ActivityNouns.isActivity(phrase, resume.language)) {
        var term = term(phrase, line);
        if (proof.isDone(sentence, term)) {
          phrases.putIfAbsent(
              Words.key(phrase),
              new ProvenTerm(Texts.begun(phrase), term, List.of(part), null, true, true));
        }
      }
    }
  }

  /** A name is written as in the list, an activity in lower case. */
  private String inSentence(String skill) {
    var isOfWords = Words.of(skill).size() > 1;
    return isOfWords || ActivityNouns.isActivity(skill, resume.language)
        ? nouns.inSentence(skill)
        : skill;
  }

  /** Languages and qualities that everybody has are no skills of a trade. */
  private boolean isGeneral(String text) {
    return resume.vocabulary.skills.in(Words.of(text)).stream()
        .anyMatch(it -> it.meaning().isLanguage() || it.meaning().isGeneral());
  }

  private AskedTerm term(String text, String line) {
    return AskedTerm.of(text, line, resume.asked.requirements.contains(line));
  }

  private static boolean isShort(String text) {
    return text.length() <= LONGEST
        && Words.of(text).size() <= MOST_WORDS
        && !ASIDE.matcher(text).find();
  }

  private boolean isMostlyOf(String line, String phrase) {
    if (resume.asked.language != resume.language) {
      return true;
    }
    var own = nouns.stems(phrase);
    var asked = new HashSet<>(nouns.stems(line));
    return own.stream().filter(asked::contains).count() >= SHARED * own.size();
  }
}
