package dev.jobtrail.console.pipeline;

import dev.jobtrail.application.ApplicationStats;
import dev.jobtrail.application.ApplicationStats.FunnelStage;
import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.console.StatusWords;
import dev.jobtrail.page.LanguageFormat;
import dev.jobtrail.page.PageMessages;
import io.quarkus.qute.TemplateData;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * The pipeline statistics for charts.
 *
 * @param total how many applications there are
 * @param funnel how many came as far as each stage
 * @param stays the median time in each status that one has left
 */
@TemplateData
record PipelineFigures(long total, List<Step> funnel, List<Stay> stays) {

  /**
   * A stage of the funnel.
   *
   * @param share of all, from 0 to 1
   * @param ofAll the same in words, such as {@code 12 %}
   * @param ofPrevious its share of those in the stage before; empty for the first
   */
  @TemplateData
  record Step(String label, long reached, double share, String ofAll, String ofPrevious) {}

  /**
   * A status with the median time in it.
   *
   * @param share of the longest such time, from 0 to 1
   * @param days the median in words
   */
  @TemplateData
  record Stay(String label, double share, String days) {}

  static PipelineFigures of(ApplicationStats stats) {
    return new PipelineFigures(stats.total(), funnel(stats.funnel()), stays(stats));
  }

  public BarChart funnelChart() {
    var chart = new BarChart("funnel-chart", PageMessages.of(PipelineMessages.class).funnel());
    funnel.forEach(it -> chart.add(it.label(), it.reached() + " · " + it.ofAll(), it.share()));
    return chart;
  }

  public BarChart staysChart() {
    var chart =
        new BarChart("stays-chart", PageMessages.of(PipelineMessages.class).medianTimeInStatus());
    stays.forEach(it -> chart.add(it.label(), it.days(), it.share()));
    return chart;
  }

  private static List<Step> funnel(List<FunnelStage> stages) {
    var steps = new ArrayList<Step>();
    for (int i = 0; i < stages.size(); i++) {
      var stage = stages.get(i);
      var rate = Objects.requireNonNullElse(stage.rate(), 0.0);
      steps.add(
          new Step(
              i == 0
                  ? PageMessages.of(PipelineMessages.class).tracked()
                  : StatusWords.of(stage.stage()),
              stage.reached(),
              rate,
              percent(rate),
              i == 0 ? "" : ofPrevious(stage.reached(), stages.get(i - 1).reached())));
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
      stays.add(new Stay(StatusWords.of(status), longest == 0 ? 0 : days / longest, days(days)));
    }
    return List.copyOf(stays);
  }

  private static String days(double days) {
    var messages = PageMessages.of(PipelineMessages.class);
    return days < 0.05 ? messages.lessThanTenthOfDay() : messages.days(brief(days));
  }

  private static String brief(double number) {
    return number >= 10 || number == Math.rint(number)
        ? Long.toString(Math.round(number))
        : LanguageFormat.current().decimal(number);
  }

  private static String percent(double share) {
    return Math.round(share * 100) + " %";
  }
}
