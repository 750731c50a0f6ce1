package dev.jobtrail.form;

import java.util.List;

/**
 * A question that a vendor's own interface says its form requires.
 *
 * @param names of the fields of which one suffices, as in the form's names or ids; may be empty
 */
public record RequiredQuestion(String label, List<String> names) {

  private static final int FEWEST_WORDS = 3;

  /** Whether a field asks it: by the field's name, or by the words of its label. */
  public boolean isAskedBy(FormField field) {
    return names.stream().anyMatch(it -> isNamed(field.name(), it)) || isLabelled(field.label());
  }

  /** Also the older names within brackets, and those of lists. */
  private static boolean isNamed(String name, String wanted) {
    String plain = name.endsWith("[]") ? name.substring(0, name.length() - 2) : name;
    return plain.equals(wanted) || plain.endsWith("[" + wanted + "]");
  }

  private boolean isLabelled(String other) {
    List<String> own = FormWords.words(label);
    List<String> others = FormWords.words(other);
    return own.equals(others)
        || own.size() >= FEWEST_WORDS
            && others.size() >= FEWEST_WORDS
            && (contains(own, others) || contains(others, own));
  }

  private static boolean contains(List<String> words, List<String> part) {
    return (" " + String.join(" ", words) + " ").contains(" " + String.join(" ", part) + " ");
  }
}
