package dev.jobtrail.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PublicAddressTest {

  @Test
  void hasNoSlashAtItsEnd() {
    assertThat(new PublicAddress(Optional.of("https://example.com/jobs/")).base())
        .isEqualTo("https://example.com/jobs");
  }

  @Test
  void isSecureByHttps() {
    assertThat(new PublicAddress(Optional.of("HTTPS://example.com")).isSecure()).isTrue();
    assertThat(new PublicAddress(Optional.of("http://example.com")).isSecure()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "jobs.example.com",
        "jobs.example.com:443",
        "/jobs",
        "https:jobs.example.com",
        "https://",
        "https://jobs example.com",
        "ftp://jobs.example.com",
        "https://user@jobs.example.com",
        "https://jobs.example.com?a=b",
        "https://jobs.example.com#a"
      })
  void refusesWhatLinksCannotBeginWith(String url) {
    assertThatThrownBy(() -> new PublicAddress(Optional.of(url)))
        .hasMessageContaining("JOBTRAIL_PUBLIC_URL")
        .hasMessageContaining("absolute http or https URL");
  }
}
