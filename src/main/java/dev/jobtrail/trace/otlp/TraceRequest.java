package dev.jobtrail.trace.otlp;

import dev.jobtrail.trace.FinishedSpan;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/**
 * The body of an export request: {@code ExportTraceServiceRequest} of opentelemetry-proto 1.
 *
 * @param resource the attributes of this process
 */
record TraceRequest(Map<String, Object> resource, List<FinishedSpan> spans) {

  private static final String SCOPE = "dev.jobtrail";
  private static final int ERROR = 2;

  byte[] toBytes() {
    var process = new ProtobufMessage();
    writeAttributes(process, 1, resource);
    var recorded = new ProtobufMessage().message(1, new ProtobufMessage().text(1, SCOPE));
    spans.forEach(it -> recorded.message(2, span(it)));
    return new ProtobufMessage()
        .message(1, new ProtobufMessage().message(1, process).message(2, recorded))
        .toBytes();
  }

  private static ProtobufMessage span(FinishedSpan span) {
    var message =
        new ProtobufMessage()
            .bytes(1, id(span.context().traceId()))
            .bytes(2, id(span.context().spanId()));
    if (span.parentId() != null) {
      message.bytes(4, id(span.parentId()));
    }
    message
        .text(5, span.name())
        .number(6, span.kind().number())
        .fixed64(7, span.startNanos())
        .fixed64(8, span.endNanos());
    writeAttributes(message, 9, span.attributes());
    if (span.isFailed()) {
      message.message(15, new ProtobufMessage().number(3, ERROR));
    }
    return message;
  }

  private static byte[] id(String digits) {
    return HexFormat.of().parseHex(digits);
  }

  private static void writeAttributes(
      ProtobufMessage message, int field, Map<String, Object> attributes) {
    attributes.forEach(
        (key, value) ->
            message.message(
                field, new ProtobufMessage().text(1, key).message(2, attributeValue(value))));
  }

  private static ProtobufMessage attributeValue(Object value) {
    return value instanceof Long number
        ? new ProtobufMessage().number(3, number)
        : new ProtobufMessage().text(1, value.toString());
  }
}
