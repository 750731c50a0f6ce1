package dev.jobtrail.console.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class WordsFieldTest {

  @Test
  void readsTextsBetweenCommasAndLineBreaks() {
    assertThat(WordsField.of("remote, night shift\n5\" pipe,, \"Berlin, Germany\" ,\"open"))
        .map(String::strip)
        .containsExactly("remote", "night shift", "5\" pipe", "Berlin, Germany", "\"open");
  }

  @Test
  void readsWhatItWrites() {
    var texts = List.of("a, b", "c", "\"quoted\"", "5\"", "say \"a, b\"", "a\nb", "\"", "C++");
    assertThat(WordsField.of(WordsField.field(texts))).map(String::strip).isEqualTo(texts);
    assertThat(WordsField.field(List.of("remote", "night shift"))).isEqualTo("remote, night shift");
  }
}
