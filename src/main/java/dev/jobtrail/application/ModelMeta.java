package dev.jobtrail.application;

import io.quarkus.runtime.annotations.RegisterForReflection;

/** The engine that wrote something, and its model. */
@RegisterForReflection
public record ModelMeta(String provider, String model) {}
