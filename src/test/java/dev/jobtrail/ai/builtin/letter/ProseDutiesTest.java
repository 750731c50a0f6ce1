package dev.jobtrail.ai.builtin.letter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.text.Language;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProseDutiesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ENGLISH | You'll test juice samples, calibrate instruments and log results in our LIMS | test juice samples; calibrate instruments; log results in our LIMS
          ENGLISH | You will order flour, stock and packaging | order flour, stock and packaging
          ENGLISH | We need a lead who will set the test strategy, coach three testers, and stay hands-on | set the test strategy; coach three testers
          ENGLISH | Our Finance Officer processes invoices, reconciles the accounts and supports budget holders | process invoices; reconcile the accounts; support budget holders
          ENGLISH | The role involves managing the ledger and chasing late payers | managing the ledger; chasing late payers
          GERMAN  | Sie bearbeiten Reklamationen und beraten unsere Kunden | Reklamationen zu bearbeiten; unsere Kunden zu beraten
          GERMAN  | Du arbeitest neue Kollegen ein und prüfst die Ware | neue Kollegen einzuarbeiten; die Ware zu prüfen
          GERMAN  | Für unsere Buchhaltung suchen wir jemanden, der Belege prüft und die Monats- und Jahresabschlüsse vorbereitet | Belege zu prüfen; die Monats- und Jahresabschlüsse vorzubereiten
          GERMAN  | Zu Ihren Aufgaben gehören die Betreuung der Kunden und die Pflege der Datenbank | die Betreuung der Kunden; die Pflege der Datenbank
          FRENCH  | Vous serez chargé d'instruire les dossiers, de préparer les réunions et d'en rédiger les comptes rendus | instruire les dossiers; préparer les réunions; rédiger les comptes rendus
          FRENCH  | Vous accueillez les clients et préparez les commandes | accueillir les clients; préparer les commandes
          SPANISH | Buscamos un analista para nuestro laboratorio, que prepare medios de cultivo y tome muestras en planta | preparar medios de cultivo; tomar muestras en planta
          FRENCH  | Vous connaissez les pompes à chaleur, vous préparez les chantiers | préparer les chantiers
          SPANISH | Te encargarás de coordinar el equipo y revisar los turnos | coordinar el equipo; revisar los turnos
          SPANISH | Gestionarás los pedidos de la tienda | gestionar los pedidos de la tienda
          """)
  void readsDutiesOfASentence(Language language, String sentence, String duties) {
    assertThat(new ProseDuties(language).read(sentence))
        .extracting(RequirementPhrase::text)
        .containsExactlyElementsOf(List.of(duties.split("; ")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ENGLISH | You will receive a bike and find a good team
          ENGLISH | We are looking for someone to join our team
          ENGLISH | Our Finance Officer enjoys her work
          ENGLISH | Strong Excel skills
          GERMAN  | Sie haben eine kaufmännische Ausbildung
          GERMAN  | Wir suchen einen Koch, der gern lacht
          FRENCH  | Vous avez une expérience en collectivité
          SPANISH | Buscamos una persona que tenga experiencia
          """)
  void takesNothingElseForADuty(Language language, String sentence) {
    assertThat(new ProseDuties(language).read(sentence)).isEmpty();
  }
}
