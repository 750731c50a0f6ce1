package dev.jobtrail.posting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClosedWordsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "This job is no longer available.",
        "The job you are looking for is no longer open.",
        "Sorry, this position has been filled.",
        "No longer accepting applications",
        "Job not found",
        "This job posting has expired.",
        "Applications for this role are now closed.",
        "We are no longer accepting applications for this position.",
        "Diese Stelle ist leider nicht mehr verfügbar.",
        "Die Stellenanzeige wurde deaktiviert.",
        "Die Position ist bereits besetzt.",
        "Cette offre n'est plus disponible.",
        "Ce poste a été pourvu.",
        "Esta oferta ya no está disponible.",
        "Esta vaga não está mais disponível.",
        "Vaga encerrada",
        "Questa offerta non è più disponibile.",
        "Deze vacature is niet meer beschikbaar.",
        "Ta oferta wygasła.",
        "Annonsen är inte längre tillgänglig: tjänsten är tillsatt."
      })
  void knowsANoticeThatTheJobIsClosed(String sentence) {
    assertThat(ClosedWords.isClosing(sentence)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "If this job is no longer available, see our other openings.",
        "This position will remain open until it has been filled.",
        "Applications close on 12 December.",
        "We are no longer accepting applications by e-mail.",
        "This position is not available for remote work.",
        "This role is closed to applicants who need a visa.",
        "The position was filled by contractors so far.",
        "You will work on services that are no longer supported.",
        "The market that we opened last year has closed the gap.",
        "Page not found",
        "Die Stelle kann auch in Teilzeit besetzt werden.",
        "Die Stelle ist zum 1. Januar zu besetzen.",
        "Sobald die Stelle besetzt ist, melden wir uns.",
        "Le poste est à pourvoir dès maintenant.",
        "Si cette offre n'est plus disponible, écrivez-nous.",
        "El puesto está abierto a todas las personas.",
        "A vaga não está sujeita a horários fixos.",
        "Deze functie is per direct beschikbaar."
      })
  void takesNoOtherSentenceForOne(String sentence) {
    assertThat(ClosedWords.isClosing(sentence)).isFalse();
  }

  @Test
  void readsOnlyWhatThePageShowsAndTheDescriptionDoesNotSay() {
    var notice = "<p>This position has been filled.</p>";
    assertThat(found("<h1>Engineer</h1>" + notice)).contains("This position has been filled.");
    assertThat(found("<template>" + notice + "</template><div hidden>" + notice + "</div>"))
        .isEmpty();
    assertThat(
            ClosedWords.in(
                Jsoup.parse(notice), List.of("Intro.\n\nThis position has been  filled.")))
        .isEmpty();
  }

  private static Optional<String> found(String html) {
    return ClosedWords.in(Jsoup.parse(html), List.of());
  }
}
