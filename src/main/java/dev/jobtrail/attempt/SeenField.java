package dev.jobtrail.attempt;

import dev.jobtrail.form.FieldKind;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;

/**
 * A form field with the entered value, as the applicant reviewed it.
 *
 * @param page the page of the form that it is on, from 1
 * @param value its value; several are joined by commas, empty for none
 */
@RegisterForReflection
record SeenField(
    int page, String label, FieldKind kind, boolean required, List<String> options, String value) {

  AttemptView.Field view() {
    return new AttemptView.Field(label, value, required);
  }
}
