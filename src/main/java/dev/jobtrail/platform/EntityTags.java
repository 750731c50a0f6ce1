package dev.jobtrail.platform;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.inject.Singleton;
import java.util.HexFormat;
import java.util.function.BiPredicate;
import java.util.regex.Pattern;
import org.apache.commons.codec.digest.MurmurHash3;

/** Computes entity tags from the content of a representation (RFC 9110, section 8.8.3). */
@Singleton
class EntityTags {

  private static final Pattern TAG = Pattern.compile("(W/)?(\"[^\"]*\")");
  private static final String ANY = "*";

  private final ObjectMapper mapper;

  EntityTags(ObjectMapper mapper) {
    this.mapper = mapper;
  }

  /** A representation as it is sent: bytes as they are, anything else as JSON. */
  byte[] bytes(Object entity) {
    if (entity instanceof byte[] bytes) {
      return bytes;
    }
    try {
      return mapper.writeValueAsBytes(entity);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("cannot write " + entity.getClass().getSimpleName(), e);
    }
  }

  /**
   * The strong tag of a representation. Its hash is fast rather than cryptographic: callers compare
   * only tags of what is theirs to read.
   */
  static String of(byte[] representation) {
    var hash = MurmurHash3.hash128x64(representation);
    var hex = HexFormat.of();
    return '"' + hex.toHexDigits(hash[0]) + hex.toHexDigits(hash[1]) + '"';
  }

  /**
   * Whether If-None-Match names the tag, by weak comparison.
   *
   * @param header a list of tags or a star; null where the request has none
   */
  static boolean isNamedWeakly(String header, String tag) {
    return isNamed(header, (_, opaque) -> opaque.equals(tag));
  }

  /**
   * Whether If-Match names the tag, by strong comparison: a weak tag never matches.
   *
   * @param header a list of tags or a star
   */
  static boolean isNamedStrongly(String header, String tag) {
    return isNamed(header, (isWeak, opaque) -> !isWeak && opaque.equals(tag));
  }

  private static boolean isNamed(String header, BiPredicate<Boolean, String> comparison) {
    if (header == null) {
      return false;
    }
    if (header.strip().equals(ANY)) {
      return true;
    }
    return TAG.matcher(header)
        .results()
        .anyMatch(it -> comparison.test(it.group(1) != null, it.group(2)));
  }
}
