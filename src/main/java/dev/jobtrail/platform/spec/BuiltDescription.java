package dev.jobtrail.platform.spec;

import io.quarkus.smallrye.openapi.runtime.OpenApiConstants;
import io.quarkus.smallrye.openapi.runtime.OpenApiDocumentService;
import io.smallrye.openapi.runtime.io.Format;
import jakarta.annotation.Priority;
import jakarta.enterprise.inject.Alternative;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;

/**
 * Serves the OpenAPI description as it was written when the program was built.
 *
 * <p>Quarkus would parse it at every start and write it again, as JSON and as YAML: the largest
 * part of a start, and 2 MB for as long as the program runs.
 */
@Alternative
@Priority(1)
@Singleton
class BuiltDescription extends OpenApiDocumentService {

  /** Finds no description, so that nothing is parsed. */
  private static final class Nothing extends ClassLoader {

    Nothing() {
      super(null);
    }

    @Override
    public InputStream getResourceAsStream(String name) {
      return null;
    }
  }

  /** Is created before Quarkus looks for the description. */
  BuiltDescription() {
    OpenApiConstants.classLoader = new Nothing();
  }

  @Override
  public byte[] getDocument(String name, Format format) {
    var file = "/" + OpenApiConstants.BASE_NAME + "." + format;
    try (var document = BuiltDescription.class.getResourceAsStream(file)) {
      return Objects.requireNonNull(document, file).readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
