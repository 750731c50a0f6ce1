package dev.jobtrail.resume;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.platform.OneLine;
import dev.jobtrail.resume.document.ResumeDesign;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Changes to a resume; absent properties are unchanged, null is not allowed.
 *
 * @param expectedUpdatedAt the version that the caller read
 */
@Schema(description = "Changes to a resume; absent properties are unchanged.")
public record ResumeEdit(
    @Schema(implementation = String.class, examples = "Backend engineer") @OneLine
        JsonNullable<@NotBlank @Size(max = NewResume.MAX_NAME) String> name,
    @Schema(implementation = String.class, examples = "backend-engineer")
        JsonNullable<
                @NotNull @Size(max = Slug.MAX_LENGTH)
                @Pattern(
                    regexp = Slug.PATTERN,
                    message = "must be lower-case words joined by hyphens")
                String>
            slug,
    @Schema(type = SchemaType.ARRAY, implementation = String.class, maxItems = 50) @OneLine
        JsonNullable<@NotNull @Size(max = 50) List<@NotBlank @Size(max = 50) String>> tags,
    @Schema(implementation = Boolean.class, description = "Needs a verified e-mail address.")
        JsonNullable<@NotNull Boolean> isPublic,
    @Schema(
            implementation = Boolean.class,
            description = "Whether search engines may index the shared resume.")
        JsonNullable<@NotNull Boolean> isIndexed,
    @Schema(
            implementation = Boolean.class,
            description = "Whether the shared resume leaves out phone, e-mail and address.")
        JsonNullable<@NotNull Boolean> hidesContact,
    @Schema(implementation = ResumeTemplate.class) JsonNullable<@NotNull ResumeTemplate> template,
    @Schema(
            type = SchemaType.OBJECT,
            implementation = Object.class,
            description = "A JSON Resume 1.0.0 document. " + ResumeDesign.DESCRIPTION)
        JsonNullable<@NotNull JsonNode> data,
    @Schema(implementation = Instant.class, description = "The version that the caller read.")
        JsonNullable<@NotNull Instant> expectedUpdatedAt) {

  /** A change of the layout only. */
  public static ResumeEdit ofTemplate(ResumeTemplate template, Instant expectedUpdatedAt) {
    return new ResumeEdit(
        JsonNullable.undefined(),
        JsonNullable.undefined(),
        JsonNullable.undefined(),
        JsonNullable.undefined(),
        JsonNullable.undefined(),
        JsonNullable.undefined(),
        JsonNullable.of(template),
        JsonNullable.undefined(),
        JsonNullable.of(expectedUpdatedAt));
  }

  /** Makes the changes; the new document's text comes apart, being checked already. */
  void applyTo(Resume resume, String document) {
    name.ifPresent(value -> resume.name = value);
    slug.ifPresent(value -> resume.slug = value);
    tags.ifPresent(value -> resume.tags = value);
    isPublic.ifPresent(resume::setVisibility);
    isIndexed.ifPresent(resume::setIndexing);
    hidesContact.ifPresent(resume::hideContact);
    template.ifPresent(value -> resume.template = value);
    if (document != null) {
      resume.replaceDocument(document);
    }
  }
}
