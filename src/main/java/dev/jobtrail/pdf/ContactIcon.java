package dev.jobtrail.pdf;

import dev.jobtrail.resume.document.AccentColor;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;

/** What stands before contact data on the printed page: drawn lines, as no font is needed. */
enum ContactIcon {
  EMAIL,
  PHONE,
  PLACE,
  PAGE;

  /** Pixels a side; 3 mm at 400 dots per inch. */
  private static final int SIZE = 48;

  /** Units of the shapes a side. */
  private static final double UNITS = 24;

  private static final float STROKE = 2;

  /** The icon in a colour, without a background. */
  String dataUri(AccentColor color) {
    var image = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_ARGB);
    var canvas = image.createGraphics();
    canvas.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    canvas.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    canvas.scale(SIZE / UNITS, SIZE / UNITS);
    canvas.setColor(new Color(color.red(), color.green(), color.blue()));
    canvas.setStroke(new BasicStroke(STROKE, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    shapes().forEach(canvas::draw);
    canvas.dispose();
    return ProfilePhoto.dataUri(image, "png");
  }

  /** Made anew each time: a native executable has no shapes in static fields. */
  private List<Shape> shapes() {
    return switch (this) {
      case EMAIL -> List.of(new RoundRectangle2D.Double(1.5, 4, 21, 16, 3, 3), flap());
      case PHONE ->
          List.of(
              new RoundRectangle2D.Double(5.5, 1.5, 13, 21, 4, 4),
              new Line2D.Double(10.5, 18.5, 13.5, 18.5));
      case PLACE -> List.of(pin(), new Ellipse2D.Double(9, 6.5, 6, 6));
      case PAGE ->
          List.of(
              new Ellipse2D.Double(2, 2, 20, 20),
              new Ellipse2D.Double(7.5, 2, 9, 20),
              new Line2D.Double(2, 12, 22, 12));
    };
  }

  private static Shape flap() {
    var flap = new Path2D.Double();
    flap.moveTo(2.5, 6);
    flap.lineTo(12, 13.5);
    flap.lineTo(21.5, 6);
    return flap;
  }

  private static Shape pin() {
    var pin = new Path2D.Double();
    pin.moveTo(12, 22.5);
    pin.curveTo(8, 17, 4, 13.5, 4, 9.5);
    pin.curveTo(4, 5, 7.5, 1.5, 12, 1.5);
    pin.curveTo(16.5, 1.5, 20, 5, 20, 9.5);
    pin.curveTo(20, 13.5, 16, 17, 12, 22.5);
    pin.closePath();
    return pin;
  }
}
