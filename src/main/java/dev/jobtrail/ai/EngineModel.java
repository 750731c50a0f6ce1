package dev.jobtrail.ai;

/** The engine that made something, and its model. */
public record EngineModel(String provider, String model) {}
