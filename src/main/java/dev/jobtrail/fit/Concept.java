package dev.jobtrail.fit;

import dev.jobtrail.text.TextToken;
import dev.jobtrail.text.Tokenizer;
import java.util.HashSet;
import java.util.Set;

/** A skill, technique, standard or tool of the knowledge base, by its English name. */
final class Concept {

  private final String name;
  private final String folded;
  private final boolean isProperName;
  private final Set<Integer> groups = new HashSet<>();

  /**
   * @param isProperName whether it is the name of a tool, which has a fixed spelling
   */
  Concept(String name, boolean isProperName) {
    this.name = name;
    this.isProperName = isProperName;
    folded = Tokenizer.fold(name);
  }

  String name() {
    return name;
  }

  boolean isProperName() {
    return isProperName;
  }

  /**
   * Whether a word is this name, not an ordinary word that sounds like it: "Go", but not "go".
   *
   * @param isOrdinary whether its letters are a word of the language, too
   */
  boolean isNamedBy(TextToken token, boolean isOrdinary) {
    return isOrdinary ? token.surface().equals(name) : token.folded().equals(folded);
  }

  /** The indexes of the unit groups that it belongs to. */
  Set<Integer> groups() {
    return groups;
  }

  @Override
  public String toString() {
    return name;
  }
}
