package dev.jobtrail.account.totp;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.LuminanceSource;
import com.google.zxing.ReaderException;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.util.Arrays;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class QrCodeTest {

  private static final Pattern SIZE = Pattern.compile("viewBox=\"0 0 (\\d+) ");
  private static final Pattern MODULE = Pattern.compile("M(\\d+) (\\d+)h1v1");
  private static final int SCALE = 4;

  /** The pixels of the drawing. */
  private static final class Picture extends LuminanceSource {

    private final byte[] pixels;

    Picture(int size, byte[] pixels) {
      super(size, size);
      this.pixels = pixels;
    }

    @Override
    public byte[] getRow(int y, byte[] row) {
      var copy = new byte[getWidth()];
      System.arraycopy(pixels, y * getWidth(), copy, 0, getWidth());
      return copy;
    }

    @Override
    public byte[] getMatrix() {
      return pixels;
    }
  }

  @Test
  void drawsWhatAReaderReads() throws ReaderException {
    var setup = AppSetup.of("JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP", "jane+jobs@example.com");
    var read =
        new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(drawn(setup.qrCode()))));
    assertThat(read.getText())
        .isEqualTo(setup.uri())
        .isEqualTo(
            "otpauth://totp/Jobtrail:jane%2Bjobs%40example.com"
                + "?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Jobtrail"
                + "&algorithm=SHA1&digits=6&period=30");
  }

  private static Picture drawn(String svg) {
    var sizes = SIZE.matcher(svg);
    assertThat(sizes.find()).isTrue();
    int size = Integer.parseInt(sizes.group(1)) * SCALE;
    var pixels = new byte[size * size];
    Arrays.fill(pixels, (byte) 0xff);
    var modules = MODULE.matcher(svg);
    while (modules.find()) {
      int left = Integer.parseInt(modules.group(1)) * SCALE;
      int top = Integer.parseInt(modules.group(2)) * SCALE;
      for (int y = top; y < top + SCALE; y++) {
        Arrays.fill(pixels, y * size + left, y * size + left + SCALE, (byte) 0);
      }
    }
    return new Picture(size, pixels);
  }
}
