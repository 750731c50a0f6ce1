package dev.jobtrail.pdf;

import com.fasterxml.jackson.databind.JsonNode;
import com.openhtmltopdf.extend.impl.FSDefaultCacheStore;
import com.openhtmltopdf.outputdevice.helper.ExternalResourceControlPriority;
import com.openhtmltopdf.pdfboxout.PdfBoxRenderer;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder.CacheStore;
import com.openhtmltopdf.util.XRLog;
import dev.jobtrail.resume.ResumeTemplate;
import dev.jobtrail.resume.reading.FallbackFonts;
import io.quarkus.qute.Engine;
import io.quarkus.qute.HtmlEscaper;
import io.quarkus.qute.ValueResolvers;
import io.quarkus.qute.Variant;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.apache.pdfbox.io.IOUtils;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.FontMapper;
import org.apache.pdfbox.pdmodel.font.FontMappers;
import org.jsoup.Jsoup;
import org.jsoup.helper.W3CDom;
import org.jsoup.nodes.Document;

/**
 * Renders a resume as a tagged PDF with embedded fonts, selectable text and links.
 *
 * <p>Deterministic: the same resume, template, title and version give the same bytes on every
 * machine. Nothing is fetched: pictures are not printed and no URL in a resume is ever requested.
 */
@ApplicationScoped
public final class ResumePdf implements FallbackFonts {

  /** The media type of a printed resume. */
  public static final String MEDIA_TYPE = "application/pdf";

  private final Map<ResumeTemplate, String> styleSheets = new EnumMap<>(ResumeTemplate.class);
  private final io.quarkus.qute.Template page;
  private final FontMapper fallbackFonts;
  private final ConcurrentLinkedQueue<FontSet> idleFonts = new ConcurrentLinkedQueue<>();
  private final FSDefaultCacheStore fontMetrics = new FSDefaultCacheStore();
  private final PageComposer composer;

  public ResumePdf() {
    // The library logs addresses and text of the document; faults reach us as exceptions.
    XRLog.setLoggingEnabled(false);
    Engine engine =
        Engine.builder()
            .addDefaults()
            .addValueResolver(ValueResolvers.rawResolver())
            .addResultMapper(new HtmlEscaper(List.of(Variant.TEXT_HTML)))
            .build();
    page =
        engine.parse(
            resource("templates/pdf/resume.html"), Variant.forContentType(Variant.TEXT_HTML));
    String common = resource("pdf/common.css");
    for (ResumeTemplate template : ResumeTemplate.values()) {
      styleSheets.put(template, common + resource("pdf/" + template.wireName() + ".css"));
    }
    FontSet fonts = new FontSet();
    fallbackFonts = new NoSystemFonts(fonts.plain());
    install();
    composer = PageComposer.forPaper(new PrintableText(fonts::hasGlyph));
    idleFonts.add(fonts);
  }

  @Override
  public void install() {
    FontMappers.set(fallbackFonts);
  }

  /**
   * The resume as a PDF document.
   *
   * @param resume a JSON Resume 1.0.0 document; {@code meta.jobtrail.pageSize} may be {@code a4}
   *     (default) or {@code letter}, {@code meta.jobtrail.language} a BCP 47 tag (default {@code
   *     en})
   * @param title the document's title, as a viewer shows it
   * @param version when the resume was last changed; becomes the document's creation date
   */
  public byte[] render(JsonNode resume, ResumeTemplate template, String title, Instant version) {
    return render(composer.compose(resume, title), template, version, null);
  }

  /**
   * The same with the printed part of the document attached as {@code resume.json}, which an import
   * of the PDF restores the resume from.
   *
   * @param resume as for {@link #render}; nothing that is not printed is attached
   */
  public byte[] renderWithDocument(
      JsonNode resume, ResumeTemplate template, String title, Instant version) {
    return render(composer.compose(resume, title), template, version, resume);
  }

  /**
   * A letter as a PDF document, under the head of its writer's resume.
   *
   * @param letter plain text, a paragraph a line
   * @param version when the letter was last changed
   */
  public byte[] renderLetter(
      JsonNode resume, String letter, ResumeTemplate template, String title, Instant version) {
    return render(composer.composeLetter(resume, letter, title), template, version, null);
  }

  private byte[] render(
      ResumePage page, ResumeTemplate template, Instant version, JsonNode attached) {
    FontSet idle = idleFonts.poll();
    FontSet fonts = idle == null ? new FontSet() : idle;
    try {
      byte[] pdf = print(page, template, version, attached, fonts);
      // Not in a finally block: a set that a failed rendering left behind is not used again.
      idleFonts.add(fonts);
      return pdf;
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /** The page that {@link #render} prints. */
  String html(JsonNode resume, ResumeTemplate template, String title) {
    return html(composer.compose(resume, title), template);
  }

  private String html(ResumePage resume, ResumeTemplate template) {
    return page.data("resume", resume, "styleSheet", styleSheets.get(template)).render();
  }

  private byte[] print(
      ResumePage resume, ResumeTemplate template, Instant version, JsonNode attached, FontSet fonts)
      throws IOException {
    Document html = Jsoup.parse(html(resume, template));
    try (PDDocument document = new PDDocument(IOUtils.createMemoryOnlyStreamCache())) {
      PdfRendererBuilder builder =
          new PdfRendererBuilder()
              .usePDDocument(document)
              .usePdfUaAccessibility(true)
              .useCacheStore(CacheStore.PDF_FONT_METRICS, fontMetrics)
              .useExternalResourceAccessControl(
                  (address, type) -> false,
                  ExternalResourceControlPriority.RUN_BEFORE_RESOLVING_URI)
              .useExternalResourceAccessControl(
                  (address, type) -> false, ExternalResourceControlPriority.RUN_AFTER_RESOLVING_URI)
              .withW3cDocument(new W3CDom().namespaceAware(false).fromJsoup(html), null);
      fonts.offerTo(builder, document);
      try (PdfBoxRenderer renderer = builder.buildPdfRenderer()) {
        renderer.createPDFWithoutClosing();
        DocumentMetadata.of(resume, version).writeTo(document);
        if (attached != null) {
          AttachedDocument.attach(attached, version, document);
        }
        ByteArrayOutputStream pdf = new ByteArrayOutputStream(64 * 1024);
        document.save(pdf);
        return pdf.toByteArray();
      }
    }
  }

  private static String resource(String path) {
    try (InputStream stream = ResumePdf.class.getClassLoader().getResourceAsStream(path)) {
      if (stream == null) {
        throw new IllegalStateException(path + " is missing from the program");
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
