package dev.jobtrail.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SentencesTest {

  @Test
  void splitsAtTheSignsThatEndASentence() {
    assertThat(Sentences.split(" We build pumps. Do you?  Yes!\n2 of us… \"Come.\" ¿Cuándo? Ya. "))
        .isEqualTo(
            List.of(
                "We build pumps.", "Do you?", "Yes!", "2 of us…", "\"Come.\"", "¿Cuándo?", "Ya."));
  }

  @Test
  void needsNoSpaceBehindAnIdeographicFullStop() {
    assertThat(Sentences.split("応募を受け付けました。ありがとうございます。"))
        .isEqualTo(List.of("応募を受け付けました。", "ありがとうございます。"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Dr. Weber leads approx. 40 people, e.g. E. Nowak.",
        "Wir suchen z. B. Schlosser bzw. Mechaniker (inkl. Schicht).",
        "Beginn ist am 3. August, spätestens zum 1. Quartal.",
        "Rufbereitschaft jede 4. Woche und bis zur 9. Klasse.",
        "Seit 12. Mai 2024 ca. 300 Mio. Euro Umsatz.",
        "Mme. Dupont et M. Leroy, env. 20 personnes.",
        "La Sra. Gómez dirige aprox. 15 obras.",
        "Seit 2019 bei der Baustoffe Tietjen GmbH & Co. KG in Stade.",
        "Min. 3 Jahre Erfahrung, mind. 2 davon mit Windows, Linux etc. Umgebungen.",
        "Mind. 2 Jahre, max. 5 Tage im Büro, abgeschl. Studium, bspw. Informatik, Technik u. Ä. Fächer.",
        "Der 2. Platz, insb. Nachtdienst, ggfs. Wochenende, u. a. Pflege, d. h. Arbeit.",
        "Dipl.-Ing. Meier, Dept. Sales, min. 5 years, max. 10 people, i.e. Managers.",
        "Min. 3 ans, p. ex. Java, tél. 01 02, Réf. A12, max. 35 heures.",
        "Mín. 4 años, p. ej. SAP, máx. 40 horas, esp. Excel, núm. 7.",
        "Praxis Dr. med. Wagner, Dr. rer. nat. Voss und Dr. med. dent. Lang.",
        "the site was moved. it is faster now",
      })
  void goesOnBehindAnAbbreviationAndInFrontOfASmallLetter(String sentence) {
    assertThat(Sentences.split(sentence)).isEqualTo(List.of(sentence));
  }

  @Test
  void leavesNothingOfABlankText() {
    assertThat(Sentences.split(" \n ")).isEqualTo(List.of());
  }
}
