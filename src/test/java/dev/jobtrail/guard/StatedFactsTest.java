package dev.jobtrail.guard;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sentences that say no more than a field of the resume, whatever its names look like. */
class StatedFactsTest {

  private static final String POSTING =
      "Team Member, Bakery. The Larder runs a bakery and a café in Leeds.";

  private final EvidenceGuard guard = new EvidenceGuard();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "I am HR Manager at Northgate Castings Ltd.",
        "As HR Manager at Northgate Castings, I have advised the foundry on two sites.",
        "From 2014 to 2018 I worked as HR Adviser at Pallet Express.",
        "J'ai travaillé comme vendeur chez Decathlon.",
        "De 2008 à 2011, j'ai travaillé chez Les Ateliers du Confluent.",
        "I am familiar with 5S.",
        "I hold the IRATA Level 1 certificate.",
        "I hold the ILS certificate.",
        "I have a Diploma in Pharmacy Technology from the University of Reading.",
        "I have a BA in Legal Studies from the University of Reading.",
        "At Pallet Express, I wrote the guide still used by the depot managers.",
        "I would like to work for you as a Team Member.",
        "At Northgate Castings, I advised the foundry on two sites and led three apprentices.",
        "My work at Northgate Castings included leading three apprentices.",
        "I have led three apprentices and worked with code review.",
        "Je maîtrise le tableau de bord.",
        "Je suis titulaire d'un diplôme : BA Legal Studies.",
        "2008 habe ich folgende Ausbildung abgeschlossen: BA, Legal Studies.",
        "J'ai encadré deux vendeurs.",
        "I hold the Certified Meeting Professional certificate.",
        "In 2014, I obtained the Certified Meeting Professional certificate.",
        "I completed my diploma in pharmacy technology at the University of Reading in 2005.",
        "My three-year BA at the University of Reading was in legal studies.",
        "Den BA habe ich 2008 an der University of Reading abgeschlossen.",
        "I speak fluent Punjabi.",
        "Ich spreche Schwedisch."
      })
  void passWithNamesOfAnyKind(String text) throws JsonProcessingException {
    assertThat(guard.check(evidence(), text)).allMatch(Verdict::letThrough);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "I am HR Director at Northgate Castings Ltd.",
        "I was HR Manager at Pallet Express.",
        "I worked as HR Adviser at Southgate Castings Ltd.",
        "J'ai travaillé comme vendeur chez Conforama.",
        "J'ai travaillé chez Les Ateliers de Nantes.",
        "I am familiar with 7S.",
        "I hold the IRATA Level 2 certificate.",
        "I hold the ALS certificate.",
        "I hold an ILS degree.",
        "I have a BA in History from the University of Reading.",
        "At Pallet Express, I still advise the depot managers.",
        "I am a member of The Larder.",
        "At Northgate Castings, I advised the foundry on two sites and led nine apprentices.",
        "At Northgate Castings, I single-handedly advised the foundry.",
        "At Pallet Express, I reported each visit better than anyone else.",
        "At Pallet Express, I reported each visit, reducing complaints.",
        "J'ai formé les vendeurs, réduisant les réclamations.",
        "Je maîtrise le droit du travail.",
        "Je suis titulaire d'un diplôme : Master Legal Studies.",
        "J'ai dirigé deux vendeurs et toute l'équipe.",
        "In 2018, I obtained the ILS certificate.",
        "Since 2012 I have been HR Manager at Northgate Castings.",
        "I completed my diploma in pharmacy technology at the University of Reading in 2009.",
        "My five-year BA at the University of Reading was in legal studies.",
        "Den BA habe ich 2011 an der University of Reading abgeschlossen.",
        "I speak Bulgarian.",
        "Hablo búlgaro.",
        "Ma langue maternelle est : suédois.",
        "Chez Decathlon, j'ai été élu employé de l'année.",
        "He terminado los inventarios, siempre en plazo."
      })
  void failWithOthers(String text) throws JsonProcessingException {
    assertThat(guard.check(evidence(), text)).anyMatch(it -> !it.letThrough());
  }

  private static Evidence evidence() throws JsonProcessingException {
    return new Evidence(resume(), List.of(), List.of(POSTING));
  }

  private static JsonNode resume() throws JsonProcessingException {
    return new ObjectMapper()
        .readTree(
            """
            {"basics": {"name": "Rowena Adeyemi", "label": "HR Manager"},
             "work": [
               {"name": "Northgate Castings Ltd.", "position": "HR Manager", "startDate": "2018-06",
                "highlights": ["Advised the foundry on two sites", "Led three apprentices"]},
               {"name": "Pallet Express", "position": "HR Adviser",
                "startDate": "2014-03", "endDate": "2018-05",
                "highlights": ["Wrote the guide still used by the depot managers",
                  "Reported each visit on the tablet"]},
               {"name": "Decathlon", "position": "Vendeur",
                "startDate": "2011-03", "endDate": "2014-02",
                "highlights": ["Encadrement de deux vendeurs"]},
               {"name": "Les Ateliers du Confluent", "position": "Vendeuse",
                "startDate": "2008-03", "endDate": "2011-02"}],
             "education": [
               {"institution": "University of Reading", "area": "Pharmacy Technology",
                "studyType": "Diploma", "startDate": "2004", "endDate": "2005"},
               {"institution": "University of Reading", "area": "Legal Studies",
                "studyType": "BA", "startDate": "2005", "endDate": "2008"}],
             "skills": [{"name": "Methods", "keywords": ["5S", "code review", "tableau de bord"]}],
             "languages": [{"language": "Punjabi", "fluency": "native"},
               {"language": "Swedish", "fluency": "A2"}],
             "certificates": [{"name": "IRATA Level 1"}, {"name": "ILS", "date": "2012-04-01"},
               {"name": "Certified Meeting Professional", "date": "2014-05"}]}
            """);
  }
}
