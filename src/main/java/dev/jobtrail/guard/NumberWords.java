package dev.jobtrail.guard;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Written-out numbers of English, German and Spanish. */
final class NumberWords {

  private static final Map<String, BigDecimal> VALUES = new HashMap<>();
  private static final Map<String, BigDecimal> FACTORS = new HashMap<>();

  /** A dozen is exactly twelve. */
  private static final Set<String> ROUND =
      Set.of(
          "dizaine",
          "quinzaine",
          "vingtaine",
          "trentaine",
          "quarantaine",
          "cinquantaine",
          "soixantaine",
          "centaine",
          "millier",
          "decena",
          "veintena",
          "treintena",
          "cuarentena",
          "cincuentena",
          "centenar",
          "millar");

  static {
    var english =
        words(
            "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen"
                + " fifteen sixteen seventeen eighteen nineteen");
    var german =
        words(
            "null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn"
                + " funfzehn sechzehn siebzehn achtzehn neunzehn");
    var spanish =
        words(
            "cero uno dos tres cuatro cinco seis siete ocho nueve diez - doce trece catorce"
                + " quince dieciseis diecisiete dieciocho diecinueve");
    var englishTens = words("twenty thirty forty fifty sixty seventy eighty ninety");
    var germanTens = words("zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig");
    var spanishTens = words("veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa");
    // the Spanish eleven is an English word, and left to be compared as a word
    for (var i = 2; i < english.length; i++) {
      put(i, english[i], german[i], spanish[i]);
    }
    for (var ten = 0; ten < englishTens.length; ten++) {
      var value = 10 * (ten + 2);
      put(value, englishTens[ten], germanTens[ten], spanishTens[ten]);
      for (var one = 1; one <= 9; one++) {
        put(
            value + one,
            englishTens[ten] + english[one],
            (one == 1 ? "ein" : german[one]) + "und" + germanTens[ten],
            ten == 0 ? "veinti" + spanish[one] : spanishTens[ten] + "y" + spanish[one]);
      }
    }
    put(12, "dozen", "dutzend", "docena");
    put(10, "decena");
    put(15, "quincena");
    put(20, "veintena");
    put(30, "treintena");
    put(40, "cuarentena");
    put(50, "cincuentena");
    put(100, "centenar");
    put(6, "half_a_dozen", "halbes_dutzend", "media_docena", "demi_douzaine");
    put(50, "medio_centenar", "half_a_hundred", "demi_centaine");
    put(500, "medio_millar", "demi_millier");
    put(1, "one", "eins", "uno");
    put(100, "hundred", "hundert", "cien");
    put(500, "quinientos", "quinientas");
    put(700, "setecientos", "setecientas");
    put(900, "novecientos", "novecientas");
    put(1000, "thousand", "tausend");
    for (var one = 2; one <= 9; one++) {
      put(one * 100, spanish[one] + "cientos", spanish[one] + "cientas");
    }
    for (var one = 2; one <= 10; one++) {
      var half = new BigDecimal(one).add(new BigDecimal("0.5"));
      VALUES.put(german[one] + "einhalb", half);
    }
    VALUES.put("eineinhalb", new BigDecimal("1.5"));
    VALUES.put("anderthalb", new BigDecimal("1.5"));
    french();
    factor("1000", "k thousand tausend tsd mil mille milliers");
    factor("100", "hundred hundert");
    factor("12", "dozen dutzend docenas docena douzaine douzaines");
    factor("100", "cent cents centaine centaines");
    factor("1000000", "m mio mill million millions millionen millon millones");
    factor("1000000000", "b bn mrd billion billions milliarde milliarden milliard milliards");
  }

  /** French counts by twenties above sixty; words of one number are joined by "_". */
  private static void french() {
    var ones =
        words(
            "zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze"
                + " quinze seize dix_sept dix_huit dix_neuf");
    var tens = words("vingt trente quarante cinquante soixante");
    for (var i = 2; i < ones.length; i++) {
      put(i, ones[i]);
    }
    for (var ten = 0; ten < tens.length; ten++) {
      var value = 10 * (ten + 2);
      put(value, tens[ten]);
      for (var one = 1; one <= (value == 60 ? 19 : 9); one++) {
        put(value + one, tens[ten] + (one == 1 || one == 11 ? "_et_" : "_") + ones[one]);
      }
    }
    put(80, "quatre_vingts", "quatre_vingt");
    for (var one = 1; one <= 19; one++) {
      put(80 + one, "quatre_vingt_" + ones[one]);
    }
    put(12, "douzaine");
    put(10, "dizaine");
    put(15, "quinzaine");
    put(20, "vingtaine");
    put(30, "trentaine");
    put(50, "cinquantaine");
    put(40, "quarantaine");
    put(60, "soixantaine");
    put(100, "cent", "centaine");
    put(1000, "mille", "millier", "mil", "millar");
  }

  /** Whether a number in this word is a round one: "une trentaine", "un centenar". */
  static boolean isRound(String word) {
    return ROUND.contains(word);
  }

  /** All words of numbers that are phrases. */
  static boolean isPhrase(String word) {
    return word.contains("_") && VALUES.containsKey(word);
  }

  private NumberWords() {}

  /** Null where the word is no number. */
  static BigDecimal value(String word) {
    var listed = VALUES.get(word);
    return listed == null ? german(word) : listed;
  }

  /** "Zwölftausenddreihundert": German joins the parts of a number; null where it is none. */
  private static BigDecimal german(String word) {
    for (var factor : List.of("tausend", "hundert")) {
      var at = word.indexOf(factor);
      if (at > 0) {
        var head = word.substring(0, at);
        var many = head.equals("ein") ? BigDecimal.ONE : value(head);
        var rest = word.substring(at + factor.length());
        var more = rest.isEmpty() ? BigDecimal.ZERO : value(rest);
        return many == null || more == null ? null : many.multiply(VALUES.get(factor)).add(more);
      }
    }
    return null;
  }

  /** By what the word multiplies a number before it; null where it does not. */
  static BigDecimal factor(String word) {
    return FACTORS.get(word);
  }

  private static String[] words(String text) {
    return text.split(" ");
  }

  private static void put(int value, String... words) {
    for (var word : words) {
      VALUES.put(word, BigDecimal.valueOf(value));
    }
  }

  private static void factor(String value, String words) {
    for (var word : words(words)) {
      FACTORS.put(word, new BigDecimal(value));
    }
  }
}
