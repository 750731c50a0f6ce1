package dev.jobtrail.connector;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.jobtrail.application.ApplicationView;
import dev.jobtrail.application.TailoringRecord;
import dev.jobtrail.application.TailoringReview;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;

/**
 * The result of the last tailoring; its texts quote the posting.
 *
 * @param unconfirmedChanges indexes of changes that the user has to confirm in the console
 */
@RegisterForReflection
@JsonInclude(JsonInclude.Include.NON_NULL)
public record TailoringDetails(
    String notice,
    String applicationId,
    String tailoredResumeId,
    String tailorError,
    Integer scoreBefore,
    Integer scoreAfter,
    List<Change> untrustedChanges,
    List<Integer> unconfirmedChanges,
    List<Refusal> untrustedRefusals,
    List<Question> untrustedQuestions) {

  /** A changed passage. */
  @RegisterForReflection
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record Change(String kind, String label, String before, String after, String reason) {

    static Change of(TailoringRecord.Change change) {
      return new Change(
          change.kind(),
          Untrusted.line(change.label()),
          Untrusted.passage(change.before()),
          Untrusted.passage(change.after()),
          Untrusted.line(change.reason()));
    }
  }

  /** A change that was refused because nothing supports it. */
  @RegisterForReflection
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record Refusal(String kind, String label, String reason) {

    static Refusal of(TailoringRecord.Refusal refusal) {
      return new Refusal(
          refusal.kind(), Untrusted.passage(refusal.label()), Untrusted.line(refusal.reason()));
    }
  }

  /** A question to the user; the answer is absent while it is open. */
  @RegisterForReflection
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record Question(String question, String answer) {

    static Question of(TailoringReview.Question question) {
      return new Question(Untrusted.line(question.question()), Wire.name(question.answer()));
    }
  }

  static TailoringDetails of(ApplicationView application, TailoringReview review) {
    var tailoring = application.tailoring();
    var match = tailoring == null ? null : tailoring.match();
    return new TailoringDetails(
        Untrusted.NOTICE,
        application.id().toString(),
        Wire.id(application.tailoredResumeId()),
        application.tailorError(),
        tailoring == null ? null : tailoring.sourceScore(),
        match == null ? null : match.score(),
        Untrusted.first(tailoring == null ? null : tailoring.changes()).stream()
            .map(Change::of)
            .toList(),
        review.marks().stream().map(TailoringReview.Mark::change).toList(),
        Untrusted.first(tailoring == null ? null : tailoring.refused()).stream()
            .map(Refusal::of)
            .toList(),
        review.questions().stream().map(Question::of).toList());
  }
}
