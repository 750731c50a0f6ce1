package dev.jobtrail.pdf;

import dev.jobtrail.shaping.ClusterFont;
import dev.jobtrail.shaping.HarfBuzz;
import dev.jobtrail.shaping.HarfBuzz.Glyph;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.CRC32;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.common.PDStream;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;

/**
 * A font family whose glyphs merge and change places, for one document.
 *
 * <p>The renderer and PDFBox know one glyph a character. So each cluster of glyphs becomes a
 * private character with a glyph of its own, the same in all faces, and the PDF says which text
 * that glyph stands for.
 */
final class ShapedFamily {

  private static final int MOST_IN_BLOCK = 100;
  private static final int LETTERS_OF_TAG = 6;

  private final List<AdditionalFonts.Face> faces;
  private final List<HarfBuzz.Font> fonts;
  private final String language;
  private final IntSupplier privateCharacters;
  private final int room;
  private final Map<Cluster, Integer> clusters = new LinkedHashMap<>();
  private final Map<String, String> words = new HashMap<>();
  private final Map<AdditionalFonts.Face, byte[]> files = new HashMap<>();

  /**
   * @param glyphs those of each face
   */
  private record Cluster(String text, List<List<Glyph>> glyphs) {}

  /**
   * @param privateCharacters the next one that no family of the document has
   */
  ShapedFamily(
      List<AdditionalFonts.Face> faces,
      String language,
      HarfBuzz harfBuzz,
      IntSupplier privateCharacters) {
    this.faces = faces;
    this.language = language;
    this.privateCharacters = privateCharacters;
    try {
      var opened = new ArrayList<HarfBuzz.Font>();
      var least = Integer.MAX_VALUE;
      for (var face : faces) {
        opened.add(harfBuzz.font(face.bytes()));
        try (var font = face.read()) {
          least = Math.min(least, ClusterFont.room(font));
        }
      }
      fonts = opened;
      room = least;
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Its name in style sheets; the family itself keeps its own. */
  String name() {
    return faces.getFirst().family() + " shaped";
  }

  List<AdditionalFonts.Face> faces() {
    return faces;
  }

  /** The private characters of a word in one script; what there is no room for is missing. */
  String shape(String word) {
    return words.computeIfAbsent(word, this::clustered);
  }

  private String clustered(String word) {
    var shaped = fonts.stream().map(it -> it.shape(word, language)).toList();
    var bounds = new TreeSet<>(starts(shaped.getFirst()));
    shaped.forEach(it -> bounds.retainAll(starts(it)));
    bounds.add(0);
    var parted = shaped.stream().map(it -> parted(it, bounds)).toList();
    var text = new StringBuilder();
    for (int start : bounds) {
      var next = bounds.higher(start);
      var end = next == null ? word.length() : next;
      var cluster =
          new Cluster(
              word.substring(start, end),
              parted.stream().map(it -> it.getOrDefault(start, List.of())).toList());
      var known = clusters.get(cluster);
      if (known == null && clusters.size() == room) {
        return PrintableText.MISSING;
      }
      text.appendCodePoint(clusters.computeIfAbsent(cluster, _ -> privateCharacters.getAsInt()));
    }
    return text.toString();
  }

  private static Set<Integer> starts(List<Glyph> glyphs) {
    return glyphs.stream().map(Glyph::cluster).collect(Collectors.toSet());
  }

  /** The glyphs by the start of their cluster, which they count from. */
  private static Map<Integer, List<Glyph>> parted(List<Glyph> glyphs, TreeSet<Integer> bounds) {
    var parted = new HashMap<Integer, List<Glyph>>();
    for (var glyph : glyphs) {
      var start = bounds.floor(glyph.cluster());
      parted
          .computeIfAbsent(start, _ -> new ArrayList<>())
          .add(
              new Glyph(
                  glyph.id(), glyph.cluster() - start, glyph.x(), glyph.y(), glyph.advance()));
    }
    return parted;
  }

  /** A face with the clusters of all texts that were shaped. */
  PDFont font(AdditionalFonts.Face face, PDDocument document) {
    try {
      var file = file(face);
      var parsed = new TTFParser().parse(new RandomAccessReadBuffer(file));
      var font = PDType0Font.load(document, parsed, false);
      name(font, file);
      font.getCOSObject().setItem(COSName.TO_UNICODE, texts(document, parsed.getNumberOfGlyphs()));
      return font;
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private byte[] file(AdditionalFonts.Face face) throws IOException {
    var known = files.get(face);
    if (known != null) {
      return known;
    }
    var number = faces.indexOf(face);
    try (var font = face.read()) {
      var file =
          ClusterFont.write(
              font,
              clusters.keySet().stream().map(it -> it.glyphs().get(number)).toList(),
              List.copyOf(clusters.values()));
      files.put(face, file);
      return file;
    }
  }

  /** Marks the font as a part of one, as names of fonts in PDFs do. */
  private static void name(PDType0Font font, byte[] file) {
    var sum = new CRC32();
    sum.update(file);
    var tag =
        IntStream.range(0, LETTERS_OF_TAG)
            .mapToObj(it -> Character.toString('A' + (int) (sum.getValue() >> 4 * it & 0xf)))
            .collect(Collectors.joining("", "", "+"));
    var name = tag + font.getName();
    font.getCOSObject().setName(COSName.BASE_FONT, name);
    font.getDescendantFont().getCOSObject().setName(COSName.BASE_FONT, name);
    font.getFontDescriptor().setFontName(name);
  }

  /** The text of each glyph (ISO 32000-2, 9.10.3). */
  private PDStream texts(PDDocument document, int glyphs) throws IOException {
    var map =
        new StringBuilder(
            """
            /CIDInit /ProcSet findresource begin
            12 dict begin
            begincmap
            /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
            /CMapName /Adobe-Identity-UCS def
            /CMapType 2 def
            1 begincodespacerange
            <0000> <FFFF>
            endcodespacerange
            """);
    var texts = clusters.keySet().stream().map(Cluster::text).toList();
    for (var from = 0; from < texts.size(); from += MOST_IN_BLOCK) {
      var to = Math.min(from + MOST_IN_BLOCK, texts.size());
      map.append(to - from).append(" beginbfchar\n");
      for (var index = from; index < to; index++) {
        map.append("<%04X> <".formatted(glyphs - texts.size() + index));
        texts.get(index).chars().forEach(it -> map.append("%04X".formatted(it)));
        map.append(">\n");
      }
      map.append("endbfchar\n");
    }
    map.append("endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n");
    return new PDStream(
        document,
        new ByteArrayInputStream(map.toString().getBytes(StandardCharsets.US_ASCII)),
        COSName.FLATE_DECODE);
  }
}
