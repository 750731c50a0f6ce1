package dev.jobtrail.ai.builtin;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.jobtrail.ai.ListItems;
import dev.jobtrail.guard.ChangeKind;
import dev.jobtrail.guard.ProposedChange;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.Translatable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Brings to the top of a list what answers the posting; all other items keep their order. A list
 * whose first items answer it already stays as it is.
 */
final class OrderDraft {

  /** Readers look at the newest positions. */
  private static final int MOST_ENTRIES = 2;

  private static final int MOST_LISTS_OF_SKILLS = 5;

  private static final int MOST_MOVED = 2;
  private static final int MOST_KEYWORDS_MOVED = 4;
  private static final int MOST_CHANGES = 3;

  /** By how much an item must answer more than the one whose place it takes. */
  private static final double CLEARLY = 0.5;

  private record Draft(ProposedChange change, double gain) {}

  private final TailoredResume resume;
  private final AnsweredDemands demands;
  private final List<Draft> drafts = new ArrayList<>();

  OrderDraft(TailoredResume resume, AnsweredDemands demands) {
    this.resume = resume;
    this.demands = demands;
  }

  /** Those that matter most: highlights are read before lists of skills. */
  List<ProposedChange> changes() {
    each("work", "name", "highlights", it -> Message.of("Order of highlights, %s", it));
    each("projects", "name", "highlights", it -> Message.of("Order of highlights, %s", it));
    order("/projects", Message.of("Order of projects"), 1);
    if (demands.within("/skills/0") == 0) {
      order("/skills", Message.of("Order of skills"), 1);
    }
    each("skills", "name", "keywords", it -> Message.of("Order of skills, %s", it));
    return drafts.stream()
        .sorted(
            Comparator.comparing((Draft it) -> !it.change().place().startsWith("/work/"))
                .thenComparingDouble(it -> -it.gain()))
        .limit(MOST_CHANGES)
        .map(Draft::change)
        .toList();
  }

  private void each(
      String section, String name, String list, Function<Translatable, Message> label) {
    var entries = ResumeParts.items(resume.document.path(section));
    var most = section.equals("skills") ? MOST_LISTS_OF_SKILLS : MOST_ENTRIES;
    for (var i = 0; i < Math.min(most, entries.size()); i++) {
      var own = ResumeParts.text(entries.get(i).path(name));
      order(
          "/" + section + "/" + i + "/" + list,
          label.apply(own.isEmpty() ? ResumeParts.entryName(section, i) : Message.verbatim(own)),
          section.equals("skills") ? MOST_KEYWORDS_MOVED : MOST_MOVED);
    }
  }

  private void order(String place, Message label, int mostMoved) {
    var list = resume.document.at(place);
    var items = ResumeParts.items(list);
    if (items.size() < 2
        || items.size() != list.size()
        || items.stream().anyMatch(it -> ListItems.line(it).isEmpty())) {
      return;
    }
    var weights =
        IntStream.range(0, items.size())
            .mapToDouble(it -> demands.within(place + "/" + it))
            .toArray();
    var order = order(weights, mostMoved);
    var moved = 0;
    var gain = 0.0;
    var first = -1;
    for (var i = 0; i < order.size(); i++) {
      if (order.get(i) > i) {
        moved++;
        gain += weights[order.get(i)] - weights[i];
        first = first < 0 ? order.get(i) : first;
      }
    }
    if (moved > 0) {
      var reason = reason(demands.demand(place + "/" + first));
      drafts.add(new Draft(change(resume.label(label), place, list, items, order, reason), gain));
    }
  }

  /** Moves an item up only past items that answer clearly less. */
  private static List<Integer> order(double[] weights, int mostMoved) {
    var order = new ArrayList<>(IntStream.range(0, weights.length).boxed().toList());
    var best =
        IntStream.range(0, weights.length)
            .boxed()
            .sorted(Comparator.comparingDouble((Integer it) -> -weights[it]))
            .limit(mostMoved)
            .toList();
    for (var place = 0; place < best.size(); place++) {
      int item = best.get(place);
      var at = order.indexOf(item);
      if (at > place && weights[item] >= weights[order.get(place)] + CLEARLY) {
        order.remove(at);
        order.add(place, item);
      }
    }
    return order;
  }

  private String reason(AnsweredDemands.Demand demand) {
    return resume.reasons.because(demand.term(), demand.line(), "order.line");
  }

  private static ProposedChange change(
      String label,
      String place,
      JsonNode list,
      List<JsonNode> items,
      List<Integer> order,
      String reason) {
    var sorted = JsonNodeFactory.instance.arrayNode();
    order.forEach(it -> sorted.add(items.get(it)));
    return new ProposedChange(
        ChangeKind.ORDER, label, place, ListItems.lines(list), ListItems.lines(sorted), reason);
  }
}
