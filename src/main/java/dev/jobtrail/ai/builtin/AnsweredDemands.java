package dev.jobtrail.ai.builtin;

import dev.jobtrail.fit.Fit;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** How much each text of a resume answers of a posting's requirements, and which ones. */
final class AnsweredDemands {

  /** A line that is answered as a whole counts more than a term that is required. */
  private static final double OF_LINE = 5;

  /** The words of a phrase may count as terms or as a requirement, too. */
  private static final double OF_PHRASE = 0.5;

  private final TailoredResume resume;
  private final Map<String, Double> points = new HashMap<>();
  private final Map<String, Demand> demands = new HashMap<>();

  /**
   * What a text answers.
   *
   * @param term that it shows; "" where it answers the line as a whole
   * @param line of the posting; "" where the posting only names the term
   */
  record Demand(String term, String line, double weight) {}

  AnsweredDemands(TailoredResume resume, ProvenTerms terms, List<Fit.Answer> answers) {
    this.resume = resume;
    for (var term : terms.proven()) {
      add(term, 1);
    }
    for (var phrase : terms.phrases()) {
      add(phrase, OF_PHRASE);
    }
    var byText = resume.parts.stream().collect(Collectors.groupingBy(ResumePart::text));
    for (var answer : answers) {
      for (var part : byText.getOrDefault(answer.text(), List.of())) {
        add(part, new Demand("", answer.line(), OF_LINE * answer.share()));
      }
    }
  }

  /** What trainees learn for a diploma does not show that one has it. */
  private void add(ProvenTerm term, double share) {
    var asked = term.asked();
    var isQualification = resume.isQualification(asked.line());
    for (var part : term.proofs()) {
      if (!isQualification || !part.isOf("work")) {
        add(part, new Demand(term.text(), asked.line(), share * asked.weight()));
      }
    }
  }

  private void add(ResumePart part, Demand demand) {
    points.merge(part.pointer(), demand.weight(), Double::sum);
    var byReason =
        Comparator.comparing((Demand it) -> isNamed(part, it.line()))
            .thenComparingDouble(Demand::weight);
    demands.merge(
        part.pointer(), demand, (one, other) -> byReason.compare(other, one) > 0 ? other : one);
  }

  /** A line that has the words of a skill tells more plainly why it comes first. */
  private static boolean isNamed(ResumePart part, String line) {
    return part.isOf("skills")
        && (" " + Words.key(line) + " ").contains(" " + Words.key(part.text()) + " ");
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

  /** The weightiest that the texts of a list or entry answer; they must answer one. */
  Demand demand(String pointer) {
    return resume.parts.stream()
        .map(ResumePart::pointer)
        .filter(it -> it.equals(pointer) || it.startsWith(pointer + "/"))
        .filter(demands::containsKey)
        .map(demands::get)
        .max(Comparator.comparingDouble(Demand::weight))
        .orElseThrow();
  }
}
