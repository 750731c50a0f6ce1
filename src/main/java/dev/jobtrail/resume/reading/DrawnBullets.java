package dev.jobtrail.resume.reading;

import dev.jobtrail.resume.reading.PdfGlyphs.Glyph;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSNumber;
import org.apache.pdfbox.util.Matrix;

/**
 * Finds the marks of lists that a page draws as shapes, as browsers do, and adds them as glyphs.
 */
final class DrawnBullets {

  /** In font sizes: the mark of a list is smaller than the dots of timelines and ratings. */
  private static final float MAX_SIZE = 0.45f;

  private static final float MIN_SIZE = 0.15f;

  /** Of the width to the height of a disc or a square. */
  private static final double MAX_RATIO = 1.2;

  /** In font sizes: where the middle of a mark is above the baseline. */
  private static final float LOWEST = 0.1f;

  private static final float HIGHEST = 0.5f;

  /** In font sizes, between a mark and its text. */
  private static final float MAX_GAP = 1.6f;

  /** In font sizes: between a mark and another text before it. */
  private static final float MIN_GAP = 2.5f;

  /** In points; larger shapes are no marks. */
  private static final double LARGEST = 12;

  private static final int MAX_SHAPES = 500;

  private final List<Rectangle2D> shapes = new ArrayList<>();
  private Rectangle2D path;

  /**
   * Follows an operator of the page.
   *
   * @param toPage from the coordinates of the operands to those of the page
   */
  void follow(String operator, List<COSBase> operands, Matrix toPage) {
    switch (operator) {
      case "m", "l", "c", "v", "y" -> addPoints(operands, toPage);
      case "re" -> addRectangle(operands, toPage);
      case "f", "F", "f*", "B", "B*", "b", "b*" -> endPath(true);
      case "S", "s", "n" -> endPath(false);
      default -> {} // draws no path
    }
  }

  private void addPoints(List<COSBase> operands, Matrix toPage) {
    for (var index = 0; index + 1 < operands.size(); index += 2) {
      if (operands.get(index) instanceof COSNumber x
          && operands.get(index + 1) instanceof COSNumber y) {
        addPoint(toPage.transformPoint(x.floatValue(), y.floatValue()));
      }
    }
  }

  private void addRectangle(List<COSBase> operands, Matrix toPage) {
    if (operands.size() == 4
        && operands.get(0) instanceof COSNumber x
        && operands.get(1) instanceof COSNumber y
        && operands.get(2) instanceof COSNumber width
        && operands.get(3) instanceof COSNumber height) {
      addPoint(toPage.transformPoint(x.floatValue(), y.floatValue()));
      addPoint(
          toPage.transformPoint(
              x.floatValue() + width.floatValue(), y.floatValue() + height.floatValue()));
    }
  }

  private void addPoint(Point2D point) {
    if (path == null) {
      path = new Rectangle2D.Double(point.getX(), point.getY(), 0, 0);
    } else {
      path.add(point);
    }
  }

  private void endPath(boolean isFilled) {
    if (isFilled && path != null && isSmall(path) && shapes.size() < MAX_SHAPES) {
      shapes.add(path);
    }
    path = null;
  }

  private static boolean isSmall(Rectangle2D shape) {
    var larger = Math.max(shape.getWidth(), shape.getHeight());
    var smaller = Math.min(shape.getWidth(), shape.getHeight());
    return larger < LARGEST && smaller > 0 && larger <= smaller * MAX_RATIO;
  }

  /**
   * The glyphs of a page with those of its marks; the next page begins.
   *
   * @param left of the page in the coordinates of shapes
   * @param top of the page, likewise
   */
  List<Glyph> added(List<Glyph> glyphs, float left, float top) {
    var all = new ArrayList<>(glyphs);
    for (var shape : shapes) {
      markedText(shape, glyphs, left, top).ifPresent(text -> addMark(text, all));
    }
    shapes.clear();
    return all;
  }

  /** The first glyph of the text that a shape stands before as a mark does. */
  private static Optional<Glyph> markedText(
      Rectangle2D shape, List<Glyph> glyphs, float left, float top) {
    var middle = top - shape.getCenterY();
    var row =
        glyphs.stream()
            .filter(it -> !it.text().isBlank())
            .filter(it -> isBeside(middle, it))
            .toList();
    var start = shape.getMinX() - left;
    var end = shape.getMaxX() - left;
    var isWithin =
        row.stream().anyMatch(it -> it.x() < end && it.right() > start - MIN_GAP * it.size());
    return row.stream()
        .filter(it -> !isWithin && it.x() >= end && it.x() - end < MAX_GAP * it.size())
        .filter(it -> isOfSize(shape, it.size()))
        .min(Comparator.comparingDouble(Glyph::x));
  }

  private static boolean isBeside(double middle, Glyph glyph) {
    var above = glyph.y() - middle;
    return above > LOWEST * glyph.size() && above < HIGHEST * glyph.size();
  }

  private static boolean isOfSize(Rectangle2D shape, float fontSize) {
    return shape.getHeight() > MIN_SIZE * fontSize && shape.getHeight() < MAX_SIZE * fontSize;
  }

  /** Adds a bullet with a space right before the text. */
  private static void addMark(Glyph text, List<Glyph> glyphs) {
    var x = text.x() - 0.6f * text.size();
    var end = text.x() - 0.3f * text.size();
    glyphs.add(new Glyph("•", x, end, text.y(), text.size(), text.isBold()));
    glyphs.add(new Glyph(" ", end, text.x(), text.y(), text.size(), text.isBold()));
  }
}
