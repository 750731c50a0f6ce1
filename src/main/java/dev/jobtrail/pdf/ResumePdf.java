package dev.jobtrail.pdf;

import com.fasterxml.jackson.databind.JsonNode;
import com.openhtmltopdf.extend.impl.FSDefaultCacheStore;
import com.openhtmltopdf.outputdevice.helper.ExternalResourceControlPriority;
import com.openhtmltopdf.pdfboxout.PdfBoxRenderer;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder.CacheStore;
import com.openhtmltopdf.util.XRLog;
import dev.jobtrail.resume.ResumeTemplate;
import dev.jobtrail.resume.document.ResumeDesign;
import dev.jobtrail.resume.document.ResumeDesign.FontFamily;
import dev.jobtrail.resume.reading.FallbackFonts;
import dev.jobtrail.text.TextResource;
import io.quarkus.qute.Engine;
import io.quarkus.qute.HtmlEscaper;
import io.quarkus.qute.ValueResolvers;
import io.quarkus.qute.Variant;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.IntPredicate;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.io.IOUtils;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.font.FontMapper;
import org.apache.pdfbox.pdmodel.font.FontMappers;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;
import org.jsoup.Jsoup;
import org.jsoup.helper.W3CDom;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.TextNode;

/**
 * Renders a resume as a tagged PDF with embedded fonts, selectable text and links.
 *
 * <p>Deterministic: the same resume, template, title, version and address give the same bytes on
 * every machine. Nothing is fetched: no URL in a resume is ever requested, and a photo is part of
 * it.
 */
@ApplicationScoped
public final class ResumePdf implements FallbackFonts {

  /** The media type of a printed resume. */
  public static final String MEDIA_TYPE = "application/pdf";

  private record Fonts(FontSet bundled, FamiliesInUse additional) {}

  private static final Variant HTML = Variant.forContentType(Variant.TEXT_HTML);

  private final Map<ResumeTemplate, StyleSheet> styleSheets = new EnumMap<>(ResumeTemplate.class);
  private final io.quarkus.qute.Template page;
  private final FontMapper fallbackFonts;
  private final ConcurrentLinkedQueue<FontSet> idleFonts = new ConcurrentLinkedQueue<>();

  /** Each set takes some MB, and no more are of use at once. */
  private final int mostIdleFonts = Runtime.getRuntime().availableProcessors();

  private final FSDefaultCacheStore fontMetrics = new FSDefaultCacheStore();
  private final AdditionalFonts additionalFonts;
  private final IntPredicate isBundled;
  private final PrintableText printable;

  /** With the bundled fonts alone. */
  public ResumePdf() {
    this(new AdditionalFonts(Optional::empty));
  }

  @Inject
  ResumePdf(AdditionalFonts additionalFonts) {
    // The library logs addresses and text of the document; faults reach us as exceptions.
    XRLog.setLoggingEnabled(false);
    Engine engine =
        Engine.builder()
            .addDefaults()
            .addValueResolver(ValueResolvers.rawResolver())
            .addResultMapper(new HtmlEscaper(List.of(Variant.TEXT_HTML)))
            .build();
    for (String part : List.of("section", "block", "item", "line", "code")) {
      String path = "pdf/" + part;
      engine.putTemplate(
          path, engine.parse(TextResource.read("/templates/" + path + ".html"), HTML));
    }
    page = engine.parse(TextResource.read("/templates/pdf/resume.html"), HTML);
    String common = TextResource.read("/pdf/common.css");
    for (ResumeTemplate template : ResumeTemplate.values()) {
      styleSheets.put(
          template,
          new StyleSheet(common + TextResource.read("/pdf/" + template.wireName() + ".css")));
    }
    FontSet fonts = new FontSet();
    fallbackFonts = new NoSystemFonts(fonts.plain());
    install();
    isBundled = fonts.characters();
    this.additionalFonts = additionalFonts;
    printable = new PrintableText(it -> isBundled.test(it) || additionalFonts.has(it));
    idleFonts.add(fonts);
  }

  @Override
  public void install() {
    FontMappers.set(fallbackFonts);
  }

  /**
   * A resume that is shared nowhere as a PDF document.
   *
   * @param resume a JSON Resume 1.0.0 document; its {@link ResumeDesign} is kept, and {@code
   *     meta.jobtrail.language} may be a BCP 47 tag (default {@code en})
   * @param title the document's title, as a viewer shows it
   * @param version when the resume was last changed; becomes the document's creation date
   */
  public byte[] render(JsonNode resume, ResumeTemplate template, String title, Instant version) {
    return render(resume, template, title, version, Optional.empty());
  }

  /**
   * The resume as a PDF document.
   *
   * @param resume as for the one that is shared nowhere
   * @param sharedAt the address of the page at which it is shared, for a QR code if the design asks
   *     for one
   */
  public byte[] render(
      JsonNode resume,
      ResumeTemplate template,
      String title,
      Instant version,
      Optional<String> sharedAt) {
    return render(resume, template, title, version, sharedAt, null);
  }

  /**
   * The same with the printed part of the document attached as {@code resume.json}, which an import
   * of the PDF restores the resume from.
   *
   * @param resume as for {@link #render}; nothing that is not printed is attached
   */
  public byte[] renderWithDocument(
      JsonNode resume,
      ResumeTemplate template,
      String title,
      Instant version,
      Optional<String> sharedAt) {
    return render(resume, template, title, version, sharedAt, resume);
  }

  /**
   * A letter as a PDF document, under the head of its writer's resume.
   *
   * @param letter plain text, a paragraph a line
   * @param version when the letter was last changed
   */
  public byte[] renderLetter(
      JsonNode resume, String letter, ResumeTemplate template, String title, Instant version) {
    var page = PageComposer.letterForPaper(resume, letter, template, title, printable);
    return render(page, ResumeDesign.of(resume), version, null);
  }

  /** The characters of a document that its PDF lacks, by script. */
  public List<MissingCharacters> missing(JsonNode resume, ResumeTemplate template) {
    var missing = new LinkedHashSet<Integer>();
    PageComposer.read(resume, template, text -> printable.of(text, missing::add));
    return MissingCharacters.of(missing);
  }

  /** The characters of a letter that its PDF lacks, by script. */
  public List<MissingCharacters> missing(String letter) {
    var missing = new LinkedHashSet<Integer>();
    letter.lines().forEach(line -> printable.of(line, missing::add));
    return MissingCharacters.of(missing);
  }

  /** The font family of a document that its PDF lacks; empty if none. */
  public Optional<MissingFont> missingFont(JsonNode resume) {
    var design = ResumeDesign.of(resume);
    return design
        .fontFamily()
        .filter(it -> !it.isBundled() && chosen(design).isEmpty())
        .map(MissingFont::of);
  }

  /** The font families that documents can be printed in. */
  public List<FontFamily> fontFamilies() {
    return Arrays.stream(FontFamily.values())
        .filter(it -> it.isBundled() || !additionalFonts.named(it.nameInFiles()).isEmpty())
        .toList();
  }

  private byte[] render(
      JsonNode resume,
      ResumeTemplate template,
      String title,
      Instant version,
      Optional<String> sharedAt,
      JsonNode attached) {
    var design = ResumeDesign.of(resume);
    var page =
        PageComposer.forPaper(resume, template, title, printable)
            .withCode(PageComposer.code(design, sharedAt));
    return render(page, design, version, attached);
  }

  private byte[] render(ResumePage page, ResumeDesign design, Instant version, JsonNode attached) {
    FontSet idle = idleFonts.poll();
    FontSet fonts = idle == null ? new FontSet() : idle;
    try {
      byte[] pdf = print(page, design, version, attached, fonts);
      // Not in a finally block: a set that a failed rendering left behind is not used again.
      if (idleFonts.size() < mostIdleFonts) {
        idleFonts.add(fonts);
      }
      return pdf;
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  private byte[] print(
      ResumePage resume, ResumeDesign design, Instant version, JsonNode attached, FontSet bundled)
      throws IOException {
    Fonts fonts = new Fonts(bundled, additional(resume, design));
    int tightness = tightness(resume, design, fonts);
    try (PDDocument document = emptyDocument();
        PdfBoxRenderer renderer = renderer(resume, design, tightness, document, fonts)) {
      renderer.createPDFWithoutClosing();
      ListLabels.addTo(document);
      DocumentMetadata.of(resume, version).writeTo(document, attached != null);
      SrgbProfile.addTo(document);
      forbidInterpolation(document);
      if (attached != null) {
        AttachedDocument.attach(attached, version, document);
      }
      ByteArrayOutputStream pdf = new ByteArrayOutputStream(64 * 1024);
      document.save(pdf);
      fonts.additional().giveBack(); // not after a fault, as for the bundled ones
      return pdf.toByteArray();
    }
  }

  /** The renderer asks for smooth pictures, which PDF/A forbids. */
  private static void forbidInterpolation(PDDocument document) throws IOException {
    for (PDPage page : document.getPages()) {
      PDResources resources = page.getResources();
      for (COSName name : resources.getXObjectNames()) {
        if (resources.getXObject(name) instanceof PDImageXObject picture) {
          picture.setInterpolate(false);
        }
      }
    }
  }

  /** The least tightness at which the resume fits the pages of its design, else the most. */
  private int tightness(ResumePage resume, ResumeDesign design, Fonts fonts) throws IOException {
    int least = 0;
    int most = design.maxPages().isPresent() ? StyleSheet.MAX_TIGHTNESS : 0;
    while (least < most) {
      int tried = (least + most) / 2;
      if (pages(resume, design, tried, fonts) <= design.maxPages().getAsInt()) {
        most = tried;
      } else {
        least = tried + 1;
      }
    }
    return least;
  }

  private int pages(ResumePage resume, ResumeDesign design, int tightness, Fonts fonts)
      throws IOException {
    try (PDDocument document = emptyDocument();
        PdfBoxRenderer renderer = renderer(resume, design, tightness, document, fonts)) {
      renderer.layout();
      return renderer.getRootBox().getLayer().getPages().size();
    }
  }

  private PdfBoxRenderer renderer(
      ResumePage resume, ResumeDesign design, int tightness, PDDocument document, Fonts fonts) {
    String page = html(resume, design, tightness, fonts.additional().names());
    Document html = Jsoup.parse(page);
    html.body()
        .nodeStream(TextNode.class)
        .forEach(it -> it.text(fonts.additional().shaped(it.getWholeText())));
    PdfRendererBuilder builder =
        new PdfRendererBuilder()
            .usePDDocument(document)
            .usePdfUaAccessibility(true)
            .useCacheStore(CacheStore.PDF_FONT_METRICS, fontMetrics)
            .useExternalResourceAccessControl(
                (address, type) -> resume.hasPicture(address),
                ExternalResourceControlPriority.RUN_BEFORE_RESOLVING_URI)
            .useExternalResourceAccessControl(
                (address, type) -> resume.hasPicture(address),
                ExternalResourceControlPriority.RUN_AFTER_RESOLVING_URI)
            .withW3cDocument(new W3CDom().namespaceAware(false).fromJsoup(html), null);
    if (Bidirectional.isNeeded(page)) {
      builder
          .useUnicodeBidiSplitter(Bidirectional.Splitter::new)
          .useUnicodeBidiReorderer(new Bidirectional.Reorderer());
    }
    fonts.bundled().offerTo(builder, document);
    FontSet.offerTo(builder, document, fonts.additional());
    return builder.buildPdfRenderer();
  }

  /** The page that {@link #render} prints, for a design that need not be condensed. */
  String html(JsonNode resume, ResumeTemplate template, String title) {
    var page = PageComposer.forPaper(resume, template, title, printable);
    return html(page, ResumeDesign.of(resume), 0, List.of());
  }

  /** The font family of a design, unless it is bundled or absent. */
  private List<AdditionalFonts.Face> chosen(ResumeDesign design) {
    return design
        .fontFamily()
        .filter(it -> !it.isBundled())
        .map(it -> additionalFonts.named(it.nameInFiles()))
        .orElse(List.of());
  }

  /**
   * The additional fonts of a page: that of its design, and those for characters that neither this
   * one nor the bundled ones can draw.
   */
  private FamiliesInUse additional(ResumePage resume, ResumeDesign design) {
    if (additionalFonts.areNone()) {
      return FamiliesInUse.none(additionalFonts);
    }
    var families = new ArrayList<List<AdditionalFonts.Face>>();
    var chosen = chosen(design);
    if (!chosen.isEmpty()) {
      families.add(chosen);
    }
    var text = page.data("resume", resume, "styleSheet", "").render();
    families.addAll(
        additionalFonts.needed(
            text.codePoints(),
            resume.language(),
            it -> isBundled.test(it) || !chosen.isEmpty() && chosen.getFirst().has().get(it)));
    return new FamiliesInUse(additionalFonts, families, isBundled, text, resume.language());
  }

  private String html(
      ResumePage resume, ResumeDesign design, int tightness, List<String> families) {
    String styleSheet =
        styleSheets.get(resume.template()).of(design, tightness, resume.isRightToLeft(), families);
    return page.data("resume", resume, "styleSheet", styleSheet).render();
  }

  private static PDDocument emptyDocument() {
    return new PDDocument(IOUtils.createMemoryOnlyStreamCache());
  }
}
