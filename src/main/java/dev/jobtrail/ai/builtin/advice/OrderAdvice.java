package dev.jobtrail.ai.builtin.advice;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.jobtrail.ai.BuilderAnswer.Suggestion;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Work and education with the newest first. */
final class OrderAdvice implements Check {

  private static final String LASTS = "9999";

  @Override
  public List<Suggestion> suggestions(JsonNode resume) {
    var suggestions = new ArrayList<Suggestion>();
    for (var section : List.of("work", "education", "volunteer")) {
      var list = resume.path(section);
      if (list.size() < 2 || !list.isArray() || !isDated(list)) {
        continue;
      }
      var entries = new ArrayList<JsonNode>();
      list.forEach(entries::add);
      entries.sort(
          Comparator.comparing(OrderAdvice::end)
              .thenComparing(it -> Check.text(it.path("startDate")))
              .reversed());
      var sorted = JsonNodeFactory.instance.arrayNode().addAll(entries);
      if (!sorted.equals(list)) {
        suggestions.add(
            new Patch()
                .replace("/" + section, list, sorted)
                .suggestion(
                    "Put the newest entry of %s first".formatted(section),
                    "Readers look for the latest first; the entries stand in another order."));
      }
    }
    return suggestions;
  }

  /** When an entry ended; what has begun and has no end lasts. */
  static String end(JsonNode entry) {
    var end = Check.text(entry.path("endDate"));
    return end.isEmpty() && !Check.text(entry.path("startDate")).isEmpty() ? LASTS : end;
  }

  private static boolean isDated(JsonNode list) {
    for (var entry : list) {
      var isIso =
          (end(entry) + "-").matches("\\d{4}-.*")
              && (Check.text(entry.path("startDate")) + "-").matches("(?:\\d{4}.*)?-");
      if (!isIso) {
        return false;
      }
    }
    return true;
  }
}
