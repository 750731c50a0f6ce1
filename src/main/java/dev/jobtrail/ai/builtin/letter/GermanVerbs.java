package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.text.Morphology;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Puts German lines whose verbs have another person or time into the first person: "Leitet das
 * Team" as "leite das Team", or as "leitete das Team" where the position has ended.
 */
final class GermanVerbs {

  private static final String THIRD = "VER:(?:AUX:)?3:SIN:PRÄ(?!.*:NEB).*";
  private static final String FIRST = "VER:(?:AUX:)?1:SIN:PRÄ(?!.*:NEB).*";
  private static final String PRETERITE = "VER:(?:AUX:)?1:SIN:PRT(?!.*:NEB).*";

  /** Behind a participle at the beginning: "Betreut durch", "Beauftragt mit". */
  private static final Pattern BEHIND_PARTICIPLE =
      Pattern.compile("(?:von|vom|durch|mit|als|zu[mr]?|nach|auf|worden|und|sowie|oder|,.*)");

  /** Which of "her" and "their" it is, the line does not say. */
  private static final Pattern UNCERTAIN = Pattern.compile("ihr(?:e[mnrs]?)?");

  private static final Pattern OWN = Pattern.compile("sein(?<end>e[mnrs]?)?");

  /** What an accusative begins with: the reflexive before it is a dative. */
  private static final Pattern ACCUSATIVE = Pattern.compile("einen?|eine|das|den|die");

  private final Morphology words;

  GermanVerbs(Morphology words) {
    this.words = words;
  }

  /** Whether a line begins with a verb in the third person of the present. */
  boolean isThird(List<String> all) {
    var first = Lines.small(Lines.bare(all.getFirst()));
    return all.size() > 1
        && !all.getFirst().endsWith(",")
        && words.is(first, THIRD)
        && !words.is(first, FIRST)
        && !words.is(Lines.capital(first), "SUB.*(?<!:ADJ)")
        && !(words.is(first, "PA2.*|VER:PA2.*|ADJ.*")
            && (BEHIND_PARTICIPLE.matcher(all.get(1)).matches() && !isSecondVerb(all)
                || words.is(Lines.bare(all.getLast()), "VER:PA2.*|PA2.*")));
  }

  /** "Organisiert und leitet Feste". */
  private boolean isSecondVerb(List<String> all) {
    return all.size() > 3
        && all.get(1).matches("und|sowie")
        && words.is(all.get(2), THIRD)
        && !words.is(all.get(2), "PA2.*");
  }

  /**
   * The line with its verbs in the first person.
   *
   * @param isOver whether it is told in the preterite
   * @return empty where a verb or a pronoun has no certain form
   */
  Optional<String> inFirst(List<String> all, boolean isOver) {
    var told = new ArrayList<String>();
    for (var i = 0; i < all.size(); i++) {
      var word = all.get(i);
      var bare = i == 0 ? Lines.small(Lines.bare(word)) : Lines.bare(word);
      var isJoint = i == 0 || all.get(i - 1).matches("und|sowie") || all.get(i - 1).endsWith(",");
      var end = word.substring(word.indexOf(Lines.bare(word)) + Lines.bare(word).length());
      if (isJoint && isVerb(bare, i == 0)) {
        var form = form(bare, isOver);
        if (form.isEmpty()) {
          return Optional.empty();
        }
        told.add(form.get() + end);
      } else if (bare.equals("sich")) {
        var isDative = i + 1 < all.size() && ACCUSATIVE.matcher(all.get(i + 1)).matches();
        told.add((isDative ? "mir" : "mich") + end);
      } else if (i == 1 && UNCERTAIN.matcher(bare).matches()) {
        return Optional.empty();
      } else {
        told.add(OWN.matcher(word).replaceFirst("mein${end}"));
      }
    }
    return Optional.of(Lines.join(told));
  }

  private boolean isVerb(String word, boolean isFirst) {
    return words.is(word, THIRD + "|" + FIRST)
        && (isFirst || !Lines.isCapital(word) && !words.is(word, "ADJ.*|PRP.*|ADV.*|ART.*|PRO.*"));
  }

  private Optional<String> form(String verb, boolean isOver) {
    return words.readings(verb).stream()
        .filter(it -> it.tag().matches(THIRD + "|" + FIRST))
        .map(Morphology.Reading::lemma)
        .distinct()
        .flatMap(
            it -> (isOver ? preterites(it) : presents(it)).filter(form -> isOf(form, it, isOver)))
        .findFirst();
  }

  private boolean isOf(String form, String lemma, boolean isOver) {
    var tag = isOver ? PRETERITE : FIRST;
    return words.readings(form).stream()
        .anyMatch(it -> it.lemma().equals(lemma) && it.tag().matches(tag));
  }

  private static Stream<String> presents(String lemma) {
    return Stream.of(
        lemma.replaceFirst("eln$", "le"),
        lemma.replaceFirst("ern$", "ere"),
        lemma.replaceFirst("n$", ""),
        lemma.replaceFirst("en$", "e"));
  }

  /** Weak ones, and those of strong verbs with another vowel: "gab", "hielt", "brachte". */
  private static Stream<String> preterites(String lemma) {
    var stem = lemma.replaceFirst("e?n$", "");
    var strong =
        Stream.of("a", "i", "ie", "o", "u")
            .map(it -> stem.replaceFirst("(?:ie|ei|au|[aeiouäöü])(?=[^aeiouäöü]*$)", it));
    return Stream.concat(
        Stream.of(stem + "te", stem + "ete"),
        strong.flatMap(
            it ->
                Stream.of(
                    it,
                    it.replaceFirst("(?<=([fmt]))\\1$", ""), // "treffen", "kommen", "tritt"
                    it + it.substring(it.length() - 1), // "leiten": "litt", "greifen": "griff"
                    it.replaceFirst("h$", "g"), // "ziehen": "zog"
                    it.replaceFirst("n[gk]$", "ch") + "te"))); // "bringen", "denken"
  }
}
