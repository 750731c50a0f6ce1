package dev.jobtrail.fetch;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FetchedPageTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          UTF-8        | text/html; charset=utf-8        | Größe
          UTF-8        | text/html                       | Größe
          UTF-8        | text/html; charset=iso-8859-1   | Größe
          windows-1252 | text/html; charset=iso-8859-1   | Größe – 5 €
          windows-1252 | text/html; charset=utf-8        | Größe
          windows-1252 | text/html; charset=no-such-name | Größe
          windows-1252 | text/html; charset="%&"         | Größe
          windows-1252 |                                 | Größe
          ISO-8859-2   | text/html;charset="ISO-8859-2"  | Řezníčková
          windows-1251 | text/html; charset=windows-1251 | Работа
          Shift_JIS    | text/html; charset=Shift_JIS    | 仕事
          UTF-16       | text/html                       | Größe
          ISO-8859-2   |                                 | <meta charset=iso-8859-2>Řezníčková
          ISO-8859-2   |                                 | <?xml version="1.0" encoding="ISO-8859-2"?>Řezníčková
          UTF-8        | text/plain                      | plain
          """)
  void readsTextInItsCharset(String written, String contentType, String text) {
    assertThat(page(text.getBytes(Charset.forName(written)), contentType).text()).isEqualTo(text);
  }

  @Test
  void keepsUtf8ThatIsDamagedInOnePlace() {
    var bytes = "Größe, Straße, Fuß?".getBytes(StandardCharsets.UTF_8);
    bytes[bytes.length - 1] = (byte) 0xff;

    assertThat(page(bytes, "text/html; charset=utf-8").text())
        .isEqualTo("Größe, Straße, Fuß\ufffd");
  }

  @Test
  void leavesTheByteOrderMarkOut() {
    assertThat(page("\ufeff{}".getBytes(StandardCharsets.UTF_8), null).text()).isEqualTo("{}");
  }

  @Property
  void readsAnyBytes(@ForAll byte[] bytes, @ForAll String contentType) {
    assertThat(page(bytes, contentType).text()).isNotNull();
  }

  private static FetchedPage page(byte[] body, String contentType) {
    return new FetchedPage(
        URI.create("https://jobs.example/"), 200, contentType, body, Instant.EPOCH);
  }
}
