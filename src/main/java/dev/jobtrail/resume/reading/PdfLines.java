package dev.jobtrail.resume.reading;

import dev.jobtrail.resume.reading.PdfGlyphs.GlyphPage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.interactive.action.PDActionURI;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationLink;

/** Reads the lines of a PDF by the positions of its glyphs. */
final class PdfLines {

  private final List<TextLine> head = new ArrayList<>();
  private final List<TextLine> left = new ArrayList<>();
  private final List<TextLine> right = new ArrayList<>();

  private final List<TextLine> margins = new ArrayList<>();

  private PdfLines() {}

  static FileLines of(PDDocument document) throws IOException {
    var lines = new PdfLines();
    var pages = PdfGlyphs.of(document);
    var rows = new ArrayList<List<List<PageSegment>>>();
    pages.forEach(
        page -> {
          var mirrored = RightToLeft.mirrored(PageSegment.rows(page.glyphs()), page.width());
          rows.add(PdfTables.joined(BrokenPeriods.joined(mirrored)));
        });
    var furniture = new PageFurniture(rows);
    for (var index = 0; index < pages.size(); index++) {
      lines.add(rows.get(index), pages.get(index).width());
    }
    addLines(furniture.removed(), 0, lines.margins);
    return new FileLines(
        List.of(lines.head, lines.left, lines.right, lines.margins), links(document, pages));
  }

  private void add(List<List<PageSegment>> rows, float width) {
    var columns = PdfColumns.of(rows, width);
    if (columns.isEmpty()) {
      addLines(rows, width, right.isEmpty() ? head : wider());
      return;
    }
    addLines(rows.subList(0, columns.get().first()), width, right.isEmpty() ? head : wider());
    addLines(columns.get().side(rows, true), 0, left);
    addLines(columns.get().side(rows, false), 0, right);
    addLines(rows.subList(columns.get().last() + 1, rows.size()), width, wider());
  }

  /** The column with more text, which goes on where a page has one only. */
  private List<TextLine> wider() {
    return length(left) > length(right) ? left : right;
  }

  private static int length(List<TextLine> lines) {
    return lines.stream().mapToInt(it -> it.text().length()).sum();
  }

  private static void addLines(List<List<PageSegment>> rows, float width, List<TextLine> lines) {
    var paragraphs = new PdfParagraphs(rows, width);
    rows.forEach(row -> paragraphs.add(row, lines));
  }

  private static List<FileLink> links(PDDocument document, List<GlyphPage> pages)
      throws IOException {
    var links = new LinkedHashSet<FileLink>();
    for (var index = 0; index < pages.size(); index++) {
      for (var annotation : document.getPage(index).getAnnotations()) {
        if (annotation instanceof PDAnnotationLink link
            && link.getAction() instanceof PDActionURI action
            && action.getURI() != null
            && links.size() < FileLink.MOST) {
          var text =
              link.getRectangle() == null ? "" : pages.get(index).within(link.getRectangle());
          links.add(FileLink.on(text, FileText.storable(action.getURI())));
        }
      }
    }
    return List.copyOf(links);
  }
}
