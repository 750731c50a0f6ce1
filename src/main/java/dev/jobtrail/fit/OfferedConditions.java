package dev.jobtrail.fit;

import dev.jobtrail.posting.EmploymentType;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The conditions of work that a posting tells. */
final class OfferedConditions {

  private static final double SELDOM = 0.4;

  /** A job that is nowhere called remote may be one on site. */
  private static final double NOT_TOLD = 0.5;

  private final Map<Condition, Double> told = new EnumMap<>(Condition.class);
  private final Set<Condition> denied = EnumSet.noneOf(Condition.class);
  private final boolean isRemote;

  /** How many lines tell of hours or absence that few want. */
  private int unusual;

  OfferedConditions(JobProfile job, Stems stems, Knowledge knowledge) {
    isRemote = job.isRemote;
    var conditions = knowledge.conditions();
    var titleStems = stems.terms(job.titleTokens);
    read(conditions.ofPosting(job.title, job.titleTokens, titleStems, job.language));
    for (var line : job.lines) {
      read(line, line.sentence().conditions(stems, knowledge));
    }
    take(job.type);
  }

  private void read(JobLine line, List<Conditions.Statement> statements) {
    read(
        line.has(Cue.NICE)
            ? statements.stream().map(Conditions.Statement::limited).toList()
            : statements);
    var isDenied = statements.stream().anyMatch(Conditions.Statement::isDenied);
    var isByNight =
        statements.stream().anyMatch(it -> it.condition() == Condition.NIGHTS)
            && line.text().chars().anyMatch(it -> it >= '0' && it <= '9');
    unusual += !isDenied && (line.has(Cue.HOURS) || isByNight) ? 1 : 0;
  }

  /** The number of lines that tell of hours or absence that few want. */
  int unusual() {
    return unusual;
  }

  /** The text knows better than a field of the board, where it says anything. */
  private void take(EmploymentType type) {
    of(type)
        .filter(it -> it.excluded().stream().noneMatch(told::containsKey))
        .filter(it -> it != Condition.TEMPORARY || !told.containsKey(Condition.PERMANENT))
        .ifPresent(it -> told.putIfAbsent(it, 1.0));
  }

  private static Optional<Condition> of(EmploymentType type) {
    return switch (type) {
      case FULL_TIME -> Optional.of(Condition.FULL_TIME);
      case PART_TIME -> Optional.of(Condition.PART_TIME);
      case CONTRACT, TEMPORARY, FREELANCE -> Optional.of(Condition.TEMPORARY);
      case null, default -> Optional.empty();
    };
  }

  private void read(List<Conditions.Statement> statements) {
    for (var it : statements) {
      if (it.isDenied()) {
        denied.add(it.condition());
      } else {
        told.merge(it.condition(), it.isLimited() ? SELDOM : 1, Math::max);
      }
    }
  }

  /** How surely the job has a condition, 0 to 1. */
  double strength(Condition condition) {
    var strength = told.getOrDefault(condition, 0.0);
    return switch (condition) {
      case FULL_TIME -> instead(strength, Condition.PART_TIME);
      case PART_TIME -> instead(strength, Condition.FULL_TIME);
      case TEMPORARY -> instead(strength, Condition.PERMANENT);
      case AWAY -> instead(strength, Condition.HOME);
      case FEW_HOURS, NO_FIXED_HOURS -> told.containsKey(Condition.FULL_TIME) ? 0 : strength;
      case WEEKENDS -> told.containsKey(Condition.WEEKDAYS) ? Math.min(strength, SELDOM) : strength;
      case NIGHTS -> denied.contains(Condition.DAYS) ? 1 : strength;
      case ON_SITE ->
          isRemote || told.containsKey(Condition.HYBRID)
              ? 0
              : instead(Math.max(strength, NOT_TOLD), Condition.REMOTE);
      default -> strength;
    };
  }

  /**
   * Where a posting offers two conditions, one may choose; where it denies one, the other holds.
   */
  private double instead(double strength, Condition other) {
    return denied.contains(other) ? 1 : told.containsKey(other) ? 0 : strength;
  }
}
