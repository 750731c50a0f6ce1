package dev.jobtrail.account;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LocalPathTest {

  @ParameterizedTest
  @CsvSource({
    "/app, /app",
    "/app/docs?a=b%26c, /app/docs?a=b%26c",
    "/r/jane/cv, /r/jane/cv",
    "//evil.example, /app",
    "/\\evil.example, /app",
    "https://evil.example, /app",
    "app, /app",
    "'/a b', /app",
    "/é, /app",
    "'', /app"
  })
  void isOfThisService(String asked, String path) {
    assertThat(LocalPath.orHome(asked)).isEqualTo(path);
  }

  @Test
  void isTheFrontPageWhereThereIsNone() {
    assertThat(LocalPath.orHome(null)).isEqualTo("/app");
    assertThat(LocalPath.orHome("/" + "a".repeat(3_999))).hasSize(4_000);
    assertThat(LocalPath.orHome("/" + "a".repeat(4_000))).isEqualTo("/app");
  }
}
