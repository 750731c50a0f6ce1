package dev.jobtrail.ai.builtin;

import java.util.List;

/**
 * A term that a posting asks for, and what proves it.
 *
 * @param text as it stands in a list
 * @param proofs texts of the resume of which each alone supports the term, the strongest first
 * @param fact the confirmed fact that does; null where the resume itself does
 * @param isWorded whether resume or fact have its words, and not only a product that implies it
 * @param isOwn whether it is in the resume's words, not in the posting's
 */
record ProvenTerm(
    String text,
    AskedTerm asked,
    List<ResumePart> proofs,
    String fact,
    boolean isWorded,
    boolean isOwn) {

  /** Whether work shows it, and not only a list of skills. */
  boolean isShown() {
    return proofs.stream()
        .anyMatch(it -> it.isOf("work") || it.isOf("projects") || it.isOf("volunteer"));
  }

  /** The title of a position is no skill. */
  boolean isTitle() {
    return proofs.stream()
        .anyMatch(it -> it.pointer().endsWith("/position") && it.text().equalsIgnoreCase(text));
  }

  boolean isListed() {
    return proofs.stream().anyMatch(it -> it.isOf("skills") && asked.isIn(it.text()));
  }

  /** "Controlled drugs" beside "narcotics and controlled drugs". */
  boolean isSaidBeside(List<ProvenTerm> others) {
    return others.stream().anyMatch(it -> it.asked.isIn(text) || asked.isIn(it.text));
  }
}
