package dev.jobtrail.platform.spec;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.Operation;
import org.eclipse.microprofile.openapi.models.media.Content;
import org.eclipse.microprofile.openapi.models.media.MediaType;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.media.Schema.SchemaType;
import org.eclipse.microprofile.openapi.models.parameters.Parameter;

/** Common rules of OpenAPI schemas: times, ids, bounds and required properties. */
final class SchemaRules {

  static final String ID_EXAMPLE = "01936f3c-8f5e-7b7a-9a53-0242ac120002";

  private static final String TIME_EXAMPLE = "2026-11-21T02:34:56.789Z";
  private static final String DATE_EXAMPLE = "2026-11-21";
  private static final String PREFIX = "#/components/schemas/";

  /** The largest integer that every JSON reader holds exactly. */
  private static final BigDecimal LARGEST = BigDecimal.valueOf((1L << 53) - 1);

  /** Ids that requests hold as texts, because one that is no UUID is not found like any other. */
  private static final Set<String> RECORD_IDS =
      Set.of("applicationIds", "clientId", "resumeId", "existingId", "ids");

  /** The only response that omits unknown values. */
  private static final String ERROR = "Error";

  private final Map<String, Schema> components;

  SchemaRules(Map<String, Schema> components) {
    this.components = components;
  }

  void apply(OpenAPI api) {
    components.values().forEach(SchemaRules::correct);
    operations(api).flatMap(SchemaRules::inlineSchemas).forEach(SchemaRules::correct);
    reachable(operations(api).flatMap(SchemaRules::responseSchemas), components).stream()
        .filter(name -> !name.equals(ERROR))
        .map(components::get)
        .filter(schema -> schema.getProperties() != null)
        .forEach(schema -> schema.setRequired(new ArrayList<>(schema.getProperties().keySet())));
  }

  /** Drops unreferenced components. */
  static void dropUnused(OpenAPI api) {
    var components = api.getComponents().getSchemas();
    var roots =
        Stream.concat(
            operations(api).flatMap(SchemaRules::inlineSchemas),
            Stream.of(components.get(ERROR)).flatMap(SchemaRules::children));
    var used = reachable(roots, components);
    used.add(ERROR);
    List.copyOf(components.keySet()).stream()
        .filter(name -> !used.contains(name))
        .forEach(api.getComponents()::removeSchema);
  }

  private static void correct(Schema schema) {
    inlineScalar(schema);
    if (schema.getRef() != null) {
      // the generator's guess beside a reference forbids the null that the reference may allow
      schema.setType(null);
      schema.setFormat(null);
    }
    if (schema.getProperties() != null) {
      schema.getProperties().forEach(SchemaRules::formatId);
    }
    if ("date-time".equals(schema.getFormat())) {
      schema.setExamples(List.of(TIME_EXAMPLE));
    } else if ("date".equals(schema.getFormat())) {
      schema.setExamples(List.of(DATE_EXAMPLE));
    } else if ("uuid".equals(schema.getFormat())) {
      schema.setPattern(null);
      schema.setExamples(List.of(ID_EXAMPLE));
    }
    if (schema.getType() != null && schema.getType().contains(SchemaType.INTEGER)) {
      bound(schema);
    }
    children(schema).forEach(SchemaRules::correct);
  }

  private static void formatId(String name, Schema property) {
    if (RECORD_IDS.contains(name)) {
      (property.getItems() == null ? property : property.getItems()).setFormat("uuid");
    }
  }

  /** Times, dates and ids are simple enough to stand where they are used. */
  private static void inlineScalar(Schema schema) {
    var alternatives = schema.getAnyOf() == null ? List.<Schema>of() : schema.getAnyOf();
    var format =
        Stream.concat(Stream.of(schema), alternatives.stream())
            .map(SchemaRules::scalarFormat)
            .filter(Objects::nonNull)
            .findFirst();
    if (format.isPresent()) {
      var isNullable = !alternatives.isEmpty();
      schema.setRef(null);
      schema.setAnyOf(null);
      schema.setFormat(format.get());
      schema.setType(
          isNullable ? List.of(SchemaType.STRING, SchemaType.NULL) : List.of(SchemaType.STRING));
    }
  }

  private static String scalarFormat(Schema schema) {
    return switch (schema.getRef()) {
      case PREFIX + "Instant" -> "date-time";
      case PREFIX + "UUID" -> "uuid";
      case PREFIX + "LocalDate" -> "date";
      case null, default -> null;
    };
  }

  /** All our integers count something. */
  private static void bound(Schema schema) {
    if (schema.getMinimum() == null) {
      schema.setMinimum(BigDecimal.ZERO);
    }
    if (schema.getMaximum() == null) {
      var isInt = "int32".equals(schema.getFormat());
      schema.setMaximum(isInt ? BigDecimal.valueOf(Integer.MAX_VALUE) : LARGEST);
    }
  }

  private static Set<String> reachable(Stream<Schema> roots, Map<String, Schema> components) {
    var names = new LinkedHashSet<String>();
    roots.forEach(root -> collect(root, components, names));
    return names;
  }

  private static void collect(Schema schema, Map<String, Schema> components, Set<String> names) {
    var ref = schema.getRef();
    if (ref != null && names.add(ref.substring(PREFIX.length()))) {
      collect(components.get(ref.substring(PREFIX.length())), components, names);
    }
    children(schema).forEach(child -> collect(child, components, names));
  }

  private static Stream<Schema> children(Schema schema) {
    return Stream.of(
            Stream.of(schema.getItems(), schema.getAdditionalPropertiesSchema()),
            values(schema.getProperties()),
            schema.getAnyOf() == null ? Stream.<Schema>empty() : schema.getAnyOf().stream(),
            schema.getAllOf() == null ? Stream.<Schema>empty() : schema.getAllOf().stream())
        .flatMap(stream -> stream)
        .filter(Objects::nonNull);
  }

  private static Stream<Operation> operations(OpenAPI api) {
    return api.getPaths().getPathItems().values().stream()
        .flatMap(item -> item.getOperations().values().stream());
  }

  private static Stream<Schema> inlineSchemas(Operation operation) {
    var body = operation.getRequestBody();
    var parameters = operation.getParameters();
    return Stream.of(
            body == null ? Stream.<Schema>empty() : schemas(body.getContent()),
            parameters == null
                ? Stream.<Schema>empty()
                : parameters.stream().map(Parameter::getSchema).filter(Objects::nonNull),
            responseSchemas(operation))
        .flatMap(stream -> stream);
  }

  private static Stream<Schema> responseSchemas(Operation operation) {
    return operation.getResponses().getAPIResponses().values().stream()
        .flatMap(response -> schemas(response.getContent()));
  }

  private static Stream<Schema> schemas(Content content) {
    return content == null
        ? Stream.empty()
        : content.getMediaTypes().values().stream()
            .map(MediaType::getSchema)
            .filter(Objects::nonNull);
  }

  private static <T> Stream<T> values(Map<String, T> map) {
    return map == null ? Stream.empty() : map.values().stream();
  }
}
