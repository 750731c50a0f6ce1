package dev.jobtrail.ai.builtin;

import dev.jobtrail.fit.ToldLines;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.BiPredicate;

/** Chooses terms for a text so that it tells as many lines of the posting as it can. */
final class Cover {

  /** What a term must add, as a part of a line. */
  static final double LEAST = 0.1;

  private final ToldLines told;

  Cover(ToldLines told) {
    this.told = told;
  }

  /**
   * First those that tell most of what the text does not tell yet, then other terms of the posting,
   * of each of its lines one before a second one of any.
   *
   * @param text that the terms are added to
   * @param isFree whether a term may stand beside those that are chosen already
   */
  List<ProvenTerm> of(
      List<ProvenTerm> terms,
      List<String> text,
      int most,
      BiPredicate<ProvenTerm, List<ProvenTerm>> isFree) {
    var chosen = new ArrayList<ProvenTerm>();
    var texts = new ArrayList<>(text);
    while (chosen.size() < most) {
      ProvenTerm best = null;
      var gain = LEAST;
      for (var term : terms) {
        if (!chosen.contains(term) && isFree.test(term, chosen)) {
          var its = told.gain(texts, term.text());
          if (its > gain) {
            gain = its;
            best = term;
          }
        }
      }
      if (best == null) {
        break;
      }
      chosen.add(best);
      texts.add(best.text());
    }
    fill(chosen, terms, most, isFree);
    return chosen;
  }

  private static void fill(
      List<ProvenTerm> chosen,
      List<ProvenTerm> terms,
      int most,
      BiPredicate<ProvenTerm, List<ProvenTerm>> isFree) {
    var lines = new HashSet<String>();
    chosen.forEach(it -> lines.add(it.asked().line()));
    var others = new LinkedHashSet<ProvenTerm>();
    var asked =
        terms.stream()
            .filter(it -> !it.isOwn())
            .sorted(Comparator.comparingDouble(it -> -it.asked().weight()))
            .toList();
    asked.stream().filter(it -> lines.add(it.asked().line())).forEach(others::add);
    others.addAll(asked);
    for (var term : others) {
      if (chosen.size() < most && !chosen.contains(term) && isFree.test(term, chosen)) {
        chosen.add(term);
      }
    }
  }
}
