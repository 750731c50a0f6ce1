package dev.jobtrail.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PostedDateTest {

  private static final Instant NOW = Instant.parse("2026-11-21T12:00:00Z");

  @ParameterizedTest
  @CsvSource({
    "1761904800123, 2025-10-31T10:00:00.123Z",
    "1794580000, 2026-11-13T14:26:40Z",
    "1.761904800123E12, 2025-10-31T10:00:00.123Z",
    "2026-10-09 13:03:54 UTC, 2026-10-09T13:03:54Z",
    "2026-11-10T00:00:00.9970000, 2026-11-10T00:00:00.997Z",
    "2026-10-30T16:02:11-04:00, 2026-10-30T20:02:11Z",
    "'Mon, 02 Nov 2026 13:45:57 +0100', 2026-11-02T12:45:57Z",
    "2026-11-01, 2026-11-01T00:00:00Z",
    "2026-13-45, ",
    "soon, "
  })
  void readsDatesAsBoardsWriteThem(String text, String instant) {
    assertThat(PostedDate.of(text)).isEqualTo(Optional.ofNullable(instant).map(Instant::parse));
  }

  @ParameterizedTest
  @CsvSource({
    "Posted Today, 2026-11-21",
    "Posted Yesterday, 2026-11-20",
    "Posted 3 Days Ago, 2026-11-18",
    "Posted 30+ Days Ago, 2026-10-22",
    "2 weeks ago, 2026-11-07"
  })
  void readsHowLongAgo(String text, String day) {
    assertThat(PostedDate.ago(text, NOW)).contains(Instant.parse(day + "T00:00:00Z"));
  }
}
