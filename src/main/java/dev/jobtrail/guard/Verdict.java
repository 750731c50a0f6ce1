package dev.jobtrail.guard;

import java.util.List;

/**
 * What the guard says to one change or sentence.
 *
 * @param text the text that was checked, as it was proposed
 * @param refusal names what is unsupported; null where the text is let through
 * @param reworded ordinary words that the evidence does not have, as they are written; a reader
 *     decides whether they mean the same
 * @param judgement what a model said of a text that is let through; null if none was asked
 */
public record Verdict(String text, String refusal, List<String> reworded, Judgement judgement) {

  /** What follows from a check. */
  public enum Outcome {
    /** Every word follows from the evidence. */
    SUPPORTED,
    /** The facts do; the wording needs a look before it is used without its owner. */
    REWORDED,
    /** A fact does not. */
    REFUSED
  }

  public Verdict {
    reworded = List.copyOf(reworded);
  }

  Verdict(String text, String refusal, List<String> reworded) {
    this(text, refusal, reworded, null);
  }

  static Verdict refused(String text, String refusal) {
    return new Verdict(text, refusal, List.of());
  }

  /**
   * The verdict with the judgement of a model on a text that is let through. What the guard refuses
   * stays refused, and no judgement takes a mark away. Against one, what is supported needs a look,
   * and what is reworded is refused.
   */
  public Verdict judged(Judgement by) {
    return outcome() == Outcome.REWORDED && by.objection() != null
        ? refused(text, objection(by))
        : new Verdict(text, refusal, reworded, by);
  }

  public Outcome outcome() {
    if (refusal != null) {
      return Outcome.REFUSED;
    }
    return reworded.isEmpty() && !isDoubted() ? Outcome.SUPPORTED : Outcome.REWORDED;
  }

  /** Whether a model found no evidence for the text. */
  public boolean isDoubted() {
    return judgement != null && judgement.objection() != null;
  }

  /** Whether the text may be shown to its owner as a change: supported or reworded. */
  public boolean letThrough() {
    return refusal == null;
  }

  /** The same for callers whose texts nobody confirms: what is reworded is refused, too. */
  Verdict asRefused() {
    if (refusal != null) {
      return this;
    }
    return refused(
        text,
        isDoubted()
            ? objection(judgement)
            : "the evidence does not use the words \"%s\""
                .formatted(String.join("\", \"", reworded)));
  }

  private static String objection(Judgement by) {
    return "a model found no evidence for \"%s\"".formatted(by.objection());
  }

  /** Whether the text may be used without a look by its owner. */
  public boolean isSupported() {
    return outcome() == Outcome.SUPPORTED;
  }
}
