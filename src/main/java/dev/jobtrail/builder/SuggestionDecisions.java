package dev.jobtrail.builder;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.idempotency.IdempotentTransactions;
import dev.jobtrail.resume.Mutation;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.resume.ResumeChanges;
import dev.jobtrail.resume.ResumeView;
import dev.jobtrail.resume.document.ResumePatch;
import dev.jobtrail.resume.document.ResumeSchema;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

/** Accepts and rejects suggestions. */
@ApplicationScoped
public class SuggestionDecisions {

  /** The operations do not apply to the resume as it is. */
  private static final class DoesNotApply extends RuntimeException {

    private static final long serialVersionUID = 1L;

    DoesNotApply(ApiException cause) {
      super(cause);
    }
  }

  private final ResumeChanges resumes;
  private final ResumePatch patch;
  private final ResumeSchema schema;
  private final IdempotentTransactions idempotent;
  private final Clock clock;

  SuggestionDecisions(
      ResumeChanges resumes,
      ResumePatch patch,
      ResumeSchema schema,
      IdempotentTransactions idempotent,
      Clock clock) {
    this.resumes = resumes;
    this.patch = patch;
    this.schema = schema;
    this.idempotent = idempotent;
    this.clock = clock;
  }

  /**
   * Applies a suggestion to its resume; both change or neither.
   *
   * @param expectedUpdatedAt the version that the caller read, or null for one who does not mind
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, RESUME_LOCKED, RESUME_VERSION_CONFLICT,
   *     INVALID_TRANSITION where it was decided on before or does not apply any more, which makes
   *     it stale
   */
  AcceptedSuggestion accept(UUID accountId, UUID id, Instant expectedUpdatedAt) {
    try {
      return idempotent.call(() -> apply(accountId, suggestion(accountId, id), expectedUpdatedAt));
    } catch (DoesNotApply e) {
      QuarkusTransaction.requiringNew().run(() -> goStale(accountId, id));
      throw new ApiException(
          ErrorCode.INVALID_TRANSITION,
          "The resume has changed so that the suggestion does not apply any more.");
    }
  }

  /**
   * Turns a suggestion down.
   *
   * @throws ApiException NOT_FOUND, INVALID_TRANSITION where it was decided on before
   */
  SuggestionView reject(UUID accountId, UUID id) {
    return idempotent.call(
        () -> {
          var suggestion = Suggestion.lock(accountId, id).orElseThrow(ApiException::notFound);
          suggestion.reject(clock);
          return suggestion.view();
        });
  }

  /**
   * A page of a resume's suggestions, newest first. Those that do not apply any more are stale from
   * then on.
   *
   * @param state null for any
   * @param after the id of the last one that is not wanted any more, or null to begin
   * @throws ApiException NOT_FOUND
   */
  public List<SuggestionView> list(
      UUID accountId, UUID resumeId, SuggestionState state, UUID after, int limit) {
    return QuarkusTransaction.requiringNew()
        .call(
            () -> {
              endThoseThatDoNotApply(accountId, resumeId);
              return Suggestion.newest(accountId, resumeId, state, after, limit).stream()
                  .map(Suggestion::view)
                  .toList();
            });
  }

  /**
   * Makes those of a resume's suggestions stale that do not apply to it any more.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  public void endThoseThatDoNotApply(UUID accountId, UUID resumeId) {
    var resume = Resume.of(accountId, resumeId).orElseThrow(ApiException::notFound);
    Suggestion.waiting(resumeId, resume.updatedAt).stream()
        .filter(suggestion -> !applies(suggestion, resume))
        .forEach(suggestion -> goStale(accountId, suggestion.id));
  }

  /** The resume's lock comes first; under it the suggestion is read again. */
  private AcceptedSuggestion apply(
      UUID accountId, Suggestion suggestion, Instant expectedUpdatedAt) {
    suggestion.requireStaged();
    var resume =
        resumes.change(
            accountId,
            suggestion.resumeId,
            expectedUpdatedAt,
            Mutation.SUGGESTION,
            it -> {
              Suggestion.lock(accountId, suggestion.id)
                  .orElseThrow(ApiException::notFound)
                  .accept(clock);
              it.replaceDocument(changed(it, suggestion.operations()));
            });
    return new AcceptedSuggestion(ResumeView.of(resume), suggestion.view());
  }

  private String changed(Resume resume, JsonNode operations) {
    try {
      return schema.check(patch.apply(resume.documentText(), operations));
    } catch (ApiException e) {
      throw new DoesNotApply(e);
    }
  }

  private boolean applies(Suggestion suggestion, Resume resume) {
    try {
      changed(resume, suggestion.operations());
      return true;
    } catch (DoesNotApply _) {
      return false;
    }
  }

  private void goStale(UUID accountId, UUID id) {
    Suggestion.lock(accountId, id)
        .filter(Suggestion::isStaged)
        .ifPresent(suggestion -> suggestion.goStale(clock));
  }

  private static Suggestion suggestion(UUID accountId, UUID id) {
    return Suggestion.of(accountId, id).orElseThrow(ApiException::notFound);
  }
}
