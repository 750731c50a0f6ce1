package dev.jobtrail.ai.builtin.letter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.text.Language;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NotesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ENGLISH|Liaised w/ sales team re disputes|Liaised with sales team about disputes",
        "ENGLISH|Supervise nurses & students|Supervise nurses and students",
        "GERMAN|Angebote + Rechnungen prüfen|Angebote + Rechnungen prüfen",
        "GERMAN|Kasse führen & abschließen|Kasse führen und abschließen",
        "FRENCH|Commandes & livraisons|Commandes et livraisons",
        "SPANISH|Pedidos + albaranes|Pedidos y albaranes",
        "ENGLISH|Practicals for 9 classes, around 60 a week|Practicals for 9 classes (around 60 a"
            + " week)",
        "ENGLISH|Ledger of 650 accounts, turnover approx. £11m|Ledger of 650 accounts (turnover"
            + " approx. £11m)",
        "ENGLISH|Delivered oxygen to homes, 12 stops/day|Delivered oxygen to homes (12 stops a day)",
        "ENGLISH|Hung scaffolds off a bridge, 9 weeks, possession every Sunday|Hung scaffolds off a"
            + " bridge (9 weeks, possession every Sunday)",
        "ENGLISH|Ordered stock, saving £2,300 a year|Ordered stock, saving £2,300 a year",
        // a name, a list, and more of the sentence
        "ENGLISH|Designed tables for Anvil & Oak|Designed tables for Anvil & Oak",
        "ENGLISH|Led drivers, 14 vans and a depot|Led drivers, 14 vans and a depot",
        "ENGLISH|Ran three fairs, with 180 stands each|Ran three fairs, with 180 stands each",
      })
  void writesSignsOut(Language language, String line, String written) {
    assertThat(Notes.writtenOut(line, language)).isEqualTo(written);
  }

  @ParameterizedTest
  @CsvSource({
    "Reject rates -> 6%,true",
    "PHP 5 → 8,true",
    "PHP 5 => 8,true",
    "PHP 5 ⇒ 8,true",
    "Audits w/o findings,true",
    "Audits and findings,false"
  })
  void seesSignsThatAreLeft(String line, boolean hasSigns) {
    assertThat(Notes.hasSigns(line)).isEqualTo(hasSigns);
  }
}
