package dev.jobtrail.ai.builtin.letter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.text.Language;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ContactPersonTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ENGLISH|Contact: Ms. Ada Thorn, HR Manager.|Ms. Thorn",
        "ENGLISH|Please send your resume to Mr Ben Okoro at jobs@example.com.|Mr Okoro",
        "ENGLISH|To apply, send a letter to Dr. Ada Thorn, head of the museum.|Dr. Thorn",
        "ENGLISH|For the attention of Mrs Ada Thorn|Mrs Thorn",
        "ENGLISH|Contact our recruiter Laura Thorn with any questions.|Laura Thorn",
        "GERMAN|Ihre Ansprechpartnerin: Frau Dr. Ada Thorn, Tel. 0561 55500.|Frau Dr. Thorn",
        "GERMAN|Ihre Ansprechpartnerin ist Frau Ada Thorn.|Frau Thorn",
        "GERMAN|Ansprechpartner: Herr Prof. Dr. med. Jan von der Heide|Herr Prof. Dr. von der Heide",
        "GERMAN|Bewerben Sie sich per E-Mail an Herrn Jan Oberthal. Wir melden uns.|Herr Oberthal",
        "GERMAN|Frau Thorn steht Ihnen gern zur Verfügung.|Frau Thorn",
        "GERMAN|Fragen beantwortet dir Tobias Thorn gerne.|Tobias Thorn",
        "GERMAN|Kontakt:\\nFrau Ada Thorn\\nTelefon 030 1234|Frau Thorn",
        "FRENCH|Merci d'adresser votre candidature (CV et lettre) à Madame Ada THORN, coordinatrice.|Madame Thorn",
        "FRENCH|Votre interlocuteur : M. Jean Moulin-Petit|Monsieur Moulin-Petit",
        "SPANISH|Pueden enviar su currículum a la atención de Dña. Ada Thorn, coordinadora.|Sra. Thorn",
        "SPANISH|Persona de contacto: D. Juan Ruiz Pardo|don Juan Ruiz Pardo",
        "SPANISH|Contacto: Sra. Pardo|Sra. Pardo",
        "SPANISH|Preguntar por Sr. Pardo.|Sr. Pardo",
        "FRENCH|À l'attention de Mme Le Goff.|Madame Le Goff",
        "FRENCH|Candidature à l'attention de M. Yann Le Goff|Monsieur Le Goff",
        "ENGLISH|Apply with your notice period to Mrs Ada Thorn.|Mrs Thorn",
        "ENGLISH|Applications should be addressed to Ms Ada Van Dyke.|Ms Van Dyke",
        "ENGLISH|Questions? Call Laura Thorn on 0191 555 0142.|Laura Thorn",
        "GERMAN|Schick uns deine Unterlagen (PDF, max. 5 MB) inkl. Zeugnissen an Sabine Thorn, Leitung"
            + " Personal.|Sabine Thorn",
        "GERMAN|Fragen beantwortet Ihnen gern Dr. Ada Thorn.|Dr. Ada Thorn",
      })
  void isAddressedAsThePostingNamesThem(Language language, String posting, String addressed) {
    assertThat(ContactPerson.of(posting.replace("\\n", "\n"), language))
        .map(it -> it.addressed(language))
        .contains(addressed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ENGLISH|You will report to Ms. Ada Thorn.",
        "ENGLISH|Contact Human Resources for details.",
        "ENGLISH|Contact: D. Smith",
        "ENGLISH|Send your resume to Ms. Ada Thorn or Mr. Ben Okoro. Send samples to Mr. Ben Okoro.",
        "ENGLISH|Send your resume to Nordal Logistics.",
        "GERMAN|Ansprechpartner für Mitarbeitende und Behörden",
        "GERMAN|Deine Ansprechpartnerin ist Lena.",
        "GERMAN|Die Klinik wird von Frau Dr. Ada Thorn geleitet.",
        "GERMAN|Ansprechpartner: Frau Ada Thorn. Ansprechpartner: Herr Jan Oberthal.",
        "FRENCH|Un entretien avec la responsable comptable, Mme Ada Thorn.",
        "ENGLISH|You will speak to Ford Motors and call Emergency Services.",
        "SPANISH|Atención a personas mayores, en contacto con D. Juan.",
      })
  void isNobodyWhereTheNameIsNotCertain(Language language, String posting) {
    assertThat(ContactPerson.of(posting, language)).isEmpty();
  }
}
