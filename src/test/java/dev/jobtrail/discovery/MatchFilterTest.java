package dev.jobtrail.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatchFilterTest {

  @Test
  void readsNumbersAsPeopleTypeThem() {
    var form = Map.of("minSalary", "60.000", "minScore", " 70 ", "radiusKm", "0");
    var filter = MatchFilter.ofForm(form::get);

    assertThat(filter.minSalary).isEqualTo(60_000);
    assertThat(filter.minScore).isEqualTo(70);
    assertThat(filter.radiusKm).isZero();
    assertThat(MatchFilter.faults(form::get)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "minScore, high, from 0 to 100",
    "minScore, 101, from 0 to 100",
    "minScore, 7.5, from 0 to 100",
    "radiusKm, far, from 0 to 500",
    "postedWithinDays, 0, from 1 to 365",
    "postedWithinDays, 2026-11-01, from 1 to 365",
    "minSalary, 60k, from 0 to 2147483647",
    "minSalary, -1, from 0 to 2147483647"
  })
  void tellsWhatIsWrongWithANumber(String name, String typed, String range) {
    var form = Map.of(name, typed);

    assertThat(MatchFilter.faults(form::get)).containsOnlyKeys(name);
    assertThat(MatchFilter.faults(form::get).get(name).english())
        .isEqualTo("must be a whole number " + range);
    var filter = MatchFilter.ofForm(form::get);
    assertThat(filter)
        .extracting("minScore", "radiusKm", "postedWithinDays", "minSalary")
        .containsOnlyNulls();
  }
}
