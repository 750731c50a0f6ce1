package dev.jobtrail.fit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.Clock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LicencesTest {

  private static final FitModel MODEL = new FitModel(Clock.systemUTC());

  private static JsonNode resume(String trade, String certificate) {
    var resume = new ObjectMapper().createObjectNode();
    resume.putObject("basics").put("label", trade);
    resume.putArray("work").addObject().put("position", trade).put("startDate", "2018-01");
    resume.putArray("certificates").addObject().put("name", certificate);
    return resume;
  }

  /** Of a job of the same trade. */
  private static double missing(String trade, String certificate, String posting) {
    var applicant = MODEL.applicant(resume(trade, certificate));
    var job = MODEL.job(trade, "Amp", "", null, null, posting);
    return new Measures(applicant, job, FitModel.knowledge()).get(Feature.LICENCE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          Lkw-Fahrer       | Führerschein Klasse C, CE  | "Ihr Profil:
          Führerschein der Klasse CE ist zwingend erforderlich."
          Lkw-Fahrer       | Führerschein Klasse C, CE  | "Ihr Profil:
          Führerschein der Klasse B ist zwingend erforderlich."
          Verkäufer        | Kassenschulung             | "Ihr Profil:
          Der Staplerschein ist nicht erforderlich, ein Führerschein ist keine Voraussetzung."
          Pflegefachfrau   | Praxisanleiterin           | "Wir sind nach ISO 9001 zertifiziert. Die Fachkunde bezahlen wir Ihnen."
          Teacher          | First aid                  | "We hold a certificate as a family-friendly employer."
          Grutier          | CACES R483 catégorie B     | "Vous conduisez une grue sur nos chantiers. Votre profil :
          CACES R483 catégorie B exigé."
          Barista          | Food hygiene               | "You need no licence: a driving licence isn't required."
          Office manager   | Bookkeeping                | "You will pay invoices and keep the insurance certificates current."
          Nurse            | Registration as nurse      | "Your profile:
          - Two years on a ward
          - The salary is above the scale, and fees for registration are paid."
          Lorry driver     | Licence LGV C+E            | "Your profile:
          Category C licence with CPC"
          Lorry driver     | Licence LGV C+E            | "Your profile:
          No drink or drug endorsements"
          """)
  void asksForNothingThatIsMissing(String trade, String certificate, String posting) {
    assertThat(missing(trade, certificate, posting)).isLessThan(0.2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          Lkw-Fahrer       | Führerschein Klasse C      | "Ihr Profil:
          Führerschein der Klasse D ist zwingend erforderlich."
          Grutier          | CACES R483 catégorie B     | "Vous conduisez une grue sur nos chantiers. Votre profil :
          CACES R483 catégorie A exigé."
          Dachdecker       | Gesellenbrief              | "Unverzichtbar: ein eingetragener Meisterbrief im Zimmererhandwerk."
          Optician         | First aid                  | "Non-negotiable on the first day: registration as an independent prescriber of medicines."
          Elektriker       | Gesellenbrief              | "Zwingend: eidgenössischer Fachausweis als Elektro-Sicherheitsberater."
          Friseurin        | Gesellenprüfung            | "Deshalb brauchen wir den Meisterbrief im Original."
          Dietista         | Primeros auxilios          | "Requisito legal ineludible: estar colegiado como farmacéutico."
          """)
  void tellsWhatIsMissing(String trade, String certificate, String posting) {
    assertThat(missing(trade, certificate, posting)).isGreaterThan(0.4);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          Florist   | Floristry diploma | "Your profile:
          A full driving licence"
          Florist   | Floristry diploma | "Your profile:
          A full licence and your own car"
          Floristin | Gesellenbrief     | "Ihr Profil:
          Führerschein"
          Fleuriste | CAP               | "Votre profil :
          Permis de conduire"
          Florista  | FP                | "Tu perfil:
          Carné de conducir"
          """)
  void takesLicencesForCarsAsUsual(String trade, String certificate, String posting) {
    assertThat(missing(trade, certificate, posting)).isBetween(0.1, 0.4);
  }
}
