package dev.jobtrail.resume.reading;

import dev.jobtrail.error.ApiException;
import java.io.IOException;
import java.io.Writer;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;

/** Collects the glyphs of a PDF with their positions, within bounds. */
final class PdfGlyphs extends PDFTextStripper {

  /** A glyph; x and y in points from the top left, y of its baseline. */
  record Glyph(String text, float x, float right, float y, float size, boolean isBold) {}

  /**
   * A page.
   *
   * @param left of the page in the coordinates of its annotations
   * @param top likewise
   */
  record GlyphPage(float width, float left, float top, List<Glyph> glyphs) {

    /** The text within a part of the page, as the file has it. */
    String within(PDRectangle part) {
      return glyphs.stream()
          .filter(
              it -> part.contains(left + (it.x() + it.right()) / 2, top - it.y() + it.size() / 4))
          .map(Glyph::text)
          .collect(Collectors.joining());
    }
  }

  private static final int MAX_PAGES = 20;
  private static final int MAX_GLYPHS = 120_000;
  private static final int MAX_OPERATORS = 1_000_000;
  private static final long MAX_NANOS = 10_000_000_000L;

  private static final Pattern ICONS =
      Pattern.compile("(?i)marvosym|awesome|dingbats|wingdings|webdings|icon");

  private static final Pattern LETTER = Pattern.compile("[\\p{Graph}&&[^•]]");
  private static final Pattern LIGATURE = Pattern.compile("[\uFB00-\uFB06]");

  private final List<GlyphPage> pages = new ArrayList<>();
  private final DrawnBullets bullets = new DrawnBullets();
  private final long begin = System.nanoTime();
  private List<Glyph> glyphs = new ArrayList<>();
  private int count;
  private int operators;

  private PdfGlyphs() {}

  /**
   * The glyphs of the first 20 pages.
   *
   * @throws ApiException VALIDATION_FAILED for a document that takes too much time or text
   */
  static List<GlyphPage> of(PDDocument document) throws IOException {
    var stripper = new PdfGlyphs();
    stripper.setEndPage(MAX_PAGES);
    stripper.writeText(document, Writer.nullWriter());
    return stripper.pages;
  }

  @Override
  protected void processOperator(Operator operator, List<COSBase> operands) throws IOException {
    if (++operators > MAX_OPERATORS || System.nanoTime() - begin > MAX_NANOS) {
      throw tooLarge();
    }
    bullets.follow(
        operator.getName(), operands, getGraphicsState().getCurrentTransformationMatrix());
    super.processOperator(operator, operands);
  }

  @Override
  protected void processTextPosition(TextPosition text) {
    if (text.getDir() != 0 || text.getUnicode() == null) {
      return;
    }
    if (++count > MAX_GLYPHS) {
      throw tooLarge();
    }
    var x = text.getXDirAdj();
    var glyph =
        new Glyph(
            FileText.storable(letters(text)),
            x,
            x + text.getWidthDirAdj(),
            text.getYDirAdj(),
            Math.abs(text.getYScale()),
            isBold(text.getFont()));
    if (!isRepeated(glyph)) {
      glyphs.add(glyph);
    }
  }

  /** Ligatures are written out, and icons that a font has in place of letters are bullets. */
  private static String letters(TextPosition text) {
    var letters = text.getUnicode();
    var name = text.getFont().getName();
    if (name != null && ICONS.matcher(name).find() && LETTER.matcher(letters).matches()) {
      return "•";
    }
    return LIGATURE.matcher(letters).find()
        ? Normalizer.normalize(letters, Normalizer.Form.NFKC)
        : letters;
  }

  /** Some programs print bold letters twice. */
  private boolean isRepeated(Glyph glyph) {
    if (glyphs.isEmpty()) {
      return false;
    }
    var last = glyphs.getLast();
    return last.text().equals(glyph.text())
        && Math.abs(last.x() - glyph.x()) < glyph.size() * 0.1
        && Math.abs(last.y() - glyph.y()) < glyph.size() * 0.1;
  }

  private static boolean isBold(PDFont font) {
    var name = font.getName() == null ? "" : font.getName().toLowerCase(Locale.ROOT);
    var descriptor = font.getFontDescriptor();
    return name.contains("bold")
        || name.contains("black")
        || name.contains("heavy")
        || descriptor != null && (descriptor.isForceBold() || descriptor.getFontWeight() >= 600);
  }

  @Override
  protected void endPage(PDPage page) {
    var box = page.getCropBox();
    var all = bullets.added(glyphs, box.getLowerLeftX(), box.getUpperRightY());
    pages.add(new GlyphPage(box.getWidth(), box.getLowerLeftX(), box.getUpperRightY(), all));
    glyphs = new ArrayList<>();
  }

  @Override
  protected void writePage() {
    // the glyphs are all that is wanted
  }

  private static ApiException tooLarge() {
    return ApiException.invalid("file", "is too large a PDF for a resume");
  }
}
