package dev.jobtrail.fit;

import dev.jobtrail.text.PhraseIndex;
import dev.jobtrail.text.TextToken;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A sentence or list entry of a posting.
 *
 * @param stems of its tokens, as terms
 * @param words topic stems with their counts; none where it is general
 * @param terms topic stems of its telling words with their idf
 * @param direction see {@link Occupations#direction}
 * @param concepts the skills and tools that it names
 * @param weight how much it tells about the work, 0 to 1: general sentences and those of everyday
 *     words tell little
 * @param cues with their places among the tokens
 */
record JobLine(
    LineKind kind,
    String text,
    List<TextToken> tokens,
    List<String> stems,
    TermVector words,
    Map<String, Double> terms,
    Direction direction,
    Set<Concept> concepts,
    double weight,
    List<PhraseIndex.Hit<Cue>> cues,
    Set<Cue> kinds) {

  boolean has(Cue cue) {
    return kinds.contains(cue);
  }

  boolean isGeneral() {
    return kind == LineKind.GENERAL;
  }

  /** Whether it says what the applicant should have, not what there is to do. */
  boolean isRequirement() {
    return switch (kind) {
      case REQUIREMENT, PREFERRED -> true;
      case GENERAL, DUTY -> false;
      case JOB, OPEN -> has(Cue.MUST) || has(Cue.LICENCE) || has(Cue.NICE) || has(Cue.EXPERIENCE);
    };
  }
}
