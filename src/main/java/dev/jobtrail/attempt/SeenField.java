package dev.jobtrail.attempt;

import dev.jobtrail.form.FieldKind;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;

/**
 * A field of a form with what was entered, as its person saw it.
 *
 * @param page the page of the form that it is on, from 1
 * @param value what it holds; several joined by commas, empty for nothing
 */
@RegisterForReflection
record SeenField(
    int page, String label, FieldKind kind, boolean required, List<String> options, String value) {

  AttemptView.Field view() {
    return new AttemptView.Field(label, value, required);
  }
}
