package dev.jobtrail.letter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.ai.PostingText;
import dev.jobtrail.text.Message;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AskedConditionTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Please state your earliest start date and salary expectation. | START PAY",
        "Apply with a CV and a short note on why us, your notice period and salary expectations. | NOTICE PAY",
        "In your application, tell us when you could start. | START",
        "Bitte geben Sie in Ihrer Bewerbung Eintrittstermin und Gehaltsvorstellung an. | START PAY",
        "Schick uns deine Unterlagen mit Gehaltswunsch und möglichem Eintrittsdatum. | START PAY",
        "Bitte vergessen Sie nicht, in der Bewerbung Ihre Kündigungsfrist zu nennen. | NOTICE",
        "Merci d'indiquer votre date de disponibilité et vos prétentions salariales. | START PAY",
        "Lettre et CV, en précisant votre préavis et votre salaire souhaité. | NOTICE PAY",
        "Se ruega indicar expectativas salariales y fecha de incorporación. | START PAY",
        "Indicar en la carta la disponibilidad para incorporarse. | START",
      })
  void readsWhatALetterIsToState(String sentence, String asked) {
    assertThat(in("We bake bread.\n" + sentence))
        .isEqualTo(new TreeSet<>(Set.of(asked.split(" "))));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Start date: 1 March.",
        "We offer a salary that meets your expectations and flexible hours.",
        "Please do not state your salary expectation in your application.",
        "Gehaltsvorstellungen brauchen wir in der Bewerbung nicht.",
        "Disponibilidad para viajar; enviar CV.",
        "Availability at weekends is required.",
      })
  void readsNoRequestInOtherSentences(String sentence) {
    assertThat(in(sentence)).isEmpty();
  }

  @Test
  void answersAStartDateByTheNoticePeriodAndNamesWhatIsMissing() {
    var notice = Message.verbatim("My notice period is two months.");

    var stated =
        StatedConditions.of(
            Set.of(AskedCondition.START, AskedCondition.PAY),
            Map.of(AskedCondition.NOTICE, notice));

    assertThat(stated.sentences()).containsExactly(notice);
    assertThat(stated.missing()).containsExactly(AskedCondition.PAY);
    assertThat(stated.notes()).hasSize(1);
  }

  private static Set<String> in(String description) {
    var names = new TreeSet<String>();
    AskedCondition.in(new PostingText("Baker", "Acme", null, null, description))
        .forEach(it -> names.add(it.name()));
    return names;
  }
}
