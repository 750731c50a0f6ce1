package dev.jobtrail.attempt.profile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AttachmentNameTest {

  private static final Map<String, String> PARTS =
      Map.of("name", "Jana Novak", "first", "Jana", "last", "Novak", "company", "A$1 Group");

  @ParameterizedTest
  @CsvSource({
    ",Jana Novak Resume",
    "{last}_{first}_{document},Novak_Jana_Resume",
    "{document} for {company},Resume for A$1 Group",
    "{title}{document},Resume"
  })
  void putsInWhatIsKnown(String pattern, String name) {
    assertThat(AttachmentName.of(pattern, "Resume", PARTS)).isEqualTo(name);
  }

  @Test
  void takesAPatternThatTellsTheFilesApart() {
    assertThat("{name} {document}").matches(AttachmentName.PATTERN);
    assertThat(" ").matches(AttachmentName.PATTERN);
  }

  @ParameterizedTest
  @ValueSource(strings = {"{name}", "Resume", "{document} {salary}", "{document"})
  void refusesAPatternThatDoesNot(String pattern) {
    assertThat(pattern).doesNotMatch(AttachmentName.PATTERN);
  }
}
