package dev.jobtrail.attempt;

import dev.jobtrail.form.FieldKind;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;

/**
 * A form field with the entered value, as the applicant reviewed it.
 *
 * @param page the page of the form that it is on, from 1
 * @param value its value; several are joined by commas, empty for none
 * @param source of the value; null where the form has filled it in, or it is empty
 * @param answeredOn the day of the saved answer such as 2026-11-21; null where there is none
 */
@RegisterForReflection
record SeenField(
    int page,
    String label,
    FieldKind kind,
    boolean required,
    List<String> options,
    String value,
    FieldSource source,
    String answeredOn) {

  AttemptView.Field view() {
    return new AttemptView.Field(label, value, required, source, answeredOn);
  }

  /** The same with another value from the same source. */
  SeenField with(String other) {
    return new SeenField(page, label, kind, required, options, other, source, answeredOn);
  }

  /** The same without its source, which may change without a change of the form. */
  SeenField withoutSource() {
    return new SeenField(page, label, kind, required, options, value, null, null);
  }
}
