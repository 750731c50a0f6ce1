package dev.jobtrail.pdf;

import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.pdfboxout.PDFontSupplier;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.IntPredicate;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;

/**
 * The bundled fonts, each parsed on first use.
 *
 * <p>Parsing costs more than printing a page, so a set is used for many documents, but by one
 * thread at a time: a parsed font reads its tables from a stream with a position.
 */
final class FontSet {
  private static final int REGULAR = 400;
  private static final int SEMI_BOLD = 600;

  private final List<Face> faces =
      List.of(
          new Face("Source Sans 3", "SourceSans3-Regular", REGULAR, FontStyle.NORMAL),
          new Face("Source Sans 3", "SourceSans3-RegularItalic", REGULAR, FontStyle.ITALIC),
          new Face("Source Sans 3", "SourceSans3-SemiBold", SEMI_BOLD, FontStyle.NORMAL),
          new Face("Source Serif 4", "SourceSerif4-Regular", REGULAR, FontStyle.NORMAL),
          new Face("Source Serif 4", "SourceSerif4-RegularItalic", REGULAR, FontStyle.ITALIC),
          new Face("Source Serif 4", "SourceSerif4-SemiBold", SEMI_BOLD, FontStyle.NORMAL));

  /** Gives the renderer every face; only faces used by the document are embedded. */
  void offerTo(PdfRendererBuilder builder, PDDocument document) {
    for (Face face : faces) {
      builder.useFont(
          new Supplier(face::font, document), face.family, face.weight, face.style, true);
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

  /** Which characters any face can draw, for many threads; the style sheets name both families. */
  IntPredicate characters() {
    var lookups =
        faces.stream()
            .filter(face -> face.weight == REGULAR && face.style == FontStyle.NORMAL)
            .map(Face::characters)
            .toList();
    return codePoint -> lookups.stream().anyMatch(it -> it.getGlyphId(codePoint) != 0);
  }

  TrueTypeFont plain() {
    return faces.getFirst().font();
  }

  private static final class Face {
    private final String family;
    private final String file;
    private final int weight;
    private final FontStyle style;
    private TrueTypeFont parsed;

    Face(String family, String file, int weight, FontStyle style) {
      this.family = family;
      this.file = file;
      this.weight = weight;
      this.style = style;
    }

    TrueTypeFont font() {
      if (parsed == null) {
        parsed = parse("fonts/" + file + ".ttf");
      }
      return parsed;
    }

    CmapLookup characters() {
      try {
        return font().getUnicodeCmapLookup();
      } catch (IOException unreadable) {
        throw new UncheckedIOException(unreadable);
      }
    }

    private static TrueTypeFont parse(String path) {
      try (InputStream stream = FontSet.class.getClassLoader().getResourceAsStream(path)) {
        if (stream == null) {
          throw new IllegalStateException(path + " is missing from the program");
        }
        var font = new TTFParser().parse(new RandomAccessReadBuffer(stream.readAllBytes()));
        // Ligature glyphs have no character of their own and would be lost to text extraction.
        font.setEnableGsub(false);
        return font;
      } catch (IOException unreadable) {
        throw new UncheckedIOException(unreadable);
      }
    }
  }

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
