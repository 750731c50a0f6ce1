package dev.jobtrail.attempt;

import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A required question of a form that the person has to answer. */
@RegisterForReflection
@Schema(name = "AskedQuestion")
public record AskedQuestion(
    @Schema(required = true, description = "What the form asks, as in questions.") String question,
    @Schema(required = true, description = "The form's choices; empty where the answer is free.")
        List<String> options,
    @Schema(required = true, description = "Whether any number of the choices can be given.")
        boolean several,
    @Schema(required = true, description = "Whether nobody but the person may word an answer.")
        boolean sensitive,
    @Schema(required = true, description = "Whether the form has room for several lines.")
        boolean longText,
    @Schema(
            required = true,
            nullable = true,
            description = "How many characters the form takes; null where it does not say.")
        Integer maxLength,
    @Schema(
            required = true,
            nullable = true,
            description =
                "Wording that the engine proposes, for the person to change and to give as their"
                    + " answer; nothing is entered by itself.")
        String proposal) {

  /** What the service takes as an answer, in characters. */
  public static final int LONGEST_ANSWER = 10_000;

  /** How many characters an answer may have where nobody wants more than so many. */
  public int longest(int most) {
    return maxLength == null ? most : Math.min(maxLength, most);
  }

  /** Whether an engine may word an answer. */
  boolean admitsProposal() {
    return longText && !sensitive && options.isEmpty();
  }

  AskedQuestion withProposal(String text) {
    return new AskedQuestion(question, options, several, sensitive, longText, maxLength, text);
  }
}
