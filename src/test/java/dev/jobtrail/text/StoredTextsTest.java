package dev.jobtrail.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class StoredTextsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "The job is no longer open: We have hired.|Die Stelle ist nicht mehr offen: We have hired.",
        "The form has more than 12 pages.|Das Formular hat mehr als 12 Seiten.",
        "\"Salary\" has no option \"a lot\".|„Salary“ hat keine Option „a lot“.",
        "\"Start\" requires a date such as 2026-11-21 (the form writes dd.mm.yyyy), not \"soon\"."
            + "|„Start“ verlangt ein Datum wie 2026-11-21 (das Formular schreibt dd.mm.yyyy),"
            + " nicht „soon“.",
        "Page 3|Seite 3",
        "Berlin (apply profile)|Berlin (Bewerbungsprofil)",
        "My arm is disabled (saved answer): \"Do you have any?\"|My arm is disabled"
            + " (gespeicherte Antwort): „Do you have any?“"
      })
  void findsTheFormatOfAText(String text, String german) {
    assertThat(StoredTexts.in(text, Language.GERMAN)).isEqualTo(german);
  }

  @Test
  void translatesATextInAText() {
    assertThat(
            StoredTexts.in(
                "Greenhouse cannot be read: api.example.com answered with status 500",
                Language.GERMAN))
        .isEqualTo(
            "Greenhouse kann nicht gelesen werden: api.example.com hat mit Status 500 geantwortet");
  }

  @Test
  void translatesAPlaceAndASentence() {
    assertThat(
            StoredTexts.in(
                "Certificate 2: the date 2021-03 has no day; kept as March 2021", Language.GERMAN))
        .isEqualTo("Zertifikat 2: das Datum 2021-03 hat keinen Tag; bleibt als March 2021");
    assertThat(StoredTexts.in("Lever does not know this company.", Language.GERMAN))
        .isEqualTo("Lever kennt dieses Unternehmen nicht.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "Work 1: the start date \"soon\" is no date; kept under meta.jobtrail.imported"
            + "|Poste 1\u00a0: date de début «\u00a0soon\u00a0» n’est pas une date\u00a0; conservé sous"
            + " meta.jobtrail.imported",
        "Skill 1: the text \"name\" is now its name"
            + "|Compétence 1\u00a0: le texte «\u00a0name\u00a0» est devenu sa valeur «\u00a0nom\u00a0»",
        "Education 1: the empty end date (null) was removed"
            + "|Formation 1\u00a0: la valeur vide de «\u00a0date de fin\u00a0» (null) a été retirée",
        "Basics: the phone 4930123 is text"
            + "|Personne\u00a0: «\u00a0numéro de téléphone\u00a0» 4930123 est devenu un texte"
      })
  void namesPropertiesOfAResume(String text, String french) {
    assertThat(StoredTexts.in(text, Language.FRENCH)).isEqualTo(french);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Jana Novak",
        "Page of glory",
        "Please call me: I am free",
        "https://jobs.example.com/1",
        "Other, 3 days",
        ": ",
        "."
      })
  void leavesTextsOfOthers(String text) {
    assertThat(StoredTexts.in(text, Language.GERMAN)).isEqualTo(text);
  }

  @Test
  void leavesEnglishAndNothing() {
    assertThat(StoredTexts.in("Page 3", Language.ENGLISH)).isEqualTo("Page 3");
    assertThat(StoredTexts.in(null, Language.FRENCH)).isNull();
  }

  @ParameterizedTest
  @EnumSource(names = {"GERMAN", "FRENCH", "SPANISH"})
  void findsEachFormatWithPlainValues(Language language) {
    var formats =
        Translations.all(language).keySet().stream()
            .filter(it -> it.matches("(?s).*%[sd].*") && !it.contains("%%"))
            .filter(StoredTextsTest::isDistinct)
            .toList();
    assertThat(formats).hasSizeGreaterThan(250);
    assertThat(formats)
        .allSatisfy(
            it -> {
              var text = it.replace("%d", "7").replace("%s", "Xyz");
              assertThat(StoredTexts.in(text, language)).isNotEqualTo(text);
            });
  }

  private static boolean isDistinct(String format) {
    var words = Stream.of(format.split("%[sd]|[^\\p{L}]+")).filter(it -> it.length() > 1).count();
    return words > 1;
  }
}
