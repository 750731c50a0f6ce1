package dev.jobtrail.resume.reactive;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WebAddressTest {

  @ParameterizedTest
  @CsvSource({
    "https://a.example/b?c=d#e, https://a.example/b?c=d#e",
    "' http://a.example ', http://a.example",
    "example.org, https://example.org",
    "www.example.org/me?x=1, https://www.example.org/me?x=1",
    "example.org:8080/me, https://example.org:8080/me",
    "mailto:a@example.org, mailto:a@example.org",
    "example.org/é, https://example.org/%C3%A9"
  })
  void makesAUriOfWhatIsTyped(String typed, String uri) {
    assertThat(WebAddress.of(typed)).contains(uri);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "not a url", "example", "http://[broken", "http://a b", "//x.y"})
  void refusesWhatIsNone(String typed) {
    assertThat(WebAddress.of(typed)).isEmpty();
  }
}
