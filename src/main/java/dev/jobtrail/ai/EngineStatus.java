package dev.jobtrail.ai;

/**
 * Whether an engine can answer.
 *
 * @param model null where none is configured
 * @param reason why it cannot, null where it can
 */
public record EngineStatus(boolean available, String provider, String model, String reason) {}
