package dev.jobtrail.ai.builtin.advice;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.jobtrail.ai.BuilderAnswer.Suggestion;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** Work and education with the newest first. */
final class OrderAdvice {

  private static final String LASTS = "9999";

  private static final List<RequestConcept> DATED =
      List.of(
          RequestConcept.WORK,
          RequestConcept.EDUCATION,
          RequestConcept.VOLUNTEER,
          RequestConcept.PROJECTS);

  private final JsonNode resume;
  private final ReplyTexts texts;

  OrderAdvice(JsonNode resume, ReplyTexts texts) {
    this.resume = resume;
    this.texts = texts;
  }

  /**
   * @param sections to sort; all where there are none
   */
  List<Suggestion> suggestions(Set<RequestConcept> sections) {
    var suggestions = new ArrayList<Suggestion>();
    for (var section : DATED) {
      if (!sections.isEmpty() && !sections.contains(section)) {
        continue;
      }
      var list = resume.at(section.pointer());
      if (list.size() < 2 || !list.isArray() || !isDated(list)) {
        continue;
      }
      var entries = new ArrayList<JsonNode>();
      list.forEach(entries::add);
      entries.sort(
          Comparator.comparing(OrderAdvice::end)
              .thenComparing(it -> Place.text(it.path("startDate")))
              .reversed());
      var sorted = JsonNodeFactory.instance.arrayNode().addAll(entries);
      if (!sorted.equals(list)) {
        suggestions.add(
            new Patch()
                .replace(section.pointer(), list, sorted)
                .suggestion(
                    texts.of(ReplyText.SORT_SECTION, texts.of(section.title())),
                    texts.of(ReplyText.SORT_SECTION_WHY)));
      }
    }
    return suggestions;
  }

  /** When an entry ended; what has begun and has no end lasts. */
  static String end(JsonNode entry) {
    var end = Place.text(entry.path("endDate"));
    return end.isEmpty() && !Place.text(entry.path("startDate")).isEmpty() ? LASTS : end;
  }

  private static boolean isDated(JsonNode list) {
    for (var entry : list) {
      var isIso =
          (end(entry) + "-").matches("\\d{4}-.*")
              && (Place.text(entry.path("startDate")) + "-").matches("(?:\\d{4}.*)?-");
      if (!isIso) {
        return false;
      }
    }
    return true;
  }
}
