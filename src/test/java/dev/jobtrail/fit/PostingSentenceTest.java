package dev.jobtrail.fit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.text.Language;
import java.time.Clock;
import org.junit.jupiter.api.Test;

class PostingSentenceTest {

  private static final String BOILERPLATE =
      "You will build services in Kotlin with the whole team of our company.";

  private final FitModel model = new FitModel(Clock.systemUTC());

  private JobLine line(String title, String description) {
    return model.job(title, null, null, null, null, description).lines.getFirst();
  }

  @Test
  void isReadOnceForAllPostings() {
    var one = line("Engineer", BOILERPLATE);
    var other = line("Nurse", "- " + BOILERPLATE + "\n" + BOILERPLATE);
    var again = line("Nurse", BOILERPLATE + "\nYou will work in two places.");
    assertThat(again.sentence()).isSameAs(one.sentence()).isNotSameAs(other.sentence());
    assertThat(again.meaning()).isSameAs(one.meaning());
    assertThat(again.topic()).isSameAs(one.topic());
  }

  @Test
  void isReadForEachLanguage() {
    var knowledge = FitModel.knowledge();
    var sentence = new PostingSentence(RawLine.ofLine(BOILERPLATE));
    var english = sentence.meaning(Stems.of(Language.ENGLISH), knowledge);
    var german = sentence.meaning(Stems.of(Language.GERMAN), knowledge);
    assertThat(german).isNotSameAs(english);
    assertThat(sentence.meaning(Stems.of(Language.ENGLISH), knowledge)).isSameAs(english);
  }
}
