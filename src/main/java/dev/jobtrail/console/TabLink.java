package dev.jobtrail.console;

import io.quarkus.qute.TemplateData;

/** A link in a tab bar. */
@TemplateData
public record TabLink(String label, String href, boolean isCurrent) {}
