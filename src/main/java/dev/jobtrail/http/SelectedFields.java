package dev.jobtrail.http;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.platform.ResourceMethods;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ResourceInfo;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/** Answers lists with the fields that the parameter {@code fields} names. */
class SelectedFields {

  private static final String SELECTION = SelectedFields.class.getName();

  private final ObjectMapper mapper;
  private final Map<Method, JavaType> types = new ConcurrentHashMap<>();

  SelectedFields(ObjectMapper mapper) {
    this.mapper = mapper;
  }

  /** Before the list is read, behind {@link QueryParameters}. */
  @ServerRequestFilter(priority = Priorities.USER + 1)
  void read(ContainerRequestContext request, ResourceInfo resource) {
    var text = request.getUriInfo().getQueryParameters().getFirst(ResourceMethods.FIELDS);
    var method = resource.getResourceMethod();
    if (text != null && ResourceMethods.isList(method)) {
      var type =
          types.computeIfAbsent(method, it -> mapper.constructType(it.getGenericReturnType()));
      request.setProperty(SELECTION, FieldSelection.parse(text, type, mapper));
    }
  }

  @ServerResponseFilter
  void keep(ContainerRequestContext request, ContainerResponseContext response) {
    if (request.getProperty(SELECTION) instanceof FieldSelection selection
        && response.getEntity() instanceof List<?> records) {
      var rows = records.stream().map(it -> mapper.<ObjectNode>valueToTree(it)).toList();
      rows.forEach(selection::keepIn);
      response.setEntity(mapper.valueToTree(rows), null, response.getMediaType());
    }
  }
}
