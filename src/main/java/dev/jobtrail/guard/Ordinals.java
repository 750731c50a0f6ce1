package dev.jobtrail.guard;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;

/** Ordinal numbers, written as words and with signs: "sixth" and "6th". */
final class Ordinals {

  private static final Map<String, Integer> VALUES = new HashMap<>();

  /** What makes an ordinal of a number, right behind it. */
  private static final Pattern SIGN =
      Pattern.compile("(?:\\.(?=\\s)|(?:e|er|re|ère|ème|eme|th|st|nd|rd|o|a)\\b|[º°ª])");

  static {
    put("first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth");
    put(
        "erst zweit dritt viert funft sechst siebt acht neunt zehnt elft zwolft",
        "e",
        "en",
        "er",
        "es",
        "em");
    put(
        "premier deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme"
            + " onzieme douzieme",
        "",
        "e",
        "s");
    put(
        "primer segund tercer cuart quint sext septim octav noven decim undecim duodecim",
        "o",
        "a");
  }

  private Ordinals() {}

  private static void put(String ordinals, String... endings) {
    var words = ordinals.split(" ");
    for (var i = 0; i < words.length; i++) {
      for (var ending : endings.length == 0 ? new String[] {""} : endings) {
        VALUES.put(words[i] + ending, i + 1);
      }
    }
  }

  /** In the singular or the plural. */
  static boolean isOrdinal(String word) {
    return VALUES.containsKey(word) || VALUES.containsKey(word.replaceAll("s$", ""));
  }

  /** The ordinals of a sentence that are words. */
  static List<Integer> places(Sentence sentence) {
    return sentence.tokens().stream()
        .map(it -> VALUES.get(it.word()))
        .filter(Objects::nonNull)
        .toList();
  }

  /** "Im 2. Lehrjahr", "en 5e": an ordinal in figures that the evidence has as a word. */
  static boolean isSpelled(Claim claim, Quantity number) {
    var token = claim.tokens().get(number.from());
    return token.isNumber()
        && SIGN.matcher(claim.sentence().text().substring(token.end())).lookingAt()
        && claim.sources().stream()
            .flatMap(it -> it.sentence().tokens().stream())
            .map(it -> VALUES.get(it.word()))
            .anyMatch(it -> it != null && token.is(it.toString()));
  }

  /** Whether a text of the evidence has the ordinal in figures. */
  static boolean isKnown(Claim claim, Token token) {
    var value = VALUES.get(token.word());
    if (value == null) {
      return false;
    }
    var figures =
        Pattern.compile(
            "(?<!\\d)"
                + value
                + "(?:\\.(?=\\s|$)|e\\b|er\\b|re\\b|eme\\b|th\\b|st\\b|nd\\b|rd\\b|º|ª|°|o\\b)");
    return claim.scope().stream().anyMatch(it -> figures.matcher(it.sentence().text()).find());
  }
}
