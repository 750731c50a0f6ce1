package dev.jobtrail.builder;

import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A text whose facts are supported by the evidence, but not all of its words. */
@RegisterForReflection
@Schema(name = "RewordedText")
public record RewordedText(
    @Schema(required = true, description = "JSON pointer into the resume's data.") @NotNull
        String place,
    @Schema(required = true, nullable = true, description = "Null for a new text.") String before,
    @Schema(required = true) @NotNull String after,
    @Schema(required = true, description = "The words that are new.") @NotNull
        List<@NotNull String> words) {}
