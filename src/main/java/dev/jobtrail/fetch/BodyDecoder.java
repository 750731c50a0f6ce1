package dev.jobtrail.fetch;

import dev.jobtrail.fetch.FetchException.Reason;
import dev.jobtrail.text.Message;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.zip.GZIPInputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;

/** Decodes the content encoding of a body with a limit on its size. */
final class BodyDecoder {

  /** The value of Accept-Encoding. */
  static final String ACCEPTED = "gzip, deflate";

  /** No honest server encodes more than once; two leave room for a careless proxy. */
  private static final int MAX_ENCODINGS = 2;

  private BodyDecoder() {}

  /**
   * The body as its author wrote it.
   *
   * @param encoding the Content-Encoding header, or null
   * @throws FetchException where the encoding is unknown or broken, or the result too large
   */
  static byte[] decode(byte[] body, String encoding, long maxBytes, String host) {
    if (encoding == null || encoding.isBlank() || body.length == 0) {
      return body;
    }
    var encodings = encoding.toLowerCase(Locale.ROOT).split(",", MAX_ENCODINGS + 1);
    if (encodings.length > MAX_ENCODINGS) {
      throw unreadable(host, null);
    }
    var decoded = body;
    for (var i = encodings.length - 1; i >= 0; i--) {
      decoded = undo(encodings[i].strip(), decoded, maxBytes, host);
    }
    return decoded;
  }

  private static byte[] undo(String encoding, byte[] body, long maxBytes, String host) {
    try {
      return switch (encoding) {
        case "identity", "" -> body;
        case "gzip", "x-gzip" ->
            read(new GZIPInputStream(new ByteArrayInputStream(body)), maxBytes, host);
        case "deflate" -> inflate(body, maxBytes, host);
        default -> throw unreadable(host, null);
      };
    } catch (IOException e) {
      throw unreadable(host, e);
    }
  }

  private static byte[] inflate(byte[] body, long maxBytes, String host) throws IOException {
    // "deflate" means zlib, yet some servers leave its two bytes of header out
    var isZlib =
        body.length >= 2
            && (body[0] & 0x0f) == 8
            && ((body[0] & 0xff) * 256 + (body[1] & 0xff)) % 31 == 0;
    var inflater = new Inflater(!isZlib);
    try {
      return read(
          new InflaterInputStream(new ByteArrayInputStream(body), inflater), maxBytes, host);
    } finally {
      inflater.end();
    }
  }

  private static byte[] read(InputStream stream, long maxBytes, String host) throws IOException {
    try (stream) {
      var bytes = stream.readNBytes((int) Math.min(maxBytes + 1, Integer.MAX_VALUE - 8));
      if (bytes.length > maxBytes) {
        throw tooLarge(host);
      }
      return bytes;
    }
  }

  private static FetchException tooLarge(String host) {
    return new FetchException(
        Reason.TOO_LARGE, Message.of("%s sent a response that is too large", host).english());
  }

  private static FetchException unreadable(String host, Throwable cause) {
    return new FetchException(
        Reason.UNREADABLE,
        Message.of("%s sent a page that cannot be decoded", host).english(),
        cause);
  }
}
