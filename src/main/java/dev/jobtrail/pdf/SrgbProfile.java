package dev.jobtrail.pdf;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.graphics.color.PDOutputIntent;

/**
 * The sRGB colour space (IEC 61966-2-1) as an ICC profile of version 4 (ISO 15076-1), which PDF/A
 * asks for to give the colours of a document a meaning on every device.
 */
final class SrgbProfile {

  private static final String NAME = "sRGB IEC61966-2.1";
  private static final int HEADER = 128;
  private static final int TAG_ENTRY = 12;

  private SrgbProfile() {}

  /** Makes it the output intent of a document. */
  static void addTo(PDDocument document) throws IOException {
    var intent = new PDOutputIntent(document, new ByteArrayInputStream(bytes()));
    intent.setInfo(NAME);
    intent.setOutputCondition(NAME);
    intent.setOutputConditionIdentifier(NAME);
    intent.setRegistryName("http://www.color.org");
    document.getDocumentCatalog().addOutputIntent(intent);
  }

  private static byte[] bytes() {
    var curve = parametricCurve(2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045);
    Map<String, byte[]> tags = new LinkedHashMap<>();
    tags.put("desc", text(NAME));
    tags.put("cprt", text("No copyright, use freely"));
    tags.put("wtpt", numbers("XYZ ", 0.9642, 1, 0.8249));
    tags.put(
        "chad",
        numbers(
            "sf32", 1.04788, 0.02292, -0.05022, 0.02959, 0.99048, -0.01708, -0.00925, 0.01508,
            0.75168));
    tags.put("rXYZ", numbers("XYZ ", 0.43607, 0.22249, 0.01392));
    tags.put("gXYZ", numbers("XYZ ", 0.38515, 0.71687, 0.09708));
    tags.put("bXYZ", numbers("XYZ ", 0.14307, 0.06061, 0.71410));
    tags.put("rTRC", curve);
    tags.put("gTRC", curve);
    tags.put("bTRC", curve);
    var size = HEADER + 4 + tags.values().stream().mapToInt(it -> TAG_ENTRY + it.length).sum();
    var profile = ByteBuffer.allocate(size);
    putHeader(profile, size);
    profile.putInt(tags.size());
    var offset = HEADER + 4 + tags.size() * TAG_ENTRY;
    for (var tag : tags.entrySet()) {
      profile.put(ascii(tag.getKey())).putInt(offset).putInt(tag.getValue().length);
      offset += tag.getValue().length;
    }
    tags.values().forEach(profile::put);
    return profile.array();
  }

  /** A display profile from RGB to the XYZ connection space, made on 1 January 2020. */
  private static void putHeader(ByteBuffer profile, int size) {
    profile.putInt(size).putInt(0).putInt(0x04300000);
    profile.put(ascii("mntrRGB XYZ "));
    for (var part : new int[] {2020, 1, 1, 0, 0, 0}) {
      profile.putShort((short) part);
    }
    profile.put(ascii("acsp"));
    profile.position(68);
    for (var part : new double[] {0.9642, 1, 0.8249}) {
      profile.putInt(fixed(part));
    }
    profile.position(HEADER);
  }

  /** A multiLocalizedUnicodeType with one text, padded to four bytes. */
  private static byte[] text(String text) {
    var letters = text.getBytes(StandardCharsets.UTF_16BE);
    return ByteBuffer.allocate((28 + letters.length + 3) / 4 * 4)
        .put(ascii("mluc"))
        .putInt(0)
        .putInt(1)
        .putInt(12)
        .put(ascii("enUS"))
        .putInt(letters.length)
        .putInt(28)
        .put(letters)
        .array();
  }

  private static byte[] numbers(String type, double... numbers) {
    var tag = ByteBuffer.allocate(8 + 4 * numbers.length).put(ascii(type)).putInt(0);
    for (var number : numbers) {
      tag.putInt(fixed(number));
    }
    return tag.array();
  }

  /** A parametricCurveType of function 3: a power above the last parameter, a line below it. */
  private static byte[] parametricCurve(double... parameters) {
    var tag =
        ByteBuffer.allocate(12 + 4 * parameters.length)
            .put(ascii("para"))
            .putInt(0)
            .putShort((short) 3)
            .putShort((short) 0);
    for (var parameter : parameters) {
      tag.putInt(fixed(parameter));
    }
    return tag.array();
  }

  /** An s15Fixed16Number. */
  private static int fixed(double number) {
    return (int) Math.round(number * 65536);
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }
}
