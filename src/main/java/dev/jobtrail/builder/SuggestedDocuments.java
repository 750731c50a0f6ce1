package dev.jobtrail.builder;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.resume.EarlierDocuments;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.resume.document.DocumentText;
import dev.jobtrail.resume.document.ResumePatch;
import dev.jobtrail.resume.document.ResumeSchema;
import jakarta.inject.Singleton;
import java.util.Optional;

/** Computes the document of a resume with and without the change of a suggestion. */
@Singleton
class SuggestedDocuments {

  private final ResumePatch patch;
  private final ResumeSchema schema;

  SuggestedDocuments(ResumePatch patch, ResumeSchema schema) {
    this.patch = patch;
    this.schema = schema;
  }

  /**
   * The document after the suggestion: its operations applied to the current resume, or, where
   * items have moved since, merged with the later changes. Empty where it no longer applies.
   */
  Optional<String> with(Suggestion suggestion, Resume resume) {
    return applied(suggestion, resume).or(() -> merged(suggestion, resume));
  }

  /**
   * The document without the change of an accepted suggestion.
   *
   * @throws ApiException INVALID_TRANSITION where a later change touched the same place, or the
   *     version is not kept any more
   */
  String without(Suggestion suggestion, Resume resume) {
    var version = suggestion.versionToUndo();
    var before =
        EarlierDocuments.ofVersion(resume, version)
            .orElseThrow(
                () ->
                    new ApiException(
                        ErrorCode.INVALID_TRANSITION,
                        "The version before this suggestion is not kept any more, so the"
                            + " suggestion cannot be undone."));
    try {
      var after = EarlierDocuments.after(resume, version);
      return schema.check(DocumentMerge.merge(after, before, resume.document()));
    } catch (DocumentMerge.Conflict | ApiException _) {
      throw new ApiException(
          ErrorCode.INVALID_TRANSITION,
          "The resume has been changed at the same place since, so this suggestion cannot be"
              + " undone. Edit the resume or restore an earlier version.");
    }
  }

  private Optional<String> applied(Suggestion suggestion, Resume resume) {
    try {
      return Optional.of(schema.check(patch.apply(resume.documentText(), suggestion.operations())));
    } catch (ApiException _) {
      return Optional.empty();
    }
  }

  private Optional<String> merged(Suggestion suggestion, Resume resume) {
    var current = resume.document();
    try {
      var base = EarlierDocuments.at(resume, suggestion.baseUpdatedAt);
      var merged = DocumentMerge.merge(base, changed(base, suggestion), current);
      return merged.equals(current) ? Optional.empty() : Optional.of(schema.check(merged));
    } catch (DocumentMerge.Conflict | ApiException _) {
      return Optional.empty();
    }
  }

  private JsonNode changed(JsonNode base, Suggestion suggestion) {
    return patch.apply(DocumentText.write(base), suggestion.operations());
  }
}
