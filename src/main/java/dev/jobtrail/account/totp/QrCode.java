package dev.jobtrail.account.totp;

import com.google.zxing.WriterException;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import com.google.zxing.qrcode.encoder.ByteMatrix;
import com.google.zxing.qrcode.encoder.Encoder;

/** A QR code as an SVG element of a page. */
final class QrCode {

  /** Modules of white around the code; ISO/IEC 18004 asks for four. */
  private static final int MARGIN = 4;

  private QrCode() {}

  static String svg(String text) {
    var modules = modules(text);
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
        aria-label="QR code for your authenticator app" shape-rendering="crispEdges">\
        <path fill="#fff" d="M0 0h%1$dv%1$dH0z"/><path fill="#000" d="%2$s"/></svg>"""
        .formatted(modules.getWidth() + 2 * MARGIN, path);
  }

  private static ByteMatrix modules(String text) {
    try {
      return Encoder.encode(text, ErrorCorrectionLevel.M).getMatrix();
    } catch (WriterException e) {
      throw new IllegalArgumentException("too long for a QR code", e);
    }
  }
}
