package dev.jobtrail.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.testing.QrReader;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QrCodeTest {

  private static final Pattern SIZE = Pattern.compile("viewBox=\"0 0 (\\d+) ");
  private static final Pattern MODULE = Pattern.compile("M(\\d+) (\\d+)h1v1");
  private static final int SCALE = 4;

  @Test
  void drawsForScreensWhatAReaderReads() {
    var text = "otpauth://totp/Jobtrail:jane%2Bjobs%40example.com?secret=JBSWY3DPEHPK3PXP&digits=6";

    assertThat(QrReader.read(drawn(QrCode.of(text).svg("label")))).hasValue(text);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 40, 300})
  void drawsForPrintWhatAReaderReads(int length) {
    var text = "https://jobtrail.example/r/jana/" + "a".repeat(length);

    assertThat(QrReader.read(QrCode.of(text).picture())).hasValue(text);
  }

  private static BufferedImage drawn(String svg) {
    var sizes = SIZE.matcher(svg);
    assertThat(sizes.find()).isTrue();
    int size = Integer.parseInt(sizes.group(1)) * SCALE;
    var picture = new BufferedImage(size, size, BufferedImage.TYPE_INT_RGB);
    var canvas = picture.createGraphics();
    canvas.setColor(Color.WHITE);
    canvas.fillRect(0, 0, size, size);
    canvas.setColor(Color.BLACK);
    var modules = MODULE.matcher(svg);
    while (modules.find()) {
      canvas.fillRect(
          Integer.parseInt(modules.group(1)) * SCALE,
          Integer.parseInt(modules.group(2)) * SCALE,
          SCALE,
          SCALE);
    }
    canvas.dispose();
    return picture;
  }
}
