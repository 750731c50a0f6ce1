package dev.jobtrail.pdf;

import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.pdfboxout.PDFontSupplier;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;

/**
 * The bundled fonts, parsed.
 *
 * <p>Parsing costs more than printing a page, so a set is used for many documents, but by one
 * thread at a time: a parsed font reads its tables from a stream with a position.
 */
final class FontSet {
  private static final int REGULAR = 400;
  private static final int SEMI_BOLD = 600;

  private final List<Face> faces =
      List.of(
          parse("Source Sans 3", "SourceSans3-Regular", REGULAR, FontStyle.NORMAL),
          parse("Source Sans 3", "SourceSans3-RegularItalic", REGULAR, FontStyle.ITALIC),
          parse("Source Sans 3", "SourceSans3-SemiBold", SEMI_BOLD, FontStyle.NORMAL),
          parse("Source Serif 4", "SourceSerif4-Regular", REGULAR, FontStyle.NORMAL),
          parse("Source Serif 4", "SourceSerif4-RegularItalic", REGULAR, FontStyle.ITALIC),
          parse("Source Serif 4", "SourceSerif4-SemiBold", SEMI_BOLD, FontStyle.NORMAL));

  /** Gives the renderer every face; only faces used by the document are embedded. */
  void offerTo(PdfRendererBuilder builder, PDDocument document) {
    for (Face face : faces) {
      builder.useFont(
          new Supplier(face::font, document), face.family(), face.weight(), face.style(), true);
    }
  }

  /** Gives the renderer the faces of other families, which are read on first use. */
  static void offerTo(PdfRendererBuilder builder, PDDocument document, FamiliesInUse families) {
    for (AdditionalFonts.Face face : families.faces()) {
      builder.useFont(
          new Supplier(() -> families.font(face), document),
          face.family(),
          face.weight(),
          face.style(),
          true);
    }
    for (ShapedFamily family : families.shaped()) {
      for (AdditionalFonts.Face face : family.faces()) {
        builder.useFont(
            new PDFontSupplier(null) {
              @Override
              public PDFont supply() {
                return family.font(face, document);
              }
            },
            family.name(),
            face.weight(),
            face.style(),
            true);
      }
    }
  }

  /** Whether any face can draw the character; the style sheets name both families. */
  boolean hasGlyph(int codePoint) {
    return faces.stream()
        .filter(face -> face.weight() == REGULAR && face.style() == FontStyle.NORMAL)
        .anyMatch(face -> face.characters().getGlyphId(codePoint) != 0);
  }

  TrueTypeFont plain() {
    return faces.getFirst().font();
  }

  private static Face parse(String family, String file, int weight, FontStyle style) {
    String path = "fonts/" + file + ".ttf";
    try (InputStream stream = FontSet.class.getClassLoader().getResourceAsStream(path)) {
      if (stream == null) {
        throw new IllegalStateException(path + " is missing from the program");
      }
      TrueTypeFont font = new TTFParser().parse(new RandomAccessReadBuffer(stream.readAllBytes()));
      // Ligature glyphs have no character of their own and would be lost to text extraction.
      font.setEnableGsub(false);
      return new Face(family, weight, style, font, font.getUnicodeCmapLookup());
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private record Face(
      String family, int weight, FontStyle style, TrueTypeFont font, CmapLookup characters) {}

  /** Embeds a face on first use, so that unused faces cost nothing. */
  private static final class Supplier extends PDFontSupplier {
    private final java.util.function.Supplier<TrueTypeFont> font;
    private final PDDocument document;

    Supplier(java.util.function.Supplier<TrueTypeFont> font, PDDocument document) {
      super(null);
      this.font = font;
      this.document = document;
    }

    @Override
    public PDFont supply() {
      try {
        return PDType0Font.load(document, font.get(), true);
      } catch (IOException unreadable) {
        throw new UncheckedIOException(unreadable);
      }
    }
  }
}
