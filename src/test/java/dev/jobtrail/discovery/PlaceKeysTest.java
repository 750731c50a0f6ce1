package dev.jobtrail.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.FoundJob;
import dev.jobtrail.place.NamedPlace;
import dev.jobtrail.place.Places;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlaceKeysTest {

  /** The order of a set with a salt would differ after a restart, and every match be written. */
  @Test
  void hasTheSameOrderInEveryProcess() {
    assertThat(PlaceKeys.of("Dublin, Ireland", false))
        .containsExactly("ie/Dublin", "ie-L", "ie-332", "ie");
    assertThat(PlaceKeys.of("Lyon", null))
        .containsExactly("fr/Lyon", "fr-ARA", "fr-692", "rhone alpes", "fr");
  }

  @Test
  void agreeWithTheFilterOfTargets() {
    for (var line : TargetMatchingTest.lines("/discovery/place-pairs.txt")) {
      var parts = line.split(" \\| ");
      var isRemote = parts[1].startsWith("R:");
      var keys = PlaceKeys.of(isRemote ? parts[1].substring(2) : parts[1], isRemote);
      assertThat(keys.stream().anyMatch(PlaceKeys.at(parts[0], 0)::contains))
          .as(line)
          .isEqualTo(parts[2].equals("y"));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "Asia, Remote (EU), false",
    "Asia, 'Remote, Europe', false",
    "Asia, 'Remote, EMEA', true",
    "Asia, 'Remote, APAC', true",
    "Asia, 'Remote, Cyprus', true",
    "Asia, Remote, true",
    "EU, Remote (DACH), true",
    "DACH, Remote (EU), true",
    "DACH, 'Remote, Asia', false",
    "Berlin, 'Remote, EMEA', true",
    "Berlin, 'Remote, Asia', false",
    "Cyprus, Remote (EU), true",
    "Nordics, Remote (EU), true",
    "Africa, 'Remote, MENA', true",
    "LATAM, 'Remote, North America', false",
    "LATAM, 'Remote, Americas', true"
  })
  void findsRemoteJobsOfRegionsThatOverlap(String place, String location, boolean isFound) {
    var keys = PlaceKeys.of(location, true);

    assertThat(PlaceKeys.at(place, 0).stream().anyMatch(keys::contains)).isEqualTo(isFound);
    var target = new TargetFilter(null, null, null, List.of(place), false, null, null);
    assertThat(target.keeps(remote(location))).isEqualTo(isFound);
  }

  private static FoundJob remote(String location) {
    return new FoundJob(
        Board.GREENHOUSE,
        "acme",
        "1",
        "https://acme.example/1",
        "https://acme.example/1",
        "Engineer",
        "Acme",
        List.of(location),
        true,
        null,
        null,
        null,
        null,
        null,
        null,
        null);
  }

  @ParameterizedTest
  @CsvSource({
    "Remote - US (EST), us",
    "'Remote, CET ±2h', ''",
    "Kanton Zürich, ch/Zürich",
    "CH-8001 Zürich, ch/Zürich",
    "DE-80331 München; AT-1010 Wien, de/München at/Wien",
    "Hamburg und Umgebung, de/Hamburg",
    "'Canton, OH', us/5149222",
    "Grand Est, fr-GES"
  })
  void readsNoPlacesInOtherWords(String location, String keys) {
    assertThat(Places.in(location))
        .extracting(NamedPlace::key)
        .containsExactly(keys.isEmpty() ? new String[0] : keys.split(" "));
  }
}
