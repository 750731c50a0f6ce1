package dev.jobtrail.trace;

import java.util.Map;

/**
 * A span to export.
 *
 * @param parentId the id of its parent, null for the first span of a trace
 * @param startNanos since the epoch
 * @param attributes strings and long numbers by their names in the semantic conventions
 */
public record FinishedSpan(
    TraceContext context,
    String parentId,
    SpanKind kind,
    String name,
    long startNanos,
    long endNanos,
    Map<String, Object> attributes,
    boolean isFailed) {}
