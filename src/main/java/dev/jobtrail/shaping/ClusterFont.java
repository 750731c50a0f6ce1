package dev.jobtrail.shaping;

import dev.jobtrail.shaping.HarfBuzz.Glyph;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.fontbox.ttf.GlyfCompositeDescript;
import org.apache.fontbox.ttf.GlyphData;
import org.apache.fontbox.ttf.TTFTable;
import org.apache.fontbox.ttf.TrueTypeFont;

/**
 * Writes a TrueType font with a composite glyph for each cluster of a text.
 *
 * <p>A PDF then has one code for a cluster, whatever number of glyphs it is drawn with, and the
 * text of the cluster for that code. The glyphs of the original font keep their numbers; those that
 * no cluster needs are empty. The composite glyphs follow them. Format: ISO/IEC 14496-22.
 */
public final class ClusterFont {

  private static final int MOST_GLYPHS = 0xffff;
  private static final int TABLE_ENTRY = 16;
  private static final int CHECK_SUM_OF_HEAD = 8;
  private static final int WORDS_AND_OFFSETS = 0x0003;
  private static final int MORE_COMPONENTS = 0x0020;
  private static final int UNICODE_FULL = 10;

  private static final List<String> COPIED = List.of("OS/2", "name", "cvt ", "fpgm", "prep");

  private final TrueTypeFont font;
  private final byte[] glyf;
  private final long[] offsets;
  private final int first;
  private final List<List<Glyph>> clusters;

  private final ByteArrayOutputStream outlines = new ByteArrayOutputStream();
  private final List<Integer> locations = new ArrayList<>();
  private final List<Integer> leftBearings = new ArrayList<>();
  private Box most = Box.NONE;
  private int mostComponents;
  private int mostPoints;
  private int mostContours;

  private record Box(int left, int bottom, int right, int top) {
    static final Box NONE =
        new Box(Short.MAX_VALUE, Short.MAX_VALUE, Short.MIN_VALUE, Short.MIN_VALUE);

    Box and(Box other) {
      return new Box(
          Math.min(left, other.left),
          Math.min(bottom, other.bottom),
          Math.max(right, other.right),
          Math.max(top, other.top));
    }
  }

  private ClusterFont(TrueTypeFont font, List<List<Glyph>> clusters) throws IOException {
    this.font = font;
    this.clusters = clusters;
    first = font.getNumberOfGlyphs();
    glyf = table("glyf");
    offsets = font.getIndexToLocation().getOffsets();
  }

  /** How many clusters there is room for beside the glyphs of a font. */
  public static int room(TrueTypeFont font) throws IOException {
    return MOST_GLYPHS - font.getNumberOfGlyphs();
  }

  /**
   * The file of the font.
   *
   * @param clusters the glyphs of each as they are shaped
   * @param characters the character of each cluster, ascending
   */
  public static byte[] write(
      TrueTypeFont font, List<List<Glyph>> clusters, List<Integer> characters) throws IOException {
    return new ClusterFont(font, clusters).write(characters);
  }

  private byte[] write(List<Integer> characters) throws IOException {
    addOriginals();
    for (var cluster : clusters) {
      addComposite(cluster);
    }
    locations.add(outlines.size());
    var tables = new TreeMap<String, byte[]>();
    for (var name : COPIED) {
      if (font.getTableMap().containsKey(name)) {
        tables.put(name, table(name));
      }
    }
    tables.put("glyf", outlines.toByteArray());
    tables.put("loca", bytes(out -> writeAll(out, locations)));
    tables.put("hmtx", bytes(this::writeMetrics));
    tables.put("cmap", bytes(out -> writeCharacters(out, characters)));
    tables.put("head", head());
    tables.put("hhea", patched("hhea", Map.of(34, locations.size() - 1)));
    tables.put("maxp", maximums());
    // version 3: without names of glyphs
    tables.put(
        "post", ByteBuffer.allocate(32).put(table("post"), 0, 32).putInt(0, 0x00030000).array());
    return file(tables);
  }

  /** The glyphs that clusters are composed of, with their own components, and the one for none. */
  private void addOriginals() throws IOException {
    var needed = new BitSet();
    var found = new ArrayDeque<>(List.of(0));
    clusters.forEach(it -> it.forEach(glyph -> found.add(glyph.id())));
    while (!found.isEmpty()) {
      var id = found.remove();
      if (!needed.get(id)) {
        needed.set(id);
        if (hasOutline(id)
            && glyph(id).getDescription() instanceof GlyfCompositeDescript composite) {
          composite.getComponents().forEach(it -> found.add(it.getGlyphIndex()));
        }
      }
    }
    for (var id = 0; id < first; id++) {
      locations.add(outlines.size());
      leftBearings.add(font.getHorizontalMetrics().getLeftSideBearing(id));
      if (needed.get(id)) {
        outlines.write(glyf, (int) offsets[id], (int) (offsets[id + 1] - offsets[id]));
        align();
      }
    }
  }

  private void addComposite(List<Glyph> cluster) throws IOException {
    locations.add(outlines.size());
    var drawn = new ByteArrayOutputStream();
    var out = new DataOutputStream(drawn);
    var glyphs = cluster.stream().filter(it -> hasOutline(it.id())).toList();
    var box = Box.NONE;
    var points = 0;
    var contours = 0;
    var pen = 0;
    for (var glyph : cluster) {
      if (hasOutline(glyph.id())) {
        var x = coordinate(pen + glyph.x());
        var y = coordinate(glyph.y());
        out.writeShort(WORDS_AND_OFFSETS | (glyph == glyphs.getLast() ? 0 : MORE_COMPONENTS));
        out.writeShort(glyph.id());
        out.writeShort(x);
        out.writeShort(y);
        var data = glyph(glyph.id());
        box =
            box.and(
                new Box(
                    coordinate(data.getXMinimum() + x),
                    coordinate(data.getYMinimum() + y),
                    coordinate(data.getXMaximum() + x),
                    coordinate(data.getYMaximum() + y)));
        data.getDescription().resolve();
        points += data.getDescription().getPointCount();
        contours += data.getDescription().getContourCount();
      }
      pen += glyph.advance();
    }
    leftBearings.add(glyphs.isEmpty() ? 0 : box.left());
    if (glyphs.isEmpty()) {
      return;
    }
    writeShorts(
        new DataOutputStream(outlines), -1, box.left(), box.bottom(), box.right(), box.top());
    drawn.writeTo(outlines);
    align();
    most = most.and(box);
    mostComponents = Math.max(mostComponents, glyphs.size());
    mostPoints = Math.max(mostPoints, points);
    mostContours = Math.max(mostContours, contours);
  }

  private static int coordinate(int value) {
    return Math.clamp(value, Short.MIN_VALUE, Short.MAX_VALUE);
  }

  private void align() {
    while (outlines.size() % Integer.BYTES != 0) {
      outlines.write(0);
    }
  }

  private void writeMetrics(DataOutputStream out) throws IOException {
    for (var id = 0; id < leftBearings.size(); id++) {
      var advance =
          id < first
              ? font.getAdvanceWidth(id)
              : clusters.get(id - first).stream().mapToInt(Glyph::advance).sum();
      out.writeShort(Math.clamp(advance, 0, 0xffff));
      out.writeShort(leftBearings.get(id));
    }
  }

  /** One subtable with a group for each character. */
  private void writeCharacters(DataOutputStream out, List<Integer> characters) throws IOException {
    writeShorts(out, 0, 1, 3, UNICODE_FULL);
    out.writeInt(12);
    writeShorts(out, 12, 0);
    writeAll(out, List.of(16 + 12 * characters.size(), 0, characters.size()));
    for (var index = 0; index < characters.size(); index++) {
      writeAll(out, List.of(characters.get(index), characters.get(index), first + index));
    }
  }

  /** With the box that holds all glyphs, which viewers draw them in. */
  private byte[] head() throws IOException {
    var old = font.getHeader();
    return patched(
        "head",
        Map.of(
            CHECK_SUM_OF_HEAD,
            0,
            CHECK_SUM_OF_HEAD + 2,
            0,
            36,
            Math.min(old.getXMin(), most.left()),
            38,
            Math.min(old.getYMin(), most.bottom()),
            40,
            Math.max(old.getXMax(), most.right()),
            42,
            Math.max(old.getYMax(), most.top()),
            50,
            1));
  }

  private byte[] maximums() throws IOException {
    var old = font.getMaximumProfile();
    return patched(
        "maxp",
        Map.of(
            4, locations.size() - 1,
            10, Math.min(0xffff, Math.max(old.getMaxCompositePoints(), mostPoints)),
            12, Math.min(0xffff, Math.max(old.getMaxCompositeContours(), mostContours)),
            28, Math.max(old.getMaxComponentElements(), mostComponents),
            30, old.getMaxComponentDepth() + 1));
  }

  /** A table of the font with other numbers of 16 bits at some places. */
  private byte[] patched(String name, Map<Integer, Integer> numbers) throws IOException {
    var table = ByteBuffer.wrap(table(name).clone());
    numbers.forEach((place, number) -> table.putShort(place, number.shortValue()));
    return table.array();
  }

  private static byte[] file(TreeMap<String, byte[]> tables) throws IOException {
    var directory = new ByteArrayOutputStream();
    var contents = new ByteArrayOutputStream();
    var out = new DataOutputStream(directory);
    var power = Integer.highestOneBit(tables.size());
    out.writeInt(0x00010000);
    writeShorts(
        out,
        tables.size(),
        power * TABLE_ENTRY,
        Integer.numberOfTrailingZeros(power),
        (tables.size() - power) * TABLE_ENTRY);
    var start = 12 + tables.size() * TABLE_ENTRY;
    var head = 0;
    for (var table : tables.entrySet()) {
      out.writeBytes(table.getKey());
      var offset = start + contents.size();
      head = table.getKey().equals("head") ? offset : head;
      writeAll(out, List.of(checkSum(table.getValue()), offset, table.getValue().length));
      contents.writeBytes(table.getValue());
      contents.write(new byte[-contents.size() & 3]);
    }
    contents.writeTo(directory);
    var file = directory.toByteArray();
    return ByteBuffer.wrap(file)
        .putInt(head + CHECK_SUM_OF_HEAD, 0xB1B0AFBA - checkSum(file))
        .array();
  }

  private static int checkSum(byte[] table) {
    var sum = 0;
    for (var index = 0; index < table.length; index++) {
      sum += (table[index] & 0xff) << 8 * (3 - index % 4);
    }
    return sum;
  }

  private boolean hasOutline(int id) {
    return offsets[id + 1] > offsets[id];
  }

  private GlyphData glyph(int id) throws IOException {
    return font.getGlyph().getGlyph(id);
  }

  private byte[] table(String name) throws IOException {
    TTFTable table = font.getTableMap().get(name);
    if (table == null) {
      throw new IOException("The font has no table " + name);
    }
    return font.getTableBytes(table);
  }

  private interface Writer {
    void writeTo(DataOutputStream out) throws IOException;
  }

  private static byte[] bytes(Writer writer) throws IOException {
    var bytes = new ByteArrayOutputStream();
    writer.writeTo(new DataOutputStream(bytes));
    return bytes.toByteArray();
  }

  private static void writeShorts(DataOutputStream out, int... numbers) throws IOException {
    for (var number : numbers) {
      out.writeShort(number);
    }
  }

  private static void writeAll(DataOutputStream out, List<Integer> numbers) throws IOException {
    for (var number : numbers) {
      out.writeInt(number);
    }
  }
}
