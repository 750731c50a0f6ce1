package dev.jobtrail.pdf;

import dev.jobtrail.resume.document.ResumeDesign.FontFamily;
import dev.jobtrail.text.Message;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A font family that a resume asks for and that is not installed. */
@Schema(name = "MissingFont")
public record MissingFont(
    @Schema(required = true, description = "As in the design.", examples = "lato")
        String fontFamily,
    @Schema(required = true, description = "What the PDF uses instead and what to do.")
        String message) {

  static MissingFont of(FontFamily family) {
    return new MissingFont(
        family.wireName(),
        Message.of(
                "The PDF uses %s instead of %s, which is not installed. Choose another font in the design of the resume, or ask the operator to install it (jobtrail.fonts.directory).",
                family.bundled().label(), family.label())
            .english());
  }
}
