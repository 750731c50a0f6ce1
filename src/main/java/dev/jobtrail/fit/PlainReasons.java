package dev.jobtrail.fit;

import dev.jobtrail.fit.Fit.Evidence;
import dev.jobtrail.fit.Fit.KnockOut;
import dev.jobtrail.fit.Fit.Requirement;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.Translatable;
import dev.jobtrail.text.Truncation;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tells a fit as briefly as a list of many jobs needs it, without the points of the model. */
final class PlainReasons {

  private static final int LONGEST = 300;
  private static final int LONGEST_QUOTE = 120;

  private PlainReasons() {}

  /** The skills that the posting names and the resume has; null for none. */
  static String reason(Comparison comparison, Language language) {
    var skills = comparison.skills;
    var shown = names(skills.stream().filter(it -> !comparison.parts(it).isEmpty()).toList());
    if (shown.isEmpty()) {
      return null;
    }
    var reason =
        skills.size() == 1
            ? Message.of("The skill of the posting: %s.", shown.getFirst())
            : Message.of("%d of %d skills: %s.", shown.size(), skills.size(), Rating.first(shown));
    return Truncation.abbreviate(reason.in(language), LONGEST);
  }

  /** What the resume lacks in each dimension. */
  static Map<Dimension, String> gaps(Comparison comparison, Fit fit, Language language) {
    var gaps = new EnumMap<Dimension, String>(Dimension.class);
    for (var dimension : Dimension.values()) {
      var texts = new ArrayList<Translatable>();
      fit.knockOuts().stream()
          .filter(it -> it.dimension() == dimension)
          .map(KnockOut::reason)
          .forEach(texts::add);
      gap(dimension, comparison, fit.requirements()).ifPresent(texts::add);
      if (!texts.isEmpty()) {
        gaps.put(dimension, Truncation.abbreviate(Message.sentences(texts).in(language), LONGEST));
      }
    }
    return gaps;
  }

  private static Optional<Translatable> gap(
      Dimension dimension, Comparison comparison, List<Requirement> requirements) {
    return switch (dimension) {
      case SKILLS -> missing(comparison, requirements);
      case EXPERIENCE -> Optional.of(ExperienceRating.of(comparison).rationale());
      case SENIORITY -> Optional.of(SeniorityRating.of(comparison).rationale());
      case EDUCATION -> Optional.of(EducationRating.of(comparison).rationale());
      case LOCATION -> Optional.of(LocationRating.of(comparison).rationale());
      case KEYWORDS -> Optional.empty(); // they repeat the skills, or are about the layout
    };
  }

  /** The skills that the resume does not have, or else the first requirement. */
  private static Optional<Translatable> missing(
      Comparison comparison, List<Requirement> requirements) {
    var skills =
        names(comparison.skills.stream().filter(it -> comparison.parts(it).isEmpty()).toList());
    if (!skills.isEmpty()) {
      return Optional.of(Message.of("Not in the resume: %s.", Rating.first(skills)));
    }
    return requirements.stream()
        .filter(it -> it.isMust() && it.evidence() == Evidence.MISSING)
        .findFirst()
        .map(it -> Truncation.abbreviate(it.text(), LONGEST_QUOTE))
        .map(it -> Message.of("Not in the resume: %s.", it));
  }

  private static List<Message> names(List<NamedSkill> skills) {
    return skills.stream().map(it -> Message.verbatim(it.name())).toList();
  }
}
