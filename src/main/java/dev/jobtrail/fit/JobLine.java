package dev.jobtrail.fit;

import dev.jobtrail.text.PhraseIndex;
import dev.jobtrail.text.TextToken;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A sentence or list entry in one posting.
 *
 * @param topic none where it is general
 * @param weight how much it tells about the work, 0 to 1: general sentences and those of everyday
 *     words tell little
 */
record JobLine(
    LineKind kind,
    PostingSentence sentence,
    PostingSentence.Meaning meaning,
    PostingSentence.Topic topic,
    double weight) {

  String text() {
    return sentence.text();
  }

  List<TextToken> tokens() {
    return sentence.tokens();
  }

  /** The cues with their places among the tokens. */
  List<PhraseIndex.Hit<Cue>> cues() {
    return meaning.cues();
  }

  /** Topic stems of its telling words with their idf. */
  Map<String, Double> terms() {
    return topic.terms();
  }

  /** See {@link Occupations#direction}. */
  Direction direction() {
    return topic.direction();
  }

  /** The skills and tools that it names. */
  Set<Concept> concepts() {
    return topic.concepts();
  }

  Set<Cue> kinds() {
    return meaning.kinds();
  }

  boolean has(Cue cue) {
    return meaning.kinds().contains(cue);
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
