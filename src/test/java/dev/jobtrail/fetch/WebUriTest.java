package dev.jobtrail.fetch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URISyntaxException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WebUriTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          HTTPS://Jobs.Example.COM:443/A/b?Q=1#top | https://jobs.example.com/A/b?Q=1
          http://example.com:80                    | http://example.com/
          http://example.com:8080                  | http://example.com:8080/
          https://example.com?a=1                  | https://example.com/?a=1
          https://bücher.example/größe             | https://xn--bcher-kva.example/gr%C3%B6%C3%9Fe
          https://example.com/a b/100%/%e4%zz      | https://example.com/a%20b/100%25/%E4%25zz
          https://example.com/[x]{y}               | https://example.com/%5Bx%5D%7By%7D
          https://[2606:4700::1111]/               | https://[2606:4700::1111]/
          https://example.com:/                    | https://example.com/
          """)
  void writesUrlsAsTheStandardHasThem(String written, String expected) throws URISyntaxException {
    assertThat(WebUri.of(written)).hasToString(expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "example.com",
        "ftp://example.com/",
        "javascript:alert(1)",
        "https:///path",
        "https://user@example.com/",
        "https://user:secret@example.com/",
        "https://example.com:99999/",
        "https://example.com:0/",
        "https://exa mple.com/",
        "https://exa%6dple.com/",
        "https://[::1",
        "https://[zz]/",
        "https://.../",
        "https://a.example\\@b.example/",
        "https://127.1/",
        "https://0x7f.0.0.1/"
      })
  void refusesWhatIsNoWebUrl(String written) {
    assertThatThrownBy(() -> WebUri.of(written)).isInstanceOf(URISyntaxException.class);
  }
}
