package dev.jobtrail.ai;

import io.quarkus.qute.TemplateData;

/**
 * Whether an engine can answer.
 *
 * @param model null where none is configured
 * @param reason why it cannot, null where it can
 */
@TemplateData
public record EngineStatus(boolean available, String provider, String model, String reason) {}
