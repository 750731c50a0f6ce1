package dev.jobtrail.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StemmerTest {

  @ParameterizedTest
  @CsvSource({
    "en, developers, developer",
    "de, entwicklern, entwickler",
    "fr, infirmieres, infirmiere",
    "es, enfermeros, enfermero",
  })
  void bringsNumbersTogether(String language, String one, String other) {
    var stemmer = Stemmer.ofTerms(Language.of(language));

    assertThat(stemmer.stem(one)).isEqualTo(stemmer.stem(other));
  }

  @ParameterizedTest
  @CsvSource({"develop, developer", "organ, organization"})
  void keepsDerivedTermsApart(String one, String other) {
    var stemmer = Stemmer.ofTerms(Language.ENGLISH);

    assertThat(stemmer.stem(one)).isNotEqualTo(stemmer.stem(other));
  }

  @ParameterizedTest
  @CsvSource({"developing, development", "nursing, nurse"})
  void bringsTopicsTogether(String one, String other) {
    var stemmer = Stemmer.ofTopics(Language.ENGLISH);

    assertThat(stemmer.stem(one)).isEqualTo(stemmer.stem(other));
  }

  @ParameterizedTest
  @CsvSource({"c++, c++", "go, go", "node.js, node.js"})
  void leavesNamesAlone(String word, String stem) {
    assertThat(Stemmer.ofTerms(Language.GERMAN).stem(word)).isEqualTo(stem);
  }
}
