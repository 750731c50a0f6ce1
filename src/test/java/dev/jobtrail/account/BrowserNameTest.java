package dev.jobtrail.account;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BrowserNameTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0|Firefox on Linux",
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0|Edge on Windows",
        "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15|Safari on macOS",
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1|Chrome on iPhone",
        "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36|Chrome on Android",
        "curl/8.5.0|curl",
        "<script>alert(1)</script>|Unknown browser"
      })
  void namesTheBrowserAndItsSystem(String userAgent, String name) {
    assertThat(BrowserName.of(userAgent)).isEqualTo(name);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Firefox on Linux|Firefox sur Linux",
        "curl|curl",
        "Unknown browser|Navigateur inconnu",
        "Unknown browser on Windows|Navigateur inconnu sur Windows",
        "|Navigateur inconnu"
      })
  void readsInOtherLanguages(String stored, String french) {
    assertThat(BrowserName.worded(stored).in(Language.FRENCH)).isEqualTo(french);
    assertThat(BrowserName.worded(stored).english())
        .isEqualTo(stored == null ? "Unknown browser" : stored);
  }

  @Test
  void knowsNothingOfARequestWithoutUserAgent() {
    assertThat(BrowserName.of(null)).isEqualTo("Unknown browser");
  }
}
