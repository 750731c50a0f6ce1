package dev.jobtrail.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordDiffTest {

  private static String marked(String before, String after) {
    return WordDiff.of(before, after).stream()
        .map(
            it ->
                it.isGone()
                    ? "[-" + it.text() + "-]"
                    : it.isNew() ? "[+" + it.text() + "+]" : it.text())
        .collect(Collectors.joining());
  }

  private static String before(String before, String after) {
    return WordDiff.of(before, after).stream()
        .filter(it -> !it.isNew())
        .map(WordDiff.Part::text)
        .collect(Collectors.joining());
  }

  private static String after(String before, String after) {
    return WordDiff.of(before, after).stream()
        .filter(it -> !it.isGone())
        .map(WordDiff.Part::text)
        .collect(Collectors.joining());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "null",
      value = {
        "Built services in Java | Built services in Java | Built services in Java",
        "Built services in Java | Built REST services in Java | Built [+REST +]services in Java",
        "Built services, fast | Built services fast | Built services[-,-] fast",
        "Led a team of 5 | Led a team of 7 | Led a team of [-5-][+7+]",
        "old words here | all is new | [-old words here-][+all is new+]",
        "null | New | [+New+]",
        "Gone | null | [-Gone-]",
        "null | null | ''"
      })
  void marksWordsThatGoAndWordsThatAreNew(String before, String after, String marked) {
    assertThat(marked(before, after)).isEqualTo(marked);
  }

  @Property(tries = 300)
  void losesAndInventsNothing(
      @ForAll
          @CharRange(from = 'a', to = 'c')
          @CharRange(from = ' ', to = '.')
          @StringLength(max = 60)
          String before,
      @ForAll
          @CharRange(from = 'a', to = 'c')
          @CharRange(from = ' ', to = '.')
          @StringLength(max = 60)
          String after) {
    assertThat(before(before, after)).isEqualTo(before);
    assertThat(after(before, after)).isEqualTo(after);
  }

  @Property(tries = 300)
  void takesAnyText(@ForAll String before, @ForAll String after) {
    assertThat(before(before, after)).isEqualTo(before);
    assertThat(after(before, after)).isEqualTo(after);
  }

  @Test
  void showsWhatIsTooLongToCompareAsAWhole() {
    var before = "Start " + "one two ".repeat(2_000) + "end";
    var after = "Start " + "three four ".repeat(2_000) + "end";

    assertThat(WordDiff.of(before, after)).hasSize(4);
    assertThat(before(before, after)).isEqualTo(before);
  }
}
