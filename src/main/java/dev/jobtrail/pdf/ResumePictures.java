package dev.jobtrail.pdf;

import com.fasterxml.jackson.databind.JsonNode;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.response.TasksInProgress;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.resume.ResumeTemplate;
import dev.jobtrail.resume.ResumeVersionView;
import dev.jobtrail.resume.SharedAddress;
import dev.jobtrail.resume.document.DocumentText;
import dev.jobtrail.resume.document.ResumeDesign;
import dev.jobtrail.resume.document.ResumeDesign.PageCode;
import dev.jobtrail.text.Message;
import io.quarkus.qute.TemplateData;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;

/** Renders the pages of a resume as images for the editor's preview. */
@ApplicationScoped
public class ResumePictures {

  /** The media type of the pictures. */
  public static final String MEDIA_TYPE = "image/png";

  /** Sharp enough to read on a screen, with less than 3 MB of memory for a page. */
  private static final float DOTS_PER_INCH = 100;

  private static final float POINTS_PER_INCH = 72;

  /** In pixels, at the ratio of 1.91 to 1 that messengers expect. */
  private static final float LINK_PREVIEW_WIDTH = 1200;

  private static final int LINK_PREVIEW_HEIGHT = 630;

  /** Pages of a preview; drawing one takes as long as printing all. */
  private static final int MOST_PREVIEWED = 3;

  /** Bytes of all documents together. */
  private static final long MOST_BYTES = 4_000_000;

  private final ResumePdf pdf;
  private final SharedAddress address;
  private final TasksInProgress tasks;
  private final Cache<Version, byte[]> printed =
      Caffeine.newBuilder()
          .maximumWeight(MOST_BYTES)
          .weigher((Version version, byte[] bytes) -> bytes.length)
          .build();

  ResumePictures(ResumePdf pdf, SharedAddress address, TasksInProgress tasks) {
    this.pdf = pdf;
    this.address = address;
    this.tasks = tasks;
  }

  /**
   * The size of a page image in pixels.
   *
   * @param number counted from 1
   */
  @TemplateData
  public record PageSize(int number, int width, int height) {}

  /**
   * A resume as it is or was.
   *
   * @param id the resume, or its version
   * @param changedAt when it got its content, or lost it
   * @param sharedSlug the end of the address at which it is shared; empty if it is not
   */
  public record Printable(
      UUID accountId,
      UUID id,
      Instant changedAt,
      ResumeTemplate template,
      JsonNode document,
      Optional<String> sharedSlug) {

    /** A resume as it is. */
    public static Printable of(Resume resume) {
      return of(resume, resume.template, resume.document());
    }

    /** A resume as it would be with another template and document. */
    public static Printable of(Resume resume, ResumeTemplate template, JsonNode document) {
      return new Printable(
          resume.accountId, resume.id, resume.updatedAt, template, document, resume.sharedSlug());
    }

    /** A resume as it was. */
    public static Printable of(UUID accountId, ResumeVersionView version) {
      return new Printable(
          accountId,
          version.id(),
          version.createdAt(),
          version.template(),
          DocumentText.read(version.data()),
          Optional.empty());
    }
  }

  /**
   * The first pages of a document that is not stored.
   *
   * @param number of all pages
   * @param notices messages about what cannot be printed
   */
  @TemplateData
  public record Preview(int number, List<Picture> pictures, List<String> notices) {}

  /** A page as a data URI of a PNG. */
  @TemplateData
  public record Picture(PageSize size, String dataUri) {}

  private record Version(UUID id, Instant changedAt, Optional<String> sharedAt) {}

  /** The pages that the resume has on paper, in their order. */
  public List<PageSize> pages(Printable resume) {
    try (var document = document(resume)) {
      return StreamSupport.stream(document.getPages().spliterator(), false)
          .map(page -> size(document.getPages().indexOf(page) + 1, page))
          .toList();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /**
   * A page as a PNG.
   *
   * @param number counted from 1
   * @throws ApiException NOT_FOUND for a page number out of range
   */
  public byte[] page(Printable resume, int number) {
    try (var document = document(resume)) {
      if (number < 1 || number > document.getNumberOfPages()) {
        throw ApiException.notFound();
      }
      return PngPicture.of(
          new PDFRenderer(document).renderImageWithDPI(number - 1, DOTS_PER_INCH, ImageType.RGB));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /**
   * The top of the first page, in the size of the pictures that messengers show with a link. It is
   * printed anew, for the document can be another one than that of the editor.
   */
  public byte[] linkPreview(Printable resume) {
    try (var document = Loader.loadPDF(rendered(resume))) {
      var width = document.getPage(0).getCropBox().getWidth();
      var page =
          new PDFRenderer(document).renderImage(0, LINK_PREVIEW_WIDTH / width, ImageType.RGB);
      return PngPicture.of(
          page.getSubimage(0, 0, page.getWidth(), Math.min(page.getHeight(), LINK_PREVIEW_HEIGHT)));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /**
   * Messages about what of the resume cannot be had in print: a font, characters, a QR code, its
   * end, a limit of pages.
   *
   * @param pages that the resume has
   */
  public List<String> notices(Printable resume, int pages) {
    return Stream.of(
            exceededLimit(resume, pages).stream(),
            pdf.missingFont(resume.document()).map(MissingFont::message).stream(),
            pdf.missing(resume.document(), resume.template()).stream()
                .map(MissingCharacters::message),
            missingCode(resume).stream(),
            cut(resume).stream())
        .flatMap(it -> it)
        .toList();
  }

  private static Optional<String> cut(Printable resume) {
    return PageComposer.isCut(resume.document(), resume.template())
        ? Optional.of(
            Message.of(
                    "The resume is not printed whole: its PDF ends after some 60 pages, and words after 2000 characters. Shorten it.")
                .english())
        : Optional.empty();
  }

  private static Optional<String> exceededLimit(Printable resume, int pages) {
    var limit = ResumeDesign.of(resume.document()).maxPages();
    return limit.isPresent() && pages > limit.getAsInt()
        ? Optional.of(
            Message.of(
                    "The resume has %d pages in the smallest type and does not fit on %d. Shorten it, or change the number of pages in its design.",
                    pages, limit.getAsInt())
                .english())
        : Optional.empty();
  }

  private static Optional<String> missingCode(Printable resume) {
    return ResumeDesign.of(resume.document()).qrCode() == PageCode.SHARED_PAGE
            && resume.sharedSlug().isEmpty()
        ? Optional.of(
            Message.of(
                    "The PDF has no QR code, as the resume is not shared. Share it, or choose none in its design.")
                .english())
        : Optional.empty();
  }

  /** The first pages of a document as it would be printed; nothing of it is kept. */
  public Preview preview(Printable resume) {
    try (var document = Loader.loadPDF(rendered(resume))) {
      var renderer = new PDFRenderer(document);
      var pictures = new ArrayList<Picture>();
      for (var index = 0; index < Math.min(document.getNumberOfPages(), MOST_PREVIEWED); index++) {
        var picture =
            PngPicture.dataUri(renderer.renderImageWithDPI(index, DOTS_PER_INCH, ImageType.RGB));
        pictures.add(new Picture(size(index + 1, document.getPage(index)), picture));
      }
      return new Preview(
          document.getNumberOfPages(), pictures, notices(resume, document.getNumberOfPages()));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  private PDDocument document(Printable resume) throws IOException {
    return Loader.loadPDF(
        printed.get(
            new Version(resume.id(), resume.changedAt(), sharedAt(resume)), _ -> rendered(resume)));
  }

  private byte[] rendered(Printable resume) {
    try (var _ = tasks.pdf(resume.accountId().toString())) {
      var title = DocumentTitle.of(resume.document());
      return pdf.render(
          resume.document(), resume.template(), title, resume.changedAt(), sharedAt(resume));
    }
  }

  private Optional<String> sharedAt(Printable resume) {
    return resume.sharedSlug().flatMap(it -> address.of(resume.accountId(), it));
  }

  /** As the renderer rounds it. */
  private static PageSize size(int number, PDPage page) {
    var box = page.getCropBox();
    return new PageSize(number, pixels(box.getWidth()), pixels(box.getHeight()));
  }

  private static int pixels(float points) {
    return (int) Math.max(Math.floor(points * (DOTS_PER_INCH / POINTS_PER_INCH)), 1);
  }
}
