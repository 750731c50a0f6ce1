package dev.jobtrail.resume;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.OneLine;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import java.util.Base64;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A file to import as a resume.
 *
 * @param file base64; a data URL is accepted as well
 * @param name null for the name in the file
 * @param clientId null for the caller's own
 * @param isModelAsked false where null is given
 */
@Schema(description = "A file to import as a resume.")
record ResumeFile(
    @Schema(
            required = true,
            description = "The content in base64 (RFC 4648), up to 1.4 MB before; or a data URL.",
            examples = "eyJiYXNpY3MiOiB7Im5hbWUiOiAiSmFuYSBOb3ZhayJ9fQ==")
        @NotBlank
        @Size(max = ResumeFile.MAX_BASE64)
        String file,
    @Schema(minLength = 1, maxLength = 200, description = "The name in the file if absent.")
        @Size(max = 200)
        @OneLine
        String name,
    @Schema(nullable = true, description = "Absent for a resume of the caller.") String clientId,
    @Schema(
            defaultValue = "false",
            description =
                "Whether the configured model reads PDF, Word and text files as well. The text of the"
                    + " file is then sent to it, without addresses, links and telephone numbers.")
        Boolean isModelAsked) {

  ResumeFile {
    isModelAsked = isModelAsked != null && isModelAsked;
  }

  /** Characters: what fits the default of {@code jobtrail.body.max-size}. */
  static final int MAX_BASE64 = 1_950_000;

  /**
   * The content of the file.
   *
   * @throws ApiException VALIDATION_FAILED for one that is not base64
   */
  byte[] bytes() {
    var start = file.startsWith("data:") ? file.indexOf(',') + 1 : 0;
    var digits = file.substring(start).replaceAll("\\s", "").replace('-', '+').replace('_', '/');
    try {
      return Base64.getDecoder().decode(digits);
    } catch (IllegalArgumentException _) {
      throw ApiException.invalid("file", "is not base64");
    }
  }
}
