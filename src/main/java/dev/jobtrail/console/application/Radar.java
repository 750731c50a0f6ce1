package dev.jobtrail.console.application;

import dev.jobtrail.application.DimensionScore;
import io.quarkus.qute.TemplateData;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * The geometry of a radar chart with one axis per dimension, in a drawing of 400 by 320.
 *
 * @param rings the grid: points of polygons at a quarter, a half, three quarters and the whole
 * @param shape points of the polygon of the scores
 * @param otherShape the same of scores to compare with; null for none
 */
@TemplateData
record Radar(List<String> rings, List<Axis> axes, String shape, String otherShape) {

  private static final double MIDDLE_X = 200;
  private static final double MIDDLE_Y = 160;
  private static final double RADIUS = 110;
  private static final double LABEL_RADIUS = 126;

  /** How far from the middle a label may begin and still be centred. */
  private static final double CENTRED = 10;

  /** An axis with its label. */
  @TemplateData
  record Axis(String x, String y, String labelX, String labelY, String anchor, String label) {}

  /**
   * A picture of the scores.
   *
   * @param others those of the same dimensions, to compare with; null for none
   */
  static Radar of(List<DimensionScore> scores, List<DimensionScore> others) {
    var count = scores.size();
    return new Radar(
        DoubleStream.of(0.25, 0.5, 0.75, 1)
            .mapToObj(part -> points(IntStream.range(0, count).mapToDouble(_ -> part).toArray()))
            .toList(),
        IntStream.range(0, count).mapToObj(i -> axis(i, scores)).toList(),
        shape(scores),
        others == null || others.size() != count ? null : shape(others));
  }

  private static String shape(List<DimensionScore> scores) {
    return points(scores.stream().mapToDouble(it -> it.score() / 100.0).toArray());
  }

  private static String points(double... parts) {
    return IntStream.range(0, parts.length)
        .mapToObj(
            i ->
                number(x(i, parts.length, RADIUS * parts[i]))
                    + ","
                    + number(y(i, parts.length, RADIUS * parts[i])))
        .collect(Collectors.joining(" "));
  }

  private static Axis axis(int index, List<DimensionScore> scores) {
    var count = scores.size();
    var labelX = x(index, count, LABEL_RADIUS);
    var score = scores.get(index);
    return new Axis(
        number(x(index, count, RADIUS)),
        number(y(index, count, RADIUS)),
        number(labelX),
        number(y(index, count, LABEL_RADIUS) + 4),
        anchor(labelX - MIDDLE_X),
        ApplicationWords.dimension(score.dimension()) + " " + score.score());
  }

  private static String anchor(double fromMiddle) {
    if (Math.abs(fromMiddle) < CENTRED) {
      return "middle";
    }
    return fromMiddle > 0 ? "start" : "end";
  }

  /** The first axis points up, the others follow clockwise. */
  private static double x(int index, int count, double radius) {
    return MIDDLE_X + radius * Math.sin(2 * Math.PI * index / count);
  }

  private static double y(int index, int count, double radius) {
    return MIDDLE_Y - radius * Math.cos(2 * Math.PI * index / count);
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}
