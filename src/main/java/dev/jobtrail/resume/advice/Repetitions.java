package dev.jobtrail.resume.advice;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.resume.advice.ResumeTexts.Text;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.TextToken;
import dev.jobtrail.text.Tokenizer;
import dev.jobtrail.text.WordingPhrases;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds openings, verbs and fillers that too many bullets have in common. Nouns and the names of
 * skills, titles and employers are what a resume is about: they may occur as often as they must.
 */
final class Repetitions {

  private static final int SHORTEST = 4;
  private static final int FEWEST_OPENINGS = 3;
  private static final int FEWEST_WORDS = 4;

  /** Of the bullets, in how many a word must be. */
  private static final double SHARE = 0.25;

  /** The bullets with a word, and the word as the first of them has it. */
  private static final class Use {

    private final Text first;
    private final String words;
    private int count = 1;

    private Use(Text first, String words) {
      this.first = first;
      this.words = words;
    }
  }

  private final List<Text> bullets;
  private final TextMorphology morphology;
  private final Set<String> fillers = new HashSet<>();
  private final Set<String> terms = new HashSet<>();
  private final Map<String, Use> openings = new LinkedHashMap<>();
  private final Map<String, Use> words = new LinkedHashMap<>();

  Repetitions(JsonNode resume, List<Text> bullets, TextMorphology morphology) {
    this.bullets = bullets;
    this.morphology = morphology;
    WordingPhrases.FILLER.in(morphology.language()).forEach(it -> fillers.add(Tokenizer.fold(it)));
    addTerms(resume.path("skills"));
    addTerms(resume.path("basics").path("label"));
    for (var name : List.of("position", "name", "area", "institution", "keywords")) {
      resume.path("work").forEach(it -> addTerms(it.path(name)));
      resume.path("education").forEach(it -> addTerms(it.path(name)));
      resume.path("projects").forEach(it -> addTerms(it.path(name)));
    }
  }

  List<Remark> remarks() {
    bullets.forEach(this::count);
    var remarks = new ArrayList<Remark>();
    openings.forEach(
        (lemma, use) -> {
          if (isMany(use, FEWEST_OPENINGS)) {
            words.remove(lemma);
            remarks.add(
                remark(
                    RemarkKind.REPEATED_OPENING,
                    use,
                    Message.of(
                        "%d bullets begin with “%s”. Use other verbs, or join what belongs together.",
                        use.count, use.words)));
          }
        });
    words.forEach(
        (lemma, use) -> {
          if (isMany(use, FEWEST_WORDS)) {
            remarks.add(
                remark(
                    RemarkKind.REPEATED_WORD,
                    use,
                    Message.of(
                        "“%s” is in %d bullets. Use other words for some of them.",
                        use.words, use.count)));
          }
        });
    return remarks;
  }

  private boolean isMany(Use use, int fewest) {
    return use.count >= Math.max(fewest, bullets.size() * SHARE);
  }

  private static Remark remark(RemarkKind kind, Use use, Message message) {
    return new Remark(kind, use.first.path(), use.words, use.count, message);
  }

  private void count(Text bullet) {
    var tokens = Tokenizer.tokenize(bullet.words());
    var seen = new HashSet<String>();
    for (var i = 0; i < tokens.size(); i++) {
      var token = tokens.get(i);
      if (isTerm(token)) {
        continue;
      }
      var lemma = morphology.lemma(token);
      if (i == 0) {
        count(openings, lemma, bullet, token);
      }
      var isOfStyle = morphology.isVerb(token) || fillers.contains(token.folded());
      if (isOfStyle && seen.add(lemma)) {
        count(words, lemma, bullet, token);
      }
    }
  }

  private static void count(Map<String, Use> uses, String lemma, Text bullet, TextToken token) {
    uses.merge(
        lemma,
        new Use(bullet, token.surface()),
        (known, _) -> {
          known.count++;
          return known;
        });
  }

  private boolean isTerm(TextToken token) {
    return token.surface().length() < SHORTEST
        || !token.surface().chars().allMatch(Character::isLetter)
        || morphology.language().isFunctionWord(token.folded())
        || terms.contains(token.folded());
  }

  private void addTerms(JsonNode value) {
    if (value.isTextual()) {
      terms.addAll(Tokenizer.words(value.textValue()));
    } else {
      value.forEach(this::addTerms);
    }
  }
}
