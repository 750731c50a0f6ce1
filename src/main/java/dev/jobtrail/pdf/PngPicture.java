package dev.jobtrail.pdf;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/**
 * Writes pictures of pages as PNG in less than half the time of {@code ImageIO}, which tries five
 * filters for each row: rows of a page are mostly like the one above.
 */
final class PngPicture {

  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  private static final int BITS = 8;

  /** A colour without transparency. */
  private static final int RGB = 2;

  private static final int BYTES_OF_PIXEL = 3;

  /** The filter by which bytes are differences from those above. */
  private static final int UP = 2;

  private PngPicture() {}

  /** The picture without its transparency. */
  static byte[] of(BufferedImage picture) {
    var png = new ByteArrayOutputStream(256 * 1024);
    try (var out = new DataOutputStream(png)) {
      out.write(SIGNATURE);
      var header =
          ByteBuffer.allocate(13)
              .putInt(picture.getWidth())
              .putInt(picture.getHeight())
              .put((byte) BITS)
              .put((byte) RGB);
      chunk("IHDR", header.array(), out);
      chunk("IDAT", compressed(picture), out);
      chunk("IEND", new byte[0], out);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return png.toByteArray();
  }

  /** The picture for a page that is given to a renderer or a browser. */
  static String dataUri(BufferedImage picture) {
    return "data:"
        + ResumePictures.MEDIA_TYPE
        + ";base64,"
        + Base64.getEncoder().encodeToString(of(picture));
  }

  private static byte[] compressed(BufferedImage picture) throws IOException {
    var bytes = new ByteArrayOutputStream(256 * 1024);
    var deflater = new Deflater(Deflater.BEST_SPEED);
    try (var out = new DeflaterOutputStream(bytes, deflater, 64 * 1024)) {
      var width = picture.getWidth();
      var above = new int[width];
      var pixels = new int[width];
      var row = new byte[1 + BYTES_OF_PIXEL * width];
      row[0] = UP;
      for (var y = 0; y < picture.getHeight(); y++) {
        picture.getRGB(0, y, width, 1, pixels, 0, width);
        var at = 1;
        for (var x = 0; x < width; x++) {
          row[at++] = (byte) ((pixels[x] >> 16) - (above[x] >> 16));
          row[at++] = (byte) ((pixels[x] >> 8) - (above[x] >> 8));
          row[at++] = (byte) (pixels[x] - above[x]);
        }
        out.write(row);
        var next = above;
        above = pixels;
        pixels = next;
      }
    } finally {
      deflater.end();
    }
    return bytes.toByteArray();
  }

  private static void chunk(String type, byte[] content, DataOutputStream out) throws IOException {
    var name = type.getBytes(StandardCharsets.US_ASCII);
    var checksum = new CRC32();
    checksum.update(name);
    checksum.update(content);
    out.writeInt(content.length);
    out.write(name);
    out.write(content);
    out.writeInt((int) checksum.getValue());
  }
}
