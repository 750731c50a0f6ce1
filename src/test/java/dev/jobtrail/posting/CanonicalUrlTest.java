package dev.jobtrail.posting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jobtrail.error.ApiException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CanonicalUrlTest {

  @ParameterizedTest
  @CsvSource({
    "https://Example.COM, https://example.com/",
    "HTTPS://example.com:443/jobs/1#apply, https://example.com/jobs/1",
    "http://example.com:8080/jobs, http://example.com:8080/jobs",
    "https://example.com/j?utm_source=x&gh_jid=7&ref=y, https://example.com/j?gh_jid=7",
    "https://example.com/j?b=2&a=1&fbclid=z, https://example.com/j?b=2&a=1",
    "https://example.com/j?gh_src=abc, https://example.com/j",
    "https://example.com/j?lever-via=v&lever-source%5B%5D=s, https://example.com/j?lever-via=v",
    "https://example.com/j?UTM_Medium=m&jk=1, https://example.com/j?jk=1",
    "https://example.com/é, https://example.com/%C3%A9"
  })
  void reducesAnAddressToTheJobItself(String url, String canonical) {
    assertThat(CanonicalUrl.of(url)).hasToString(canonical);
    assertThat(CanonicalUrl.of(canonical)).hasToString(canonical);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "example.com",
        "ftp://example.com/",
        "javascript:alert(1)",
        "https://",
        "https:///x",
        "https://user:secret@example.com/",
        "https://exa mple.com/",
        "file:///etc/passwd"
      })
  void refusesWhatIsNoWebAddress(String url) {
    assertThatThrownBy(() -> CanonicalUrl.of(url)).isInstanceOf(ApiException.class);
  }

  @ParameterizedTest
  @CsvSource({"1980, true", "1981, false"})
  void takesTwoThousandCharacters(int pathLength, boolean taken) {
    var url = "https://example.com/" + "a".repeat(pathLength);
    if (taken) {
      assertThat(CanonicalUrl.of(url)).hasToString(url);
    } else {
      assertThatThrownBy(() -> CanonicalUrl.of(url)).isInstanceOf(ApiException.class);
    }
  }
}
