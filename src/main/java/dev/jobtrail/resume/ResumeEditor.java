package dev.jobtrail.resume;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.WellFormedText;
import dev.jobtrail.resume.document.ResumePatch;
import dev.jobtrail.resume.document.ResumeSchema;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.UUID;

/** Changes resumes on behalf of their owners. */
@Singleton
public class ResumeEditor {

  private final ResumeChanges changes;
  private final ResumeSchema schema;
  private final ResumePatch patch;

  ResumeEditor(ResumeChanges changes, ResumeSchema schema, ResumePatch patch) {
    this.changes = changes;
    this.schema = schema;
    this.patch = patch;
  }

  /**
   * Makes the changes, of which the bounds of each field were looked at before.
   *
   * @throws ApiException NOT_FOUND, VALIDATION_FAILED for a document or slug that cannot be,
   *     ALREADY_EXISTS for a taken slug, CLIENT_ARCHIVED, RESUME_LOCKED, RESUME_VERSION_CONFLICT
   */
  public Resume update(UUID accountId, UUID resumeId, ResumeEdit edit) {
    edit.slug().ifPresent(Slug::requireUsable);
    var document = edit.data().isPresent() ? checked(edit.data().get()) : null;
    return changes.change(
        accountId,
        resumeId,
        edit.expectedUpdatedAt().orElse(null),
        Mutation.UPDATE,
        resume -> edit.applyTo(resume, document));
  }

  /**
   * Applies JSON Patch to the document.
   *
   * @param operations an array of RFC 6902 operations
   * @param expectedUpdatedAt the version that the caller read, or null for one who does not mind
   * @throws ApiException NOT_FOUND, VALIDATION_FAILED, CLIENT_ARCHIVED, RESUME_LOCKED,
   *     RESUME_VERSION_CONFLICT
   */
  public Resume patch(
      UUID accountId, UUID resumeId, JsonNode operations, Instant expectedUpdatedAt) {
    WellFormedText.check(operations);
    patch.checkShape(operations);
    return changes.change(
        accountId,
        resumeId,
        expectedUpdatedAt,
        Mutation.PATCH,
        resume ->
            resume.replaceDocument(schema.check(patch.apply(resume.documentText(), operations))));
  }

  /**
   * The text to store for a document.
   *
   * @throws ApiException VALIDATION_FAILED, BAD_REQUEST
   */
  String checked(JsonNode document) {
    WellFormedText.check(document);
    return schema.check(document);
  }
}
