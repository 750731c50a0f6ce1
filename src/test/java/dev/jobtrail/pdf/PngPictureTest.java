package dev.jobtrail.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PngPictureTest {

  /** Read by another program: all pixels are the same. */
  @ParameterizedTest
  @CsvSource({"1, 1", "827, 1170", "3, 200"})
  void keepsAllPixels(int width, int height) throws IOException {
    var random = new Random(7);
    var picture = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    for (var y = 0; y < height; y++) {
      for (var x = 0; x < width; x++) {
        picture.setRGB(x, y, y % 3 == 0 ? random.nextInt(0x1000000) : 0xFFFFFF);
      }
    }

    var read = ImageIO.read(new ByteArrayInputStream(PngPicture.of(picture)));

    assertThat(read.getRGB(0, 0, read.getWidth(), read.getHeight(), null, 0, read.getWidth()))
        .isEqualTo(picture.getRGB(0, 0, width, height, null, 0, width));
  }
}
