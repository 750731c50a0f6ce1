package dev.jobtrail.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountryNamesTest {

  private static final CountryNames COUNTRIES = CountryNames.shared();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Eugene, OR | us",
        "Riyadh, Saudi Arabia | sa",
        "Genève, Suisse | ch",
        "Remote - Canada | ca",
        "Köln | de",
        "Leeds, UK | gb",
        "Graz, Steiermark | at",
      })
  void findsTheCountryOfAPlace(String place, String country) {
    assertThat(COUNTRIES.in(place)).containsExactly(country);
  }

  @ParameterizedTest
  @CsvSource({"DE, DE", "DEU, DE", "Allemagne, DE", "Stati Uniti, US", "u.s.a., US", "Dutch, NL"})
  void knowsACountryByItsCodesAndNames(String name, String code) {
    assertThat(COUNTRIES.named(name)).contains(code);
  }

  @ParameterizedTest
  @CsvSource({"and", "Texas", "Berlin", "''"})
  void takesNoOtherWordForACountry(String name) {
    assertThat(COUNTRIES.named(name)).isEmpty();
  }

  @Test
  void tellsCodesOfCountriesFromThoseOfStates() {
    assertThat(COUNTRIES.in("Berlin, DE")).containsExactly("de");
    assertThat(COUNTRIES.in("San Francisco, CA")).containsExactly("us");
    assertThat(COUNTRIES.in("DE - Remote")).containsExactly("de");
  }

  @Test
  void takesNoWordForTheCodeOfAState() {
    assertThat(COUNTRIES.in("in or near the city")).isEmpty();
    assertThat(COUNTRIES.in("")).isEmpty();
    assertThat(COUNTRIES.in(null)).isEmpty();
  }

  @Test
  void findsRegionsByNameAndByCode() {
    assertThat(COUNTRIES.regionsAt("Tampa, FL")).containsExactly("us-FL");
    assertThat(COUNTRIES.regionsAt("Sunshine Coast, Queensland, Australia"))
        .containsExactly("au-QLD");
    assertThat(COUNTRIES.region("us", "Oregon")).isEqualTo(Set.of("us-OR"));
  }
}
