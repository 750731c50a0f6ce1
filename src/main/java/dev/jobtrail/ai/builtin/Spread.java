package dev.jobtrail.ai.builtin;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;

/** Chooses terms so that they answer as many lines of the posting as they can. */
final class Spread {

  private Spread() {}

  /** Of each line its weightiest term before a second one of any; the weightiest first. */
  static List<ProvenTerm> over(List<ProvenTerm> terms, int most) {
    var lines = new HashSet<String>();
    var chosen = new ArrayList<ProvenTerm>();
    var others = new ArrayList<ProvenTerm>();
    terms.stream()
        .sorted(Comparator.comparingDouble(it -> -it.asked().weight()))
        .forEach(it -> (lines.add(it.asked().line()) ? chosen : others).add(it));
    chosen.addAll(others);
    return chosen.subList(0, Math.min(most, chosen.size()));
  }
}
