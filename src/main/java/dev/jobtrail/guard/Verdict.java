package dev.jobtrail.guard;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.Translatable;
import java.util.List;

/**
 * What the guard says to one change or sentence.
 *
 * @param text the text that was checked, as it was proposed
 * @param objection names what is unsupported; null where the text is let through
 * @param reworded ordinary words that the evidence does not have, as they are written; a reader
 *     decides whether they mean the same
 * @param judgement what a model said of a text that is let through; null if none was asked
 */
public record Verdict(String text, Message objection, List<String> reworded, Judgement judgement) {

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

  Verdict(String text, Message objection, List<String> reworded) {
    this(text, objection, reworded, null);
  }

  static Verdict refused(String text, Message objection) {
    return new Verdict(text, objection, List.of());
  }

  /** The objection in English; null where the text is let through. */
  public String refusal() {
    return refusal(Language.ENGLISH);
  }

  /** The objection in the language of its reader; null where the text is let through. */
  public String refusal(Language language) {
    return objection == null ? null : objection.in(language);
  }

  /**
   * The verdict with the judgement of a model on a text that is let through. What the guard refuses
   * stays refused, and no judgement takes a mark away. Against one, what is supported needs a look,
   * and what is reworded is refused.
   */
  public Verdict judged(Judgement by) {
    return outcome() == Outcome.REWORDED && by.objection() != null
        ? refused(text, objection(by))
        : new Verdict(text, objection, reworded, by);
  }

  public Outcome outcome() {
    if (objection != null) {
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
    return objection == null;
  }

  /** The same for callers whose texts nobody confirms: what is reworded is refused, too. */
  Verdict asRefused() {
    if (objection != null) {
      return this;
    }
    return refused(
        text,
        isDoubted()
            ? objection(judgement)
            : Message.of("the evidence does not use the words %s", quoted()));
  }

  private Translatable quoted() {
    return Message.list(reworded.stream().map(it -> Message.of("\"%s\"", it)).toList());
  }

  private static Message objection(Judgement by) {
    return Message.of("a model found no evidence for \"%s\"", by.objection());
  }

  /** Whether the text may be used without a look by its owner. */
  public boolean isSupported() {
    return outcome() == Outcome.SUPPORTED;
  }
}
