package dev.jobtrail.ai.builtin.advice;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.ai.BuilderAnswer.Suggestion;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;

/** Highlights that begin with words of no weight, and those that stand twice. */
final class WordingAdvice implements Check {

  private static final int MOST = 5;
  private static final int LONGEST_QUOTE = 80;

  private final Rewording rewording;

  WordingAdvice(Rewording rewording) {
    this.rewording = rewording;
  }

  @Override
  public List<Suggestion> suggestions(JsonNode resume) {
    var suggestions = new ArrayList<Suggestion>();
    for (var place : Place.highlights(resume)) {
      var entry = entry(resume, place);
      var isOver = !Check.text(entry.path("endDate")).isEmpty();
      var better = rewording.of(place.text(), isOver);
      if (!better.equals(place.text()) && suggestions.size() < MOST) {
        suggestions.add(
            new Patch()
                .replace(place.pointer(), place.text(), better)
                .suggestion(
                    "Say first what you did: \"%s\"".formatted(Patch.cut(better, LONGEST_QUOTE)),
                    "\"%s\" hides the verb behind words without weight."
                        .formatted(Patch.cut(place.text(), LONGEST_QUOTE))));
      }
    }
    twice(resume, suggestions);
    return suggestions;
  }

  private static void twice(JsonNode resume, List<Suggestion> suggestions) {
    var patch = new Patch();
    var seen = new HashMap<String, String>();
    var again = new ArrayList<Place>();
    for (var place : Place.highlights(resume)) {
      var key = place.text().strip().replaceAll("[.\\s]+", " ").strip().toLowerCase(Locale.ROOT);
      if (!key.isEmpty() && seen.putIfAbsent(key, place.pointer()) != null) {
        again.add(place);
      }
    }
    again.reversed().forEach(it -> patch.remove(it.pointer(), resume.at(it.pointer())));
    if (!patch.isEmpty()) {
      suggestions.add(
          patch.suggestion(
              "Remove highlights that stand there twice",
              "\"%s\" is said before."
                  .formatted(Patch.cut(again.getFirst().text(), LONGEST_QUOTE))));
    }
  }

  private static JsonNode entry(JsonNode resume, Place place) {
    return resume.at(place.pointer().replaceAll("/highlights/\\d+$", ""));
  }

  /** Whether most of the highlights name no figure. */
  static boolean lacksFigures(JsonNode resume) {
    var highlights = Place.highlights(resume);
    var with = highlights.stream().filter(it -> it.text().matches("(?s).*\\d.*")).count();
    return highlights.size() >= 3 && with * 3 < highlights.size();
  }
}
