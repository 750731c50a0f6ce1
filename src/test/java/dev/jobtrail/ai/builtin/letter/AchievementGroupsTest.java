package dev.jobtrail.ai.builtin.letter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.ai.CoverLetterTone;
import dev.jobtrail.ai.builtin.letter.Achievement.Form;
import dev.jobtrail.ai.builtin.letter.Position.Weighed;
import dev.jobtrail.text.Language;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AchievementGroupsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ENGLISH|CLAUSE|am responsible for the rota|am responsible for the keys|2",
        "ENGLISH|CLAUSE|plan the rota|order the stock|1",
        "FRENCH|CLAUSE|je gère les stocks|je forme deux apprentis|1",
        "FRENCH|CLAUSE|je gère les stocks|je gère le planning|2",
        "GERMAN|CLAUSE|prüfe Proben|schreibe Gutachten|1",
        "GERMAN|CLAUSE|prüfte Proben|schreibe Gutachten|2",
        "GERMAN|CLAUSE|prüfte Proben|plante Touren und fuhr Lkw aus|2",
        "SPANISH|CLAUSE|hice la limpieza|manejaba la plancha|2",
        "SPANISH|CLAUSE|limpiaba las aulas|manejaba la plancha|1",
        "GERMAN|THING|der Einkauf|der Dienstplan und die Schulung|1",
        "GERMAN|THING|die Inventur|die Tourenplanung|1",
        "SPANISH|THING|la caja|la limpieza|1",
        "ENGLISH|SENTENCE|In 2023 I led a move|In 2024 I led another|2",
      })
  void joinsWhatOneSentenceCanTell(
      Language language, Form form, String one, String other, int groups) {
    var phrases = new LetterPhrases(language, CoverLetterTone.NEUTRAL, "");
    var all = List.of(weighed(form, one), weighed(form, other));

    assertThat(new AchievementGroups(language, phrases).of(all)).hasSize(groups);
  }

  private static Weighed weighed(Form form, String text) {
    return new Weighed(
        Achievement.of(form, text), Optional.empty(), text, 0, false, List.of(), List.of());
  }
}
