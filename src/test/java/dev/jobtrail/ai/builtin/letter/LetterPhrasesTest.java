package dev.jobtrail.ai.builtin.letter;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.jobtrail.ai.CoverLetterTone;
import dev.jobtrail.guard.Evidence;
import dev.jobtrail.guard.EvidenceGuard;
import dev.jobtrail.guard.Verdict;
import dev.jobtrail.text.Language;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class LetterPhrasesTest {

  private static final List<String> FIXED =
      List.of(
          "salutation",
          "opening.none",
          "closing",
          "closing.long",
          "thanks",
          "regards",
          "filler",
          "reason.none",
          "brought.plain");

  static Stream<String> sentences() {
    return Arrays.stream(Language.values())
        .flatMap(
            language ->
                Arrays.stream(CoverLetterTone.values())
                    .map(tone -> new LetterPhrases(language, tone, ""))
                    .flatMap(it -> FIXED.stream().flatMap(name -> it.all(name).stream())))
        .filter(it -> !it.contains("{"))
        .distinct();
  }

  @ParameterizedTest
  @MethodSource("sentences")
  void stateNothingAboutThePerson(String sentence) {
    var nobody = new Evidence(JsonNodeFactory.instance.objectNode(), List.of(), List.of());

    assertThat(new EvidenceGuard().check(nobody, sentence)).allMatch(Verdict::letThrough);
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void differFromToneToTone(Language language) {
    for (var name : List.of("opening", "reason", "closing", "thanks")) {
      assertThat(
              Arrays.stream(CoverLetterTone.values())
                  .map(it -> new LetterPhrases(language, it, "").first(name))
                  .distinct())
          .as(name)
          .hasSizeGreaterThanOrEqualTo(3);
    }
  }
}
