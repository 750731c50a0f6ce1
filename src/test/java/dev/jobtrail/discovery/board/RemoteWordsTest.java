package dev.jobtrail.discovery.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RemoteWordsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Remote",
        "Remoto",
        "Remoto (España)",
        "En remoto",
        "100% remoto",
        "Trabajo remoto",
        "A distancia (España)",
        "Teletrabajo",
        "À distance",
        "Distanciel",
        "Full remote",
        "Télétravail",
        "Fernarbeit",
        "Mobiles Arbeiten",
        "Bundesweit (Home Office)"
      })
  void findsRemoteWorkInAPlace(String place) {
    assertThat(RemoteWords.ofWorkplace(place)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Híbrido", "Hybride", "Presencial", "Présentiel", "Vor Ort", "On-site"})
  void findsThatAWorkplaceIsNotRemote(String place) {
    assertThat(RemoteWords.ofWorkplace(place)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "Desarrollador (remoto), true",
    "Comptable (full remote), true",
    "Buchhalter in Fernarbeit, true",
    "Técnico de soporte remoto, false",
    "Enseignant à distance, false",
    "Remontada, false"
  })
  void readsTitlesMoreCarefully(String title, boolean isRemote) {
    assertThat(RemoteWords.areInTitle(title)).isEqualTo(isRemote);
  }
}
