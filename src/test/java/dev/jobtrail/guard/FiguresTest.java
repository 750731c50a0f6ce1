package dev.jobtrail.guard;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers that follow from others, and numbers whose noun is another word, moved or left out. */
class FiguresTest {

  private static final String PLACE = "/work/0/highlights/0";

  private final EvidenceGuard guard = new EvidenceGuard();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Cut set-up time from 50 to 20 minutes. | Cut set-up time by 30 minutes, from 50 to 20.
          Cut set-up time from 50 to 20 minutes. | Cut set-up time by more than half, from 50 to 20 minutes.
          Tended the vines with a colleague. | Tended the vines in a team of two.
          Graded 12 essays per pupil for 20 pupils. | Graded 240 essays for 20 pupils.
          Guided 24 tours for 600 visitors. | Guided 24 tours for 25 visitors on average.
          Answered around 25 parking and traffic queries a day. | Dealt with roughly 25 queries a day on parking and traffic.
          Piloted the booking tool for three months. | Tried out the booking tool over three months.
          One of four beekeepers looking after 62 hives. | In a team of four beekeepers, look after 62 hives.
          Chased invoices older than 60 days. | Chased invoices of more than 60 days.
          40 Stuten betreut, davon 15 tragend. | 40 Stuten betreut, 15 tragende und 25 andere.
          Rüstzeit von 50 auf 20 Minuten gesenkt. | Rüstzeit um 30 auf 20 Minuten gesenkt.
          Abfrage von 4 Sekunden auf 300 Millisekunden beschleunigt. | Abfrage um mehr als das Zehnfache beschleunigt, von vier Sekunden auf 300 ms.
          Pflege von in der Regel zwei, selten drei Kälbern. | Pflege von in der Regel zwei Kälbern, selten sind es drei.
          Rechnungen älter als 30 Tage angemahnt. | Rechnungen von über 30 Tagen angemahnt.
          Élevage de 40 brebis, dont 15 de race pure. | Élevage de 40 brebis : 15 de race pure et 25 autres.
          Réduction des rebuts de 12 % à 6 %. | Rebuts divisés par deux (de 12 à 6 %).
          Pose de clôtures avec un collègue. | Pose de clôtures à deux.
          Animation de six ateliers de poterie pour enfants. | Animation d'ateliers de poterie pour enfants (six séances).
          Servicio de mesas con un compañero. | Servicio de mesas entre dos.
          Visité 80 granjas cada trimestre. | Cada tres meses visité ochenta granjas.
          Cuidé de dos potros durante los tres primeros meses. | Cuidé de dos potros durante los primeros tres meses.
          """)
  void bearWhatFollows(String before, String after) {
    assertThat(isLetThrough(before, after)).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Bred 40 ewes, 15 of them pedigree. | Bred 40 ewes: 15 pedigree and 35 others.
          Bred 40 ewes, 15 of them pedigree. | Bred 40 pedigree ewes.
          Cut set-up time from 50 to 20 minutes. | Cut set-up time by 40 minutes, from 50 to 20.
          Tended the vines with a colleague. | Tended the vines in a team of three.
          Graded 12 essays per pupil for 20 pupils. | Graded 420 essays for 20 pupils.
          Guided 24 tours for 600 visitors. | Guided 24 tours for 60 visitors on average.
          Paid eight shops with 110 staff in all. | Paid eight shops with 110 staff each.
          Catalogued 14 letters since 2018. | Catalogued 14 letters in 2018.
          Trained six starters over two intakes. | Trained six starters over two intakes; all six passed.
          Chased invoices of less than 60 days. | Chased invoices older than 60 days.
          Löhne für acht Betriebe mit zusammen 110 Angestellten. | Löhne für acht Betriebe mit je 110 Angestellten.
          Löhne für acht Betriebe mit zusammen 110 Angestellten. | Löhne für 110 Betriebe mit zusammen acht Angestellten.
          Abfrage von 4 Sekunden auf 300 Millisekunden beschleunigt. | Abfrage um mehr als das Zwanzigfache beschleunigt.
          Élevage de 40 brebis, dont 15 de race pure. | Élevage de 40 brebis de race pure.
          Réduction des rebuts de 12 % à 6 %. | Rebuts divisés par trois.
          Servicio de mesas con un compañero. | Servicio de mesas entre tres.
          Poda de 24 huertos; acudieron en total 600 vecinos. | Poda de 24 huertos; acudieron 600 vecinos a cada uno.
          Restauré 32 cofres, entre ellos seis del museo. | Restauré 32 cofres del museo.
          """)
  void doNotBearOthers(String before, String after) {
    assertThat(isLetThrough(before, after)).isFalse();
  }

  private boolean isLetThrough(String before, String after) {
    var resume = JsonNodeFactory.instance.objectNode();
    resume.putArray("work").addObject().put("name", "Acme").putArray("highlights").add(before);
    var change = new ProposedChange(ChangeKind.BULLET, "", PLACE, before, after, "");
    var evidence = new Evidence(resume, List.of(), List.of());
    return guard.check(evidence, List.of(change)).getFirst().letThrough();
  }
}
