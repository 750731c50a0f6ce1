package dev.jobtrail.ai.builtin;

import dev.jobtrail.fit.Assessment;
import dev.jobtrail.fit.Dimension;
import dev.jobtrail.fit.Fit;
import java.util.Comparator;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Finds what speaks most against an applicant: a rating that is merely the lowest may be of a
 * strength.
 */
final class BiggestGap {

  /** A dimension at or above this is no gap, but for missing skills. */
  private static final int NO_GAP = 75;

  private final Assessment assessment;

  BiggestGap(Assessment assessment) {
    this.assessment = assessment;
  }

  /** That of the lowest cap, or else of the most points subtracted; null for none. */
  String text() {
    var caps = assessment.fit().knockOuts().stream().map(Fit.KnockOut::dimension);
    var lowered =
        Stream.of(Dimension.values())
            .filter(it -> points(it) < 0 || lacksSkills(it))
            .sorted(Comparator.comparingInt(this::points));
    return Stream.concat(caps, lowered)
        .filter(it -> lacksSkills(it) || assessment.ratings().get(it.ordinal()).score() < NO_GAP)
        .map(assessment.gaps()::get)
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  private int points(Dimension dimension) {
    return assessment.fit().shares().stream()
        .filter(it -> it.dimension() == dimension)
        .mapToInt(Fit.Share::points)
        .sum();
  }

  private boolean lacksSkills(Dimension dimension) {
    return dimension == Dimension.SKILLS && !assessment.fit().missingSkills().isEmpty();
  }
}
