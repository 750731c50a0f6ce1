package dev.jobtrail.ai.builtin.letter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.ai.CoverLetterTone;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Message;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WishesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Mention Kafka.|I run Kafka.",
        "Please emphasise my work with brass bands, and keep it short.|I led two brass bands.",
        "Focus on Java and pumps|I build pumps.",
        "Bitte erwähne Kafka.|Ich betreibe Kafka.",
        "Java und Pumpen erwähnen|Ich baue Pumpen.",
        "Hebe bitte die Leitung des Chors hervor.|Ich übernahm die Leitung des Chors.",
        "Gehe auf meine Erfahrung mit Wärmepumpen ein.|Ich habe Wärmepumpen eingebaut.",
        "Mentionnez Kafka, s'il vous plaît.|J'exploite Kafka.",
        "Insiste sur les clôtures mensuelles|J'assure les clôtures mensuelles.",
        "Erwähne die Betreuung der Kunden|Ich betreue 30 Kunden.",
        "Menciona la negociación de tarifas|Negocio tarifas con el puerto.",
        "Mettre en avant la paie.|J'ai fait la paie.",
        "Menciona Kafka, por favor.|Uso Kafka.",
        "Destaque la gestión de almacenes|Llevo la gestión de almacenes.",
      })
  void readsWhatToMention(String instructions, String sentence) {
    var wishes = new Wishes(instructions);

    assertThat(wishes.ask(sentence)).isTrue();
    assertThat(wishes.forbid(sentence)).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Do not mention Kafka.|I run Kafka.",
        "Don’t mention Java and Kafka|I run Kafka.",
        "Leave TU Berlin out.|My degree is from TU Berlin.",
        "Write it without any reference to pumps|I build pumps with reference books.",
        "Bitte Kafka nicht erwähnen.|Ich betreibe Kafka.",
        "Erwähne bitte Pumpen nicht, und schreibe kurz.|Ich baue Pumpen.",
        "Lass die TU Berlin weg|Ich habe an der TU Berlin studiert.",
        "Kein Wort über Kafka!|Ich betreibe Kafka.",
        "Ne mentionnez pas Kafka.|J'exploite Kafka.",
        "N'évoque pas la paie|J'ai fait la paie.",
        "Sans parler de Kafka|J'exploite Kafka.",
        "No menciones Kafka.|Uso Kafka.",
        "Deja fuera Kafka|Uso Kafka.",
        "Evite hablar de almacenes|Llevo dos almacenes.",
      })
  void readsWhatToLeaveOut(String instructions, String sentence) {
    var wishes = new Wishes(instructions);

    assertThat(wishes.forbid(sentence)).isTrue();
    assertThat(wishes.ask(sentence)).isFalse();
    assertThat(wishes.unmet("Nothing of that.")).isEmpty();
    assertThat(wishes.unmet(sentence)).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Make it shorter|true|false|",
        "Bitte kürzer|true|false|",
        "Une lettre plus courte|true|false|",
        "Más corto, por favor|true|false|",
        "At most 200 words|true|false|",
        "Bitte ausführlicher und förmlicher|false|true|FORMAL",
        "Plus longue et plus formelle|false|true|FORMAL",
        "Más detallada|false|true|",
        "Less formal, please|false|false|WARM",
        "Persönlicher|false|false|WARM",
        "Un ton chaleureux|false|false|WARM",
        "Un tono formal|false|false|FORMAL",
      })
  void readsLengthAndTone(
      String instructions, boolean isShort, boolean isLong, CoverLetterTone tone) {
    var wishes = new Wishes(instructions);

    assertThat(wishes.isShort).isEqualTo(isShort);
    assertThat(wishes.isLong).isEqualTo(isLong);
    assertThat(wishes.tone.orElse(null)).isEqualTo(tone);
    assertThat(wishes.unmet("A letter.")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Mention Java, but not Kafka.",
        "Erwähne Java, aber nicht Kafka",
        "Mentionnez Java, mais pas Kafka",
        "Menciona Java, pero no Kafka",
      })
  void readsBothInOneSentence(String instructions) {
    var wishes = new Wishes(instructions);

    assertThat(wishes.ask("Java.")).isTrue();
    assertThat(wishes.forbid("Kafka.")).isTrue();
  }

  @Test
  void tellsWhatTheLetterDoesNotMention() {
    var wishes =
        new Wishes("Mention that I can start in March, and Kafka. Write in French. Be funny!");

    assertThat(wishes.language).contains(Language.FRENCH);
    assertThat(wishes.unmet("I run Kafka.").stream().map(Message::english))
        .containsExactly(
            "Not mentioned, because your resume and confirmed facts support no sentence about it:"
                + " “that I can start in March”.",
            "Not followed: “Be funny”. Without a language model, only wishes about length,"
                + " tone, language, and what to mention or leave out are followed.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Use bullet points.",
        "Mit einem Witz beginnen",
        "Écris la lettre en italien",
        "Firma como Paco",
      })
  void tellsWhatNoRuleFollows(String instructions) {
    assertThat(new Wishes(instructions).unmet("A letter.").getFirst().english())
        .startsWith("Not followed: “" + instructions.replaceFirst("[.]$", "") + "”");
  }

  @Test
  void asksNothingByCourtesyAlone() {
    assertThat(new Wishes("Thank you, please!").unmet("A letter.")).isEmpty();
    assertThat(new Wishes(null).unmet("A letter.")).isEmpty();
  }

  @Test
  void tellsWhereALetterHasMoreWordsThanAskedFor() {
    assertThat(new Wishes("At most 100 words").unmet("word ".repeat(160)).getFirst().english())
        .isEqualTo("The letter has 160 words instead of 100; letters have 150 to 400.");
  }
}
