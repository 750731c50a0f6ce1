package dev.jobtrail.fit;

/** What a phrase of {@code fit/conditions.txt} means. */
sealed interface ConditionWord permits Condition, ConditionWord.Sign {

  /** What the words around a condition say of it. */
  enum Sign implements ConditionWord {
    /** A denial: "no nights", "nights are not possible". */
    NO,
    /** A denial of what follows: "work without travel". */
    WITHOUT,
    /** In what people write about themselves a denial, too: "after ten years of nights". */
    AFTER,
    /**
     * A denial of what stands before, which nobody writes but to say so: "is out of the question".
     */
    RULED_OUT,
    /** In a posting a denial of what stands right before it: "public holidays off". */
    FREE,
    /** Somebody else does it: "nights are covered by another team". */
    OTHERS,
    /** "Occasional", "no more than two". */
    LIMIT,
    /** The sentence tells what somebody looks for. */
    WISH,
    /** The same, and that it may be so: "happy to travel". */
    FINE,
    /** What was denied before is no longer: "no nights, but weekends". */
    BUT,
    /** What follows is not wished for: "no nights, as my partner works nights". */
    REASON,
    /** None, though it has the words of a condition: "travel expenses". */
    OTHER
  }

  static ConditionWord of(String name) {
    for (var condition : Condition.values()) {
      if (condition.name().equals(name)) {
        return condition;
      }
    }
    return Sign.valueOf(name);
  }
}
