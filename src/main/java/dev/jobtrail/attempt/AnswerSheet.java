package dev.jobtrail.attempt;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** All answers of a run, for a form that the applicant fills in in their own browser. */
@Schema(
    name = "AnswerSheet",
    description = "All answers of a run, for pasting into the form in a browser of your own.")
public record AnswerSheet(
    @Schema(
            required = true,
            nullable = true,
            description = "The URL of the form, or of the posting if no form was reached.")
        String url,
    @Schema(
            required = true,
            description = "The fields of the form that have an answer, in the form's order.")
        List<AttemptView.Field> fields,
    @Schema(
            required = true,
            description = "What profile and resume know beyond that, for usual questions of forms.")
        List<AttemptView.Field> others,
    @Schema(required = true, description = "Required questions without an answer.")
        List<String> questions) {}
