package dev.jobtrail.attempt;

import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The applications to start runs for. */
@Schema(name = "AttemptStarts", description = "The applications to start runs for.")
public record AttemptStarts(
    @Schema(required = true) @NotNull @Size(min = 1, max = AttemptStarts.MOST)
        List<@NotNull String> applicationIds) {

  /** More would keep all browsers busy for hours. */
  public static final int MOST = 50;
}
