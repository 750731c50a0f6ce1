package dev.jobtrail.discovery;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.CompanyStage;
import dev.jobtrail.discovery.statement.Sponsorship;
import dev.jobtrail.fit.JobLevel;
import io.quarkus.qute.TemplateData;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The JSON representation of a match. */
@Schema(name = "Match")
@TemplateData
public record MatchView(
    @Schema(required = true) UUID id,
    @Schema(required = true, nullable = true, description = "The run that found it.") UUID runId,
    @Schema(required = true, nullable = true, description = "Null for the caller's own.")
        UUID clientId,
    @Schema(required = true) UUID resumeId,
    @Schema(required = true, description = "The canonical URL of the job.") String url,
    @Schema(required = true) String originalUrl,
    @Schema(required = true) String externalId,
    @Schema(required = true) Board board,
    @Schema(required = true) String title,
    @Schema(required = true) String company,
    @Schema(required = true, nullable = true) String location,
    @Schema(required = true, nullable = true, description = "Null if unknown.") Boolean isRemote,
    @Schema(required = true, nullable = true) Instant postedAt,
    @Schema(required = true, nullable = true) String snippet,
    @Schema(required = true, nullable = true, description = "In the words of the board.")
        String salary,
    @Schema(required = true, nullable = true) CompanyStage companyStage,
    @Schema(required = true, description = "The titles of all targets that found the job.")
        List<String> targetTitles,
    @Schema(
            required = true,
            minimum = "0",
            maximum = "100",
            description = "How well the resume fits the job, estimated by rules.")
        int score,
    @Schema(required = true, nullable = true, description = "Null until requested.")
        String fitReason,
    @Schema(required = true, nullable = true) String fitGap,
    @Schema(required = true) MatchState state,
    @Schema(
            required = true,
            nullable = true,
            description = "The application that was created from the match.")
        UUID applicationId,
    @Schema(required = true) Instant foundAt,
    @Schema(required = true) Instant createdAt,
    @Schema(required = true) Instant updatedAt,
    @Schema(
            required = true,
            description =
                "The boards that list the job, the employer's own first. The URL of the match is"
                    + " that of the first one that still lists it.")
        List<MatchSourceView> sources,
    @Schema(required = true, description = "The level that the title or the text names.")
        JobLevel level,
    @Schema(required = true) Sponsorship sponsorship,
    @Schema(
            required = true,
            description = "What speaks for and against a real, open job; one of each kind.")
        List<MatchSignal> signals,
    @Schema(
            required = true,
            nullable = true,
            description = "Null if it was not dismissed, or without a reason.")
        DismissReason dismissReason,
    @Schema(
            required = true,
            minimum = "0",
            maximum = "30",
            description =
                "What the order by fit subtracts from the score, because jobs like it were"
                    + " dismissed.")
        int rankPenalty,
    @Schema(
            required = true,
            nullable = true,
            description = "The reason of most of these dismissals; null without a penalty.")
        DismissReason rankPenaltyReason) {

  /** A match before its sources are read. */
  public MatchView(
      UUID id,
      UUID runId,
      UUID clientId,
      UUID resumeId,
      String url,
      String originalUrl,
      String externalId,
      Board board,
      String title,
      String company,
      String location,
      Boolean isRemote,
      Instant postedAt,
      String snippet,
      String salary,
      CompanyStage companyStage,
      List<String> targetTitles,
      int score,
      String fitReason,
      String fitGap,
      MatchState state,
      UUID applicationId,
      Instant foundAt,
      Instant createdAt,
      Instant updatedAt,
      MatchTraits traits,
      MatchFeedback feedback) {
    this(
        id,
        runId,
        clientId,
        resumeId,
        url,
        originalUrl,
        externalId,
        board,
        title,
        company,
        location,
        isRemote,
        postedAt,
        snippet,
        salary,
        companyStage,
        targetTitles,
        score,
        fitReason,
        fitGap,
        state,
        applicationId,
        foundAt,
        createdAt,
        updatedAt,
        List.of(),
        MatchTraits.orUnknown(traits).level(),
        MatchTraits.orUnknown(traits).sponsorship(),
        MatchSignals.of(MatchTraits.orUnknown(traits), salary),
        feedback.dismissReason,
        feedback.rankPenalty(),
        feedback.rankPenaltyReason());
  }

  /**
   * The same with its sources.
   *
   * @param more the signals that follow from them, before those of the text
   */
  MatchView with(List<MatchSourceView> sources, List<MatchSignal> more) {
    return new MatchView(
        id,
        runId,
        clientId,
        resumeId,
        url,
        originalUrl,
        externalId,
        board,
        title,
        company,
        location,
        isRemote,
        postedAt,
        snippet,
        salary,
        companyStage,
        targetTitles,
        score,
        fitReason,
        fitGap,
        state,
        applicationId,
        foundAt,
        createdAt,
        updatedAt,
        sources,
        level,
        sponsorship,
        Stream.concat(more.stream(), signals.stream()).toList(),
        dismissReason,
        rankPenalty,
        rankPenaltyReason);
  }
}
