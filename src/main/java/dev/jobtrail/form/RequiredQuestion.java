package dev.jobtrail.form;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Stemmer;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * A question that a vendor's own interface says its form requires.
 *
 * @param names of the fields of which one suffices, as in the form's names or ids; may be empty
 */
public record RequiredQuestion(String label, List<String> names) {

  private static final int FEWEST_WORDS = 3;

  /** Fewer words without the stop words say too little to be the same question. */
  private static final int FEWEST_STEMS = 2;

  /**
   * The fields that ask it: those of its names, else those of its label, else those whose labels
   * say the same in other forms and another order of its words.
   */
  public List<FormField> askedBy(List<FormField> fields) {
    List<FormField> named = only(fields, this::isNamed);
    if (!named.isEmpty()) {
      return named;
    }
    List<FormField> labelled = only(fields, it -> isLabelled(it.label()));
    return labelled.isEmpty() ? alike(fields) : labelled;
  }

  private static List<FormField> only(List<FormField> fields, Predicate<FormField> condition) {
    return fields.stream().filter(condition).toList();
  }

  private boolean isNamed(FormField field) {
    return names.stream()
        .map(RequiredQuestion::withoutList)
        .anyMatch(
            wanted ->
                field.names().stream()
                    .map(RequiredQuestion::withoutList)
                    .anyMatch(it -> it.equals(wanted) || it.endsWith("[" + wanted + "]")));
  }

  /** Names of lists end in brackets in the form, in the interface, or in both. */
  private static String withoutList(String name) {
    return name.endsWith("[]") ? name.substring(0, name.length() - 2) : name;
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

  private List<FormField> alike(List<FormField> fields) {
    Language language = Language.detect(FormWords.words(label));
    Set<String> own = topics(label, language);
    return own.size() < FEWEST_STEMS
        ? List.of()
        : only(fields, it -> topics(it.label(), language).equals(own));
  }

  /** "Authorized to work" and "work authorization" have the same. */
  private static Set<String> topics(String text, Language language) {
    Stemmer stemmer = Stemmer.ofTopics(language);
    return FormWords.words(text).stream()
        .filter(it -> !language.isStopWord(it))
        .map(stemmer::stem)
        .collect(Collectors.toUnmodifiableSet());
  }
}
