package dev.jobtrail.application;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ApplicationStatusTest {

  /** product.md 5: what a person can set, from any of these. */
  private static final Set<String> BY_HAND =
      Set.of(
          "saved",
          "reviewed",
          "ready",
          "needs_action",
          "submitted",
          "screening",
          "interview",
          "offer",
          "rejected",
          "withdrawn",
          "ghosted");

  private static final Map<String, Set<String>> BY_WORK =
      Map.of(
          "saved", Set.of("reviewing", "applying"),
          "reviewing", Set.of("reviewed", "saved", "ready"),
          "reviewed", Set.of("reviewing", "tailoring", "applying"),
          "tailoring", Set.of("ready", "reviewed"),
          "ready", Set.of("reviewing", "tailoring", "applying"),
          "needs_action", Set.of("applying", "ready"),
          "applying", Set.of("submitted", "needs_action", "ready"));

  static List<Arguments> everyPair() {
    var pairs = new ArrayList<Arguments>();
    for (var from : ApplicationStatus.values()) {
      Arrays.stream(ApplicationStatus.values()).forEach(to -> pairs.add(Arguments.of(from, to)));
    }
    assertThat(pairs).hasSize(14 * 14);
    return pairs;
  }

  @ParameterizedTest
  @MethodSource("everyPair")
  void canBeSetByHandAsTheProductSays(ApplicationStatus from, ApplicationStatus to) {
    var expected =
        BY_HAND.contains(name(to))
            && (BY_HAND.contains(name(from)) || name(to).equals("withdrawn"));
    assertThat(from.canBeSetByHandTo(to)).isEqualTo(expected);
  }

  @ParameterizedTest
  @MethodSource("everyPair")
  void canBeMovedByWorkAsTheProductSays(ApplicationStatus from, ApplicationStatus to) {
    var expected = BY_WORK.getOrDefault(name(from), Set.of()).contains(name(to));
    assertThat(from.canBeMovedByWorkTo(to)).isEqualTo(expected);
  }

  private static String name(ApplicationStatus status) {
    return status.name().toLowerCase(Locale.ROOT);
  }
}
