package dev.jobtrail.client;

import io.quarkus.qute.TemplateData;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.UUID;

/** A client as it is chosen from a list. */
@RegisterForReflection // made by a query
@TemplateData
public record ClientName(UUID id, String name) {}
