package dev.jobtrail.ai.builtin.advice;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.ai.BuilderAnswer.Suggestion;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;

/** Bullets that begin with words of no weight, and bullets that occur twice. */
final class WordingAdvice {

  private static final int MOST = 5;

  private final JsonNode resume;
  private final Rewording rewording;
  private final ReplyTexts texts;
  private final ConciseText concise;

  WordingAdvice(JsonNode resume, Rewording rewording, ReplyTexts texts) {
    this.resume = resume;
    this.rewording = rewording;
    this.texts = texts;
    concise = new ConciseText(new Lookup(resume).skills());
  }

  /**
   * @param places the texts to look at; all bullets where there are none
   */
  Advice advice(List<Place> places) {
    var suggestions = new ArrayList<Suggestion>();
    for (var place : places.isEmpty() ? Place.highlights(resume) : places) {
      var better = better(place);
      if (!better.equals(place.text().strip()) && suggestions.size() < MOST) {
        suggestions.add(
            new Patch()
                .replace(place.pointer(), place.text(), better)
                .suggestion(
                    texts.of(ReplyText.BULLET_REWORDED, Patch.quote(place.text())),
                    texts.of(ReplyText.BULLET_REWORDED_WHY)));
      }
    }
    suggestions.addAll(places.isEmpty() ? duplicates() : List.of());
    var remarks = new ArrayList<String>();
    if (suggestions.isEmpty()) {
      remarks.add(texts.of(ReplyText.BULLETS_FINE));
    }
    if (lacksFigures()) {
      remarks.add(texts.of(ReplyText.FIGURES));
    }
    return new Advice(suggestions, remarks);
  }

  private String better(Place place) {
    var entry = resume.at(place.pointer().replaceAll("/highlights/\\d+$", ""));
    var isOver = !Place.text(entry.path("endDate")).isEmpty();
    var reworded = rewording.of(place.text(), isOver);
    return reworded.equals(place.text()) ? concise.withoutFiller(place.text()) : reworded.strip();
  }

  List<Suggestion> duplicates() {
    var seen = new HashMap<String, String>();
    var again = new ArrayList<Place>();
    for (var place : Place.highlights(resume)) {
      var key = place.text().strip().replaceAll("[.\\s]+", " ").strip().toLowerCase(Locale.ROOT);
      if (!key.isEmpty() && seen.putIfAbsent(key, place.pointer()) != null) {
        again.add(place);
      }
    }
    var patch = new Patch();
    again.reversed().forEach(it -> patch.remove(it.pointer(), resume.at(it.pointer())));
    return again.isEmpty()
        ? List.of()
        : List.of(
            patch.suggestion(
                texts.of(ReplyText.BULLETS_TWICE),
                texts.of(ReplyText.BULLETS_TWICE_WHY, Patch.quote(again.getFirst().text()))));
  }

  /** Whether most of the bullets name no figure. */
  boolean lacksFigures() {
    var highlights = Place.highlights(resume);
    var with = highlights.stream().filter(it -> it.text().matches("(?s).*\\d.*")).count();
    return highlights.size() >= 3 && with * 3 < highlights.size();
  }
}
