package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.ai.builtin.letter.Achievement.Form;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Lines that tell a deed and what came of it: "set up a clinic; complaints fell by a third". */
final class DeedResult {

  /** Verbs of what rose and fell by itself, behind what did. */
  static final Map<Language, String> VERBS =
      new EnumMap<>(
          Map.of(
              Language.ENGLISH,
              "fell|rose|dropped|grew|doubled|tripled|halved"
                  + "|(?:has|have) (?:fallen|risen|dropped|grown|doubled|tripled|halved)",
              Language.GERMAN,
              "sank|sanken|stieg|stiegen|fiel|fielen|wuchs|wuchsen|verdoppelten? sich|halbierten?"
                  + " sich",
              Language.FRENCH,
              "(?:a|ont) (?:baissé|augmenté|diminué|doublé|triplé|reculé|chuté|progressé)|est passée? de|sont"
                  + " passée?s de",
              Language.SPANISH,
              "bajó|bajaron|subió|subieron|cayó|cayeron|aumentó|aumentaron|creció|crecieron|disminuy(?:ó|eron)|se"
                  + " (?:duplic|triplic)(?:ó|aron)"));

  static final Map<Language, String> AND =
      new EnumMap<>(
          Map.of(
              Language.ENGLISH,
              "and",
              Language.GERMAN,
              "und",
              Language.FRENCH,
              "et",
              Language.SPANISH,
              "y"));

  /** In a clause of its own. */
  private static final Map<Language, Pattern> CLAUSE = new EnumMap<>(Language.class);

  /** Behind the deed as {@link #joined} tells it. */
  private static final Map<Language, Pattern> JOINED = new EnumMap<>(Language.class);

  static {
    VERBS.forEach(
        (language, verbs) -> {
          var clause =
              "(?<result>\\p{Ll}[\\p{L} '’-]*? (?:%s)(?!\\p{L})(?: [^;,]*)?)".formatted(verbs);
          CLAUSE.put(language, Pattern.compile("(?<deed>[^;]+?)(?:\\s?; | [-–—] )" + clause));
          JOINED.put(
              language, Pattern.compile("(?<deed>.+), " + AND.get(language) + " " + clause + "$"));
        });
  }

  /** German: "Beschwerden gelöst, Zufriedenheit von 4,1 auf 4,6 gestiegen". */
  private static final Pattern GERMAN_RISE =
      Pattern.compile(
          "(?<deed>.+?), (?<head>\\p{Lu}[\\p{L}-]+)(?<rest>(?: [\\p{L}-]+){0,5}?)"
              + " (?<amount>(?:um|von|auf) [^;]*\\d[^;]*?)"
              + " (?<verb>gestiegen|gesunken|gewachsen|gefallen)");

  private static final Pattern CHANGED =
      Pattern.compile(
          "(?<thing>\\p{Lu}[^,;:]+?) (?<verb>\\p{Ll}+(?:[ií]d[oa]s?|ad[oa]s?|ées?|és?|its?|ites?))"
              + " (?<amount>(?:del?|d['’]|du|un|en|por) ?\\d[^;]*)");

  private DeedResult() {}

  /** A sentence with its result as a part of it. */
  static String joined(String sentence) {
    for (var language : Language.values()) {
      var matcher = CLAUSE.get(language).matcher(sentence);
      if (matcher.find()) {
        return matcher.replaceFirst("${deed}, " + AND.get(language) + " ${result}");
      }
    }
    return sentence;
  }

  /** Empty where a line tells no result, or no deed that is certain. */
  static Optional<Achievement> read(
      String phrase,
      Language language,
      LineGrammar grammar,
      ActionNouns actions,
      boolean isOver,
      boolean areVerbs) {
    if (language == Language.ENGLISH) {
      return Optional.empty(); // its lines are read as a whole
    }
    var joined = JOINED.get(language).matcher(phrase);
    if (joined.matches()) {
      return grammar
          .read(joined.group("deed"), isOver, areVerbs)
          .map(
              it ->
                  it.form() == Form.CLAUSE || it.form() == Form.PERFECT
                      ? Achievement.of(
                          it.form(),
                          it.text() + ", " + AND.get(language) + " " + joined.group("result"))
                      : it);
    }
    if (language != Language.GERMAN) {
      return changed(phrase, language, grammar);
    }
    return risen(phrase, grammar).or(() -> twoDeeds(phrase, grammar, actions));
  }

  /** "Plazo de entrega reducido de 9 a 6 meses" as "reducido el plazo de entrega de 9 a 6". */
  private static Optional<Achievement> changed(
      String phrase, Language language, LineGrammar grammar) {
    var words = Morphology.of(language);
    var changed = CHANGED.matcher(phrase);
    if (!changed.matches() || words.is(changed.group("verb"), "NC.*")) {
      return Optional.empty();
    }
    var form =
        language == Language.SPANISH
            ? changed.group("verb").replaceFirst("[oa]s?$", "o")
            : changed.group("verb").replaceFirst("e?s?$", "");
    var done = language == Language.FRENCH && words.is(form + "é", "V ppa m s") ? form + "é" : form;
    return grammar
        .object(changed.group("thing"))
        .filter(it -> words.is(done, "V ppa m s|V.P00SM.*|V.P0SM.*"))
        .map(it -> Achievement.of(Form.PERFECT, done + " " + it + " " + changed.group("amount")));
  }

  private static Optional<Achievement> risen(String phrase, LineGrammar grammar) {
    var rise = GERMAN_RISE.matcher(phrase);
    if (!rise.matches()) {
      return Optional.empty();
    }
    var nouns = new GermanLines.GermanNouns(Morphology.of(Language.GERMAN));
    var article = nouns.article(rise.group("head"));
    return grammar
        .read(rise.group("deed"), true, false)
        .filter(it -> it.form() == Form.PERFECT)
        .map(
            it ->
                article.isEmpty()
                    ? it
                    : Achievement.of(
                        Form.PERFECT,
                        "%s, und %s %s%s %s %s"
                            .formatted(
                                it.text(),
                                NounPhrases.with(article.get(), rise.group("head")),
                                article.get().isEmpty() ? "sind" : "ist",
                                rise.group("rest"),
                                rise.group("amount"),
                                rise.group("verb"))));
  }

  /** "Umrüstung von 40 Antrieben, Stromverbrauch gesenkt". */
  private static Optional<Achievement> twoDeeds(
      String phrase, LineGrammar grammar, ActionNouns actions) {
    var comma = phrase.lastIndexOf(", ");
    return comma < 0
        ? Optional.empty()
        : actions
            .read(phrase.substring(0, comma), true)
            .filter(it -> it.form() == Form.PERFECT)
            .flatMap(
                deed ->
                    grammar
                        .read(phrase.substring(comma + 2), true, false)
                        .filter(it -> it.form() == Form.PERFECT)
                        .map(
                            it -> Achievement.of(Form.PERFECT, deed.text() + " und " + it.text())));
  }
}
