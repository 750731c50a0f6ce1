package dev.jobtrail.text;

/** A text that readers of different languages read in their own. */
@FunctionalInterface
public interface Translatable {

  /** The text in a language. */
  String in(Language language);
}
