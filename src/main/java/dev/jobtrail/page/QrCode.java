package dev.jobtrail.page;

import com.google.zxing.WriterException;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import com.google.zxing.qrcode.encoder.ByteMatrix;
import com.google.zxing.qrcode.encoder.Encoder;
import java.awt.Color;
import java.awt.image.BufferedImage;

/** A text as a QR code, for screens and for print. */
public final class QrCode {

  /** Modules of white around the code; ISO/IEC 18004 asks for four. */
  private static final int MARGIN = 4;

  /** Pixels a side of a module, so that print stays sharp where a viewer smooths pictures. */
  private static final int MODULE = 8;

  private final ByteMatrix modules;

  private QrCode(ByteMatrix modules) {
    this.modules = modules;
  }

  /** The code of a text. */
  public static QrCode of(String text) {
    try {
      return new QrCode(Encoder.encode(text, ErrorCorrectionLevel.M).getMatrix());
    } catch (WriterException e) {
      throw new IllegalArgumentException("too long for a QR code", e);
    }
  }

  /**
   * An SVG element.
   *
   * @param label what it is, in plain words without markup
   */
  public String svg(String label) {
    var path = new StringBuilder();
    for (int y = 0; y < modules.getHeight(); y++) {
      for (int x = 0; x < modules.getWidth(); x++) {
        if (modules.get(x, y) == 1) {
          path.append("M%d %dh1v1h-1z".formatted(x + MARGIN, y + MARGIN));
        }
      }
    }
    return """
        <svg class="qr" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %1$d %1$d" role="img" \
        aria-label="%3$s" shape-rendering="crispEdges">\
        <path fill="#fff" d="M0 0h%1$dv%1$dH0z"/><path fill="#000" d="%2$s"/></svg>"""
        .formatted(side(), path, label);
  }

  /** A picture in black and white. */
  public BufferedImage picture() {
    var picture = new BufferedImage(side() * MODULE, side() * MODULE, BufferedImage.TYPE_INT_RGB);
    for (int y = 0; y < picture.getHeight(); y++) {
      for (int x = 0; x < picture.getWidth(); x++) {
        picture.setRGB(x, y, (isDark(x, y) ? Color.BLACK : Color.WHITE).getRGB());
      }
    }
    return picture;
  }

  private boolean isDark(int pixelX, int pixelY) {
    int x = pixelX / MODULE - MARGIN;
    int y = pixelY / MODULE - MARGIN;
    return x >= 0
        && y >= 0
        && x < modules.getWidth()
        && y < modules.getHeight()
        && modules.get(x, y) == 1;
  }

  private int side() {
    return modules.getWidth() + 2 * MARGIN;
  }
}
