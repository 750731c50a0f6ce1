package dev.jobtrail.resume.advice;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.resume.advice.ReadingEase.Formula;
import dev.jobtrail.text.Language;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReadingEaseTest {

  /** Hyphenated as dictionaries do; the count of all may be wrong by some percent. */
  @ParameterizedTest
  @CsvSource({
    "ENGLISH, re-spon-si-ble ex-pe-ri-ence man-aged cre-at-ed com-pa-ny peo-ple en-gi-neer-ing"
        + " ar-e-a op-er-a-tions cli-ents pa-tients want-ed ser-vic-es chang-es ta-ble used years"
        + " quick-ly de-vel-op-ment ra-di-o safe-ly han-dled teach-es based i-de-a team proj-ects"
        + " soft-ware re-li-a-ble var-i-ous dai-ly bud-get led",
    "GERMAN, Er-fah-rung Ent-wick-lung Mit-ar-bei-ter Lei-tung Po-si-ti-on bau-en Qua-li-tät"
        + " Steu-e-rung Kun-din-nen ak-tu-ell See Kre-a-ti-on tei-len neu-e Bü-ro Pro-jek-te"
        + " Ver-ant-wor-tung Stu-di-um Be-treu-ung Spe-zi-a-list Ge-rä-te",
    "FRENCH, re-spon-sable ges-tion é-quipe dé-ve-lop-pe-ment cré-a-tion je en-tre-prise an-nées"
        + " mise place pro-jets qua-li-té ré-seau com-mu-ni-ca-tion sui-vi vente mai-son"
        + " or-ga-ni-sa-tion lo-gis-tique ville",
    "SPANISH, ex-pe-rien-cia ges-tión e-qui-po de-sa-rro-llo clien-tes a-ños ciu-dad em-pre-sa"
        + " dí-a ca-li-dad ven-tas guí-a a-pren-di-za-je te-o-rí-a o-fi-ci-na pro-ce-so a-ten-ción"
        + " bue-no pa-ís le-er muy ley reu-nión que quien a-ho-rro cui-da-do"
  })
  void countsSyllables(Language language, String hyphenated) {
    var expected = hyphenated.split("[ -]").length;
    var counted =
        Arrays.stream(hyphenated.replace("-", "").split(" "))
            .mapToInt(it -> Syllables.in(it, language))
            .sum();

    assertThat((double) counted / expected).isBetween(0.96, 1.04);
  }

  /** Ten words of one syllable, in ten sentences, by hand from the formulas. */
  @ParameterizedTest
  @CsvSource({"ENGLISH, FLESCH, 100", "GERMAN, AMSTAD, 100", "FRENCH, KANDEL_MOLES, 100"})
  void isPlainForShortWords(Language language, Formula formula, int value) {
    var ease =
        ReadingEase.of(List.of("Du bist gut zu uns und wir zu dir hin. ".repeat(10)), language);

    assertThat(ease)
        .hasValueSatisfying(
            it -> {
              assertThat(it.formula()).isEqualTo(formula);
              assertThat(it.value()).isEqualTo(value);
              assertThat(it.words()).isEqualTo(100);
              assertThat(it.sentences()).isEqualTo(10);
            });
  }

  /** Ten words with 20 syllables: 206.84 - 60 * 2 - 1.02 * 10 and so on. */
  @ParameterizedTest
  @CsvSource({
    "ENGLISH, payment payment payment payment payment payment payment payment payment payment, 27",
    "GERMAN, Leitung Leitung Leitung Leitung Leitung Leitung Leitung Leitung Leitung Leitung, 53",
    "FRENCH, maison maison maison maison maison maison maison maison maison maison, 50",
    "SPANISH, casa casa casa casa casa casa casa casa casa casa, 77"
  })
  void followsTheFormulaOfTheLanguage(Language language, String sentence, int value) {
    var text = (sentence.substring(0, 1).toUpperCase() + sentence.substring(1) + ". ").repeat(10);

    assertThat(ReadingEase.of(List.of(text), language))
        .hasValueSatisfying(it -> assertThat(it.value()).isEqualTo(value));
  }

  @Test
  void needsAHundredWords() {
    var sentence = "Payment systems need care all day long. ";

    assertThat(ReadingEase.of(List.of(sentence.repeat(14)), Language.ENGLISH)).isEmpty();
    assertThat(ReadingEase.of(List.of(sentence.repeat(15)), Language.ENGLISH)).isPresent();
  }
}
