package dev.jobtrail.ai.builtin;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.jobtrail.ai.ListItems;
import dev.jobtrail.guard.ChangeKind;
import dev.jobtrail.guard.ProposedChange;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Lists in the order of what the posting asks; what is of equal weight keeps its place. */
final class OrderDraft {

  private static final int MOST_ENTRIES = 6;
  private static final double STEP = 0.5;

  private final TailoredResume resume;
  private final List<ProposedChange> changes = new ArrayList<>();

  OrderDraft(TailoredResume resume) {
    this.resume = resume;
  }

  List<ProposedChange> changes() {
    order("/skills", "Order of skills");
    each("skills", "name", "keywords", "Skills, ");
    each("work", "name", "highlights", "Order of highlights, ");
    order("/projects", "Order of projects");
    each("projects", "name", "highlights", "Order of highlights, ");
    return changes;
  }

  private void each(String section, String name, String list, String label) {
    var entries = ResumeParts.items(resume.document.path(section));
    for (var i = 0; i < Math.min(MOST_ENTRIES, entries.size()); i++) {
      var own = ResumeParts.text(entries.get(i).path(name));
      order(
          "/" + section + "/" + i + "/" + list,
          label + (own.isEmpty() ? section + " " + (i + 1) : own));
    }
  }

  private void order(String place, String label) {
    var list = resume.document.at(place);
    var items = ResumeParts.items(list);
    if (items.size() < 2
        || items.size() != list.size()
        || items.stream().anyMatch(it -> ListItems.line(it).isEmpty())) {
      return;
    }
    var weights = items.stream().map(OrderDraft::text).mapToDouble(this::weight).toArray();
    var order =
        IntStream.range(0, items.size())
            .boxed()
            .sorted(Comparator.comparingDouble((Integer i) -> -weights[i]))
            .toList();
    var sorted = JsonNodeFactory.instance.arrayNode();
    order.forEach(it -> sorted.add(items.get(it)));
    var before = ListItems.lines(list);
    var after = ListItems.lines(sorted);
    if (before.equals(after)) {
      return;
    }
    var named = named(items, order);
    changes.add(
        new ProposedChange(
            ChangeKind.ORDER,
            label,
            place,
            before,
            after,
            named.isEmpty()
                ? "What is closer to the posting stands further up now."
                : "The posting asks for %s; that stands further up now.".formatted(named)));
  }

  private String named(List<JsonNode> items, List<Integer> order) {
    for (var i = 0; i < order.size(); i++) {
      // the first one that moved up
      if (order.get(i) != i) {
        return resume.named(text(items.get(order.get(i))));
      }
    }
    return "";
  }

  /** Rounded, so that only what matters moves. */
  private double weight(String text) {
    return Math.round(resume.asked.relevance(text) / STEP) * STEP;
  }

  private static String text(JsonNode item) {
    if (item.isTextual()) {
      return item.textValue();
    }
    var text = new StringBuilder(ListItems.line(item));
    for (var field : List.of("description", "summary")) {
      text.append('\n').append(ResumeParts.text(item.path(field)));
    }
    for (var field : List.of("keywords", "highlights")) {
      ResumeParts.items(item.path(field))
          .forEach(it -> text.append('\n').append(ResumeParts.text(it)));
    }
    return text.toString();
  }
}
