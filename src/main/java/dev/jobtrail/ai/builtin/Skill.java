package dev.jobtrail.ai.builtin;

import java.util.List;

/**
 * A skill or term that postings ask for.
 *
 * @param field the field of work that it belongs to
 * @param implied the names of skills that this one includes
 */
record Skill(String name, String field, List<String> implied) {

  private static final String GENERAL = "general";
  private static final String LANGUAGE = "language";

  /** Whether it is asked for in every field of work. */
  boolean isGeneral() {
    return GENERAL.equals(field);
  }

  boolean isLanguage() {
    return LANGUAGE.equals(field);
  }
}
