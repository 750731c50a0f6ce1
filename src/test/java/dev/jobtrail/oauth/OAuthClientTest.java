package dev.jobtrail.oauth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jobtrail.platform.Secrets;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a client may register, and where it may return to. */
class OAuthClientTest {

  private static OAuthClient client(String... redirects) {
    return OAuthClient.of("Helper", List.of(redirects).stream().map(URI::create).toList());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://claude.ai/api/mcp/auth_callback",
        "http://localhost:6274/oauth/callback",
        "http://127.0.0.1/callback",
        "http://[::1]:9000/callback",
        "cursor://anysphere.cursor-retrieval/oauth/callback",
        "com.example.app:/callback"
      })
  void takesAddressesThatOnlyTheClientReceives(String address) {
    assertThat(client(address).mayReturnTo(URI.create(address))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://example.com/callback",
        "http://localhost.example.com/callback",
        "http://localhost@example.com/callback",
        "https://user@example.com/callback",
        "https://example.com/callback#part",
        "https:///callback",
        "javascript:alert(1)",
        "javascript://example.com/%0aalert(1)",
        "JavaScript://example.com/",
        "data:text/html,hello",
        "file:///etc/passwd",
        "mailto:someone@example.com",
        "/callback",
        "//example.com/callback"
      })
  void refusesOtherAddresses(String address) {
    assertThatThrownBy(() -> client(address)).isInstanceOf(IllegalArgumentException.class);
    var forged = Secrets.text(("Helper\n" + address).getBytes(StandardCharsets.UTF_8));
    assertThat(OAuthClient.ofId(forged)).isEmpty();
  }

  @Test
  void refusesNoneTooManyAndTooLongAddresses() {
    assertThatThrownBy(() -> client()).isInstanceOf(IllegalArgumentException.class);
    var many = Collections.nCopies(9, "https://example.com/callback").toArray(String[]::new);
    assertThatThrownBy(() -> client(many)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> client("https://example.com/" + "a".repeat(300)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void returnsToWhatItRegisteredOnly() {
    var client = client("https://example.com/callback", "http://localhost:1/a?b=c");
    assertThat(client.mayReturnTo(URI.create("http://localhost:60001/a?b=c"))).isTrue();
    for (var other :
        List.of(
            "https://example.com/callback/",
            "https://example.com:8443/callback",
            "https://example.com.evil.example/callback",
            "https://example.com/callback?next=1",
            "http://example.com/callback",
            "http://127.0.0.1:1/a?b=c",
            "http://localhost:1/a",
            "http://localhost:1/b?b=c",
            "http://someone@localhost:1/a?b=c",
            "http://localhost:1/a?b=c#d")) {
      assertThat(client.mayReturnTo(URI.create(other))).as(other).isFalse();
    }
  }

  @Test
  void isItsId() {
    var client = client("https://example.com/callback", "cursor://helper/callback");
    assertThat(OAuthClient.ofId(client.id())).contains(client);
    assertThat(client.id()).matches("[A-Za-z0-9_-]+");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "!", "AAAA", "SGVscGVy", "SGVscGVyCg"})
  void knowsNoOtherIds(String id) {
    assertThat(OAuthClient.ofId(id)).isEmpty();
    assertThat(OAuthClient.ofId(null)).isEmpty();
    assertThat(OAuthClient.ofId("A".repeat(5_000))).isEmpty();
  }

  @Test
  void hasAShortNameOnOneLine() {
    var redirects = List.of(URI.create("https://example.com/"));
    assertThat(OAuthClient.of("  My\n\u202Eassistant\u0000 ", redirects).name())
        .isEqualTo("My assistant");
    assertThat(OAuthClient.of("x".repeat(500), redirects).name()).hasSize(80);
    assertThat(OAuthClient.of("x".repeat(79) + "😀", redirects).name()).hasSize(79);
    assertThat(OAuthClient.of(null, redirects).name()).isEqualTo("An assistant without a name");
    assertThat(OAuthClient.of("\n", redirects).name()).isEqualTo("An assistant without a name");
  }
}
