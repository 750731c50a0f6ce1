package dev.jobtrail.fit;

import dev.jobtrail.fit.Fit.Evidence;
import dev.jobtrail.fit.Fit.Requirement;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.Truncation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

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
      return new Rating(UNKNOWN, Message.of("The posting names no skills or requirements."));
    }
    var share = Math.max(measures.get(Feature.SKILLS), measures.get(Feature.REQUIREMENTS));
    var missing = Math.max(measures.get(Feature.LICENCE), measures.get(Feature.LANGUAGE));
    return new Rating(
        100 * (1 - StrictMath.pow(1 - share, CURVE)) * (1 - missing / 2),
        Message.sentences(
            Stream.concat(skills(comparison).stream(), requirements(requirements).stream())
                .toList()));
  }

  private static List<Message> skills(Comparison comparison) {
    var skills = comparison.skills;
    if (skills.isEmpty()) {
      return List.of();
    }
    var shown = new ArrayList<Message>();
    var missing = new ArrayList<Message>();
    for (var skill : skills) {
      var places =
          comparison.parts(skill).stream()
              .map(ApplicantProfile.Part::place)
              .distinct()
              .limit(MOST_PLACES)
              .toList();
      if (places.isEmpty()) {
        missing.add(Message.verbatim(skill.name()));
      } else {
        shown.add(Message.of("%s (%s)", skill.name(), Message.joined("; ", places)));
      }
    }
    var texts = new ArrayList<Message>();
    var count = skills.size() == 1 ? Message.of("1 skill") : Message.of("%d skills", skills.size());
    texts.add(
        shown.isEmpty()
            ? Message.of("%d of %s found in the resume.", 0, count)
            : Message.of(
                "%d of %s found in the resume: %s.", shown.size(), count, Rating.first(shown)));
    if (!missing.isEmpty()) {
      texts.add(Message.of("Not found: %s.", Rating.first(missing)));
    }
    return texts;
  }

  /** How many requirements the resume covers, and the first must that it does not. */
  private static Optional<Message> requirements(List<Requirement> requirements) {
    if (requirements.isEmpty()) {
      return Optional.empty();
    }
    var covered = requirements.stream().filter(it -> it.evidence() == Evidence.COVERED).count();
    var missing =
        requirements.stream()
            .filter(it -> it.isMust() && it.evidence() == Evidence.MISSING)
            .findFirst();
    return Optional.of(
        missing.isEmpty()
            ? Message.of("Requirements covered: %d of %d.", covered, requirements.size())
            : Message.of(
                "Requirements covered: %d of %d; not shown: \"%s\".",
                covered,
                requirements.size(),
                Truncation.abbreviate(missing.get().text(), LONGEST_QUOTE)));
  }
}
