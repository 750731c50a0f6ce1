package dev.jobtrail.application;

import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.UUID;

/** The id and name of a resume. */
@RegisterForReflection
public record ResumeReference(UUID id, String name) {}
