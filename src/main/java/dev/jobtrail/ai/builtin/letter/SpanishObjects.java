package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.text.Morphology;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Spanish: "del almacén" as "el almacén", "de pedidos" as "pedidos", "al público" as it stands. */
final class SpanishObjects implements ActionObjects {

  private static final Pattern DETERMINER =
      Pattern.compile(
          "(?iu)\\d.*|el|la|los|las|una?|más|unos|unas|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte|varios|varias|mis?");

  /** Who stands behind "a" as an object. */
  private static final Pattern PERSON =
      Pattern.compile(
          "(?iu)(?:alumn|aprendi[cz]|auxiliar|ayudante|becari|camarer|client|cociner|compañer|emplead|estudiant|huésped|jóvenes|joven|adolescent|menores|ancian|mayores|niñ|operari|pacient|person|practicant|residente|técnic[oa]s?|trabajador|turista|usuari|vecin|visitante|voluntari)\\p{L}*");

  private static final Pattern JOINT = Pattern.compile("y|e|o|.*,");

  private final Morphology words;

  SpanishObjects(Morphology words) {
    this.words = words;
  }

  @Override
  public Optional<String> object(List<String> all, String noun) {
    if (all.size() < 2) {
      return Optional.empty();
    }
    if (noun.equalsIgnoreCase("atención")) {
      return all.getFirst().matches("al?") ? Optional.of(Lines.join(all)) : Optional.empty();
    }
    if (!all.getFirst().matches("de|del")) {
      return Optional.empty();
    }
    var result = new ArrayList<String>();
    for (var i = 0; i < all.size(); i++) {
      var word = all.get(i);
      var isHead = i == 0 || JOINT.matcher(all.get(i - 1)).matches();
      if (isHead && word.equals("del")) {
        result.add("el");
      } else if (isHead && word.equals("de") && i + 1 < all.size()) {
        var next = all.get(i + 1);
        if (!isWithoutPreposition(next)) {
          return Optional.empty();
        }
        var object =
            DETERMINER.matcher(next).matches() && i + 2 < all.size() ? all.get(i + 2) : next;
        if (PERSON.matcher(Lines.bare(object)).matches()) {
          result.add("a");
        }
      } else {
        result.add(word);
      }
    }
    return Optional.of(Lines.join(result));
  }

  /** A noun in the singular would need an article. */
  private boolean isWithoutPreposition(String next) {
    var bare = Lines.bare(next);
    return DETERMINER.matcher(bare).matches()
        || Lines.isTerm(bare)
        || words.is(Lines.small(bare), "NC.P.*");
  }
}
