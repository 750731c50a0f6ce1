package dev.jobtrail.application;

import io.quarkus.runtime.annotations.RegisterForReflection;

/** The engine and model that generated a text. */
@RegisterForReflection
public record ModelMeta(String provider, String model) {}
