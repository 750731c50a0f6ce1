package dev.jobtrail.attempt.answer;

import dev.jobtrail.attempt.profile.QuestionText;
import dev.jobtrail.form.FormField;

/**
 * A field with its normalized label.
 *
 * @param label as {@link QuestionText#normalized} has it
 */
record LabelledField(FormField field, String label) {}
