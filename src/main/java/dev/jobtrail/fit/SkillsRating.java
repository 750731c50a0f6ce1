package dev.jobtrail.fit;

import dev.jobtrail.fit.Fit.Evidence;
import dev.jobtrail.fit.Fit.Requirement;
import dev.jobtrail.text.Truncation;
import java.util.ArrayList;
import java.util.List;

/** Rates the skills and requirements that a posting names. */
final class SkillsRating {

  /** Where a posting names neither skills nor requirements. */
  private static final int UNKNOWN = 50;

  private static final double CURVE = 1.6;
  private static final int LONGEST_QUOTE = 120;
  private static final int MOST_PLACES = 2;

  private SkillsRating() {}

  static Rating of(Comparison comparison, List<Requirement> requirements) {
    var measures = comparison.measures;
    if (comparison.skills.isEmpty() && requirements.isEmpty()) {
      return new Rating(UNKNOWN, "The posting names no skills or requirements.");
    }
    var share = Math.max(measures.get(Feature.SKILLS), measures.get(Feature.REQUIREMENTS));
    var missing = Math.max(measures.get(Feature.LICENCE), measures.get(Feature.LANGUAGE));
    return new Rating(
        100 * (1 - StrictMath.pow(1 - share, CURVE)) * (1 - missing / 2),
        skills(comparison) + requirements(requirements));
  }

  private static String skills(Comparison comparison) {
    var skills = comparison.skills;
    if (skills.isEmpty()) {
      return "";
    }
    var shown = new ArrayList<String>();
    var missing = new ArrayList<String>();
    for (var skill : skills) {
      var places =
          comparison.parts(skill).stream()
              .map(ApplicantProfile.Part::place)
              .distinct()
              .limit(MOST_PLACES)
              .toList();
      if (places.isEmpty()) {
        missing.add(skill.name());
      } else {
        shown.add(skill.name() + " (" + String.join("; ", places) + ")");
      }
    }
    return shown.size()
        + " of "
        + Rating.count(skills.size(), "skill")
        + " found in the resume"
        + (shown.isEmpty() ? "." : ": " + Rating.first(shown) + ".")
        + (missing.isEmpty() ? "" : " Not found: " + Rating.first(missing) + ".");
  }

  /** How many requirements the resume covers, and the first must that it does not. */
  private static String requirements(List<Requirement> requirements) {
    if (requirements.isEmpty()) {
      return "";
    }
    var covered = requirements.stream().filter(it -> it.evidence() == Evidence.COVERED).count();
    var missing =
        requirements.stream()
            .filter(it -> it.isMust() && it.evidence() == Evidence.MISSING)
            .findFirst()
            .map(it -> "; not shown: \"" + Truncation.abbreviate(it.text(), LONGEST_QUOTE) + "\"")
            .orElse("");
    return " Requirements covered: %d of %d%s.".formatted(covered, requirements.size(), missing);
  }
}
