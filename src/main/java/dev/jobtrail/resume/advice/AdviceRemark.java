package dev.jobtrail.resume.advice;

import dev.jobtrail.text.Language;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Something that a careful editor would change in a resume. */
@Schema(name = "AdviceRemark")
public record AdviceRemark(
    @Schema(required = true) RemarkKind kind,
    @Schema(
            required = true,
            description =
                "JSON pointer into the resume's document, also of a value that is missing; empty for the"
                    + " whole.",
            examples = "/work/0/highlights/2")
        String path,
    @Schema(
            required = true,
            nullable = true,
            description = "The words that it is about, as they are written there.",
            examples = "Responsible for")
        String words,
    @Schema(
            required = true,
            nullable = true,
            description =
                "What the kind counts: words of a text, bullets with the words, months of a gap, pages,"
                    + " or the reading ease.")
        Integer number,
    @Schema(
            required = true,
            description = "What to improve, in the language of the caller.",
            examples =
                "“Responsible for” hides what you did. Begin with a verb that says it, and with the"
                    + " result.")
        String message) {

  static AdviceRemark of(Remark remark, Language language) {
    return new AdviceRemark(
        remark.kind(),
        remark.path(),
        remark.words(),
        remark.number(),
        remark.message().in(language));
  }
}
