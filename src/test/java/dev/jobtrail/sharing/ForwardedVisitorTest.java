package dev.jobtrail.sharing;

import static dev.jobtrail.sharing.Shared.PASSWORD;
import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.SharedSettings;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/**
 * Visitors behind a reverse proxy on 127.0.0.1, and others who come from elsewhere by themselves.
 */
@QuarkusTest
@WithTestResource(PostgresResource.class)
@TestProfile(SharedSettings.class)
class ForwardedVisitorTest {

  private static final String PROXY = "127.0.0.1";
  private static final String STRANGER = "127.0.0.2";

  @TestHTTPResource("/")
  URI base;

  @Test
  void visitorsBehindOneProxyAreCountedEachForThemselves() throws IOException {
    var shared = Shared.protectedResume();
    guessTwice(shared, PROXY, "203.0.113.7");

    assertThat(tryPassword(shared, PROXY, "203.0.113.7", PASSWORD)).isEqualTo(429);
    assertThat(tryPassword(shared, PROXY, "203.0.113.8", PASSWORD)).isEqualTo(204);
  }

  @Test
  void whatAVisitorWritesLeftOfItsAddressDoesNotCount() throws IOException {
    var shared = Shared.protectedResume();
    guessTwice(shared, PROXY, "203.0.113.7");

    assertThat(tryPassword(shared, PROXY, "198.51.100.1, 203.0.113.7", PASSWORD)).isEqualTo(429);
    assertThat(tryPassword(shared, PROXY, "198.51.100.2, 203.0.113.7, 10.9.1.1", PASSWORD))
        .isEqualTo(429);
    assertThat(tryPassword(shared, PROXY, "203.0.113.7, 198.51.100.3", PASSWORD)).isEqualTo(204);
  }

  @Test
  void theHeaderOfSomebodyElseDoesNotCount() throws IOException {
    var shared = Shared.protectedResume();
    assertThat(tryPassword(shared, STRANGER, "203.0.113.21", "wrong 1")).isEqualTo(401);
    assertThat(tryPassword(shared, STRANGER, "203.0.113.22", "wrong 2")).isEqualTo(401);

    assertThat(tryPassword(shared, STRANGER, "203.0.113.23", PASSWORD)).isEqualTo(429);
    assertThat(tryPassword(shared, PROXY, "203.0.113.21", PASSWORD)).isEqualTo(204);
  }

  private void guessTwice(Shared shared, String from, String forwardedFor) throws IOException {
    assertThat(tryPassword(shared, from, forwardedFor, "wrong 1")).isEqualTo(401);
    assertThat(tryPassword(shared, from, forwardedFor, "wrong 2")).isEqualTo(401);
  }

  /** The status of a try, on a connection from an address of loopback. */
  private int tryPassword(Shared shared, String from, String forwardedFor, String password)
      throws IOException {
    var body = "{\"password\":\"" + password + "\"}";
    var request =
        """
        POST %s/password/verify HTTP/1.1
        Host: localhost
        Content-Type: application/json
        Content-Length: %d
        X-Forwarded-For: %s
        Connection: close

        %s"""
            .formatted(shared.path(), body.length(), forwardedFor, body)
            .replace("\n", "\r\n");
    try (var socket =
        new Socket(InetAddress.getByName(PROXY), base.getPort(), InetAddress.getByName(from), 0)) {
      socket.setSoTimeout(60_000);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      var answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
      return Integer.parseInt(answer.split(" ", 3)[1]);
    }
  }
}
