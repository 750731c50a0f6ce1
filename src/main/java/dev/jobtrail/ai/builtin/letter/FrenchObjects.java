package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.text.Morphology;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** French: "des plans" as "les plans", "de tours" as "des tours", "d'environ 80 clients". */
final class FrenchObjects implements ActionObjects {

  private static final Pattern OF = Pattern.compile("(?iu)du|des|de|d['’].+");
  private static final Pattern OF_ONE = Pattern.compile("(?iu)d['’]une?");
  private static final Pattern BARE_OF = Pattern.compile("(?iu)de|d['’].+");

  private static final Pattern QUANTITY =
      Pattern.compile(
          "(?iu)\\d.*|environ|plusieurs|plus|près|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|cent|une?|l['’].+|la|ces?|cette|mes|mon|ma|nos|notre");

  private static final Pattern PREPOSITION =
      Pattern.compile(
          "à|au|aux|avec|en|dans|sur|pour|chez|par|lors|entre|sous|sans|selon|via|grâce|après|avant|pendant|depuis|jusqu['’].+|de|du|des|d['’].+");

  private final Morphology words;

  FrenchObjects(Morphology words) {
    this.words = words;
  }

  @Override
  public Optional<String> object(List<String> all, String noun) {
    if (all.isEmpty() || !OF.matcher(all.getFirst()).matches()) {
      return Optional.empty();
    }
    var result = new ArrayList<String>();
    var isDefinite = true;
    for (var i = 0; i < all.size(); i++) {
      var word = all.get(i);
      var isHead = i == 0 || isJoint(all, i) && !isOfHead(all, i);
      if (isHead && OF.matcher(word).matches()) {
        var article = article(word, i + 1 < all.size() ? all.get(i + 1) : "");
        if (article.isEmpty()) {
          return Optional.empty();
        }
        isDefinite = !article.get().startsWith("des");
        if (!article.get().isBlank()) {
          result.add(article.get().strip());
        }
      } else if (isHead && isBareNoun(word) && (isDefinite || !isPlural(word))) {
        return Optional.empty(); // "la caisse et stocks", "des massifs et engazonnement"
      } else {
        result.add(word);
      }
    }
    return Optional.of(Lines.join(result));
  }

  /**
   * "Des fournisseurs d'ingrédients et d'emballages": both stand beside the noun before. A budget
   * is none of the five of "d'une équipe de cinq personnes et d'un budget".
   */
  private static boolean isOfHead(List<String> all, int at) {
    var same = OF_ONE.matcher(all.get(at)).matches() ? OF_ONE : BARE_OF;
    return BARE_OF.matcher(all.get(at)).matches()
        && all.subList(1, at - 1).stream().anyMatch(it -> same.matcher(it).matches());
  }

  private static boolean isJoint(List<String> all, int at) {
    return all.get(at - 1).matches("et|ou|.*,");
  }

  private boolean isBareNoun(String word) {
    return !QUANTITY.matcher(word).matches()
        && !PREPOSITION.matcher(word).matches()
        && words.is(Lines.small(Lines.bare(word)), "N .*");
  }

  private boolean isPlural(String noun) {
    return words.is(Lines.small(Lines.bare(noun)), "N [mfe] p");
  }

  /** What stands for the preposition; a blank for nothing. */
  private Optional<String> article(String of, String next) {
    if (of.equals("du")) {
      return Optional.of("le");
    }
    if (of.equals("des")) {
      return Optional.of("les");
    }
    var isElided = !of.equals("de");
    var noun = isElided ? of.substring(2) : next;
    if (QUANTITY.matcher(noun).matches()) {
      return Optional.of(isElided ? noun : " ");
    }
    var bare = Lines.small(Lines.bare(noun));
    if (words.is(bare, "J . p|J e p|J m p|J f p") && !words.is(bare, "N .*")) {
      return Optional.of(of); // "de nouvelles collègues"
    }
    var isPlural = isPlural(bare) && !words.is(bare, "N [mfe] s");
    return isPlural ? Optional.of(isElided ? "des " + noun : "des") : Optional.empty();
  }
}
