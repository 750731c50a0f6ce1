package dev.jobtrail.outbound;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.RequestOptions;

/**
 * A request to send.
 *
 * @param body null for none
 * @param isRepeatable whether it does no harm if the server handles the request twice
 */
public record OutboundRequest(RequestOptions options, Buffer body, boolean isRepeatable) {}
