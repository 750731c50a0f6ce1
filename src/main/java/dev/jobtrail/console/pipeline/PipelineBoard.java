package dev.jobtrail.console.pipeline;

import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.application.Pipeline;
import dev.jobtrail.application.StageView;
import dev.jobtrail.console.StatusWords;
import dev.jobtrail.page.PageMessages;
import io.quarkus.qute.TemplateData;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Collectors;

/**
 * The pipeline as columns of cards.
 *
 * @param closed ended applications; null if filtered out
 * @param total how many applications the filter leaves
 * @param isWorking whether a review, a tailoring or an attempt is at one of them
 */
@TemplateData
record PipelineBoard(List<Column> columns, Column closed, long total, boolean isWorking) {

  /** How many cards a column shows at most. */
  static final int MOST_CARDS = 25;

  private static final String LIST = "/app/pipeline/list";

  /**
   * One stage.
   *
   * @param entry the status that a card dropped here is set to
   * @param facts how many are in each of its statuses, in words
   * @param listed where all of them are listed
   */
  @TemplateData
  record Column(
      String label,
      String entry,
      List<PipelineCard> cards,
      long number,
      String facts,
      String listed) {

    public long left() {
      return number - cards.size();
    }
  }

  static PipelineBoard of(
      Pipeline pipeline, PipelineFilter filter, Map<UUID, StageView> stages, Instant now) {
    var columns =
        Arrays.stream(PipelineStage.values())
            .filter(stage -> stage != PipelineStage.CLOSED && filter.shows(stage))
            .map(stage -> column(stage, pipeline, filter, stages, now))
            .toList();
    var closed =
        filter.shows(PipelineStage.CLOSED)
            ? column(PipelineStage.CLOSED, pipeline, filter, stages, now)
            : null;
    var isWorking = pipeline.counts().keySet().stream().anyMatch(ApplicationStatus::isWork);
    return new PipelineBoard(columns, closed, pipeline.total(), isWorking);
  }

  private static Column column(
      PipelineStage stage,
      Pipeline pipeline,
      PipelineFilter filter,
      Map<UUID, StageView> stages,
      Instant now) {
    var messages = PageMessages.of(PipelineMessages.class);
    var counts = pipeline.counts();
    return new Column(
        stage.label(),
        stage.entry().wireName(),
        pipeline.cards().stream()
            .filter(card -> stage.statuses().contains(card.status()))
            .limit(MOST_CARDS)
            .map(card -> PipelineCard.of(card, stages, now))
            .toList(),
        stage.statuses().stream().mapToLong(it -> counts.getOrDefault(it, 0L)).sum(),
        stage.statuses().stream()
            .filter(counts::containsKey)
            .map(it -> messages.numberInStatus(counts.get(it), StatusWords.of(it)))
            .collect(Collectors.joining(", ")),
        filter.in(stage).address(LIST));
  }

  /** The companies to choose from. */
  public List<String> companies() {
    var names = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
    columns.stream()
        .flatMap(column -> column.cards().stream())
        .map(PipelineCard::company)
        .filter(Objects::nonNull)
        .forEach(names::add);
    return List.copyOf(names);
  }
}
