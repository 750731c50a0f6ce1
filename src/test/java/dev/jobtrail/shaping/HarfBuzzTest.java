package dev.jobtrail.shaping;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.shaping.HarfBuzz.Glyph;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.fontbox.ttf.GlyphData;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class HarfBuzzTest {

  private static final HarfBuzz.Font FONT = new HarfBuzz().font(file());

  /** As hb-shape of HarfBuzz 6.0.0 writes them: id, cluster, place and advance. */
  @ParameterizedTest
  @CsvFileSource(resources = "/shaping/devanagari.txt", delimiter = ' ')
  void choosesTheGlyphsOfTheProgramInC(String word, String glyphs) {
    assertThat(written(FONT.shape(word, "hi"))).isEqualTo(glyphs);
  }

  @Test
  void keepsNothingOfEarlierTexts() {
    var first = FONT.shape("हिन्दी", "hi");
    for (var time = 0; time < 200; time++) {
      FONT.shape("राष्ट्रीय".repeat(20), "hi");
    }

    assertThat(FONT.shape("हिन्दी", "hi")).isEqualTo(first);
    assertThat(FONT.shape("", "hi")).isEmpty();
  }

  @Test
  void writesAFontWithAGlyphForEachCluster() throws IOException {
    var original = new TTFParser().parse(new RandomAccessReadBuffer(file()));
    var clusters = List.of(FONT.shape("न्दी", "hi"), FONT.shape("र्‍या", "hi"));
    var written =
        new TTFParser()
            .parse(
                new RandomAccessReadBuffer(
                    ClusterFont.write(original, clusters, List.of(0xf0000, 0xf0007))));

    assertThat(written.getNumberOfGlyphs()).isEqualTo(original.getNumberOfGlyphs() + 2);
    for (var number = 0; number < 2; number++) {
      var id = written.getUnicodeCmapLookup().getGlyphId(0xf0000 + 7 * number);
      var glyphs = clusters.get(number);
      assertThat(id).isEqualTo(original.getNumberOfGlyphs() + number);
      assertThat(written.getAdvanceWidth(id))
          .isEqualTo(glyphs.stream().mapToInt(Glyph::advance).sum());
      var points = 0;
      for (var glyph : glyphs) {
        points += points(original.getGlyph().getGlyph(glyph.id()));
      }
      assertThat(points(written.getGlyph().getGlyph(id))).isEqualTo(points).isPositive();
    }
  }

  private static int points(GlyphData glyph) {
    glyph.getDescription().resolve();
    return glyph.getDescription().getPointCount();
  }

  private static String written(List<Glyph> glyphs) {
    return glyphs.stream()
        .map(
            it ->
                it.id()
                    + "="
                    + it.cluster()
                    + (it.x() == 0 && it.y() == 0 ? "" : "@" + it.x() + "," + it.y())
                    + "+"
                    + it.advance())
        .collect(Collectors.joining("|", "[", "]"));
  }

  private static byte[] file() {
    try (var font =
        HarfBuzzTest.class.getResourceAsStream("/shaping/NotoSansDevanagari-Regular.ttf")) {
      return font.readAllBytes();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
