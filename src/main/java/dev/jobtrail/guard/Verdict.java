package dev.jobtrail.guard;

/**
 * What the guard says to one change or sentence.
 *
 * @param text the text that was checked, as it was proposed
 * @param refusal names what is unsupported; null where the text is let through
 */
public record Verdict(String text, String refusal) {

  public boolean letThrough() {
    return refusal == null;
  }
}
