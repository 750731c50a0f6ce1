package dev.jobtrail.console.pipeline;

import dev.jobtrail.application.ApplicationStats;
import dev.jobtrail.application.ApplicationStats.FunnelStage;
import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.console.StatusWords;
import io.quarkus.qute.TemplateData;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * The pipeline's figures as charts draw them.
 *
 * @param total how many applications there are
 * @param funnel how many came as far as each stage
 * @param stays the median time in each status that one has left
 */
@TemplateData
record PipelineFigures(long total, List<Step> funnel, List<Stay> stays) {

  /** Pixels from one bar's top to the next one's. */
  private static final int PITCH = 46;

  /** What the bar of a small share is at least, in percent, so that it can be seen. */
  private static final double SHORTEST = 0.6;

  /**
   * A stage of the funnel.
   *
   * @param ofAll its share of all, such as {@code 12 %}
   * @param ofPrevious its share of those in the stage before; empty for the first
   * @param y where its bar begins, in pixels
   * @param width of its bar, with its unit
   */
  @TemplateData
  record Step(String label, long reached, String ofAll, String ofPrevious, int y, String width) {

    public int barY() {
      return y + 22;
    }

    public int textY() {
      return y + 14;
    }
  }

  /**
   * A status and how long applications stay in it.
   *
   * @param days the median in words
   */
  @TemplateData
  record Stay(String label, String days, int y, String width) {

    public int barY() {
      return y + 22;
    }

    public int textY() {
      return y + 14;
    }
  }

  static PipelineFigures of(ApplicationStats stats) {
    return new PipelineFigures(stats.total(), funnel(stats.funnel()), stays(stats));
  }

  /** The height of the funnel's picture, in pixels. */
  public int funnelHeight() {
    return funnel.size() * PITCH;
  }

  /** The same of the other picture. */
  public int staysHeight() {
    return stays.size() * PITCH;
  }

  private static List<Step> funnel(List<FunnelStage> stages) {
    var steps = new ArrayList<Step>();
    for (int i = 0; i < stages.size(); i++) {
      var stage = stages.get(i);
      var rate = Objects.requireNonNullElse(stage.rate(), 0.0);
      steps.add(
          new Step(
              i == 0 ? "Tracked" : StatusWords.of(stage.stage()),
              stage.reached(),
              percent(rate),
              i == 0 ? "" : ofPrevious(stage.reached(), stages.get(i - 1).reached()),
              i * PITCH,
              width(rate)));
    }
    return List.copyOf(steps);
  }

  private static String ofPrevious(long reached, long previous) {
    return previous == 0 ? "–" : percent((double) reached / previous);
  }

  private static List<Stay> stays(ApplicationStats stats) {
    var known =
        Arrays.stream(ApplicationStatus.values())
            .filter(status -> stats.medianDaysInStage().get(status) != null)
            .toList();
    var longest =
        known.stream().mapToDouble(it -> stats.medianDaysInStage().get(it)).max().orElse(0);
    var stays = new ArrayList<Stay>();
    for (var status : known) {
      double days = stats.medianDaysInStage().get(status);
      stays.add(
          new Stay(
              StatusWords.of(status),
              days(days),
              stays.size() * PITCH,
              width(longest == 0 ? 0 : days / longest)));
    }
    return List.copyOf(stays);
  }

  private static String days(double days) {
    if (days < 0.05) {
      return "less than 0.1 days";
    }
    return days == 1 ? "1 day" : "%s days".formatted(brief(days));
  }

  private static String brief(double number) {
    return number >= 10 || number == Math.rint(number)
        ? Long.toString(Math.round(number))
        : String.format(Locale.ROOT, "%.1f", number);
  }

  private static String percent(double share) {
    return Math.round(share * 100) + " %";
  }

  private static String width(double share) {
    return String.format(Locale.ROOT, "%.1f%%", share == 0 ? 0 : Math.max(share * 100, SHORTEST));
  }
}
