package dev.jobtrail.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanguageTest {

  /** Short texts of nouns, beside a resume in the language that stands first. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "FRENCH|SPANISH|Mozo de almacén: Funciones: carga y descarga. Requisitos: carretilla.",
        "FRENCH|SPANISH|Ingeniero de producción: Gestión de personal, mejora continua, Lean.",
        "ENGLISH|SPANISH|Electricista: Electricidad, fontanería, climatización. Inglés básico.",
        "ENGLISH|SPANISH|Camarero/a: sala, terraza",
        "ENGLISH|FRENCH|Aide-soignante: Soins d'hygiène. Diplôme exigé. Permis B.",
        "SPANISH|FRENCH|Serveur H/F: Service en salle, encaissement. Expérience exigée.",
        "ENGLISH|GERMAN|Koch (m/w/d): Warme Küche, Vorbereitung, Einkauf.",
        "GERMAN|GERMAN|Lkw-Fahrer CE: Führerschein CE, Fahrerkarte. Nahverkehr, 40 Stunden.",
        "GERMAN|ENGLISH|Software engineer (m/w/d): We are looking for a person who writes tests.",
        "ENGLISH|ENGLISH|Sous Chef: French cuisine, banquet, menu du jour, mise en place.",
        "GERMAN|GERMAN|Restaurant Manager: Events, Catering, Revenue Management",
        "SPANISH|SPANISH|Eletricista: Procuramos eletricista. Requisitos: carta de condução.",
      })
  void tellsTheLanguageOfAShortTextOrTakesTheOther(Language other, Language is, String text) {
    assertThat(Language.clearlyOf(text, other)).isEqualTo(is);
  }

  @ParameterizedTest
  @CsvSource({
    "Requisitos de la plaza, SPANISH",
    "Les missions du poste, FRENCH",
    "Reinigung und Wartung, GERMAN",
    "Cleaning and care, ENGLISH",
    "SAP, ENGLISH",
  })
  void tellsItByFoldedWords(String text, Language language) {
    assertThat(Language.detect(Tokenizer.words(text))).isEqualTo(language);
  }
}
