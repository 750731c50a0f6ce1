package dev.jobtrail.console.pipeline;

import dev.jobtrail.application.ApplicationCard;
import dev.jobtrail.application.StageView;
import dev.jobtrail.console.StatusWords;
import dev.jobtrail.console.application.ScorePanel;
import dev.jobtrail.page.PageMessages;
import io.quarkus.qute.TemplateData;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.UUID;

/**
 * An application as a card.
 *
 * @param company null if unknown
 * @param location null if unknown
 * @param score 0 to 100; null without a review
 * @param scoreTone the class of the score's colour
 * @param tone the class of the status' badge
 * @param badge the status if it differs from the column's name; else null
 * @param submittedAt null if it was not submitted
 * @param isWork whether it can only be withdrawn now
 * @param stage the stage of the account; null for none
 * @param age how long it has been in its status, in words
 */
@TemplateData
record PipelineCard(
    UUID id,
    String title,
    String company,
    String location,
    Integer score,
    String scoreTone,
    String status,
    String wireStatus,
    String tone,
    String badge,
    boolean isWork,
    Instant since,
    String age,
    Instant submittedAt,
    Instant createdAt,
    boolean isArchived,
    StageView stage) {

  static PipelineCard of(ApplicationCard card, Map<UUID, StageView> stages, Instant now) {
    var label = StatusWords.of(card.status());
    return new PipelineCard(
        card.id(),
        card.title(),
        card.company(),
        card.location(),
        card.matchScore(),
        scoreTone(card.matchScore()),
        label,
        card.status().wireName(),
        StatusWords.tone(card.status()),
        label.equals(PipelineStage.of(card.status()).label()) ? null : label,
        card.status().isWork(),
        card.statusChangedAt(),
        age(Duration.between(card.statusChangedAt(), now)),
        card.submittedAt(),
        card.createdAt(),
        card.archivedAt() != null,
        card.stageId() == null ? null : stages.get(card.stageId()));
  }

  private static String scoreTone(Integer score) {
    return score == null ? "" : ScorePanel.tone(score);
  }

  private static String age(Duration age) {
    var messages = PageMessages.of(PipelineMessages.class);
    var days = age.toDays();
    return days < 1 ? messages.changedToday() : messages.days(Long.toString(days));
  }
}
