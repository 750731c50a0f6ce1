package dev.jobtrail.attempt.answer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.attempt.profile.ApplyProfile;
import dev.jobtrail.letter.AskedCondition;
import dev.jobtrail.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProfileConditionsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ENGLISH | I could start on 1 February 2027 at the earliest. | My notice period is 2 months. | My salary expectation is €65,000 per year.",
        "GERMAN | Ich könnte frühestens am 1. Februar 2027 beginnen. | Meine Kündigungsfrist beträgt 2 Monate. | Meine Gehaltsvorstellung liegt bei 65.000\u00a0€ brutto pro Jahr.",
        "FRENCH | Je pourrais commencer le 1er février 2027 au plus tôt. | Mon préavis est de 2 mois. | Mes prétentions salariales s’élèvent à 65\u202f000\u00a0€ brut par an.",
        "SPANISH | Podría incorporarme a partir del 1 de febrero de 2027. | Mi preaviso es de 2 meses. | Mi expectativa salarial es de 65.000\u00a0€ brutos al año.",
      })
  void saysThemInTheLanguageOfTheLetter(Language language, String start, String notice, String pay)
      throws Exception {
    var known =
        ProfileConditions.known(
            profile(
                """
                {"startDate": "2027-02-01", "noticePeriod": "2 months",
                 "salaryExpectation": {"amount": 65000, "currency": "EUR", "period": "year"}}
                """));

    assertThat(known.get(AskedCondition.START).in(language)).isEqualTo(start);
    assertThat(known.get(AskedCondition.NOTICE).in(language)).isEqualTo(notice);
    assertThat(known.get(AskedCondition.PAY).in(language)).isEqualTo(pay);
  }

  @ParameterizedTest
  @CsvSource({
    "1 mois, GERMAN, Meine Kündigungsfrist beträgt einen Monat.",
    "sofort, ENGLISH, I could start immediately.",
    "3 Monate zum Quartalsende, GERMAN, Meine Kündigungsfrist beträgt 3 Monate zum Quartalsende.",
    "3 Monate zum Quartalsende, FRENCH, ''",
    "to be discussed, ENGLISH, ''",
  })
  void statesNoNoticePeriodThatItCannotTranslate(String notice, Language language, String text)
      throws Exception {
    var known = ProfileConditions.known(profile("{\"noticePeriod\": \"" + notice + "\"}"));

    assertThat(known.get(AskedCondition.NOTICE).in(language)).isEqualTo(text);
  }

  @Test
  void knowsNothingOfAnEmptyProfile() {
    assertThat(ProfileConditions.known(ApplyProfile.empty())).isEmpty();
  }

  private static ApplyProfile profile(String json) throws Exception {
    return new ObjectMapper().readValue(json, ApplyProfile.class);
  }
}
