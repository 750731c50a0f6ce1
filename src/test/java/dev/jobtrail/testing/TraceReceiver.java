package dev.jobtrail.testing;

import io.opentelemetry.proto.collector.trace.v1.ExportTraceServiceRequest;
import io.opentelemetry.proto.common.v1.AnyValue;
import io.opentelemetry.proto.common.v1.KeyValue;
import io.opentelemetry.proto.trace.v1.ResourceSpans;
import io.opentelemetry.proto.trace.v1.Span;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;

/** Receives spans by OTLP over HTTP, as a collector does. */
public final class TraceReceiver extends LocalServer {

  private final List<ReceivedSpan> spans = new CopyOnWriteArrayList<>();
  private final List<String> credentials = new CopyOnWriteArrayList<>();
  private final AtomicInteger requests = new AtomicInteger();
  private volatile int status = 200;

  /** A span and the attributes of the process that sent it. */
  public record ReceivedSpan(Span span, Map<String, String> process) {

    public String traceId() {
      return HexFormat.of().formatHex(span.getTraceId().toByteArray());
    }

    public String id() {
      return HexFormat.of().formatHex(span.getSpanId().toByteArray());
    }

    public String parentId() {
      return HexFormat.of().formatHex(span.getParentSpanId().toByteArray());
    }

    public String name() {
      return span.getName();
    }

    public Map<String, String> attributes() {
      return values(span.getAttributesList());
    }
  }

  public TraceReceiver() {
    on(
        "/v1/traces",
        exchange -> {
          requests.incrementAndGet();
          credentials.add(String.valueOf(exchange.getRequestHeaders().getFirst("Authorization")));
          var request = ExportTraceServiceRequest.parseFrom(exchange.getRequestBody());
          if (status == 200) {
            request.getResourceSpansList().forEach(this::keep);
          }
          reply(exchange, status, "");
        });
  }

  private void keep(ResourceSpans process) {
    var attributes = values(process.getResource().getAttributesList());
    process.getScopeSpansList().stream()
        .flatMap(it -> it.getSpansList().stream())
        .forEach(it -> spans.add(new ReceivedSpan(it, attributes)));
  }

  private static Map<String, String> values(List<KeyValue> attributes) {
    return attributes.stream()
        .collect(Collectors.toMap(KeyValue::getKey, it -> text(it.getValue())));
  }

  private static String text(AnyValue value) {
    return value.hasIntValue() ? String.valueOf(value.getIntValue()) : value.getStringValue();
  }

  /** Answers with that status from now on. */
  public void answer(int next) {
    status = next;
  }

  public List<ReceivedSpan> spans() {
    return List.copyOf(spans);
  }

  /** Waits for a span of a trace with that name; the first of several. */
  public ReceivedSpan awaitSpan(String traceId, String name) {
    return Waiting.await()
        .until(
            () -> spans(traceId).stream().filter(it -> it.name().equals(name)).findFirst(),
            Optional::isPresent)
        .orElseThrow();
  }

  /** Those of one trace, in the order of their arrival. */
  public List<ReceivedSpan> spans(String traceId) {
    return spans.stream().filter(it -> it.traceId().equals(traceId)).toList();
  }

  /** The Authorization headers of the requests. */
  public List<String> credentials() {
    return List.copyOf(credentials);
  }

  public int requests() {
    return requests.get();
  }
}
