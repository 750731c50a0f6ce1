package dev.jobtrail.ai.builtin.letter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.text.Language;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RequirementNotesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ENGLISH|Min. 3 years in sales|At least 3 years in sales",
        "ENGLISH|Experience with Intercom, Zendesk, etc.|Experience with Intercom and Zendesk",
        "ENGLISH|Operate clusters on AWS, incl. upgrades|Operate clusters on AWS",
        "GERMAN|Min. 3 Jahre Erfahrung mit Windows Server, VMware etc.|Mindestens 3 Jahre Erfahrung mit Windows Server und VMware",
        "GERMAN|Auftragserfassung → Rechnungsstellung → Mahnwesen|Auftragserfassung, Rechnungsstellung und Mahnwesen",
        "GERMAN|Support der Kunden, z. B. bei Störungen|Support der Kunden",
        "FRENCH|Min. 3 ans d'expérience|Au moins 3 ans d'expérience",
        "FRENCH|Saisie -> contrôle -> paiement|Saisie, contrôle et paiement",
        "FRENCH|Établir les déclarations, p. ex. TVA et CFE|Établir les déclarations",
        "SPANISH|Mín. 4 años de experiencia|Al menos 4 años de experiencia",
        "SPANISH|Controlar el stock, p. ej. con SAP|Controlar el stock",
      })
  void writesShortFormsOut(Language language, String line, String written) {
    assertThat(RequirementNotes.writtenOut(line, language)).isEqualTo(written);
  }

  /** An arrow may lead to a place, a state or the next step. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ENGLISH|Order intake → invoicing → payment",
        "GERMAN|Umstellung von VMware -> Proxmox",
        "FRENCH|Migration de PHP 5 => PHP 8",
      })
  void leavesOutWhatIsNotCertain(Language language, String line) {
    assertThat(RequirementNotes.writtenOut(line, language)).isEmpty();
  }
}
