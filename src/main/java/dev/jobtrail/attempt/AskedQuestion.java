package dev.jobtrail.attempt;

import dev.jobtrail.text.Message;
import io.quarkus.qute.TemplateData;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A required question of a form that the applicant must answer. */
@RegisterForReflection
@Schema(name = "AskedQuestion")
@TemplateData
public record AskedQuestion(
    @Schema(required = true, description = "The question, as in questions.") @NotNull
        String question,
    @Schema(required = true, description = "The form's choices; empty for free text.") @NotNull
        List<@NotNull String> options,
    @Schema(required = true, description = "Whether several choices can be selected.")
        boolean several,
    @Schema(
            required = true,
            description =
                "Whether only the applicant may answer; sensitive questions are never guessed.")
        boolean sensitive,
    @Schema(required = true, description = "Whether the field accepts several lines.")
        boolean longText,
    @Schema(
            required = true,
            nullable = true,
            description = "The maximum length in characters; null if unknown.")
        Integer maxLength,
    @Schema(
            required = true,
            nullable = true,
            description =
                "The format of the answer, yyyy-mm-dd for a date and yyyy-mm for a month; null for"
                    + " any text.",
            examples = "yyyy-mm-dd")
        String format,
    @Schema(
            required = true,
            nullable = true,
            description =
                "An answer that the engine proposes for the applicant to edit and confirm."
                    + " It is never entered automatically.")
        String proposal,
    @Schema(required = true, nullable = true) AskedAccount account) {

  static final String YES = "Yes";
  static final String NO = "No";

  /** The choices of a box to tick. */
  static final List<String> TICK = List.of(YES, NO);

  /** The maximum length of an answer, in characters. */
  public static final int LONGEST_ANSWER = 10_000;

  /** The default limit of an answer's length, in characters. */
  public int longest(int most) {
    return maxLength == null ? most : Math.min(maxLength, most);
  }

  /** Whether an engine may word an answer. */
  boolean admitsProposal() {
    return longText && !sensitive && options.isEmpty();
  }

  AskedQuestion withProposal(String text) {
    return new AskedQuestion(
        question, options, several, sensitive, longText, maxLength, format, text, account);
  }

  /** Asks for an account on a site. */
  static AskedQuestion of(AskedAccount account) {
    return new AskedQuestion(
        Message.of("Account at %s", account.site()).english(),
        List.of(),
        false,
        true,
        false,
        null,
        null,
        null,
        account);
  }
}
