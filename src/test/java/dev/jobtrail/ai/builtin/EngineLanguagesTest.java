package dev.jobtrail.ai.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.ai.PostingText;
import dev.jobtrail.ai.Scorecard;
import dev.jobtrail.ai.TailoringTask;
import dev.jobtrail.guard.Evidence;
import dev.jobtrail.guard.EvidenceGuard;
import dev.jobtrail.guard.Verdict;
import dev.jobtrail.text.Language;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What the builtin engine and the guard write for readers of each language. */
class EngineLanguagesTest {

  private static final BuiltinEngine ENGINE = new BuiltinEngine(Clock.systemUTC());
  private static final LabelledSet SET = new LabelledSet();

  private static final String ENGLISH =
      "the|posting|resume|requirements|covered|of work|found|points:|evidence|keywords?|years?"
          + "|months?|nothing|does not";

  private record Answers(Scorecard scorecard, List<String> labels, List<Verdict> verdicts) {}

  private static Answers answers(LabelledSet.Case one, String name, Language language) {
    var posting = SET.postings.get(name);
    var parsed = ENGINE.parse(posting);
    var changes =
        ENGINE.tailor(
            new TailoringTask(one.resume(), List.of(), posting, parsed, Optional.of(language)));
    var evidence = new Evidence(one.resume(), List.of(), texts(posting));
    return new Answers(
        ENGINE.score(one.resume(), posting, parsed, language),
        changes.stream().map(it -> it.label()).toList(),
        new EvidenceGuard().check(evidence, changes));
  }

  private static List<String> texts(PostingText posting) {
    return List.of(posting.title(), posting.description());
  }

  /** Every third person, with a posting that fits and one that does not. */
  private static Stream<Answers> all(Language language) {
    var all = new ArrayList<Answers>();
    for (var i = 0; i < SET.cases.size(); i += 3) {
      var one = SET.cases.get(i);
      all.add(answers(one, one.fitting().getFirst(), language));
      all.add(answers(one, one.unfitting().getFirst(), language));
    }
    return all.stream();
  }

  @ParameterizedTest
  @EnumSource(names = {"GERMAN", "FRENCH", "SPANISH"})
  void ratesTheSameInEachLanguageAndSaysItInThatOfTheReader(Language language) {
    var english = all(Language.ENGLISH).toList();
    var translated = all(language).toList();
    for (var i = 0; i < english.size(); i++) {
      var expected = english.get(i).scorecard();
      var scorecard = translated.get(i).scorecard();
      assertThat(scorecard.score()).isEqualTo(expected.score());
      assertThat(scorecard.missingKeywords()).isEqualTo(expected.missingKeywords());
      for (var j = 0; j < scorecard.dimensions().size(); j++) {
        var rating = scorecard.dimensions().get(j);
        assertThat(rating.score()).isEqualTo(expected.dimensions().get(j).score());
        assertThat(rating.rationale())
            .hasSizeLessThanOrEqualTo(700)
            .isNotEqualTo(expected.dimensions().get(j).rationale());
        assertThat(withoutQuotes(rating.rationale())).doesNotContainPattern(words());
      }
    }
  }

  /** Names of the resume and lines of the posting stay as they are. */
  private static String withoutQuotes(String text) {
    return text.replaceAll("\\([^()]*\\)|[„«].*?[“»]|: [^.;]*", " ");
  }

  private static String words() {
    return "(?i)\\b(?:" + ENGLISH + ")\\b";
  }

  @ParameterizedTest
  @CsvSource({"GERMAN, Kenntnisse", "FRENCH, Compétences", "SPANISH, Competencias"})
  void namesThePlacesOfChangesAndTheReasonsOfRefusals(Language language, String skills) {
    var answers = all(language).toList();
    assertThat(answers.stream().flatMap(it -> it.labels().stream()))
        .contains(skills)
        .doesNotContain("Skills", "Headline", "Summary");
    var refusals =
        answers.stream()
            .flatMap(it -> it.verdicts().stream())
            .filter(it -> !it.letThrough())
            .toList();
    assertThat(refusals)
        .isNotEmpty()
        .allSatisfy(it -> assertThat(it.refusal(language)).isNotEqualTo(it.refusal()).isNotBlank());
  }
}
