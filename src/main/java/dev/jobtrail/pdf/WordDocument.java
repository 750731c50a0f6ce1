package dev.jobtrail.pdf;

import dev.jobtrail.resume.document.ResumeDesign.Paper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Bidi;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Writes an Office Open XML document (ECMA-376) of styled paragraphs, the same bytes for the same
 * content.
 */
public final class WordDocument {

  public static final String MEDIA_TYPE =
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

  private static final LocalDateTime EPOCH = LocalDateTime.of(1980, 1, 1, 0, 0);

  private static final String XML =
      "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";
  private static final String PACKAGE = "http://schemas.openxmlformats.org/package/2006/";
  private static final String OFFICE =
      "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  private static final String MAIN =
      "xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\"";
  private static final String WORD =
      "application/vnd.openxmlformats-officedocument.wordprocessingml.";

  /** Each with its twin for complex scripts: Arabic, Hebrew, Thai and those of India. */
  private static final String BOLD = "<w:b/><w:bCs/>";

  private static final String ITALIC = "<w:i/><w:iCs/>";
  private static final String KEEP_NEXT = "<w:keepNext/>";
  private static final String DRAWING = "http://schemas.openxmlformats.org/drawingml/2006/";

  /** English Metric Units: 26 mm, as on a printed page. */
  private static final int PICTURE_SIZE = 936_000;

  /** Twentieths of a point: the sheet, and the space around the text. */
  private record Sheet(int width, int height, int margin) {
    static Sheet of(Paper paper, int margin) {
      return paper == Paper.LETTER
          ? new Sheet(12240, 15840, margin)
          : new Sheet(11906, 16838, margin);
    }

    int textWidth() {
      return width - 2 * margin;
    }
  }

  /** The paragraph styles, by the names that word processors know. */
  public enum Style {
    NORMAL("Normal"),
    TITLE("Title"),
    SUBTITLE("Subtitle"),
    HEADING_1("heading 1"),
    HEADING_2("heading 2"),
    LIST_BULLET("List Bullet"),
    /** Of letters: with the space of an empty line below. */
    BODY_TEXT("Body Text");

    private final String label;

    Style(String label) {
      this.label = label;
    }

    String id() {
      return label.replace("heading", "Heading").replace(" ", "");
    }
  }

  /**
   * The looks of the styles.
   *
   * @param points the size of body text
   * @param color of title and headings in six hexadecimal digits; "auto" for the text's own
   * @param language a BCP 47 tag
   */
  public record Look(String font, double points, String color, Paper paper, String language) {}

  private final Look look;
  private final Sheet sheet;
  private final String title;
  private final StringBuilder body = new StringBuilder();
  private final List<String> links = new ArrayList<>();

  /** A drawing for the next paragraph. */
  private String drawing = "";

  /** The file of the picture; none for null. */
  private byte[] picture;

  private String pictureName;
  private boolean isTogether;
  private boolean isRightToLeft;

  /**
   * An empty document.
   *
   * @param margin around the text in twentieths of a point
   */
  public WordDocument(Look look, int margin, String title) {
    this.look = look;
    this.title = title;
    sheet = Sheet.of(look.paper(), margin);
  }

  /** Begins a paragraph; what is added until the next one is its text. */
  public WordDocument paragraph(Style style) {
    body.append(body.isEmpty() ? "" : "</w:p>")
        .append("<w:p><w:pPr><w:pStyle w:val=\"")
        .append(style.id())
        .append("\"/>")
        .append(isTogether ? KEEP_NEXT + "<w:keepLines/>" : "")
        .append("</w:pPr>");
    isRightToLeft = PageLanguage.isRightToLeft(look.language());
    return this;
  }

  /**
   * Draws a picture at the right margin of the top of the page; text runs beside it. It stands in
   * the first paragraph, which is added next.
   *
   * @param dataUri of a JPEG or PNG; a document has one picture at most
   * @param description for those who do not see it
   */
  WordDocument picture(String dataUri, String description) {
    var comma = dataUri.indexOf(',');
    picture = Base64.getDecoder().decode(dataUri.substring(comma + 1));
    pictureName = dataUri.startsWith("data:image/png") ? "photo.png" : "photo.jpeg";
    var side = PageLanguage.isRightToLeft(look.language()) ? "left" : "right";
    drawing =
        """
        <w:r><w:drawing><wp:anchor xmlns:wp="%1$swordprocessingDrawing" distT="0" distB="0" distL="114300" distR="114300" \
        simplePos="0" relativeHeight="1" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="0"><wp:simplePos x="0" y="0"/>\
        <wp:positionH relativeFrom="margin"><wp:align>%2$s</wp:align></wp:positionH>\
        <wp:positionV relativeFrom="margin"><wp:posOffset>0</wp:posOffset></wp:positionV><wp:extent cx="%3$d" cy="%3$d"/>\
        <wp:wrapSquare wrapText="bothSides"/><wp:docPr id="1" name="Photo" descr="%4$s"/><wp:cNvGraphicFramePr/>\
        <a:graphic xmlns:a="%1$smain"><a:graphicData uri="%1$spicture"><pic:pic xmlns:pic="%1$spicture">\
        <pic:nvPicPr><pic:cNvPr id="1" name="Photo"/><pic:cNvPicPr/></pic:nvPicPr>\
        <pic:blipFill><a:blip r:embed="photo"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>\
        <pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="%3$d" cy="%3$d"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>\
        </pic:pic></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>"""
            .formatted(DRAWING, side, PICTURE_SIZE, escaped(description).replace("\"", "&quot;"));
    return this;
  }

  /** Sets the direction of the paragraph, which has no text and no space above yet. */
  WordDocument inDirection(boolean isRightToLeft) {
    if (isRightToLeft != this.isRightToLeft) {
      var direction = isRightToLeft ? "<w:bidi/>" : "<w:bidi w:val=\"0\"/>";
      body.insert(body.length() - "</w:pPr>".length(), direction);
    }
    this.isRightToLeft = isRightToLeft;
    return this;
  }

  /** Keeps the paragraphs that are added on one page, if they fit on one. */
  WordDocument together(Runnable adding) {
    isTogether = true;
    adding.run();
    isTogether = false;
    var last = body.lastIndexOf(KEEP_NEXT);
    if (last > body.lastIndexOf("<w:p>")) {
      body.delete(last, last + KEEP_NEXT.length());
    }
    return this;
  }

  /** Keeps the paragraph, which has no text yet, on the page of the next one. */
  WordDocument withNext() {
    if (!isTogether) {
      body.insert(body.length() - "</w:pPr>".length(), KEEP_NEXT);
    }
    return this;
  }

  /** Lets the paragraph, which has no text yet, begin a page. */
  WordDocument onNewPage() {
    body.insert(body.length() - "</w:pPr>".length(), "<w:pageBreakBefore/>");
    return this;
  }

  /**
   * Sets the space above the paragraph, which has no text yet.
   *
   * @param space in twentieths of a point
   */
  WordDocument spaceAbove(int space) {
    var spacing = "<w:spacing w:before=\"" + space + "\"/>";
    body.insert(body.length() - "</w:pPr>".length(), spacing);
    return this;
  }

  /** Adds text to the paragraph; its line ends break the line. */
  public WordDocument text(String text) {
    return text(text, "");
  }

  WordDocument text(String text, boolean isBold, boolean isItalic) {
    return text(text, (isBold ? BOLD : "") + (isItalic ? ITALIC : ""));
  }

  /** Adds text beside the right margin, in the weight of body text. */
  WordDocument atRight(String text) {
    body.append("<w:r><w:tab/></w:r>");
    return text(text, "<w:b w:val=\"0\"/><w:bCs w:val=\"0\"/>");
  }

  WordDocument link(String text, String href) {
    links.add(href);
    body.append("<w:hyperlink r:id=\"link").append(links.size()).append("\">");
    text(text, "<w:rStyle w:val=\"Hyperlink\"/>");
    body.append("</w:hyperlink>");
    return this;
  }

  private WordDocument text(String text, String looks) {
    body.append(drawing);
    drawing = "";
    var directions =
        new Bidi(text, isRightToLeft ? Bidi.DIRECTION_RIGHT_TO_LEFT : Bidi.DIRECTION_LEFT_TO_RIGHT);
    for (var i = 0; i < directions.getRunCount(); i++) {
      var part = text.substring(directions.getRunStart(i), directions.getRunLimit(i));
      run(part, looks + (directions.getRunLevel(i) % 2 == 1 ? "<w:rtl/>" : ""));
    }
    return this;
  }

  private void run(String text, String properties) {
    body.append("<w:r>");
    if (!properties.isEmpty()) {
      body.append("<w:rPr>").append(properties).append("</w:rPr>");
    }
    var lines = text.split("\\R", -1);
    for (var i = 0; i < lines.length; i++) {
      body.append(i == 0 ? "" : "<w:br/>")
          .append("<w:t xml:space=\"preserve\">")
          .append(escaped(lines[i]))
          .append("</w:t>");
    }
    body.append("</w:r>");
  }

  /** The file. */
  public byte[] toBytes() {
    var bytes = new ByteArrayOutputStream();
    try (var zip = new ZipOutputStream(bytes)) {
      add(zip, "[Content_Types].xml", contentTypes());
      add(zip, "_rels/.rels", packageRelations());
      add(zip, "docProps/core.xml", properties());
      add(zip, "word/document.xml", document());
      add(zip, "word/styles.xml", styles());
      add(zip, "word/numbering.xml", numbering());
      add(zip, "word/_rels/document.xml.rels", relations());
      if (picture != null) {
        add(zip, "word/" + pictureName, picture);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static void add(ZipOutputStream zip, String name, String text) throws IOException {
    add(zip, name, text.getBytes(StandardCharsets.UTF_8));
  }

  private static void add(ZipOutputStream zip, String name, byte[] bytes) throws IOException {
    var entry = new ZipEntry(name);
    entry.setTimeLocal(EPOCH);
    zip.putNextEntry(entry);
    zip.write(bytes);
    zip.closeEntry();
  }

  private static String contentTypes() {
    return XML
        + """
        <Types xmlns="%1$scontent-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
        <Default Extension="jpeg" ContentType="image/jpeg"/><Default Extension="png" ContentType="image/png"/>\
        <Override PartName="/word/document.xml" ContentType="%2$sdocument.main+xml"/>\
        <Override PartName="/word/styles.xml" ContentType="%2$sstyles+xml"/>\
        <Override PartName="/word/numbering.xml" ContentType="%2$snumbering+xml"/>\
        <Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>"""
            .formatted(PACKAGE, WORD);
  }

  private static String packageRelations() {
    return XML
        + """
        <Relationships xmlns="%1$srelationships">\
        <Relationship Id="document" Type="%2$s/officeDocument" Target="word/document.xml"/>\
        <Relationship Id="properties" Type="%1$srelationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>"""
            .formatted(PACKAGE, OFFICE);
  }

  private String properties() {
    return XML
        + """
        <cp:coreProperties xmlns:cp="%smetadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">\
        <dc:title>%s</dc:title><dc:language>%s</dc:language></cp:coreProperties>"""
            .formatted(PACKAGE, escaped(title), escaped(look.language()));
  }

  private String document() {
    return XML
        + """
        <w:document %s xmlns:r="%s"><w:body>%s%s<w:sectPr><w:pgSz w:w="%d" w:h="%d"/>\
        <w:pgMar w:top="%5$d" w:right="%5$d" w:bottom="%5$d" w:left="%5$d" w:header="709" w:footer="709" w:gutter="0"/>\
        </w:sectPr></w:body></w:document>"""
            .replace("%5$d", Integer.toString(sheet.margin()))
            .formatted(
                MAIN, OFFICE, body, body.isEmpty() ? "" : "</w:p>", sheet.width(), sheet.height());
  }

  private String styles() {
    var size = look.points();
    return XML
        + """
        <w:styles %s><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="%2$s" w:hAnsi="%2$s" w:cs="%2$s" w:eastAsia="%2$s"/>\
        <w:sz w:val="%3$d"/><w:szCs w:val="%3$d"/><w:lang w:val="%4$s" w:eastAsia="%4$s" w:bidi="%4$s"/></w:rPr></w:rPrDefault>\
        <w:pPrDefault><w:pPr>%5$s<w:spacing w:after="40" w:line="264" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>"""
            .formatted(
                MAIN,
                look.font(),
                halfPoints(size),
                escaped(look.language()),
                PageLanguage.isRightToLeft(look.language()) ? "<w:bidi/>" : "")
        + style(Style.NORMAL, "", "")
        + style(Style.TITLE, "<w:spacing w:after=\"0\"/>", heading(size * 2.2))
        + style(Style.SUBTITLE, "<w:spacing w:after=\"60\"/>", size(size * 1.2))
        + style(
            Style.HEADING_1,
            "<w:keepNext/><w:keepLines/><w:pBdr><w:bottom w:val=\"single\" w:sz=\"4\" w:space=\"1\" w:color=\"%s\"/></w:pBdr><w:spacing w:before=\"240\" w:after=\"80\"/><w:outlineLvl w:val=\"0\"/>"
                .formatted(look.color()),
            heading(size * 1.25))
        + style(
            Style.HEADING_2,
            "<w:keepNext/><w:keepLines/><w:tabs><w:tab w:val=\"right\" w:pos=\"%d\"/></w:tabs><w:spacing w:before=\"120\" w:after=\"0\"/><w:outlineLvl w:val=\"1\"/>"
                .formatted(sheet.textWidth()),
            BOLD + size(size * 1.05))
        + style(
            Style.LIST_BULLET,
            "<w:keepLines/><w:numPr><w:numId w:val=\"1\"/></w:numPr><w:spacing w:after=\"20\"/>",
            "")
        + style(
            Style.BODY_TEXT, "<w:spacing w:after=\"200\" w:line=\"276\" w:lineRule=\"auto\"/>", "")
        + """
        <w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:rPr><w:u w:val="single"/></w:rPr></w:style></w:styles>""";
  }

  private static String style(Style style, String paragraph, String run) {
    var isNormal = style == Style.NORMAL;
    return """
        <w:style w:type="paragraph" w:styleId="%s"%s><w:name w:val="%s"/>%s<w:qFormat/><w:pPr>%s</w:pPr><w:rPr>%s</w:rPr></w:style>"""
        .formatted(
            style.id(),
            isNormal ? " w:default=\"1\"" : "",
            style.label,
            isNormal ? "" : "<w:basedOn w:val=\"Normal\"/>",
            paragraph,
            run);
  }

  private String heading(double points) {
    return BOLD + "<w:color w:val=\"%s\"/>".formatted(look.color()) + size(points);
  }

  private static String size(double points) {
    return "<w:sz w:val=\"%1$d\"/><w:szCs w:val=\"%1$d\"/>".formatted(halfPoints(points));
  }

  private static long halfPoints(double points) {
    return Math.round(points * 2);
  }

  private static String numbering() {
    return XML
        + """
        <w:numbering %s><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="singleLevel"/><w:lvl w:ilvl="0">\
        <w:start w:val="1"/><w:numFmt w:val="bullet"/><w:pStyle w:val="ListBullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/>\
        <w:pPr><w:ind w:left="284" w:hanging="284"/></w:pPr></w:lvl></w:abstractNum>\
        <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>"""
            .formatted(MAIN);
  }

  private String relations() {
    var relations =
        new StringBuilder(XML)
            .append("<Relationships xmlns=\"%srelationships\">".formatted(PACKAGE))
            .append(relation("styles", "styles", "styles.xml", ""))
            .append(relation("numbering", "numbering", "numbering.xml", ""));
    if (picture != null) {
      relations.append(relation("photo", "image", pictureName, ""));
    }
    for (var i = 0; i < links.size(); i++) {
      relations.append(
          relation(
              "link" + (i + 1),
              "hyperlink",
              escaped(links.get(i)).replace("\"", "%22"),
              " TargetMode=\"External\""));
    }
    return relations.append("</Relationships>").toString();
  }

  private static String relation(String id, String type, String target, String mode) {
    return "<Relationship Id=\"%s\" Type=\"%s/%s\" Target=\"%s\"%s/>"
        .formatted(id, OFFICE, type, target, mode);
  }

  /** Without the control characters that XML cannot hold. */
  private static String escaped(String text) {
    return text.replaceAll("[\\p{Cc}&&[^\\t]]|\\p{Cs}|[\\uFFFE\\uFFFF]", "")
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;");
  }
}
