package dev.jobtrail.error;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.Translatable;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * The JSON body of every error.
 *
 * @param code what went wrong, for programs
 * @param message what went wrong, for people
 * @param details the faults of a request that failed validation, otherwise absent
 * @param updatedAt the current version of the resume in a version conflict, otherwise absent
 * @param existingId the record that is there already, otherwise absent
 * @param text the message for translation; null if it has none
 */
@Schema(name = "Error", description = "An error.")
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonIgnoreProperties("text")
public record ErrorBody(
    @Schema(required = true, description = "The error code, for programs.") ErrorCode code,
    @Schema(required = true, description = "The error message, for people.") String message,
    @Schema(description = "Validation errors.") List<Detail> details,
    @Schema(description = "The current version of the resume, in a version conflict.")
        Instant updatedAt,
    @Schema(description = "The existing record.") String existingId,
    @Schema(hidden = true) Message text)
    implements Translatable {

  /** An error whose message is shown as it is. */
  public ErrorBody(
      ErrorCode code, String message, List<Detail> details, Instant updatedAt, String existingId) {
    this(code, message, details, updatedAt, existingId, null);
  }

  /** An error whose texts are in the language of its page already. */
  public static ErrorBody worded(
      ErrorCode code, String message, List<Detail> details, Instant updatedAt) {
    return new ErrorBody(code, message, details, updatedAt, null, Message.verbatim(message));
  }

  /** The message in a language. */
  @Override
  public String in(Language language) {
    return ErrorTexts.in(this, language).message();
  }

  /**
   * One validation error.
   *
   * @param field the property, parameter or JSON pointer at fault
   * @param message what is wrong with it
   * @param text the message for translation; null if it has none
   */
  @Schema(name = "ErrorDetail")
  @JsonIgnoreProperties("text")
  public record Detail(
      @Schema(required = true) String field,
      @Schema(required = true) String message,
      @Schema(hidden = true) Message text) {

    /** A validation error whose message is shown as it is. */
    public Detail(String field, String message) {
      this(field, message, null);
    }

    /** The same error where the field is one of a part of the request. */
    public Detail within(String place) {
      var isPointer = field.isEmpty() || field.startsWith("/");
      return new Detail(place + (isPointer ? "" : ".") + field, message, text);
    }
  }
}
