package dev.jobtrail.task;

import com.github.kagkarlsson.scheduler.serializer.Serializer;
import java.nio.charset.StandardCharsets;

/** Stores with a task the trace that it was queued in, as text, or nothing. */
final class TraceparentSerializer implements Serializer {

  @Override
  public byte[] serialize(Object traceparent) {
    return traceparent == null ? null : traceparent.toString().getBytes(StandardCharsets.US_ASCII);
  }

  @Override
  public <T> T deserialize(Class<T> type, byte[] stored) {
    return stored == null ? null : type.cast(new String(stored, StandardCharsets.US_ASCII));
  }
}
