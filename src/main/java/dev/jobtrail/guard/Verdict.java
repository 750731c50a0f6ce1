package dev.jobtrail.guard;

import java.util.List;

/**
 * What the guard says to one change or sentence.
 *
 * @param text the text that was checked, as it was proposed
 * @param refusal names what is unsupported; null where the text is let through
 * @param reworded ordinary words that the evidence does not have, as they are written; a reader
 *     decides whether they mean the same
 */
public record Verdict(String text, String refusal, List<String> reworded) {

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

  static Verdict refused(String text, String refusal) {
    return new Verdict(text, refusal, List.of());
  }

  public Outcome outcome() {
    if (refusal != null) {
      return Outcome.REFUSED;
    }
    return reworded.isEmpty() ? Outcome.SUPPORTED : Outcome.REWORDED;
  }

  /** Whether the text may be shown to its owner as a change: supported or reworded. */
  public boolean letThrough() {
    return refusal == null;
  }

  /** The same for callers whose texts nobody confirms: what is reworded is refused, too. */
  Verdict asRefused() {
    return refusal != null
        ? this
        : refused(
            text,
            "the evidence does not use the words \"%s\""
                .formatted(String.join("\", \"", reworded)));
  }

  /** Whether the text may be used without a look by its owner. */
  public boolean isSupported() {
    return outcome() == Outcome.SUPPORTED;
  }
}
