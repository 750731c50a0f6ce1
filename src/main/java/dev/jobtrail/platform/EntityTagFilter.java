package dev.jobtrail.platform;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.ext.Provider;
import java.util.Arrays;
import java.util.HexFormat;
import org.apache.commons.codec.digest.MurmurHash3;

/**
 * Tags the JSON or the bytes of a single resource by its content and answers 304 where the caller
 * has it.
 */
@Provider
@Conditional
class EntityTagFilter implements ContainerResponseFilter {

  private static final int OK = 200;
  private static final int NOT_MODIFIED = 304;

  private final ObjectMapper mapper;

  EntityTagFilter(ObjectMapper mapper) {
    this.mapper = mapper;
  }

  @Override
  public void filter(ContainerRequestContext request, ContainerResponseContext response) {
    if (response.getStatus() != OK || !response.hasEntity()) {
      return;
    }
    var body = response.getEntity() instanceof byte[] bytes ? bytes : json(response.getEntity());
    var tag = '"' + digest(body) + '"';
    response.getHeaders().putSingle(HttpHeaders.ETAG, tag);
    if (matches(request.getHeaderString(HttpHeaders.IF_NONE_MATCH), tag)) {
      response.setStatus(NOT_MODIFIED);
      response.setEntity(null);
      response.getHeaders().remove(HttpHeaders.CONTENT_TYPE);
    } else {
      response.setEntity(body, null, response.getMediaType());
    }
  }

  private byte[] json(Object entity) {
    try {
      return mapper.writeValueAsBytes(entity);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("cannot write " + entity.getClass().getSimpleName(), e);
    }
  }

  /** Fast rather than cryptographic: callers compare only tags of what is theirs to read. */
  private static String digest(byte[] body) {
    var hash = MurmurHash3.hash128x64(body);
    return HexFormat.of().toHexDigits(hash[0]) + HexFormat.of().toHexDigits(hash[1]);
  }

  /** RFC 9110, section 13.1.2: a list of tags compared weakly, or a star. */
  private static boolean matches(String ifNoneMatch, String tag) {
    return ifNoneMatch != null
        && Arrays.stream(ifNoneMatch.split(","))
            .map(String::strip)
            .map(candidate -> candidate.startsWith("W/") ? candidate.substring(2) : candidate)
            .anyMatch(candidate -> candidate.equals("*") || candidate.equals(tag));
  }
}
