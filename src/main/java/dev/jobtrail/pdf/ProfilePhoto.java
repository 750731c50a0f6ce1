package dev.jobtrail.pdf;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.resume.document.ResumeDesign;
import dev.jobtrail.resume.document.ResumeDesign.Photo;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.TexturePaint;
import java.awt.geom.Ellipse2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.MemoryCacheImageInputStream;

/**
 * The photo of a resume, from the data URI in {@code basics.image}, drawn anew: cropped to a square
 * or a circle, small, and without the metadata of its file.
 */
final class ProfilePhoto {

  /** Pixels; 26 mm at 300 dots per inch. */
  private static final int SIZE = 307;

  /** Pixels a side, so that a small file cannot unfold into hundreds of megabytes. */
  private static final int LONGEST_SIDE = 6_000;

  private static final int MOST_PIXELS = 24_000_000;
  private static final Pattern DATA_URI = Pattern.compile("data:image/(?:jpeg|png);base64,(.+)");
  private static final Set<String> FORMATS = Set.of("JPEG", "png");

  private ProfilePhoto() {}

  /** A data URI to print; empty without a photo, or without one that can be read. */
  static Optional<String> of(JsonNode resume, ResumeDesign design) {
    var image = DATA_URI.matcher(resume.path("basics").path("image").asText(""));
    if (design.photo() == Photo.NONE || !image.matches()) {
      return Optional.empty();
    }
    try {
      return read(Base64.getDecoder().decode(image.group(1)))
          .map(it -> design.photo() == Photo.ROUND ? round(it) : square(it));
    } catch (IOException | RuntimeException unreadable) {
      // A resume without its photo is better than none; decoders of images throw anything.
      return Optional.empty();
    }
  }

  /** The middle of the picture as a square. */
  private static Optional<BufferedImage> read(byte[] file) throws IOException {
    // ImageIO itself would keep the picture in a temporary file meanwhile.
    try (var stream = new MemoryCacheImageInputStream(new ByteArrayInputStream(file))) {
      var readers = ImageIO.getImageReaders(stream);
      if (!readers.hasNext()) {
        return Optional.empty();
      }
      var reader = readers.next();
      try {
        reader.setInput(stream, true, true);
        return FORMATS.contains(reader.getFormatName()) ? square(reader) : Optional.empty();
      } finally {
        reader.dispose();
      }
    }
  }

  private static Optional<BufferedImage> square(ImageReader reader) throws IOException {
    var width = reader.getWidth(0);
    var height = reader.getHeight(0);
    if (Math.max(width, height) > LONGEST_SIDE || (long) width * height > MOST_PIXELS) {
      return Optional.empty();
    }
    var side = Math.min(width, height);
    var every = Math.max(1, side / (2 * SIZE));
    var settings = reader.getDefaultReadParam();
    settings.setSourceRegion(new Rectangle((width - side) / 2, (height - side) / 2, side, side));
    settings.setSourceSubsampling(every, every, 0, 0);
    return Optional.of(reader.read(0, settings));
  }

  private static String square(BufferedImage source) {
    var image = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_RGB);
    var canvas = canvas(image);
    canvas.setColor(Color.WHITE);
    canvas.fillRect(0, 0, SIZE, SIZE);
    draw(source, canvas);
    return dataUri(image, "jpeg");
  }

  /** The clip of a canvas has no smooth edge, so the circle is painted with the picture. */
  private static String round(BufferedImage source) {
    var whole = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_ARGB);
    draw(source, canvas(whole));
    var image = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_ARGB);
    var canvas = canvas(image);
    canvas.setPaint(new TexturePaint(whole, new Rectangle(0, 0, SIZE, SIZE)));
    canvas.fill(new Ellipse2D.Double(0, 0, SIZE, SIZE));
    canvas.dispose();
    return dataUri(image, "png");
  }

  private static Graphics2D canvas(BufferedImage image) {
    var canvas = image.createGraphics();
    canvas.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    canvas.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
    return canvas;
  }

  private static void draw(BufferedImage source, Graphics2D canvas) {
    canvas.drawImage(source, 0, 0, SIZE, SIZE, null);
    canvas.dispose();
  }

  /** A picture as the address of itself. */
  static String dataUri(BufferedImage image, String format) {
    var bytes = new ByteArrayOutputStream();
    try {
      ImageIO.write(image, format, bytes);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return "data:image/%s;base64,%s"
        .formatted(format, Base64.getEncoder().encodeToString(bytes.toByteArray()));
  }
}
