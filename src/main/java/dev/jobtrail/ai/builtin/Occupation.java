package dev.jobtrail.ai.builtin;

import java.util.Set;

/**
 * What a person is by profession.
 *
 * @param group occupations with much in common
 * @param kindOf the name of a more general occupation, null for most
 * @param fields the fields of skills that its people work in
 */
record Occupation(String name, String group, String kindOf, Set<String> fields) {

  private static final double KIND_OF = 0.85;
  private static final double SAME_KIND = 0.6;
  private static final double SAME_GROUP = 0.5;
  private static final double SAME_FIELD = 0.2;

  /** How much of one occupation's experience counts in another, 0 to 1. */
  double likeness(Occupation other) {
    if (name.equals(other.name)) {
      return 1;
    }
    if (name.equals(other.kindOf) || other.name.equals(kindOf)) {
      return KIND_OF;
    }
    if (kindOf != null && kindOf.equals(other.kindOf)) {
      return SAME_KIND;
    }
    if (group.equals(other.group)) {
      return SAME_GROUP;
    }
    return fields.stream().anyMatch(other.fields::contains) ? SAME_FIELD : 0;
  }
}
