package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.ai.builtin.letter.Achievement.Form;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import java.math.BigDecimal;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Lines that say from which figure to which one something has changed, without a verb. */
final class Developments {

  /** Not "3.9.1", which is a version or a date. */
  private static final String FIGURE =
      "(?:\\d{1,3}(?:[.,]\\d{3})+|\\d+(?:[.,]\\d{1,2})?)(?![.,]?\\d)";

  private static final String FROM_TO =
      "(?<amount>(?:von|del?|du) (?<from>%1$s)[^;:]*? (?:auf|al?|à) (?<to>%1$s)[^;:]*)"
          .formatted(FIGURE);

  private static final Pattern AMOUNT = Pattern.compile("(?:passée?s? )?" + FROM_TO);

  private static final Map<Language, Pattern> LINE =
      new EnumMap<>(
          Map.of(
              Language.GERMAN, line("\\h?:? "),
              Language.FRENCH, line("(?:\\h: | )(?<verb>passée?s?) "),
              // "niños de 4 a 8 años" are no change
              Language.SPANISH, line("(?:: (?=del?)| (?=del .* al ))")));

  private Developments() {}

  private static Pattern line(String joint) {
    return Pattern.compile("(?<thing>\\p{Lu}[^,;:(\\d]{3,60}?)" + joint + FROM_TO);
  }

  /** Whether a text is of the kind "del 95,8 al 98,1 % en tres años". */
  static boolean isAmount(String text) {
    return AMOUNT.matcher(text).matches();
  }

  /** The line up to the colon before an amount. */
  static String withoutAmount(String line) {
    var colon = line.indexOf(": ");
    return colon >= 0 && isAmount(line.substring(colon + 2))
        ? line.substring(0, colon).strip()
        : line;
  }

  /** "Disponibilidad: del 95 al 98 %" as "La disponibilidad subió del 95 al 98 %". */
  static Optional<Achievement> read(String line, Language language, LineGrammar grammar) {
    if (!LINE.containsKey(language) || grammar.beginsWithVerb(line)) {
      return Optional.empty();
    }
    var change = LINE.get(language).matcher(line);
    if (!change.matches() || isDeed(change.group("thing"), line, language)) {
      return Optional.empty();
    }
    var thing = change.group("thing");
    var isFall = number(change.group("from")).compareTo(number(change.group("to"))) > 0;
    var changed =
        switch (language) {
          case GERMAN -> german(thing, isFall);
          case FRENCH -> french(thing, change.group("verb"));
          default -> spanish(thing, isFall, grammar);
        };
    return changed.map(
        it -> Achievement.of(Form.SENTENCE, Lines.capital(it) + " " + change.group("amount")));
  }

  /** Whether a noun of action or a participle says what was done: "gesenkt", "reducida". */
  private static boolean isDeed(String thing, String line, Language language) {
    var words = Morphology.of(language);
    var all = Lines.words(thing);
    // "auf 6 % gesenkt durch verlässliche Dienstpläne"
    var isSaidBehind =
        language == Language.GERMAN
            && Lines.words(line.substring(thing.length())).stream()
                .anyMatch(it -> words.is(Lines.bare(it), "VER:PA2.*|PA2.*"));
    var head = language == Language.GERMAN ? all.getFirst() : Lines.small(all.getFirst());
    return ActionNouns.isAction(language, head)
        || NounKinds.isDoneOnce(head, line)
        || isSaidBehind
        || words.is(
            all.getLast(),
            language == Language.GERMAN ? "VER:(?:PA2|[123]:).*|PA2.*" : "V ppa.*|VMP.*");
  }

  private static Optional<String> german(String thing, boolean isFall) {
    var nouns = new GermanLines.GermanNouns(Morphology.of(Language.GERMAN));
    var head = Lines.words(thing).getFirst();
    return nouns.isNoun(head)
        ? nouns
            .article(head)
            .map(it -> NounPhrases.with(it, thing))
            .map(it -> it + (isFall ? " sank" : " stieg") + (isOne(it) ? "" : "en"))
        : Optional.empty();
  }

  /** The participle tells gender and number. */
  private static Optional<String> french(String thing, String participle) {
    var first = Lines.small(Lines.bare(Lines.words(thing).getFirst()));
    if (!Morphology.of(Language.FRENCH).is(first, "N .*")) {
      return Optional.empty();
    }
    var isPlural = participle.endsWith("s");
    var article =
        isPlural
            ? "les"
            : FrenchLines.isElided(first) ? "l'" : participle.endsWith("e") ? "la" : "le";
    return Optional.of(
        NounPhrases.with(article, Lines.small(thing))
            + (isPlural ? " sont " : " est ")
            + participle);
  }

  private static BigDecimal number(String figure) {
    return new BigDecimal(figure.replaceAll("[.,](?=\\d{3})", "").replace(',', '.'));
  }

  /** With its article, which has to be certain. */
  private static Optional<String> spanish(String thing, boolean isFall, LineGrammar grammar) {
    return grammar
        .object(thing)
        .filter(it -> !it.equals(thing))
        .map(it -> it + (isFall ? " baj" : " subi") + (isOne(it) ? "ó" : isFall ? "aron" : "eron"));
  }

  private static boolean isOne(String named) {
    return named.matches("(?:der|die|das|la|el) .*");
  }
}
