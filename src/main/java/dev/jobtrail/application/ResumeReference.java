package dev.jobtrail.application;

import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.UUID;

/** A resume by its id and its name. */
@RegisterForReflection
public record ResumeReference(UUID id, String name) {}
