package dev.jobtrail.discovery.company;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PastedLineTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "stripe.com | https://stripe.com/",
        "Stripe.com/jobs | https://stripe.com/jobs",
        "www.acme-robotics.co.uk | https://www.acme-robotics.co.uk/",
        "https://acme.example/careers#open | https://acme.example/careers",
        "Engineer at Acme: https://jobs.lever.co/acme. | https://jobs.lever.co/acme",
        "<https://acme.example/jobs> | https://acme.example/jobs",
        "Acme (acme.example) | https://acme.example/",
        "bücher.example | https://xn--bcher-kva.example/",
        "Booking.com | https://booking.com/",
        "http://127.0.0.1:8080/x | http://127.0.0.1:8080/x"
      })
  void findsTheUrl(String line, String url) {
    assertThat(PastedLine.url(line)).contains(URI.create(url));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Stripe",
        "jobs@acme.example",
        "Acme Robotics Inc.",
        "ftp://",
        "javascript:alert(1)",
        "https://user:secret@acme.example/",
        "https://",
        "..."
      })
  void findsNoneInOtherText(String line) {
    assertThat(PastedLine.url(line)).isEmpty();
  }
}
