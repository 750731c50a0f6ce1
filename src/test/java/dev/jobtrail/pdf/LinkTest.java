package dev.jobtrail.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LinkTest {
  @ParameterizedTest
  @CsvSource({
    "https://example.com/a?b=c#d, https://example.com/a?b=c#d",
    "HTTP://example.com, HTTP://example.com",
    "example.com/me, https://example.com/me",
    "mailto:a@example.com, mailto:a@example.com",
    "tel:+420601234567, tel:+420601234567",
    "javascript:alert(1), ''",
    "JaVaScRiPt:alert(1), ''",
    "data:text/html;base64;x, ''",
    "file:///etc/passwd, ''",
    "//example.com, ''",
    "http://exa mple.com, ''",
    "https:, ''",
    "not an address, ''",
    "'', ''"
  })
  void leadsOnlyToPagesMailAndPhones(String text, String href) {
    assertThat(Link.toPage(text)).isEqualTo(href);
  }

  @ParameterizedTest
  @CsvSource({
    "+420 601 234 567, tel:+420601234567",
    "(912) 555-4321, tel:9125554321",
    "ask me, ''",
    "12, ''",
    "'', ''"
  })
  void dialsNumbersOnly(String phone, String href) {
    assertThat(Link.toPhone(phone)).isEqualTo(href);
  }

  @ParameterizedTest
  @CsvSource({
    "https://www.example.com/, example.com",
    "http://example.com/a/, example.com/a",
    "example.com, example.com"
  })
  void showsAddressesWithoutTheirScheme(String address, String shown) {
    assertThat(Link.shown(address)).isEqualTo(shown);
  }
}
