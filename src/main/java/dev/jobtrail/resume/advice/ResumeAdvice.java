package dev.jobtrail.resume.advice;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.text.Language;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What can be improved in a resume, and what was measured. */
@Schema(name = "ResumeAdvice")
public record ResumeAdvice(
    @Schema(required = true, description = "Pages of the PDF.", examples = "2") int pages,
    @Schema(required = true, description = "Words of summaries and bullets.", examples = "320")
        int words,
    @Schema(
            required = true,
            nullable = true,
            description =
                "The language of these texts, whose rules were used: en, de, fr or es; null for any"
                    + " other, whose wording is not looked at.",
            examples = "en")
        String language,
    @Schema(
            required = true,
            nullable = true,
            description =
                "Of the texts that are written in sentences, bullets apart; null for less than 100 words"
                    + " of them.")
        ReadingEase readingEase,
    @Schema(required = true, description = "At most 100; empty if there is nothing to improve.")
        List<AdviceRemark> remarks) {

  /**
   * The advice on a document.
   *
   * @param pages that it has in print
   * @param reader the language of the remarks
   */
  public static ResumeAdvice of(JsonNode document, int pages, Language reader) {
    var found = ResumeRemarks.of(document, pages);
    return new ResumeAdvice(
        pages,
        found.words(),
        found.morphology().map(it -> it.language().code()).orElse(null),
        found.ease().orElse(null),
        found.all().stream().map(it -> AdviceRemark.of(it, reader)).toList());
  }
}
