package dev.jobtrail.response;

import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.Provider;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;
import org.jboss.resteasy.reactive.server.spi.ResteasyReactiveResourceInfo;
import org.jboss.resteasy.reactive.server.spi.ServerMessageBodyWriter;
import org.jboss.resteasy.reactive.server.spi.ServerRequestContext;

/** Starts to write a streamed body; failures before its first chunk are regular errors. */
@Provider
public class StreamedBodyWriter implements ServerMessageBodyWriter<StreamedBody> {

  private final ResponseBodies bodies;

  StreamedBodyWriter(ResponseBodies bodies) {
    this.bodies = bodies;
  }

  @Override
  public boolean isWriteable(
      Class<?> type, Type genericType, ResteasyReactiveResourceInfo target, MediaType mediaType) {
    return StreamedBody.class.isAssignableFrom(type);
  }

  @Override
  public boolean isWriteable(
      Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
    return StreamedBody.class.isAssignableFrom(type);
  }

  @Override
  public void writeResponse(StreamedBody body, Type genericType, ServerRequestContext context)
      throws IOException {
    var request = (ResteasyReactiveRequestContext) context;
    var routing = request.unwrap(RoutingContext.class);
    if (routing.request().method() == HttpMethod.HEAD) {
      routing.response().end();
      return;
    }
    try {
      bodies.stream(routing.request(), body);
    } catch (IOException | RuntimeException e) {
      request.setEntityWriter(null); // the one of this body's media type; the error's is JSON
      throw e;
    }
  }

  @Override
  public void writeTo(
      StreamedBody body,
      Class<?> type,
      Type genericType,
      Annotation[] annotations,
      MediaType mediaType,
      MultivaluedMap<String, Object> headers,
      OutputStream out) {
    throw new UnsupportedOperationException("A streamed body is not written to a stream");
  }
}
