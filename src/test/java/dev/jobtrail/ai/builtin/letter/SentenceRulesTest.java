package dev.jobtrail.ai.builtin.letter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.text.Language;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SentenceRulesTest {

  private static final Set<String> NAMES = Set.of("Acme", "Leeds");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // nobody is named before
        "ENGLISH|In my current role, I write and review their plans.",
        "GERMAN|Dort pflege ich ihre Akten.",
        "FRENCH|Dans ce poste, je tiens leurs dossiers.",
        "ENGLISH|Alongside this, I also train staff.",
        "FRENCH|De plus, je forme également des apprentis.",
        "ENGLISH|I lead the the shift.",
        "ENGLISH|I order stock for the.",
        "SPANISH|Además, atiendo a clientes con.",
        "ENGLISH|My work also includes Chairside help.",
        "FRENCH|Mon travail consiste à animer une équipe et établir les plannings.",
        "ENGLISH|I run the shop (two floors.",
        "FRENCH|Votre annonce m'attire, car vous restez une famille, on se tutoie.",
        "FRENCH|De plus, je suis référent de neuf véhicules, j'ai refait les fiches.",
      })
  void refuse(Language language, String sentence) {
    assertThat(rules(language).keeps(sentence)).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ENGLISH|I am a key worker for three residents, and write and review their plans.",
        "ENGLISH|I lead the shift at Acme in Leeds.",
        "ENGLISH|You are looking for someone to support people in their homes.",
        "GERMAN|Ich betreue Kundinnen und ihre Tiere.",
        "GERMAN|Außerdem leite ich zwei Auszubildende an.",
        "FRENCH|Je forme des apprentis et je suis leurs dossiers.",
        "FRENCH|Mon travail consiste à animer une équipe et à établir les plannings.",
        "SPANISH|También formo a tres ayudantes.",
        "FRENCH|Dans ce poste, j'accueille le public, et j'établis les actes.",
        "ENGLISH|I hold the certificate “Moving and Handling”.",
      })
  void keep(Language language, String sentence) {
    assertThat(rules(language).keeps(sentence)).isTrue();
  }

  private static SentenceRules rules(Language language) {
    return new SentenceRules(language, NAMES::contains);
  }
}
