package dev.jobtrail.application;

import dev.jobtrail.platform.OneLine;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A stage as its owner enters it. */
@Schema(name = "StageEdit")
record StageEdit(
    @Schema(required = true, examples = "Take-home task")
        @NotBlank
        @Size(max = StageEdit.LONGEST_NAME)
        @OneLine
        String name,
    @Schema(required = true) @NotNull StageColour colour,
    @Schema(nullable = true, description = "The place in the order, from 1; the last if absent.")
        @Min(1)
        @Max(Stages.MOST)
        Integer position) {

  static final int LONGEST_NAME = 40;

  StageEdit {
    name = name == null ? null : name.strip();
  }
}
