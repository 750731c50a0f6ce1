package dev.jobtrail.discovery;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.jobtrail.page.RequestLanguage;
import dev.jobtrail.text.Message;
import io.quarkus.qute.TemplateData;
import jakarta.validation.constraints.NotNull;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * One line on whether a match is a real, open job.
 *
 * @param evidence the words of the posting that state it; null if it follows from searches
 */
@Schema(name = "MatchSignal")
@TemplateData
public record MatchSignal(
    @Schema(required = true) @NotNull Kind kind,
    @Schema(required = true) @NotNull Verdict verdict,
    @Schema(required = true, description = "In plain words.") String text,
    @Schema(
            required = true,
            nullable = true,
            description = "The words of the posting that state it.")
        String evidence) {

  /** What it is about. */
  @Schema(name = "MatchSignalKind")
  public enum Kind {
    @JsonProperty("listing")
    LISTING,
    @JsonProperty("age")
    AGE,
    @JsonProperty("reposts")
    REPOSTS,
    @JsonProperty("pay")
    PAY,
    @JsonProperty("hiring")
    HIRING,
    @JsonProperty("sponsorship")
    SPONSORSHIP
  }

  /** Whether it speaks for a real, open job. */
  @Schema(name = "MatchSignalVerdict")
  public enum Verdict {
    @JsonProperty("good")
    GOOD,
    @JsonProperty("neutral")
    NEUTRAL,
    @JsonProperty("doubtful")
    DOUBTFUL
  }

  static MatchSignal good(Kind kind, Message text) {
    return new MatchSignal(kind, Verdict.GOOD, text.in(RequestLanguage.current()), null);
  }

  static MatchSignal neutral(Kind kind, Message text) {
    return new MatchSignal(kind, Verdict.NEUTRAL, text.in(RequestLanguage.current()), null);
  }

  static MatchSignal doubtful(Kind kind, Message text) {
    return new MatchSignal(kind, Verdict.DOUBTFUL, text.in(RequestLanguage.current()), null);
  }

  MatchSignal quoting(String words) {
    return new MatchSignal(kind, verdict, text, words);
  }
}
