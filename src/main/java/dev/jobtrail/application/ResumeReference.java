package dev.jobtrail.application;

import io.quarkus.qute.TemplateData;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.UUID;

/** The id and name of a resume. */
@RegisterForReflection
@TemplateData
public record ResumeReference(UUID id, String name) {}
