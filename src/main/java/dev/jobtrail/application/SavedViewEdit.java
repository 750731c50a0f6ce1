package dev.jobtrail.application;

import dev.jobtrail.platform.OneLine;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A saved view as its owner enters it. */
@Schema(name = "SavedViewEdit")
record SavedViewEdit(
    @Schema(required = true, examples = "Remote, best match first")
        @NotBlank
        @Size(max = SavedViewEdit.LONGEST_NAME)
        @OneLine
        String name,
    @Schema(nullable = true, description = "Everything, newest first, if absent.") @Valid
        SavedFilter filter) {

  static final int LONGEST_NAME = 80;

  SavedViewEdit {
    name = name == null ? null : name.strip();
    filter = filter == null ? SavedFilter.NONE : filter;
  }
}
