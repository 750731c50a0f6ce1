package dev.jobtrail.guard;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers of the evidence told with less precision, in other units and as limits. */
class RoundingTest {

  private static final String PLACE = "/work/0/highlights/0";

  private final EvidenceGuard guard = new EvidenceGuard();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Looked after 1,183 members of the credit union. | Looked after about 1,200 members of the credit union.
          Looked after 1,183 members of the credit union. | Looked after roughly 1,200 credit union members.
          Looked after 1,183 members of the credit union. | Looked after over 1,000 members of the credit union.
          Handled 38 complaints in 2023. | Handled around 40 complaints in 2023.
          Handled 38 complaints in 2023. | Handled some 40 complaints in 2023.
          Handled 38 complaints in 2023. | Handled more than 20 complaints in 2023.
          Managed a budget of £1.2m. | Managed a £1,200,000 budget.
          Managed a budget of £1,180,000. | Managed a budget of about £1.2m.
          Cut invoice errors by 32 % within a year. | Cut invoice errors by about a third within a year.
          Cut invoice errors by 32 % within a year. | Cut invoice errors by nearly a third within a year.
          Cut invoice errors by 32 % within a year. | Cut invoice errors by more than 30 % within a year.
          Answered tickets within 48 hours. | Answered tickets in no more than 48 hours.
          Answered tickets in under 48 hours. | Answered tickets within 48 hours.
          Ran 90-minute workshops for parents. | Ran workshops of one and a half hours for parents.
          Ran workshops for parents for 18 months. | Ran workshops for parents for a year and a half.
          Trained 12 apprentices. | Trained a dozen apprentices.
          Trained 24 apprentices. | Trained two dozen apprentices.
          Serviced 62 boilers in the winter of 2022. | Serviced more than 60 boilers in the winter of 2022.
          Betreuung von 1.183 Mitgliedern der Genossenschaft. | Betreute rund 1.200 Mitglieder der Genossenschaft.
          Betreuung von 1.183 Mitgliedern der Genossenschaft. | Betreute knapp 1.200 Mitglieder der Genossenschaft.
          Betreuung von 1.183 Mitgliedern der Genossenschaft. | Betreute gut 1.100 Mitglieder der Genossenschaft.
          Betreuung von 1.183 Mitgliedern der Genossenschaft. | Betreute über 1.000 Mitglieder der Genossenschaft.
          Betreuung von 1.183 Mitgliedern der Genossenschaft. | Betreute mehr als tausend Mitglieder der Genossenschaft.
          Bearbeitung von 38 Reklamationen im Jahr 2023. | Bearbeitete 2023 etwa 40 Reklamationen.
          Bearbeitung von 38 Reklamationen im Jahr 2023. | Bearbeitete 2023 mehr als 20 Reklamationen.
          Verwaltung eines Jahresbudgets von rund 80.000 Euro. | Verwaltete ein Jahresbudget von rund 80.000 Euro.
          Antwort auf Anfragen innerhalb von 48 Stunden. | Beantwortete Anfragen binnen zwei Tagen.
          Einarbeitung über sechs Monate. | Einarbeitung über ein halbes Jahr.
          Vertretung der Teamleitung für 12 Wochen. | Vertrat rund drei Monate die Teamleitung.
          Suivi de 1 183 adhérents de la mutuelle. | Suivi d'environ 1 200 adhérents de la mutuelle.
          Suivi de 1 183 adhérents de la mutuelle. | Suivi de près de 1 200 adhérents de la mutuelle.
          Traitement de 38 réclamations en 2023. | Traitement d'une quarantaine de réclamations en 2023.
          Traitement de 38 réclamations en 2023. | Traitement de plus d'une trentaine de réclamations en 2023.
          Formation de 12 apprentis. | Formation d'une douzaine d'apprentis.
          Baisse des erreurs de 32 % en un an. | Baisse des erreurs de près d'un tiers en un an.
          Baisse des erreurs de 32 % en un an. | Baisse des erreurs d'environ un tiers en un an.
          Réponse aux demandes sous 48 heures. | Réponse aux demandes en moins de deux jours.
          Réponse aux demandes sous 48 heures. | Réponse aux demandes en 48 h maximum.
          Réponse aux demandes sous 48 heures. | Réponse aux demandes dans les 48 heures.
          Réponse aux demandes en 48 heures maximum. | Réponse aux demandes sous 48 heures.
          Gestion d'un budget de 1,2 M€. | Gestion d'un budget de 1 200 000 euros.
          Gestion d'un budget de 1,2 M€. | Gestion d'un budget de 1,2 million d'euros.
          Animation de 6 ateliers. | Animation d'une demi-douzaine d'ateliers.
          Atención a 1.183 socios de la cooperativa. | Atención a unos 1.200 socios de la cooperativa.
          Atención a 1.183 socios de la cooperativa. | Atención a casi 1.200 socios de la cooperativa.
          Atención a 1.183 socios de la cooperativa. | Atención a más de mil socios de la cooperativa.
          Gestión de 38 reclamaciones en 2023. | Gestión de alrededor de 40 reclamaciones en 2023.
          Gestión de 38 reclamaciones en 2023. | Gestioné cerca de 40 reclamaciones en 2023.
          Gestión de 38 reclamaciones en 2023. | Gestión de más de una treintena de reclamaciones en 2023.
          Reducción de errores del 32 % en un año. | Reducción de errores de casi un tercio en un año.
          Gestión de un presupuesto de 1,2 millones de euros. | Gestión de un presupuesto de 1.200.000 €.
          Seguimiento de 30 obras en tres años. | Seguimiento de una treintena de obras en tres años.
          Seguimiento de unas 30 obras al año. | Seguimiento de una treintena de obras al año.
          Jusqu'à 25 échantillons analysés par poste. | Analyse de 25 échantillons au maximum par poste.
          Bearbeitung von 163 Anträgen. | Bearbeitete um die 160 Anträge.
          Over 200 lifts serviced. | Serviced more than 150 lifts.
          """)
  void bearLessPreciseOnes(String before, String after) {
    assertThat(isLetThrough(before, after)).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Looked after 1,183 members of the credit union. | Looked after about 1,500 members of the credit union.
          Looked after 1,183 members of the credit union. | Looked after over 1,200 members of the credit union.
          Handled 38 complaints in 2023. | Handled 40 complaints in 2023.
          Handled 38 complaints in 2023. | Handled about 60 complaints in 2023.
          Cut invoice errors by 32 % within a year. | Cut invoice errors by almost half within a year.
          Trained 12 apprentices. | Trained two dozen apprentices.
          Checked up to 25 samples per shift. | Checked 25 samples per shift.
          Betreuung von 1.183 Mitgliedern der Genossenschaft. | Betreute rund 1.500 Mitglieder der Genossenschaft.
          Schulung von 12 Auszubildenden. | Schulte zwei Dutzend Auszubildende.
          Suivi de 1 183 adhérents de la mutuelle. | Suivi d'environ 1 500 adhérents de la mutuelle.
          Traitement de 38 réclamations en 2023. | Traitement d'une centaine de réclamations en 2023.
          Atención a 1.183 socios de la cooperativa. | Atención a unos 1.500 socios de la cooperativa.
          Kept accounts for three of the five branches. | Kept the accounts of all five branches.
          Handled 38 complaints in 2023. | Handled more than 38 complaints in 2023.
          Answered tickets within 48 hours. | Answered tickets within 24 hours.
          Answered tickets within 48 hours. | Answered tickets in less than a day.
          Over 200 lifts serviced. | Serviced more than 250 lifts.
          Suivi de 1 183 adhérents. | Suivi de plusieurs milliers d'adhérents.
          Gestion d'un budget de 1,2 M€. | Gestion d'un budget de 1,2 milliard d'euros.
          Atención a 1.183 socios. | Atención a más de dos mil socios.
          Bearbeitung von 163 Anträgen. | Bearbeitete um die 200 Anträge.
          """)
  void bearNoLargerOnes(String before, String after) {
    assertThat(isLetThrough(before, after)).isFalse();
  }

  private boolean isLetThrough(String before, String after) {
    var nodes = JsonNodeFactory.instance;
    var resume = nodes.objectNode();
    resume
        .putArray("work")
        .addObject()
        .put("name", "Hollow Mill")
        .put("position", "Clerk")
        .put("startDate", "2019-03")
        .put("endDate", "2024-02")
        .putArray("highlights")
        .add(before);
    var change = new ProposedChange(ChangeKind.BULLET, "", PLACE, before, after, "");
    return guard.check(new Evidence(resume, List.of(), List.of("")), List.of(change)).stream()
        .allMatch(Verdict::letThrough);
  }
}
