package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.text.Morphology;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** German: "von Kranen", "der Kasse", "des Lagers" and "öffentlicher Flächen" in the accusative. */
final class GermanObjects implements ActionObjects {

  private static final Pattern QUANTITY =
      Pattern.compile(
          "(?iu)\\d[\\d.,]*|rund|etwa|circa|ca\\.|über|bis|zu|jährlich|monatlich|wöchentlich|täglich|mehr|als|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf");

  /** Nouns that end as adjectives do. */
  private static final Pattern ADJECTIVAL =
      Pattern.compile(
          "(?:Angehörig|Angestellt|Auszubildend|Beschäftigt|Bedienstet|Behindert|Erwachsen|Freiwillig|Jugendlich|Krank|Mitarbeitend"
              + "|Pflegebedürftig|Reisend|Selbstständig|Studierend|Verletzt|Verstorben|Vorgesetzt|Vorsitzend)e[nr]");

  private static final Pattern AND = Pattern.compile("und|sowie|oder");
  private static final Pattern PREPOSITION =
      Pattern.compile(
          "(?:an|am|auf|aus|bei|beim|bis|durch|für|gegen|im|in|ins|inklusive|mit|mittels|nach|pro|per|seit|über|um|unter|vom|von|vor|während|zu|zum|zur|zwischen|nebst)");

  /** "von vier Leuten, Privatgärten und öffentliche Anlagen": the last are no datives. */
  private static final Pattern OTHER_CASE =
      Pattern.compile("(?:von|mit|bei|aus|zu) .*, .*\\p{Ll}e \\p{Lu}.*");

  private final Morphology words;
  private final GermanLines.GermanNouns nouns;

  GermanObjects(Morphology words) {
    this.words = words;
    nouns = new GermanLines.GermanNouns(words);
  }

  @Override
  public Optional<String> object(List<String> all, String noun) {
    if (all.size() < 2) {
      return Optional.empty();
    }
    var result = new ArrayList<String>();
    var end =
        switch (all.getFirst()) {
          case "von" -> bare(all, 1, result, "n");
          case "der" -> feminineOrPlural(all, 1, result);
          case "des" -> masculineOrNeuter(all, 1, result, true);
          case "einer" -> feminine(all, 1, result);
          case "eines" -> masculineOrNeuter(all, 1, result, false);
          default -> all.getFirst().matches("\\p{Ll}+er") ? bare(all, 0, result, "r") : -1;
        };
    if (end < 0) {
      return Optional.empty();
    }
    if (end < all.size() && AND.matcher(all.get(end)).matches()) {
      // "der Kasse und des Lagers"
      var and = all.get(end);
      return end + 1 < all.size() && all.get(end + 1).matches("der|des|von")
          ? object(all.subList(end + 1, all.size()), noun)
              .map(it -> Lines.join(result) + " " + and + " " + it)
          : Optional.empty();
    }
    var rest = Lines.join(all.subList(end, all.size()));
    return rest.isEmpty() || PREPOSITION.matcher(all.get(end)).matches()
        ? Optional.of((Lines.join(result) + " " + withoutLooseEnd(rest)).strip())
        : Optional.empty();
  }

  /** Without ", zweimal im Monat", which has no place in a clause, but with the items of a list. */
  static String withoutLooseEnd(String rest) {
    var comma = rest.indexOf(", ");
    var isList = rest.indexOf(" und ", comma) > 0 && !OTHER_CASE.matcher(rest).matches();
    return comma < 0 || isList ? rest : rest.substring(0, comma);
  }

  /**
   * Nouns without an article, with the ending of their adjectives that the accusative does not
   * have.
   *
   * @return where they end; -1 where they are not certain
   */
  private int bare(List<String> all, int begin, List<String> into, String ending) {
    var at = begin;
    var isNoun = false;
    var isAside = false;
    while (at < all.size()) {
      var word = all.get(at);
      var bare = Lines.bare(word);
      if (isAside || isNoun && word.startsWith("(")) {
        isAside = !word.contains(")");
        into.add(word);
      } else if (AND.matcher(word).matches() && isNoun && at + 1 < all.size()) {
        if (all.get(at + 1).matches("der|des|von")) {
          return at;
        }
        into.add(word);
        isNoun = false;
      } else if (!isNoun && QUANTITY.matcher(bare).matches()) {
        into.add(word);
      } else if (Lines.isCapital(bare) || Lines.isTerm(bare)) {
        var noun = bare.endsWith("-") ? Optional.of(bare) : accusative(bare, ending);
        if (noun.isEmpty()) {
          return -1;
        }
        into.add(word.replace(bare, noun.get()));
        isNoun = !bare.endsWith("-") && !word.endsWith(",");
      } else if (isNoun && PREPOSITION.matcher(word).matches()) {
        return at;
      } else if (!isNoun && word.endsWith("e" + ending) && nouns.isAdjective(word)) {
        into.add(word.substring(0, word.length() - 1));
      } else {
        return -1;
      }
      at++;
    }
    return isNoun ? at : -1;
  }

  /** Of a noun in the dative ("n") or the genitive ("r") without an article. */
  private Optional<String> accusative(String noun, String ending) {
    if (ADJECTIVAL.matcher(noun).matches()) {
      return Optional.of(noun.replaceFirst("[nr]$", "")); // "von zwei Auszubildenden"
    }
    var tags = nouns.tags(noun);
    if (tags.isEmpty()) {
      return noun.matches(".*\\p{Ll}n") ? Optional.empty() : Optional.of(noun);
    }
    var stripped = noun.replaceFirst("n$", "");
    if (words.readings(noun).isEmpty() && noun.matches("Ge\\p{Ll}+en")) {
      return Optional.empty(); // "Gestecken" is no compound with "Stecken"
    }
    // "Kränzen" may also be the noun of a verb
    var isSame = tags.stream().anyMatch(it -> it.startsWith("SUB:AKK") && !it.endsWith(":INF"));
    var isPlural = tags.stream().anyMatch(it -> it.startsWith("SUB:DAT:PLU"));
    var isAlike = tags.stream().anyMatch(it -> it.startsWith("SUB:AKK:PLU"));
    if (ending.equals("r") || !isPlural || isAlike) {
      return isSame ? Optional.of(noun) : Optional.empty();
    }
    return Optional.of(stripped)
        .filter(it -> nouns.tags(it).stream().anyMatch(tag -> tag.startsWith("SUB:AKK:PLU")));
  }

  private int feminineOrPlural(List<String> all, int begin, List<String> into) {
    var at = nounAt(all, begin);
    if (at < 0) {
      return -1;
    }
    var tags = nouns.tags(Lines.bare(all.get(at)));
    var isFeminine = tags.stream().anyMatch(it -> it.startsWith("SUB:GEN:SIN:FEM"));
    var isPlural = tags.stream().anyMatch(it -> it.startsWith("SUB:GEN:PLU"));
    if (!isFeminine && !isPlural || at > begin && isFeminine && isPlural) {
      return -1;
    }
    into.add("die");
    for (var word : all.subList(begin, at)) {
      into.add(isFeminine ? word.replaceFirst("en$", "e") : word);
    }
    into.add(all.get(at));
    return all.get(at).endsWith(",") ? -1 : at + 1;
  }

  /** "einer kleinen Schicht" as "eine kleine Schicht". */
  private int feminine(List<String> all, int begin, List<String> into) {
    var at = nounAt(all, begin);
    if (at < 0
        || all.get(at).endsWith(",")
        || nouns.tags(Lines.bare(all.get(at))).stream()
            .noneMatch(it -> it.startsWith("SUB:GEN:SIN:FEM"))) {
      return -1;
    }
    into.add("eine");
    all.subList(begin, at).forEach(it -> into.add(it.replaceFirst("en$", "e")));
    into.add(all.get(at));
    return at + 1;
  }

  private int masculineOrNeuter(
      List<String> all, int begin, List<String> into, boolean isDefinite) {
    var at = nounAt(all, begin);
    if (at < 0 || all.get(at).endsWith(",")) {
      return -1;
    }
    var noun = all.get(at);
    for (var form : List.of(noun, noun.replaceFirst("s$", ""), noun.replaceFirst("es$", ""))) {
      var gender =
          nouns.tags(form).stream()
              .filter(it -> it.startsWith("SUB:AKK:SIN"))
              .map(it -> it.split(":")[3])
              .distinct()
              .toList();
      // "Kunden" is no nominative: of a weak noun the genitive is the accusative
      if (gender.size() == 1 && !gender.getFirst().equals("FEM")) {
        var isNeuter = gender.getFirst().equals("NEU");
        var ending = isDefinite ? "e" : "es";
        into.add(isDefinite ? isNeuter ? "das" : "den" : isNeuter ? "ein" : "einen");
        for (var word : all.subList(begin, at)) {
          into.add(isNeuter ? word.replaceFirst("en$", ending) : word);
        }
        into.add(form);
        return at + 1;
      }
    }
    return -1;
  }

  /** Behind adjectives in "-en"; -1 for none. */
  private int nounAt(List<String> all, int begin) {
    var at = begin;
    while (at < all.size() && all.get(at).matches("\\p{Ll}+en") && nouns.isAdjective(all.get(at))) {
      at++;
    }
    var isNoun =
        at < all.size()
            && Lines.isCapital(all.get(at))
            && !all.get(at).endsWith("-")
            && !nouns.tags(Lines.bare(all.get(at))).isEmpty();
    return isNoun ? at : -1;
  }
}
