package dev.jobtrail.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FormWordsTest {

  @ParameterizedTest
  @CsvSource({
    "c++ (expert), C++ – Expert",
    "strasse, Straße",
    "Lodz, Łódź",
    "5+ years, 5+ Years.",
  })
  void findsTheOptionOfTheSameWords(String wanted, String option) {
    assertThat(FormWords.option(wanted, List.of("Other", option))).contains(option);
  }

  @ParameterizedTest
  @CsvSource({"C, C++", "C, C#", "5, 5+", "net, .NET"})
  void tellsNamesAndNumbersBySigns(String wanted, String option) {
    assertThat(FormWords.option(wanted, List.of(option))).isEmpty();
  }
}
