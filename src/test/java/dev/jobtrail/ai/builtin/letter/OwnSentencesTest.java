package dev.jobtrail.ai.builtin.letter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.ai.builtin.letter.Achievement.Form;
import dev.jobtrail.text.Language;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OwnSentencesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ENGLISH|Together with two developers I reduced the build from 55 to 18 minutes",
        "ENGLISH|In 2023, I introduced contract tests",
        "GERMAN|Gemeinsam mit zwei Kollegen habe ich das Lager umgestellt",
        "FRENCH|En 2022, j'ai réorganisé la réserve",
        "FRENCH|Avec deux collègues je prépare les commandes",
        "SPANISH|En 2023 introduje las pruebas de contrato",
        "ENGLISH|Complaints fell from 40 to 12 a month",
        "GERMAN|Die Reklamationsquote sank von 4 auf 1,5 %",
        "FRENCH|Le taux de rebut est passé de 6 à 3 %",
        "SPANISH|Los accidentes con baja bajaron de 21 a 9 en dos años",
      })
  void takesASentenceAsItIs(Language language, String line) {
    assertThat(OwnSentences.read(line, language))
        .hasValueSatisfying(
            it -> {
              assertThat(it.form()).isEqualTo(Form.SENTENCE);
              assertThat(it.text()).isEqualTo(line);
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ENGLISH|I reduced the build from 55 to 18 minutes",
        "ENGLISH|Reduced the build from 55 to 18 minutes",
        "ENGLISH|Level I inspections of bridges",
        // lacks its article
        "ENGLISH|Response time fell from 9 to 4 hours",
        "FRENCH|Rebuts est passé de 6 à 3 %",
        "GERMAN|Ich habe das Lager umgestellt",
        "GERMAN|Lager umgestellt",
        "FRENCH|Je prépare les commandes",
        "FRENCH|Pose et guidage, c'est là que j'ai appris le métier",
        "SPANISH|En almacén y tienda, control de pedidos",
        "SPANISH|Reparo averías en comunidades",
      })
  void leavesOtherLines(Language language, String line) {
    assertThat(OwnSentences.read(line, language)).isEmpty();
  }
}
