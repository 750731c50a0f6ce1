package dev.jobtrail.pdf;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.response.TasksInProgress;
import dev.jobtrail.resume.Resume;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.StreamSupport;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;

/** Pictures of a resume's printed pages, to be looked at while it is written. */
@ApplicationScoped
public class ResumePictures {

  /** What the pictures are served as. */
  public static final String MEDIA_TYPE = "image/png";

  /** Sharp enough to read on a screen, with less than 3 MB of memory for a page. */
  private static final float DOTS_PER_INCH = 100;

  private static final float POINTS_PER_INCH = 72;

  /** Bytes of all documents together. */
  private static final long MOST_BYTES = 4_000_000;

  private final ResumePdf pdf;
  private final TasksInProgress tasks;
  private final Cache<Version, byte[]> printed =
      Caffeine.newBuilder()
          .maximumWeight(MOST_BYTES)
          .weigher((Version version, byte[] bytes) -> bytes.length)
          .build();

  ResumePictures(ResumePdf pdf, TasksInProgress tasks) {
    this.pdf = pdf;
    this.tasks = tasks;
  }

  /**
   * How large the picture of a page is, in pixels.
   *
   * @param number counted from 1
   */
  public record PageSize(int number, int width, int height) {}

  private record Version(UUID resumeId, Instant updatedAt) {}

  /** The pages that the resume has on paper, in their order. */
  public List<PageSize> pages(Resume resume) {
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
   * @throws ApiException NOT_FOUND for a page that there is not
   */
  public byte[] page(Resume resume, int number) {
    try (var document = document(resume)) {
      if (number < 1 || number > document.getNumberOfPages()) {
        throw ApiException.notFound();
      }
      var picture =
          new PDFRenderer(document).renderImageWithDPI(number - 1, DOTS_PER_INCH, ImageType.RGB);
      var png = new ByteArrayOutputStream(128 * 1024);
      ImageIO.write(picture, "png", png);
      return png.toByteArray();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  private PDDocument document(Resume resume) throws IOException {
    return Loader.loadPDF(
        printed.get(new Version(resume.id, resume.updatedAt), _ -> rendered(resume)));
  }

  private byte[] rendered(Resume resume) {
    try (var _ = tasks.pdf(resume.accountId.toString())) {
      var title = DocumentTitle.of(resume);
      return pdf.render(resume.document(), resume.template, title, resume.updatedAt);
    }
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
