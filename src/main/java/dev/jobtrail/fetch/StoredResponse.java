package dev.jobtrail.fetch;

import dev.jobtrail.outbound.HttpAnswer;
import java.time.Instant;

/**
 * The answer of a site.
 *
 * @param readAt when the site gave or confirmed it
 */
record StoredResponse(HttpAnswer answer, Instant readAt) {}
