package dev.jobtrail.form;

import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;

/**
 * A question of a form, as users see it.
 *
 * @param key names it on its form; the same for as long as the form itself names it so
 * @param label its label, in one line without the mark of required fields
 * @param section the title of the part of the form that it is in; empty where there is none
 * @param names the form's own name, id and path for it, of those that it has
 * @param kind the kind of its values
 * @param meaning its meaning known from the vendor; null if only the label tells
 * @param required whether the form insists on an answer
 * @param options the texts of the choices; empty where it is free or they come while typing
 * @param values its values: a text, the chosen options, a file's name, {@code true} for a tick
 * @param autocomplete the attribute of that name; empty where it has none
 * @param maxLength how many characters it takes; null where unbounded
 * @param accept the types of files that it takes, as the attribute of that name; empty for any
 */
@RegisterForReflection
public record FormField(
    String key,
    String label,
    String section,
    List<String> names,
    FieldKind kind,
    FieldMeaning meaning,
    boolean required,
    List<String> options,
    List<String> values,
    String autocomplete,
    Integer maxLength,
    String accept) {

  /** The same with other values, as it was left: a page may empty or shorten what it has taken. */
  public FormField holding(List<String> held) {
    return new FormField(
        key,
        label,
        section,
        names,
        kind,
        meaning,
        required,
        options,
        held,
        autocomplete,
        maxLength,
        accept);
  }
}
