package dev.jobtrail.console.resume;

import dev.jobtrail.sharing.visit.DayStatistics;
import io.quarkus.qute.TemplateData;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/**
 * Daily views and downloads as a bar chart.
 *
 * @param top the number at the chart's upper edge
 */
@TemplateData
record DailyChart(List<Bar> bars, long top) {

  /** In the chart's own units. */
  private static final int HEIGHT = 120;

  private static final int STEP = 20;

  /** Room for the numbers. */
  private static final int LEFT = 44;

  /** A day; positions and heights are in chart units. */
  @TemplateData
  record Bar(
      LocalDate day,
      long views,
      long downloads,
      int x,
      int viewsY,
      int viewsHeight,
      int downloadsY,
      int downloadsHeight) {}

  static DailyChart of(List<DayStatistics> days) {
    var most = days.stream().mapToLong(it -> Math.max(it.views(), it.downloads())).max().orElse(0);
    var top = Math.max(most, 4);
    var bars = new ArrayList<Bar>();
    for (var day : days) {
      var views = height(day.views(), top);
      var downloads = height(day.downloads(), top);
      bars.add(
          new Bar(
              day.date(),
              day.views(),
              day.downloads(),
              LEFT + bars.size() * STEP,
              HEIGHT - views,
              views,
              HEIGHT - downloads,
              downloads));
    }
    return new DailyChart(List.copyOf(bars), top);
  }

  /** What is not nothing is seen. */
  private static int height(long number, long top) {
    return number == 0 ? 0 : (int) Math.max(2, number * (HEIGHT - 10) / top);
  }

  public boolean isEmpty() {
    return bars.stream().allMatch(it -> it.views() == 0 && it.downloads() == 0);
  }

  public List<Bar> busyDays() {
    return bars.stream().filter(it -> it.views() > 0 || it.downloads() > 0).toList().reversed();
  }

  /** Where the bars begin. */
  public int left() {
    return LEFT;
  }

  public int width() {
    return LEFT + bars.size() * STEP;
  }

  /** Where the downloads of a day stand beside its views. */
  public int beside() {
    return STEP / 2 - 1;
  }
}
