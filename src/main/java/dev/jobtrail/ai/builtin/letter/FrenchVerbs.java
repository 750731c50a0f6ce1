package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.text.Morphology;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Puts French lines that tell of their writer in the third person into the first: "Met en rayon et
 * suit les stocks" as "mets en rayon et assure le suivi des stocks".
 */
final class FrenchVerbs {

  private static final String THIRD = "V.* ind (?:pres|impa) 3 s";
  private static final String FIRST = "V.* ind (?:pres|impa) 1 s";

  /** Its first person is that of "être" as well; a course is no follow-up. */
  private static final Pattern FOLLOW =
      Pattern.compile(
          "(?iu)(?<=^|et |, )suit (?!(?:une?|des|les?|la) (?:formations?|cours|études|stages?))(?=\\p{L}|\\d)");

  private static final Pattern REFLEXIVE = Pattern.compile("(?iu)s['’](?<verb>\\p{L}+)");

  private static final Pattern REFLEXIVE_PERFECT =
      Pattern.compile("(?iu)s['’]est (?<rest>\\p{L}+(?:é|i|u|is|it|ert)e? .+)");

  /** What others did: "Élue déléguée", "Formée à la sécurité", but "Formé trois apprentis". */
  private static final Pattern PASSIVE =
      Pattern.compile(
          "(?iu)(?:élue?|nommée?|promue?|désignée?|récompensée?|primée?|distinguée?|sélectionnée?|recrutée?|embauchée?) .+"
              + "|(?:formée?|habilitée?|certifiée?|affectée?|détachée?) (?:à |au |aux |en |pour |dans |par ).+");

  private final Morphology words;

  FrenchVerbs(Morphology words) {
    this.words = words;
  }

  /** "j'ai été élue déléguée en 2019", "je me suis formée au tri"; empty for other lines. */
  static Optional<String> passive(String line) {
    var reflexive = REFLEXIVE_PERFECT.matcher(line);
    return reflexive.matches()
        ? Optional.of("je me suis " + reflexive.group("rest"))
        : PASSIVE.matcher(line).matches()
            ? Optional.of("j'ai été " + Lines.small(line))
            : Optional.empty();
  }

  /** Whether a word is a verb in the third person that has another form in the first. */
  boolean isThird(String word) {
    var small = Lines.small(Lines.bare(word));
    return words.is(small, THIRD) && !words.is(small, FIRST);
  }

  /** The same line in the first person; empty where a verb of it has no certain form. */
  Optional<String> inFirst(String text) {
    return told(text, (word, reflexive) -> first(word).map(it -> me(it, reflexive) + it));
  }

  /** The same line with its verbs in the infinitive. */
  Optional<String> infinitive(String text) {
    return told(text, (word, reflexive) -> reflexive ? Optional.empty() : lemma(word));
  }

  private interface Telling {
    Optional<String> of(String verb, boolean isReflexive);
  }

  private Optional<String> told(String text, Telling telling) {
    var all = Lines.words(withFollowUp(text));
    var told = new ArrayList<String>();
    for (var i = 0; i < all.size(); i++) {
      var word = all.get(i);
      var before = i == 0 ? "" : all.get(i - 1);
      var elided = REFLEXIVE.matcher(word);
      var isReflexive = word.equalsIgnoreCase("se") && i + 1 < all.size() || elided.matches();
      var verb = elided.matches() ? elided.group("verb") : isReflexive ? all.get(i + 1) : word;
      if (i > 0 && !isJoint(before) || !isVerb(all, i, verb, isReflexive)) {
        told.add(word);
        continue;
      }
      var bare = Lines.bare(verb);
      var form = telling.of(Lines.small(bare), isReflexive);
      if (form.isEmpty()) {
        return Optional.empty();
      }
      told.add(form.get() + verb.substring(verb.indexOf(bare) + bare.length()));
      i += isReflexive && !elided.matches() ? 1 : 0;
    }
    return Optional.of(Lines.join(told));
  }

  private static boolean isJoint(String before) {
    return before.matches("et|puis") || before.endsWith(",");
  }

  /** Behind the first one, a word that may be a noun is a verb only before an object. */
  private boolean isVerb(List<String> all, int at, String verb, boolean isReflexive) {
    var small = Lines.small(Lines.bare(verb));
    return !small.isEmpty()
        && words.is(small, THIRD)
        && (at == 0
            || isReflexive
            || !words.is(small, "[NJ] .*|P.*|R.*")
            || at + 1 < all.size() && FrenchLines.isObject(all.get(at + 1)));
  }

  /** "Suit douze résidents" as "Assure le suivi de douze résidents". */
  private static String withFollowUp(String text) {
    var follow = FOLLOW.matcher(text);
    if (!follow.find()) {
      return text;
    }
    var verb = Lines.isCapital(follow.group()) ? "Assure" : "assure";
    var object = text.substring(follow.end());
    return withFollowUp(
        text.substring(0, follow.start())
            + verb
            + " le suivi "
            + (object.startsWith("des ")
                ? NounPhrases.with("de", object.substring(4))
                : FrenchLines.isElided(object) ? "d'" + object : SentenceFrames.deFrench(object)));
  }

  private static String me(String verb, boolean isReflexive) {
    return !isReflexive ? "" : FrenchLines.isElided(verb) ? "m'" : "me ";
  }

  private Optional<String> first(String verb) {
    return Stream.of(
            verb,
            verb.replaceFirst("t$", "s"),
            verb + "s",
            verb.replaceFirst("t$", "x"),
            verb.replaceFirst("a$", "ais"))
        .filter(it -> isFirstOf(it, verb))
        .findFirst();
  }

  private boolean isFirstOf(String form, String third) {
    return words.readings(third).stream()
        .filter(it -> it.tag().matches(THIRD))
        .anyMatch(
            of ->
                words.readings(form).stream()
                    .anyMatch(
                        it ->
                            it.lemma().equals(of.lemma())
                                && it.tag().equals(of.tag().replace(" 3 ", " 1 "))));
  }

  /** Of several verbs with the same form the more common one: "ouvrir" rather than "ouvrer". */
  private Optional<String> lemma(String verb) {
    return words.readings(verb).stream()
        .filter(it -> it.tag().matches(THIRD))
        .map(Morphology.Reading::lemma)
        .max(
            Comparator.comparingInt((String it) -> words.commonness(it))
                .thenComparing(Comparator.naturalOrder()));
  }
}
