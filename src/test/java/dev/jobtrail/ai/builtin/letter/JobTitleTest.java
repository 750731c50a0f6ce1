package dev.jobtrail.ai.builtin.letter;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JobTitleTest {

  @ParameterizedTest
  @CsvSource({
    "Praktikum im Einkauf, true",
    "Ausbildung zum Koch, true",
    "Stage, true",
    "Alternance en comptabilité, true",
    "Prácticas, true",
    "Internship, true",
    "Ausbildungsleiter, false",
    "Internship Coordinator, false",
    "Stage Manager, false",
    "Stagiaire, false",
    "Career break, true",
    "Career break to care for my mother, true",
    "Caring for my father, true",
    "Elternzeit, true",
    "Auf Wanderschaft, true",
    "Pflege meiner Mutter, true",
    "Congé parental (18 mois), true",
    "Chômage partiel puis vendanges, true",
    "Cuidado de un familiar, true",
    "Excedencia por estudios, true",
    "Auszeit-Hotel Bergblick, false",
    "Elternzeitvertretung, false",
    "Full-time carer, false",
    "Pflege Zuhause GmbH, false",
  })
  void knowsWhatNobodyWorksAs(String title, boolean isPeriod) {
    assertThat(JobTitle.isPeriod(title)).isEqualTo(isPeriod);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Schweißer (m/w/d)|Schweißer",
        "Developer (m/f/x) - remote within Poland|Developer",
        "Comptable H/F|Comptable",
        "Sales Manager (60% office, 40% travel)|Sales Manager",
        "Buchhalterin in Voll- oder Teilzeit|Buchhalterin",
        "Cajera a tiempo parcial|Cajera",
        "CAM Programmer (NX)|CAM Programmer (NX)",
        "Bäckergesellin gesucht!|Bäckergesellin",
        "Se busca camarero|camarero",
        "Sachbearbeitung Kasse (m/w/d), EG 8 TVöD|Sachbearbeitung Kasse",
        "A320 Engineer|A320 Engineer",
        "MFA (m/w/d) Vollzeit/Teilzeit|MFA",
        "Dispatcher – Fixed term 12 months|Dispatcher",
        "Erzieher – befristet bis 2027|Erzieher",
      })
  void leavesOutGenderAndHours(String title, String named) {
    assertThat(JobTitle.ofPosting(title)).isEqualTo(named);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Klinik am See, Abteilung für Geriatrie|Klinik am See",
        "Suministros Valle, S.L.|Suministros Valle, S.L.",
        "Acme, Inc.|Acme, Inc.",
      })
  void keepsLegalForms(String name, String employer) {
    assertThat(JobTitle.ofEmployer(name)).isEqualTo(employer);
  }

  @Test
  void leavesOutTheOwner() {
    assertThat(JobTitle.withoutOwner("Salon Rosa, Inh. Petra Lang")).isEqualTo("Salon Rosa");
    assertThat(JobTitle.withoutOwner("Owner Direct Ltd")).isEqualTo("Owner Direct Ltd");
  }
}
