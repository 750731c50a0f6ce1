package dev.jobtrail.builder;

import io.quarkus.qute.TemplateData;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Whether the builder agent is available. */
@Schema(name = "BuilderStatus")
@TemplateData
public record BuilderStatus(
    @Schema(required = true) boolean available,
    @Schema(required = true, examples = "builtin") String provider,
    @Schema(required = true, nullable = true) String model,
    @Schema(
            required = true,
            nullable = true,
            description = "Why the builder is not available; null if it is.")
        String reason,
    @Schema(required = true, description = "What the builder can do.") List<String> can,
    @Schema(required = true, description = "What the builder cannot do.") List<String> cannot,
    @Schema(required = true, description = "Messages that the builder understands.")
        List<String> examples) {}
