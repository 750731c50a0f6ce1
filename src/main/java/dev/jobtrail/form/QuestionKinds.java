package dev.jobtrail.form;

/** Recognizes questions of the same kind in different words. */
@FunctionalInterface
public interface QuestionKinds {

  /**
   * Whether a field and a vendor's label ask for the same; false where the kind of either is
   * unknown.
   */
  boolean areSame(FormField field, String label);
}
