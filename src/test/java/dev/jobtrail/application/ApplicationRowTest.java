package dev.jobtrail.application;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ApplicationRowTest {

  @ParameterizedTest
  @ValueSource(strings = {"=1+1", "+1", "-1", "@sum(a1)", "\t=1", "\r=1", "\n=1", "＝1"})
  void defusesWhatASpreadsheetWouldRun(String text) {
    assertThat(ApplicationRow.safe(text)).isEqualTo("'" + text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Acme", "a=b", "'quoted'", " =1", "🎉"})
  void leavesOtherTextAlone(String text) {
    assertThat(ApplicationRow.safe(text)).isEqualTo(text);
  }

  @Test
  void namesEveryColumnOnce() {
    assertThat(ApplicationRow.header())
        .doesNotHaveDuplicates()
        .contains("reached_saved", "reached_needs_action", "reached_ghosted")
        .endsWith("history");
  }
}
