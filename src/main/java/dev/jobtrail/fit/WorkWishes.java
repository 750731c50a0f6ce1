package dev.jobtrail.fit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The conditions of work that a resume's headline and summary ask for or rule out. */
final class WorkWishes {

  /**
   * A condition of a job that somebody does not want.
   *
   * @param weight 0 to 1: less where the wish only implies it, or the job has it seldom
   */
  record Conflict(Condition condition, double weight) {}

  private static final double IMPLIED = 0.7;

  /** Somebody who looks for day work may still take a late shift. */
  private static final double HARDLY_IMPLIED = 0.4;

  private final Map<Condition, Double> unwanted = new EnumMap<>(Condition.class);
  private final Set<Condition> wanted = EnumSet.noneOf(Condition.class);

  /** The sentences that tell what somebody looks for. */
  final List<String> sentences = new ArrayList<>();

  WorkWishes(List<ApplicantProfile.Part> parts, Stems stems, Knowledge knowledge) {
    for (var part : parts) {
      if (part.zone() == Zone.HEADLINE || part.zone() == Zone.SUMMARY) {
        for (var line : RawLine.of(part.text())) {
          line.sentences().forEach(it -> read(it, stems, knowledge));
        }
      }
    }
    wanted.forEach(
        it -> it.excluded().forEach(excluded -> unwanted.putIfAbsent(excluded, implied(excluded))));
    if (wanted.contains(Condition.RELOCATION)) {
      unwanted.remove(Condition.RELOCATION); // "to any town of the region, but not abroad"
    }
    wanted.removeIf(this::ruleOut);
    if (wanted.contains(Condition.SHIFTS)) {
      unwanted.remove(Condition.NIGHTS, IMPLIED);
    }
    wanted.forEach(unwanted::remove);
    if (wanted.contains(Condition.HYBRID)) {
      unwanted.remove(Condition.ON_SITE);
    }
  }

  private void read(RawLine sentence, Stems stems, Knowledge knowledge) {
    var read = knowledge.conditions().ofApplicant(sentence, stems);
    if (!read.isWish()) {
      return;
    }
    sentences.add(sentence.text());
    for (var statement : read.statements()) {
      if (!statement.isDenied()) {
        wanted.add(statement.condition());
      } else if (!statement.isLimited() && statement.condition().mayBeTooMuch()) {
        statement.condition().alike().forEach(it -> unwanted.put(it, 1.0));
      }
    }
  }

  private static double implied(Condition condition) {
    return switch (condition) {
      case EVENINGS, SHIFTS, TEMPORARY -> HARDLY_IMPLIED;
      default -> IMPLIED;
    };
  }

  boolean ask(Condition condition) {
    return wanted.contains(condition);
  }

  boolean ruleOut(Condition condition) {
    return unwanted.getOrDefault(condition, 0.0) >= 1;
  }

  /** The conditions of a job that are not wanted, the worst first. */
  List<Conflict> conflicts(JobProfile job) {
    var conflicts = new ArrayList<Conflict>();
    if (!unwanted.isEmpty()) {
      var offered = job.conditions();
      unwanted.forEach(
          (condition, weight) -> {
            var strength = offered.strength(condition);
            if (strength > 0 && condition != Condition.RELOCATION) {
              conflicts.add(new Conflict(condition, weight * strength));
            }
          });
      conflicts.sort(Comparator.comparingDouble(it -> -it.weight()));
    }
    return conflicts;
  }
}
