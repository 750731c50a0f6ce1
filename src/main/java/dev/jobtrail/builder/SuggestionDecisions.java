package dev.jobtrail.builder;

import dev.jobtrail.builder.AcceptedSuggestions.Skipped;
import dev.jobtrail.client.ActiveClients;
import dev.jobtrail.client.Person;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.idempotency.IdempotentTransactions;
import dev.jobtrail.resume.EarlierDocuments;
import dev.jobtrail.resume.Mutation;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.resume.ResumeChanges;
import dev.jobtrail.resume.ResumeView;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Accepts and rejects suggestions. */
@ApplicationScoped
public class SuggestionDecisions {

  private static final String STALE =
      "The resume has changed and the suggestion no longer applies.";

  /** The suggestion does not apply to the current resume. */
  private static final class DoesNotApply extends RuntimeException {

    private static final long serialVersionUID = 1L;

    DoesNotApply() {
      super(null, null, false, false);
    }
  }

  private final ResumeChanges resumes;
  private final ActiveClients activeClients;
  private final SuggestedDocuments documents;
  private final IdempotentTransactions idempotent;
  private final Clock clock;

  SuggestionDecisions(
      ResumeChanges resumes,
      ActiveClients activeClients,
      SuggestedDocuments documents,
      IdempotentTransactions idempotent,
      Clock clock) {
    this.resumes = resumes;
    this.activeClients = activeClients;
    this.documents = documents;
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
      throw new ApiException(ErrorCode.INVALID_TRANSITION, STALE);
    }
  }

  /**
   * Applies several suggestions of a resume in the given order, all in one transaction. Those that
   * cannot be accepted are skipped; suggestions that no longer apply become stale.
   *
   * @param expectedUpdatedAt as in {@link #accept}
   * @param confirmReworded whether to accept reworded suggestions as well
   * @throws ApiException NOT_FOUND for a suggestion of another resume, CLIENT_ARCHIVED,
   *     RESUME_LOCKED, RESUME_VERSION_CONFLICT
   */
  AcceptedSuggestions acceptAll(
      UUID accountId,
      UUID resumeId,
      List<UUID> ids,
      Instant expectedUpdatedAt,
      boolean confirmReworded) {
    return idempotent.call(
        () -> {
          var resume = lockedResume(accountId, resumeId, expectedUpdatedAt);
          var accepted = new ArrayList<SuggestionView>();
          var skipped = new ArrayList<Skipped>();
          for (var id : ids) {
            var suggestion =
                Suggestion.lock(accountId, id)
                    .filter(it -> it.resumeId.equals(resumeId))
                    .orElseThrow(ApiException::notFound);
            var obstacle = obstacle(suggestion, resume, confirmReworded);
            if (obstacle.isPresent()) {
              skipped.add(obstacle.get());
            } else {
              replaceDocument(suggestion, null);
              accepted.add(suggestion.view());
            }
          }
          return new AcceptedSuggestions(ResumeView.of(resume), accepted, skipped);
        });
  }

  /**
   * Reverts the change of an accepted suggestion and keeps all later ones. The suggestion is staged
   * again.
   *
   * @param expectedUpdatedAt as in {@link #accept}
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, RESUME_LOCKED, RESUME_VERSION_CONFLICT,
   *     INVALID_TRANSITION where it is not accepted, or a later change touched the same place
   */
  AcceptedSuggestion undo(UUID accountId, UUID id, Instant expectedUpdatedAt) {
    return idempotent.call(
        () -> {
          var suggestion = suggestion(accountId, id);
          var resume =
              resumes.change(
                  accountId,
                  suggestion.resumeId,
                  expectedUpdatedAt,
                  Mutation.SUGGESTION,
                  it -> revert(it, accountId, id));
          return new AcceptedSuggestion(ResumeView.of(resume), suggestion.view());
        });
  }

  /** The version that {@link ResumeChanges} just kept is none of this suggestion's. */
  private void revert(Resume resume, UUID accountId, UUID id) {
    var suggestion = Suggestion.lock(accountId, id).orElseThrow(ApiException::notFound);
    resume.replaceDocument(documents.without(suggestion, resume));
    suggestion.undo(clock);
  }

  private Resume lockedResume(UUID accountId, UUID resumeId, Instant expectedUpdatedAt) {
    var known = Resume.of(accountId, resumeId).orElseThrow(ApiException::notFound);
    activeClients.require(new Person(accountId, known.clientId));
    var resume = Resume.forUpdate(accountId, resumeId).orElseThrow(ApiException::notFound);
    Resume.getEntityManager().refresh(resume);
    if (resume.isLocked()) {
      throw new ApiException(ErrorCode.RESUME_LOCKED, "The resume is locked. Unlock it first.");
    }
    if (expectedUpdatedAt != null && !expectedUpdatedAt.equals(resume.updatedAt)) {
      throw ApiException.versionConflict(resume.updatedAt);
    }
    return resume;
  }

  private Optional<Skipped> obstacle(
      Suggestion suggestion, Resume resume, boolean confirmReworded) {
    if (!suggestion.isStaged()) {
      return Optional.of(
          skipped(suggestion, "The suggestion is already %s.".formatted(suggestion.stateName())));
    }
    if (documents.with(suggestion, resume).isEmpty()) {
      suggestion.goStale(clock);
      return Optional.of(skipped(suggestion, STALE));
    }
    return suggestion.isReworded() && !confirmReworded
        ? Optional.of(
            skipped(
                suggestion,
                "The suggestion is reworded. Check its new words, then set confirmReworded."))
        : Optional.empty();
  }

  private static Skipped skipped(Suggestion suggestion, String message) {
    return new Skipped(suggestion.view(), ErrorCode.INVALID_TRANSITION, message);
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
        .filter(suggestion -> documents.with(suggestion, resume).isEmpty())
        .forEach(suggestion -> goStale(accountId, suggestion.id));
  }

  private AcceptedSuggestion apply(
      UUID accountId, Suggestion suggestion, Instant expectedUpdatedAt) {
    suggestion.requireStaged();
    var resume = replaceDocument(suggestion, expectedUpdatedAt);
    return new AcceptedSuggestion(ResumeView.of(resume), suggestion.view());
  }

  /** The resume's lock comes first; under it the suggestion is read again. */
  private Resume replaceDocument(Suggestion suggestion, Instant expectedUpdatedAt) {
    return resumes.change(
        suggestion.accountId,
        suggestion.resumeId,
        expectedUpdatedAt,
        Mutation.SUGGESTION,
        resume -> {
          Suggestion.lock(suggestion.accountId, suggestion.id)
              .orElseThrow(ApiException::notFound)
              .accept(EarlierDocuments.newestVersion(resume).orElseThrow(), clock);
          resume.replaceDocument(documents.with(suggestion, resume).orElseThrow(DoesNotApply::new));
        });
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
