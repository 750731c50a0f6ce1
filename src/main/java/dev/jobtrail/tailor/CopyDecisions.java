package dev.jobtrail.tailor;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.account.AccountLanguage;
import dev.jobtrail.application.Application;
import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.application.TailoringRecord;
import dev.jobtrail.application.TailoringReview;
import dev.jobtrail.client.ActiveClients;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.fact.ConfirmedFacts;
import dev.jobtrail.resume.Mutation;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.resume.ResumeChanges;
import dev.jobtrail.resume.document.PlainDocument;
import dev.jobtrail.resume.document.ResumeSchema;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.Tokenizer;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** Takes the owner's decisions on reworded changes, and answers to questions. */
@ApplicationScoped
public class CopyDecisions {

  private static final Message CONFIRMED = Message.of("Reworded, confirmed by you.");
  private static final Message DECLINED = Message.of("You kept the original wording.");

  private final ActiveClients activeClients;
  private final ResumeChanges resumes;
  private final ResumeSchema schema;
  private final ConfirmedFacts facts;
  private final Clock clock;

  CopyDecisions(
      ActiveClients activeClients,
      ResumeChanges resumes,
      ResumeSchema schema,
      ConfirmedFacts facts,
      Clock clock) {
    this.activeClients = activeClients;
    this.resumes = resumes;
    this.schema = schema;
    this.facts = facts;
    this.clock = clock;
  }

  /**
   * The owner's decisions on the last tailoring.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  public TailoringReview of(UUID accountId, UUID id) {
    return review(Application.find(accountId, id).orElseThrow(ApiException::notFound));
  }

  /**
   * Puts a reworded change into the copy.
   *
   * @param change its index in the tailoring's changes
   * @param expectedUpdatedAt of the tailoring that the caller read
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, RESUME_LOCKED, INVALID_TRANSITION where the
   *     change does not wait for a decision or the tailoring is another one
   */
  @Transactional
  void confirm(UUID accountId, UUID id, int change, Instant expectedUpdatedAt) {
    var application = locked(accountId, id);
    var mark = mark(application, change, expectedUpdatedAt);
    var made = application.tailoring.changes().get(change);
    resumes.change(
        accountId,
        copyOf(application),
        null,
        Mutation.UPDATE,
        copy -> copy.replaceDocument(with(copy, made, mark.place())));
    var changes = new ArrayList<>(application.tailoring.changes());
    changes.set(change, withReason(made, CONFIRMED.in(AccountLanguage.of(accountId))));
    decide(
        application,
        review(application).marks().stream().filter(it -> it != mark).toList(),
        changes,
        application.tailoring.refused());
  }

  /**
   * Leaves the original wording.
   *
   * @throws ApiException as above
   */
  @Transactional
  void decline(UUID accountId, UUID id, int change, Instant expectedUpdatedAt) {
    var application = locked(accountId, id);
    var mark = mark(application, change, expectedUpdatedAt);
    var changes = new ArrayList<>(application.tailoring.changes());
    var made = changes.remove(change);
    var refused = new ArrayList<>(application.tailoring.refused());
    var language = AccountLanguage.of(accountId);
    refused.add(
        TailoredCopy.refusal(
            made.kind(), made.label(), made.after(), DECLINED.in(language), language));
    var marks = new ArrayList<TailoringReview.Mark>();
    for (var other : review(application).marks()) {
      if (other != mark) {
        var index = other.change() < change ? other.change() : other.change() - 1;
        marks.add(new TailoringReview.Mark(index, other.place()));
      }
    }
    decide(application, marks, changes, refused);
  }

  /**
   * Answers a question; a yes becomes a confirmed fact of the resume, for the next tailoring.
   *
   * @param text a sentence, for a yes
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, VALIDATION_FAILED for a yes without a
   *     sentence, INVALID_TRANSITION where it has been answered or the resume was deleted
   */
  @Transactional
  TailoringReview answer(
      UUID accountId, UUID id, String question, TailoringReview.Answer answer, String text) {
    activeClients.require(Application.personOf(accountId, id).orElseThrow(ApiException::notFound));
    var read = Application.find(accountId, id).orElseThrow(ApiException::notFound);
    var asked = question(read, question);
    if (answer == TailoringReview.Answer.YES) {
      if (text == null || text.isBlank()) {
        throw ApiException.invalid("text", "is required with yes: say it in one sentence");
      }
      if (read.resumeId == null) {
        throw conflict("The resume of the application was deleted.");
      }
      facts.add(accountId, read.resumeId, fact(asked, text.strip()));
    }
    var application = Application.lock(accountId, id).orElseThrow(ApiException::notFound);
    Application.getEntityManager().refresh(application);
    if (question(application, question).answer() != null) {
      throw conflict("The question has been answered.");
    }
    var current = review(application);
    application.tailoringReview =
        new TailoringReview(
            current.marks(),
            current.questions().stream()
                .map(it -> it.id().equals(question) ? it.answered(answer) : it)
                .toList());
    return application.tailoringReview;
  }

  private static TailoringReview.Question question(Application application, String id) {
    return review(application).questions().stream()
        .filter(it -> it.id().equals(id))
        .findFirst()
        .orElseThrow(ApiException::notFound);
  }

  private static String fact(TailoringReview.Question asked, String text) {
    var isNamed =
        asked.term() == null || Tokenizer.fold(text).contains(Tokenizer.fold(asked.term()));
    return isNamed ? text : asked.term() + ": " + text;
  }

  private static TailoringReview review(Application application) {
    return application.tailoringReview == null
        ? TailoringReview.EMPTY
        : application.tailoringReview;
  }

  /** The copy's row comes before the application's, as where the application is deleted. */
  private Application locked(UUID accountId, UUID id) {
    activeClients.require(Application.personOf(accountId, id).orElseThrow(ApiException::notFound));
    Application.tailoredCopyOf(accountId, id).flatMap(copy -> Resume.forUpdate(accountId, copy));
    return Application.lock(accountId, id).orElseThrow(ApiException::notFound);
  }

  private static UUID copyOf(Application application) {
    return Application.tailoredCopyOf(application.accountId, application.id)
        .orElseThrow(() -> conflict("The tailored resume was deleted. Tailor the resume again."));
  }

  private static TailoringReview.Mark mark(
      Application application, int change, Instant expectedUpdatedAt) {
    if (application.status() == ApplicationStatus.TAILORING) {
      throw conflict("The resume is being tailored. Wait until it finishes.");
    }
    if (application.tailoring == null
        || !application.tailoring.updatedAt().equals(expectedUpdatedAt)) {
      throw conflict("The tailoring has changed since you read it. Reload it and try again.");
    }
    return review(application).marks().stream()
        .filter(it -> it.change() == change)
        .findFirst()
        .orElseThrow(() -> conflict("This change does not wait for a confirmation."));
  }

  private String with(Resume copy, TailoringRecord.Change made, String place) {
    var document = (ObjectNode) copy.plainDocument();
    if (!ConfirmedChange.put(document, made, place)) {
      throw conflict("The tailored resume no longer holds this text. Tailor the resume again.");
    }
    return schema.check(PlainDocument.restored(document, copy.document()));
  }

  private static ApiException conflict(String message) {
    return new ApiException(ErrorCode.INVALID_TRANSITION, message);
  }

  private static TailoringRecord.Change withReason(TailoringRecord.Change made, String mark) {
    var reason = TailoredCopy.withoutMark(made.reason());
    return new TailoringRecord.Change(
        made.kind(), made.label(), made.before(), made.after(), reason + mark);
  }

  private void decide(
      Application application,
      List<TailoringReview.Mark> marks,
      List<TailoringRecord.Change> changes,
      List<TailoringRecord.Refusal> refused) {
    var before = application.tailoring;
    application.takeDecision(
        new TailoringRecord(
            before.sourceResumeId(),
            changes,
            refused,
            before.match(),
            before.modelMeta(),
            clock.instant(),
            before.sourceScore()),
        new TailoringReview(marks, review(application).questions()),
        clock);
  }
}
