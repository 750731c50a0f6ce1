package dev.jobtrail.guard;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.Map;

/** The words of units in all languages, and how the units of a kind convert. */
final class Units {

  private static final Map<String, String> UNITS = units();
  private static final Map<String, BigDecimal> SCALES = scales();

  private Units() {}

  /** Whether the word measures what a number before it counts. */
  static boolean isUnit(String word) {
    return UNITS.containsKey(word);
  }

  /** What the word measures; null where it measures nothing. */
  static String unit(String word) {
    return UNITS.get(word);
  }

  /** How many of the smallest of its kind the unit is; null for a unit that does not convert. */
  static BigDecimal scale(String word) {
    return SCALES.get(word);
  }

  static BigDecimal scaleOrOne(String word) {
    return SCALES.getOrDefault(word, BigDecimal.ONE);
  }

  private static Map<String, String> units() {
    var result = new HashMap<String, String>();
    units(result, "%", "% percent prozent pct pourcent");
    units(result, "% points", "percentage prozentpunkte prozentpunkten puntos points");
    units(result, "times", "x times fold × fach mal veces fois reprises occasions ocasiones");
    units(result, "EUR", "€ eur euro euros");
    units(result, "USD", "$ usd dollar dollars dolares us$");
    units(result, "GBP", "£ gbp pound pounds pfund");
    units(result, "CHF", "chf franken francs francos");
    units(result, "JPY", "¥ jpy yen");
    for (var code : "CZK PLN SEK NOK DKK HUF CAD AUD INR BRL MXN ARS COP CLP CNY".split(" ")) {
      units(result, code, PlainText.folded(code));
    }
    units(
        result,
        "ms",
        "ms millisecond milliseconds millisekunden milisegundos millisecondes s sec second seconds"
            + " sekunde sekunden segundo segundos seconde secondes min minute minutes minuten"
            + " minuto minutos h hr hrs std stdn hour hours stunde stunden wochenstunde wochenstunden hora horas day days tag tage tagen dia"
            + " dias week weeks woche wochen semana semanas heure heures jour jours semaine"
            + " semaines");
    units(
        result,
        "month",
        "month months monat monate monaten mes meses year years yr yrs jahr jahre jahren ano anos"
            + " an ans annee annees mois decade decades jahrzehnt jahrzehnte decennie decennies"
            + " decada decadas quarters quartal quartale quartalen trimestre trimestres");
    units(
        result,
        "kg",
        "kg kilo kilos kilogramme kilogrammes kilogram kilograms kilogramm kilogramos");
    units(result, "kg", "t ton tons tonne tonnes tonnen toneladas tonelada");
    units(
        result,
        "mm",
        "mm millimetre millimetres millimeter cm centimetre centimetres zentimeter m metre metres"
            + " meter metern metros metro metres");
    units(
        result,
        "m2",
        "m2 qm quadratmeter quadratmetern ha hectare hectares hektar hectarea hectareas km2");
    units(
        result,
        "mm",
        "km kilometre kilometres kilometer kilometers kilometern kilometros kilometre");
    units(result, "GB", "gb gigabyte gigabytes");
    units(result, "TB", "tb terabyte terabytes");
    units(result, "MB", "mb megabyte megabytes");
    return Map.copyOf(result);
  }

  private static void units(Map<String, String> units, String unit, String words) {
    for (var word : words.split(" ")) {
      units.put(word, unit);
    }
  }

  private static Map<String, BigDecimal> scales() {
    var result = new HashMap<String, BigDecimal>();
    scales(result, 1, "ms millisecond milliseconds millisekunden milisegundos");
    scales(result, 1000, "seconde secondes s sec second seconds sekunde sekunden segundo segundos");
    scales(result, 60_000, "min minute minutes minuten minuto minutos");
    scales(
        result,
        3_600_000,
        "h hr hrs std stdn hour hours stunde stunden wochenstunde wochenstunden hora horas heure heures");
    scales(result, 86_400_000, "day days tag tage tagen dia dias jour jours");
    scales(result, 604_800_000, "week weeks woche wochen semana semanas semaine semaines");
    scales(
        result, 1, "kg kilo kilos kilogramme kilogrammes kilogram kilograms kilogramm kilogramos");
    scales(result, 1000, "t ton tons tonne tonnes tonnen toneladas tonelada");
    scales(result, 1, "mm millimetre millimetres millimeter");
    scales(result, 10, "cm centimetre centimetres zentimeter");
    scales(result, 1000, "m metre metres meter metern metros metro");
    scales(result, 1_000_000, "km kilometre kilometres kilometer kilometers kilometern kilometros");
    scales(result, 1, "m2 qm quadratmeter quadratmetern");
    scales(result, 10_000, "ha hectare hectares hektar hectarea hectareas");
    scales(result, 1_000_000, "km2");
    scales(result, 1, "month months monat monate monaten mes meses mois");
    scales(result, 3, "quarters quartal quartale quartalen trimestre trimestres");
    scales(result, 120, "decade decades jahrzehnt jahrzehnte decennie decennies decada decadas");
    scales(result, 12, "year years yr yrs jahr jahre jahren ano anos an ans annee annees");
    return Map.copyOf(result);
  }

  private static void scales(Map<String, BigDecimal> scales, long scale, String words) {
    for (var word : words.split(" ")) {
      scales.put(word, BigDecimal.valueOf(scale));
    }
  }
}
