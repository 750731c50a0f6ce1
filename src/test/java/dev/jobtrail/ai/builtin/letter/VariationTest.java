package dev.jobtrail.ai.builtin.letter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.text.Language;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VariationTest {

  private final Variation variation = new Variation(Language.ENGLISH);

  @Test
  void keepsTheOrderOfWordingsThatRepeatNothing() {
    variation.tell("The harbour is old.");

    assertThat(variation.sorted(List.of("I sail.", "We sail.")))
        .containsExactly("I sail.", "We sail.");
  }

  @Test
  void beginsNoThirdSentenceAlike() {
    variation.tell("I sail boats. I repair nets.");

    assertThat(variation.isThird("I sell fish.")).isTrue();
    assertThat(variation.isThird("My work includes fish.")).isFalse();
    assertThat(variation.sorted(List.of("I sell fish.", "My work includes fish.")))
        .startsWith("My work includes fish.");
  }

  @Test
  void repeatsNoWordThatAnotherWordingDoesWithout() {
    variation.tell("It would be a pleasure to meet the crew.");

    assertThat(
            variation.sorted(
                List.of("Meeting you would be a pleasure.", "A meeting would interest me.")))
        .startsWith("A meeting would interest me.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "FRENCH|De plus, je sale le poisson.|J'ai un bateau.|De plus, je vends.|En outre, je vends.",
        "ENGLISH|I also sail boats.|The sea is deep.|I also sell fish.|In addition, I sell fish.",
        "GERMAN|Zudem fahre ich Boote.|Das Meer ist tief.|Zudem verkaufe ich Fisch.|Außerdem verkaufe ich Fisch.",
        "SPANISH|Además, navego.|El mar es hondo.|Además, vendo pescado.|Asimismo, vendo pescado.",
      })
  void joinsNoTwoSentencesByTheSameWords(
      Language language, String told, String between, String same, String other) {
    var letter = new Variation(language);
    letter.tell(told + " " + between);

    assertThat(letter.sorted(List.of(same, other))).startsWith(other);
  }

  @Test
  void takesElidedPronounsForOneWord() {
    var french = new Variation(Language.FRENCH);
    french.tell("J'ai réparé des filets.");
    french.tell("J'aime la mer.");

    assertThat(french.isThird("J'assure la vente.")).isTrue();
    assertThat(french.isThird("Je vends du poisson.")).isFalse();
  }

  @Test
  void forgetsAllButWhatItBeginsBehind() {
    variation.tell("I sail boats. I repair nets.");
    variation.restart(List.of("I sail boats."));

    assertThat(variation.isThird("I sell fish.")).isFalse();
  }
}
