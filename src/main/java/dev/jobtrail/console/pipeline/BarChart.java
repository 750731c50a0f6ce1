package dev.jobtrail.console.pipeline;

import io.quarkus.qute.TemplateData;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A horizontal bar chart with labels and values.
 *
 * @param id unique on the page
 * @param title the caption
 */
@TemplateData
record BarChart(String id, String title, List<Bar> bars) {

  /** Pixels from one bar's top to the next one's. */
  private static final int PITCH = 46;

  /** The minimum length of a bar in percent, so that it is visible. */
  private static final double SHORTEST = 0.6;

  /**
   * One bar.
   *
   * @param value in words
   * @param y its position, in pixels
   * @param width with its unit
   */
  @TemplateData
  record Bar(String label, String value, int y, String width) {

    public int barY() {
      return y + 22;
    }

    public int textY() {
      return y + 14;
    }
  }

  BarChart(String id, String title) {
    this(id, title, new ArrayList<>());
  }

  /** Adds a bar, by its share of the longest possible one. */
  void add(String label, String value, double share) {
    var percent = share == 0 ? 0 : Math.max(share * 100, SHORTEST);
    bars.add(
        new Bar(label, value, bars.size() * PITCH, String.format(Locale.ROOT, "%.1f%%", percent)));
  }

  /** In pixels. */
  public int height() {
    return bars.size() * PITCH;
  }

  /** All that it shows, for those who do not see it. */
  public String words() {
    return title
        + ": "
        + String.join(", ", bars.stream().map(it -> it.label() + " " + it.value()).toList());
  }
}
