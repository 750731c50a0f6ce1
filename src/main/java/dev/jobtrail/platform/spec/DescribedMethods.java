package dev.jobtrail.platform.spec;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.error.PathMethods;
import io.quarkus.smallrye.openapi.runtime.OpenApiDocumentService;
import io.smallrye.openapi.runtime.io.Format;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.HttpHeaders;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/**
 * The methods of each path according to the OpenAPI description: the framework answers OPTIONS with
 * those of all paths of a resource, and a wrong method with none.
 */
@ApplicationScoped
class DescribedMethods implements PathMethods {

  private static final String ONLY_DOCUMENT = "<default>";

  private final OpenApiDocumentService description;
  private final ObjectMapper mapper;

  /** Read when it is asked for, which well-behaved callers never do. */
  private volatile List<Template> templates;

  private record Template(Pattern pattern, int variables, Set<String> methods) {

    static Template of(String path, JsonNode operations) {
      var named = new TreeSet<String>();
      operations.fieldNames().forEachRemaining(it -> named.add(it.toUpperCase(Locale.ROOT)));
      var parts = path.split("\\{[^}]*}", -1);
      var pattern = new StringBuilder(Pattern.quote(parts[0]));
      for (int i = 1; i < parts.length; i++) {
        pattern.append("[^/]+").append(Pattern.quote(parts[i]));
      }
      return new Template(
          Pattern.compile(pattern + "/?"), parts.length - 1, DescribedMethods.methods(named));
    }
  }

  DescribedMethods(OpenApiDocumentService description, ObjectMapper mapper) {
    this.description = description;
    this.mapper = mapper;
  }

  @Override
  public Set<String> of(String path) {
    return templates().stream()
        .filter(it -> it.pattern().matcher(path).matches())
        .findFirst()
        .map(Template::methods)
        .orElse(Set.of());
  }

  @ServerResponseFilter
  void nameMethods(ContainerRequestContext request, ContainerResponseContext response) {
    if (request.getMethod().equals(HttpMethod.OPTIONS)
        && response.getHeaders().containsKey(HttpHeaders.ALLOW)) {
      var methods = of(request.getUriInfo().getPath());
      if (!methods.isEmpty()) {
        response.getHeaders().putSingle(HttpHeaders.ALLOW, String.join(", ", methods));
      }
    }
  }

  private static Set<String> methods(Set<String> named) {
    var all = new TreeSet<>(named);
    all.add(HttpMethod.OPTIONS);
    if (named.contains(HttpMethod.GET)) {
      all.add(HttpMethod.HEAD);
    }
    return all;
  }

  private List<Template> templates() {
    if (templates == null) {
      templates = read();
    }
    return templates;
  }

  /** A path that is written out comes before one with variables that fits as well. */
  private List<Template> read() {
    try {
      return mapper
          .readTree(description.getDocument(ONLY_DOCUMENT, Format.JSON))
          .path("paths")
          .properties()
          .stream()
          .map(it -> Template.of(it.getKey(), it.getValue()))
          .sorted(Comparator.comparingInt(Template::variables))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
