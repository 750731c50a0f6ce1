package dev.jobtrail.console;

import io.quarkus.qute.TemplateData;

/** An option of a select field. */
@TemplateData
public record Choice(String value, String label, boolean selected) {}
