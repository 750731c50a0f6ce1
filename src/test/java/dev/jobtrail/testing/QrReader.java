package dev.jobtrail.testing;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.DecodeHintType;
import com.google.zxing.NotFoundException;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.ReaderException;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.awt.image.BufferedImage;
import java.util.Map;
import java.util.Optional;

/** Reads QR codes in pictures, as a telephone does. */
public final class QrReader {

  private QrReader() {}

  /** What the code in the picture says; empty where there is none. */
  public static Optional<String> read(BufferedImage picture) {
    var width = picture.getWidth();
    var height = picture.getHeight();
    var pixels = picture.getRGB(0, 0, width, height, null, 0, width);
    var bitmap =
        new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(width, height, pixels)));
    try {
      return Optional.of(
          new QRCodeReader().decode(bitmap, Map.of(DecodeHintType.TRY_HARDER, true)).getText());
    } catch (NotFoundException _) {
      return Optional.empty();
    } catch (ReaderException e) {
      throw new AssertionError("a damaged QR code", e);
    }
  }
}
