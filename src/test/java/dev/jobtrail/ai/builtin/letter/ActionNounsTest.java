package dev.jobtrail.ai.builtin.letter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.ai.builtin.letter.Achievement.Form;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ActionNounsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // German: dative and genitive become the accusative
        "GERMAN|Bedienen von Turmdrehkranen (Liebherr, Potain) auf Baustellen|false|CLAUSE|bediene Turmdrehkrane (Liebherr, Potain) auf Baustellen",
        "GERMAN|Binden von Sträußen, Kränzen und Körben|false|CLAUSE|binde Sträuße, Kränze und Körbe",
        "GERMAN|Versorgung von rund 90 Patienten mit Prothesen|false|CLAUSE|versorge rund 90 Patienten mit Prothesen",
        "GERMAN|Führen des Kassenbuchs|false|CLAUSE|führe das Kassenbuch",
        "GERMAN|Einrichtung des neuen Lagers|true|PERFECT|das neue Lager eingerichtet",
        "GERMAN|Pflege öffentlicher Flächen|false|CLAUSE|pflege öffentliche Flächen",
        "GERMAN|Anleitung von zwei Auszubildenden|false|CLAUSE|leite zwei Auszubildende an",
        "GERMAN|Leitung einer kleinen Schicht mit 8 Leuten|false|CLAUSE|leite eine kleine Schicht mit 8 Leuten",
        "GERMAN|Organisation eines neuen Lagers|false|CLAUSE|organisiere ein neues Lager",
        "GERMAN|Anfertigung von Möbeln|false|CLAUSE|fertige Möbel an",
        "GERMAN|Montage und Wartung von Pumpen|false|CLAUSE|montiere und warte Pumpen",
        "GERMAN|Betreuung der Sprechstunde im Klinikum, zweimal im Monat|false|CLAUSE|betreue die Sprechstunde im Klinikum",
        "GERMAN|Verkauf von Brillen, Beratung von Vereinen|true|PERFECT|Brillen verkauft",
        // once, also in a position that lasts
        "GERMAN|Einführung der Mobilkasse|false|PERFECT|die Mobilkasse eingeführt",
        "GERMAN|Dekoration von 18 Hochzeiten im Jahr 2024|false|PERFECT|18 Hochzeiten im Jahr 2024 dekoriert",
        // French: articles
        "FRENCH|Rédaction des plans et des bulletins|false|CLAUSE|je rédige les plans et les bulletins",
        "FRENCH|Audit de 25 fournisseurs d'épices et d'emballages|false|CLAUSE|j'audite 25 fournisseurs d'épices et d'emballages",
        "FRENCH|Conduite de la refonte du site, livrée en avance|false|PERFECT|conduit la refonte du site",
        "FRENCH|Animation de tours de plaine|false|CLAUSE|j'anime des tours de plaine",
        "FRENCH|Accueil et conseil d'environ 80 clients|true|CLAUSE|j'accueillais et conseillais environ 80 clients",
        "FRENCH|Vente de titres et accueil des voyageurs|false|CLAUSE|je vends des titres et j'accueille les voyageurs",
        "FRENCH|Mise en place de deux ateliers|false|PERFECT|mis en place deux ateliers",
        "FRENCH|Mise en place de 14 essais par an|false|CLAUSE|je mets en place 14 essais par an",
        // Spanish: persons
        "SPANISH|Elaboración de presupuestos|false|CLAUSE|elaboro presupuestos",
        "SPANISH|Mantenimiento de la microfonía (24 canales)|false|CLAUSE|mantengo la microfonía (24 canales)",
        "FRENCH|Encadrement d'une équipe de cinq personnes et d'un budget annuel|false|CLAUSE|j'encadre une équipe de cinq personnes et un budget annuel",
        "SPANISH|Formación de aprendices en el taller|true|CLAUSE|formaba a aprendices en el taller",
        "SPANISH|Acompañamiento de 14 menores en un hogar|false|CLAUSE|acompaño a 14 menores en un hogar",
        "SPANISH|Puesta en marcha de un taller al que acuden jóvenes cada semana|false|CLAUSE|puse en marcha un taller al que acuden jóvenes cada semana",
        "SPANISH|Atención al público|false|CLAUSE|atiendo al público",
        "SPANISH|Control del almacén y de los pedidos|false|CLAUSE|controlo el almacén y los pedidos",
        "SPANISH|Implantación de sensores de humedad|false|CLAUSE|implanté sensores de humedad",
        "SPANISH|Vigilancia de la piscina, aforo de 600 personas|false|CLAUSE|vigilo la piscina (aforo de 600 personas)",
        "GERMAN|Betreuung von 45 Kunden, Umsatz 2 Mio. Euro|false|CLAUSE|betreue 45 Kunden (Umsatz 2 Mio. Euro)",
        "FRENCH|Rédaction du magazine, tiré à 18 000 exemplaires|false|CLAUSE|je rédige le magazine (tiré à 18 000 exemplaires)",
      })
  void areToldByTheirVerbs(Language language, String line, boolean isOver, Form form, String text) {
    assertThat(new ActionNouns(language).read(line, isOver))
        .hasValueSatisfying(
            it -> {
              assertThat(it.text()).isEqualTo(text);
              assertThat(it.form()).isEqualTo(form);
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ENGLISH|Management of stock",
        "GERMAN|Auswertung in GEOgraf",
        "GERMAN|Betreuung von einem Dutzend",
        "GERMAN|Binden von Gestecken",
        "GERMAN|Leiter der Werkstatt",
        "FRENCH|Gestion de caisse",
        "FRENCH|Tenue de la caisse et stocks",
        "FRENCH|Conseil aux clients",
        "SPANISH|Gestión de almacén",
        "SPANISH|Coordinación con hoteles",
      })
  void areLeftWhereTheirObjectIsNotCertain(Language language, String line) {
    assertThat(new ActionNouns(language).read(line, false)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(
      value = Language.class,
      names = {"GERMAN", "FRENCH", "SPANISH"})
  void haveFormsOfTheFirstPerson(Language language) {
    var words = Morphology.of(language);
    var tags =
        switch (language) {
          case GERMAN -> List.of("VER.*1:SIN:PRÄ.*", "VER:PA2.*|PA2.*", "VER:PA2.*|PA2.*");
          case FRENCH -> List.of("V.* ind pres 1 s", "V.* ind impa 1 s", "V.* ppa m s.*");
          default -> List.of("V.IP1S.*", "V.II1S.*", "V.IS1S.*");
        };

    for (var forms : ActionNouns.forms(language)) {
      for (var i = 0; i < forms.size(); i++) {
        var place = i;
        // a prefix or an object stands beside some of them: "fertige an", "instand gehalten"
        assertThat(Stream.of(forms.get(i).split(" ")))
            .as(forms.toString())
            .anyMatch(it -> words.is(it, tags.get(place)));
      }
    }
  }
}
