package dev.jobtrail.console;

import io.quarkus.qute.TemplateData;

/** A link to one of the pages that belong together. */
@TemplateData
public record TabLink(String label, String href, boolean isCurrent) {}
