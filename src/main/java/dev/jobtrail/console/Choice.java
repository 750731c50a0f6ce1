package dev.jobtrail.console;

import io.quarkus.qute.TemplateData;

/** One of what can be chosen in a form. */
@TemplateData
public record Choice(String value, String label, boolean selected) {}
