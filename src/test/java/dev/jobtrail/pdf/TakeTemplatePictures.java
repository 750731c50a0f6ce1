package dev.jobtrail.pdf;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.resume.ResumeTemplate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;

/**
 * Writes a picture of each template, with the sample resume, into a folder: the gallery of the
 * console in {@code META-INF/resources/app/templates}.
 */
final class TakeTemplatePictures {

  /** Twice the size at which the gallery shows them. */
  private static final int DOTS_PER_INCH = 36;

  private TakeTemplatePictures() {}

  public static void main(String[] arguments) throws IOException {
    var pdf = new ResumePdf();
    try (var sample = ResumePdf.class.getResourceAsStream("/samples/resume.json")) {
      var resume = new ObjectMapper().readTree(sample);
      for (var template : ResumeTemplate.values()) {
        var bytes = pdf.render(resume, template, "Sample", Resumes.VERSION);
        var file = Path.of(arguments[0], template.wireName() + ".png");
        try (var document = Loader.loadPDF(bytes);
            var picture = Files.newOutputStream(file)) {
          var image = new PDFRenderer(document).renderImageWithDPI(0, DOTS_PER_INCH, ImageType.RGB);
          ImageIO.write(image, "png", picture);
        }
      }
    }
  }
}
