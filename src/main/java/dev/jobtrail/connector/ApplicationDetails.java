package dev.jobtrail.connector;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.jobtrail.application.ApplicationView;
import dev.jobtrail.application.DimensionScore;
import dev.jobtrail.application.MatchScorecard;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;

/**
 * An application with its posting.
 *
 * @param untrustedScorecard quotes the posting
 */
@RegisterForReflection
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ApplicationDetails(
    String notice,
    String id,
    String clientId,
    String status,
    String statusChangedAt,
    String resumeId,
    String tailoredResumeId,
    String tailorError,
    String applySource,
    String notes,
    List<String> tags,
    String followUpOn,
    String coverLetter,
    Integer matchScore,
    Scorecard untrustedScorecard,
    String submittedAt,
    String createdAt,
    String updatedAt,
    UntrustedJob untrustedJob) {

  /** The scores of the last review. */
  @RegisterForReflection
  public record Scorecard(
      List<Dimension> dimensions, List<String> missingKeywords, List<String> strengths) {

    static Scorecard of(MatchScorecard scorecard) {
      return new Scorecard(
          Untrusted.first(scorecard.dimensions()).stream().map(Dimension::of).toList(),
          Untrusted.lines(scorecard.missingKeywords()),
          Untrusted.lines(scorecard.strengths()));
    }
  }

  /** The score of one dimension, 0 to 100. */
  @RegisterForReflection
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record Dimension(String name, int score, String rationale) {

    static Dimension of(DimensionScore score) {
      return new Dimension(score.dimension(), score.score(), Untrusted.line(score.rationale()));
    }
  }

  static ApplicationDetails of(ApplicationView application) {
    var scorecard = application.matchScorecard();
    var followUp = application.followUpOn();
    return new ApplicationDetails(
        Untrusted.NOTICE,
        application.id().toString(),
        Wire.id(application.clientId()),
        Wire.name(application.status()),
        Wire.time(application.statusChangedAt()),
        Wire.id(application.resumeId()),
        Wire.id(application.tailoredResumeId()),
        application.tailorError(),
        Wire.name(application.applySource()),
        application.notes(),
        application.tags(),
        followUp == null ? null : followUp.toString(),
        application.coverLetter(),
        application.matchScore(),
        scorecard == null ? null : Scorecard.of(scorecard),
        Wire.time(application.submittedAt()),
        Wire.time(application.createdAt()),
        Wire.time(application.updatedAt()),
        UntrustedJob.of(application.posting()));
  }
}
