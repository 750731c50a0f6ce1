package dev.jobtrail.ai.builtin;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** English verbs that highlights begin with. */
final class Verbs {

  /** The forms of a verb: manage, managed, managing. */
  record Verb(String base, String past, String gerund) {}

  private final Map<String, Verb> byBase = new HashMap<>();
  private final Map<String, Verb> byPast = new HashMap<>();
  private final Map<String, Verb> byGerund = new HashMap<>();
  private final Map<String, Verb> byThird = new HashMap<>();

  Verbs() {
    Table.eachNamed(
        "verbs.txt",
        (kind, words) -> {
          for (var word : words.split(" ")) {
            add(word.split(":"));
          }
        });
  }

  private void add(String[] forms) {
    var base = forms[0];
    var verb = forms.length == 3 ? new Verb(base, forms[1], forms[2]) : regular(base);
    byBase.put(base, verb);
    byPast.put(verb.past(), verb);
    byGerund.put(verb.gerund(), verb);
    byThird.put(third(base), verb);
  }

  private static Verb regular(String base) {
    if (base.endsWith("e")) {
      var stem = base.substring(0, base.length() - 1);
      return new Verb(base, base + "d", (base.endsWith("ee") ? base : stem) + "ing");
    }
    return base.matches(".*[^aeiou]y")
        ? new Verb(base, base.substring(0, base.length() - 1) + "ied", base + "ing")
        : new Verb(base, base + "ed", base + "ing");
  }

  private static String third(String base) {
    if (base.matches(".*[^aeiou]y")) {
      return base.substring(0, base.length() - 1) + "ies";
    }
    return base.matches(".*(?:s|x|z|ch|sh|o)") ? base + "es" : base + "s";
  }

  Optional<Verb> ofBase(String word) {
    return Optional.ofNullable(byBase.get(word.toLowerCase(Locale.ROOT)));
  }

  Optional<Verb> ofPast(String word) {
    return Optional.ofNullable(byPast.get(word.toLowerCase(Locale.ROOT)));
  }

  Optional<Verb> ofGerund(String word) {
    return Optional.ofNullable(byGerund.get(word.toLowerCase(Locale.ROOT)));
  }

  Optional<Verb> ofThird(String word) {
    return Optional.ofNullable(byThird.get(word.toLowerCase(Locale.ROOT)));
  }
}
