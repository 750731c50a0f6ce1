package dev.jobtrail.outbound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jobtrail.outbound.OutboundException.Reason;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SsrfGuardTest {

  private final SsrfGuard shipped = SsrfGuard.publicWeb();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://127.0.0.1/",
        "http://localhost/",
        "http://LOCALHOST./",
        "http://[::1]/",
        "http://[::]/",
        "http://[::ffff:127.0.0.1]/",
        "http://[::ffff:a9fe:a9fe]/latest/meta-data",
        "http://[64:ff9b::7f00:1]/",
        "http://[2002:7f00:1::]/",
        "http://[fe80::1]/",
        "http://[fd00:ec2::254]/",
        "http://10.1.2.3/",
        "http://172.16.0.1/",
        "https://192.168.1.1/",
        "http://169.254.169.254/latest/meta-data",
        "http://100.64.0.1/",
        "http://0.0.0.0/",
        "http://255.255.255.255/",
        "http://2130706433/",
        "http://017700000001/",
        "http://0x7f000001/",
        "http://0x7f.0.0.1/",
        "http://0177.0.0.1/",
        "http://127.1/",
        "http://127.0.1/",
        "http://8.8.8.8./",
        "http://256.1.1.1/",
        "http://0/",
        "http://8.8.8.8:22/",
        "http://8.8.8.8:6379/",
        "https://8.8.8.8:5432/",
        "http://host.invalid/"
      })
  void refusesWhatIsNoPublicWebAddress(String url) {
    // the JDK does not take some of the odd forms for hosts at all
    assertThatThrownBy(() -> shipped.addresses(URI.create(url)))
        .isInstanceOfSatisfying(
            OutboundException.class,
            e -> assertThat(e.reason()).isIn(Reason.REFUSED_ADDRESS, Reason.INVALID_URL));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"http://127.0.0.1:0/", "http://127.0.0.1:65536/", "http://127.0.0.1:99999/"})
  void refusesPortsThatDoNotExistWhereEveryPortIsAllowed(String url) {
    assertThatThrownBy(() -> SsrfGuard.disabled().addresses(URI.create(url)))
        .isInstanceOfSatisfying(
            OutboundException.class, e -> assertThat(e.reason()).isEqualTo(Reason.INVALID_URL));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ftp://8.8.8.8/",
        "file:///etc/passwd",
        "http://user@8.8.8.8/",
        "http://user:secret@8.8.8.8/",
        "mailto:a@example.com",
        "/relative"
      })
  void refusesWhatIsNoWebUrl(String url) {
    assertThatThrownBy(() -> shipped.addresses(URI.create(url)))
        .isInstanceOfSatisfying(
            OutboundException.class, e -> assertThat(e.reason()).isEqualTo(Reason.INVALID_URL));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://8.8.8.8/",
        "https://8.8.8.8/",
        "http://8.8.8.8:8080/",
        "https://8.8.8.8:8443/",
        "https://[2606:4700::1111]/"
      })
  void allowsPublicWebAddresses(String url) {
    assertThat(shipped.addresses(URI.create(url))).hasSize(1);
  }

  @Test
  void refusesAHostWhenOneOfItsAddressesIsPrivate() {
    var guard = shippedWith("8.8.8.8", "10.0.0.1");

    assertThatThrownBy(() -> guard.addresses(URI.create("https://jobs.example/")))
        .hasMessage("jobs.example does not lead to an address of the public internet");
  }

  @Test
  void answersEveryAddressOfAPublicHost() throws UnknownHostException {
    var guard = shippedWith("8.8.8.8", "2606:4700::1111");

    assertThat(guard.addresses(URI.create("https://jobs.example/")))
        .isEqualTo(List.of(addresses("8.8.8.8", "2606:4700::1111")));
  }

  private static SsrfGuard shippedWith(String... addresses) {
    return SsrfGuard.publicWeb(host -> addresses(addresses));
  }

  private static InetAddress[] addresses(String... written) throws UnknownHostException {
    var addresses = new InetAddress[written.length];
    for (var i = 0; i < written.length; i++) {
      addresses[i] = InetAddress.getByName(written[i]);
    }
    return addresses;
  }
}
