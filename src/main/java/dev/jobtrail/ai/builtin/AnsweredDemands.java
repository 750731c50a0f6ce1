package dev.jobtrail.ai.builtin;

import dev.jobtrail.fit.Fit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How much each text of a resume answers of a posting's requirements, and which ones. */
final class AnsweredDemands {

  private static final double OF_MUST = 1.5;
  private static final double OF_WISH = 0.75;
  private static final double OF_RELATED = 0.5;

  private final TailoredResume resume;
  private final Map<String, Double> points = new HashMap<>();
  private final Map<String, String> demands = new HashMap<>();

  AnsweredDemands(TailoredResume resume, List<ProvenTerm> proven, Fit fit) {
    this.resume = resume;
    for (var term : proven) {
      for (var part : term.proofs()) {
        add(part, term.asked().weight(), term.asked().line());
      }
    }
    for (var requirement : fit.requirements()) {
      if (!resume.asked.lines().contains(requirement.text())) {
        continue;
      }
      var weight =
          (requirement.isMust() ? OF_MUST : OF_WISH)
              * (requirement.evidence() == Fit.Evidence.COVERED ? 1 : OF_RELATED);
      for (var part : resume.parts) {
        if (requirement.quotes().contains(part.text())) {
          add(part, weight, requirement.text());
        }
      }
    }
  }

  private void add(ResumePart part, double weight, String demand) {
    points.merge(part.pointer(), weight, Double::sum);
    if (!demand.isEmpty()) {
      demands.putIfAbsent(part.pointer(), demand);
    }
  }

  /** 0 for a text that answers nothing. */
  double of(String pointer) {
    return points.getOrDefault(pointer, 0.0);
  }

  /** Of all texts of a list or entry, those of its parts included. */
  double within(String pointer) {
    return resume.parts.stream()
        .map(ResumePart::pointer)
        .filter(it -> it.equals(pointer) || it.startsWith(pointer + "/"))
        .mapToDouble(this::of)
        .sum();
  }

  /** The line of the posting that texts of a list or entry answer; "" for none. */
  String demand(String pointer) {
    return resume.parts.stream()
        .map(ResumePart::pointer)
        .filter(it -> it.equals(pointer) || it.startsWith(pointer + "/"))
        .filter(demands::containsKey)
        .map(demands::get)
        .findFirst()
        .orElse("");
  }
}
