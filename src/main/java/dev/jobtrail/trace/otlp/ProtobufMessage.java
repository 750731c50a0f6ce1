package dev.jobtrail.trace.otlp;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** Writes the fields of a message in the wire format of Protocol Buffers. */
final class ProtobufMessage {

  private static final int VARINT = 0;
  private static final int FIXED_64 = 1;
  private static final int LENGTH_DELIMITED = 2;

  private static final int LOW_BITS = 0x7f;
  private static final int MORE = 0x80;

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  ProtobufMessage number(int field, long value) {
    tag(field, VARINT);
    varint(value);
    return this;
  }

  ProtobufMessage fixed64(int field, long value) {
    tag(field, FIXED_64);
    var buffer = ByteBuffer.allocate(Long.BYTES).order(ByteOrder.LITTLE_ENDIAN).putLong(value);
    bytes.writeBytes(buffer.array());
    return this;
  }

  ProtobufMessage bytes(int field, byte[] value) {
    tag(field, LENGTH_DELIMITED);
    varint(value.length);
    bytes.writeBytes(value);
    return this;
  }

  ProtobufMessage text(int field, String value) {
    return bytes(field, value.getBytes(StandardCharsets.UTF_8));
  }

  ProtobufMessage message(int field, ProtobufMessage value) {
    return bytes(field, value.toBytes());
  }

  byte[] toBytes() {
    return bytes.toByteArray();
  }

  private void tag(int field, int wireType) {
    varint((long) field << 3 | wireType);
  }

  private void varint(long value) {
    var rest = value;
    while ((rest & ~LOW_BITS) != 0) {
      bytes.write((int) (rest & LOW_BITS) | MORE);
      rest >>>= 7;
    }
    bytes.write((int) rest);
  }
}
