package dev.jobtrail.console.pipeline;

import io.quarkus.qute.TemplateData;
import java.util.UUID;

/**
 * A link to a saved view.
 *
 * @param isCurrent whether the page shows it
 */
@TemplateData
record ViewLink(UUID id, String name, String href, boolean isCurrent) {}
