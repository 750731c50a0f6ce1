package dev.jobtrail.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.resume.ResumeTemplate;
import dev.jobtrail.resume.document.ResumeDesign;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.stream.StreamSupport;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProfilePhotoTest {

  private static final ResumePdf PDF = new ResumePdf();

  /** Blue with a red square in its middle. */
  private static String picture(int width, int height, String format) throws IOException {
    var image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    var canvas = image.createGraphics();
    canvas.setColor(Color.BLUE);
    canvas.fillRect(0, 0, width, height);
    canvas.setColor(Color.RED);
    var side = Math.min(width, height);
    canvas.fillRect((width - side) / 2, (height - side) / 2, side, side);
    canvas.dispose();
    var bytes = new ByteArrayOutputStream();
    ImageIO.write(image, format, bytes);
    return "data:image/%s;base64,%s"
        .formatted(format, Base64.getEncoder().encodeToString(bytes.toByteArray()));
  }

  private static JsonNode resume(String image, String design) {
    return Resumes.of(
        """
        {'basics': {'name': 'Jana', 'image': '%s', 'summary': 'Text'},
         'meta': {'jobtrail': {'design': %s}}}"""
            .formatted(image, design));
  }

  private static long pictures(JsonNode resume, ResumeTemplate template) throws IOException {
    try (var document = Loader.loadPDF(PDF.render(resume, template, "Title", Resumes.VERSION))) {
      var resources = document.getPage(0).getResources();
      return StreamSupport.stream(resources.getXObjectNames().spliterator(), false)
          .filter(
              name -> {
                try {
                  return resources.getXObject(name) instanceof PDImageXObject;
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              })
          .count();
    }
  }

  @ParameterizedTest
  @EnumSource
  void isPrintedWhereTheTemplateHasAPlaceAndTheDesignAsksForIt(ResumeTemplate template)
      throws IOException {
    var image = picture(200, 100, "png");
    var shown = template.hasPhoto() ? 1 : 0;

    assertThat(pictures(resume(image, "{'photo':'square'}"), template)).isEqualTo(shown);
    assertThat(pictures(resume(image, "{'photo':'round'}"), template)).isEqualTo(shown);
    assertThat(pictures(resume(image, "{'photo':'none'}"), template)).isZero();
    assertThat(pictures(resume(image, "{}"), template)).isZero();
  }

  @ParameterizedTest
  @CsvSource({"900, 300, png", "300, 900, jpeg", "40, 40, jpeg"})
  void isCroppedToItsMiddleAndDrawnAnew(int width, int height, String format) throws IOException {
    var printed =
        ProfilePhoto.of(
                resume(picture(width, height, format), "{'photo':'square'}"),
                ResumeDesign.of(resume("", "{'photo':'square'}")))
            .orElseThrow();

    var image =
        ImageIO.read(
            new ByteArrayInputStream(
                Base64.getDecoder().decode(printed.substring(printed.indexOf(',') + 1))));
    assertThat(image.getWidth()).isEqualTo(image.getHeight());
    for (var place : new int[] {2, image.getWidth() / 2, image.getWidth() - 3}) {
      var color = new Color(image.getRGB(place, place));
      assertThat(color.getRed()).isGreaterThan(200);
      assertThat(color.getBlue()).isLessThan(60);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "https://example.com/me.png",
        "file:///etc/passwd",
        "data:image/png;base64,AAAA",
        "data:image/png;base64,***",
        "data:image/svg+xml;base64,PHN2Zy8+",
        "data:image/jpeg;base64,/9j/4AAQSkZJRg==",
        "data:text/html;base64,PGI+"
      })
  void isLeftOutWhereItCannotBeRead(String image) throws IOException {
    assertThat(pictures(resume(image, "{'photo':'square'}"), ResumeTemplate.MODERN)).isZero();
  }

  @Test
  void isLeftOutWhereItIsTooLarge() throws IOException {
    assertThat(
            pictures(
                resume(picture(6_100, 10, "png"), "{'photo':'square'}"), ResumeTemplate.MODERN))
        .isZero();
  }
}
